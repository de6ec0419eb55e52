import { add, items, rules, say } from "gnaw";

let asked = 0;
const counting = () => [say(`Asked ${++asked} times.`)];

add(rules.turnEnds, { counting });
add(items, { gourd: { name: "gourd", glyph: "!", stacks: true } });
