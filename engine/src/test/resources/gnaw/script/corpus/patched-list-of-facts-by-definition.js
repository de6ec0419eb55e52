// in play: Cannot define property filter, object is not extensible
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { Object.defineProperty(Object.getPrototypeOf(world.creatures), "filter", { value: () => [] }); return []; } });
