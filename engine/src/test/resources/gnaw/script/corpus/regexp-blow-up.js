// in play: stopped
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [say(String(/^((a|aa)+)+\2\1b$/.test("a".repeat(90))))] });
