// in play: {turn: 1, depth: 1, deepest: 1, level: {depth: 1, isNew: fal… } is not iterable
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { world[Symbol.iterator] = function* () { for (;;) yield world; }; return [...world]; } });
