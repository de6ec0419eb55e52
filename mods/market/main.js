// Somebody down there has things to sell, and takes no side.
import { add, rules } from "gnaw";
import { finding, purseLabel } from "./coins.js";
import { keeping, opening, remembering } from "./trader.js";
import { selling, trading } from "./trading.js";

add(rules.levelBegins, { opening });
add(rules.bumped, { trading });
add(rules.chosen, { selling });
add(rules.creatureThinks, { traders: { of: "others", having: "goodwill", before: "thinking", answer: keeping } });
add(rules.turnEnds, { remembering: { of: "others", having: "goodwill", answer: remembering } });
add(rules.creatureDies, { coins: { of: "others", answer: finding } });
add(rules.statusOf, { purseLabel });
