// in play: circular
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { const list = []; list.push(list); return [say(JSON.stringify(list))]; } });
