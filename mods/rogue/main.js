// The dungeon of the eighties, whole: its levels, its letters, its things and its rules in the place of the base game's.
import { add, rules } from "gnaw";
import "./content/cells.js";
import "./content/hero.js";
import "./content/tiles.js";
import "./content/statuses.js";
import "./content/bestiary.js";
import "./content/provisions.js";
import "./content/weapons.js";
import "./content/armour.js";
import "./rules/clearing.js";
import "./rules/hunger.js";
import { beginnings } from "./rules/beginnings.js";
import { chasing } from "./rules/chasing.js";
import { creatureLines, itemLines } from "./rules/describing.js";
import { learning } from "./rules/experience.js";
import { blows } from "./rules/fighting.js";
import { mending } from "./rules/healing.js";
import { foodLabel, hungering } from "./rules/hunger.js";
import { furnishing } from "./rules/furnishing.js";
import { delving } from "./rules/levels.js";
import { named } from "./rules/names.js";
import { legacy, purse } from "./rules/purse.js";
import { scoring } from "./rules/score.js";
import { climbing } from "./rules/stairs.js";
import { searching } from "./rules/searching.js";
import { standing } from "./rules/standing.js";
import { waking } from "./rules/waking.js";
import { wandering } from "./rules/wandering.js";

add(rules.gameBegins, { beginnings });
add(rules.levelPlanned, { delving });
add(rules.levelBegins, { furnishing });
add(rules.blowLands, { blows: { of: "everyone", answer: blows } });
add(rules.actionEnds, { searching });
add(rules.tileEntered, { purse });
add(rules.tileUsed, { climbing });
add(rules.creatureDies, {
  learning: { of: "others", answer: learning },
  legacy: { of: "others", answer: legacy },
});
add(rules.turnEnds, { hungering, mending, waking: { of: "others", answer: waking }, wandering });
add(rules.creatureThinks, { chasing });
add(rules.statusOf, { standing, foodLabel });
add(rules.describe, { creatureLines, itemLines });
add(rules.nameOf, { named: { before: "names", answer: named } });
add(rules.scoreOf, { scoring });
