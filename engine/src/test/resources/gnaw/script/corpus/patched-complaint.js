// in play: Cannot add new property "told" to non-extensible [object Object]
import { add, rules } from "gnaw";
const failure = (action) => { try { return action(); } catch (error) { return error; } };
add(rules.turnEnds, { bad: (who, dice, world) => { Object.getPrototypeOf(failure(() => world.tileAt())).told = 1; return []; } });
