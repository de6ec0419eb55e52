// harmless: nothing to tell
import { add, rules, spawn } from "gnaw";
add(rules.turnEnds, { rock: (who) => [spawn("beast", { x: 0, y: 0 })] });
