// in play: {turn: 1, depth: 1, place: undefined, deepest: 1, level: {de… } is not iterable
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { world[Symbol.iterator] = function* () { for (;;) yield world; }; return [...world]; } });
