// harmless: nothing to tell
import { add, rules, spawn } from "gnaw";
add(rules.turnEnds, { horde: (who, dice, world) => (world.turn === 1 ? Array(1000).fill(spawn("beast", who.at)) : []) });
