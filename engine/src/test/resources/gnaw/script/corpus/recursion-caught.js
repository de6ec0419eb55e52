// in play: It took more than 100000 statements
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => (function again() { try { return again(); } catch { return again(); } finally { again(); } })() });
