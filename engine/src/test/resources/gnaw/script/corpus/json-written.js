// in play: Invalid string length
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { let tree = [1]; for (let i = 0; i < 40; i++) tree = [tree, tree]; return [say(JSON.stringify(tree))]; } });
