// Thirst beside hunger: a meter that falls each turn, things to drink, places to drink from, and a death of its own.
import { add, bots, rules, wrap } from "gnaw";
import { recovery } from "base/rules/healing.js";
import { drinkingBot } from "./bot.js";
import { slaking } from "./drinks.js";
import { flasks, refilling, springs } from "./springs.js";
import { drying, mending, waterBar } from "./water.js";

add(rules.gameBegins, { flasks });
add(rules.levelBegins, { springs });
add(rules.itemUsed, { slaking: { doing: "quaff", answer: slaking } });
add(rules.tileUsed, { refilling: { before: "drinking", answer: refilling } });
add(rules.turnEnds, { drying });
add(rules.statusOf, { waterBar: { after: "life", answer: waterBar } });
wrap(recovery, "times", mending);
wrap(bots, "explorer.act", drinkingBot);
