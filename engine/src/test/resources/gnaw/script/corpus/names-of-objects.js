// harmless: nothing to tell
import { add, give, items, rules } from "gnaw";
add(items, { constructor: { name: "x", glyph: "x" }, toString: { name: "y", glyph: "y" } });
add(rules.turnEnds, { gift: (who) => [give(who, "constructor"), give(who, "toString")] });
