// in play: say wants a text for text, but got list
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { let list = []; for (let i = 0; i < 20_000; i++) list = [list]; return [say(list)]; } });
