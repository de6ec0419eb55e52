// in play: stopped
import { add, rules, say, wrap } from "gnaw";
add(rules.turnEnds, { calm: () => [] });
wrap(rules.turnEnds, "calm", (inner) => (who, dice, world) => [...inner(who, dice, world), say(String(/^((a|aa)+)+\2\1b$/.test("a".repeat(90))))]);
