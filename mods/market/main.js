// Somebody down there has things to sell, and takes no side.
import { add, rules } from "gnaw";
import { finding, purseLabel } from "./coins.js";
import { keeping, opening, remembering, trading } from "./trader.js";

add(rules.levelBegins, { opening });
add(rules.bumped, { trading: { before: "changingPlaces", answer: trading } });
add(rules.creatureThinks, { traders: { of: "others", before: "minds", answer: keeping } });
add(rules.turnEnds, { remembering: { of: "others", answer: remembering } });
add(rules.creatureDies, { coins: { of: "others", answer: finding } });
add(rules.statusOf, { purseLabel });
