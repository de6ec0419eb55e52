// in play: Cannot redefine property: filter
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { Object.defineProperty(Object.getPrototypeOf(world.creatures), "filter", { value: () => [] }); return []; } });
