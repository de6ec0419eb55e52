// What is known of somebody or of a place to whoever looks twice.
import { NET_TURNS } from "../content/traps.js";
import { melee } from "./combat.js";
import { isPosing } from "./disguises.js";
import { attackOf, damageOf, defenseOf } from "./equipment.js";
import { experience } from "./experience.js";
import { isFriend } from "./friends.js";
import { blowsToEnd, harmOf } from "./odds.js";
import { trade } from "./trading.js";
import { altars, wells } from "./wells.js";
import { told } from "./words.js";

/** The page of a creature: its numbers, and how long a fight would last, unless it goes with the hero. */
export const recalling = (thing, viewer) => (thing.isItem || thing.isHero || isPosing(thing) ? [] : [...numbersOf(thing, viewer), ...(isFriend(thing) ? [] : lengths(thing, viewer))]);

const numbersOf = (who, viewer) => [
  told("recall.life", { who, life: who.hitPoints, most: who.maxHitPoints }),
  told("recall.skill", { who, attack: attackOf(who), defense: defenseOf(who), harm: harmOf(damageOf(who), melee.addedDamage(who)) }),
  ...(who.speed === viewer.speed ? [] : [told(who.speed > viewer.speed ? "recall.faster" : "recall.slower", { who, percent: percentBetween(who, viewer) })]),
];

const percentBetween = (who, viewer) => Math.round(Math.abs(who.speed / viewer.speed - 1) * 100);

const lengths = (foe, viewer) => [
  told(experience.worth(foe) > 0 ? "recall.yours" : "recall.learned", { foe, blows: blowsToEnd(viewer, foe), experience: experience.worth(foe) }),
  told("recall.its", { foe, blows: blowsToEnd(foe, viewer) }),
];

/** The first stairs up of the dungeon itself lead home. */
const aboutOf = (tile, world) => (tile.about === "place.up" && world?.depth === 1 && world.place === undefined ? "place.out" : tile.about);

/** What can be done at a place, and what it costs. */
export const places = (tile, _viewer = undefined, world = undefined) => (tile.about === undefined ? [] : [told(aboutOf(tile, world), { price: altars.price, blood: altars.blood, heals: wells.heals, meal: trade.leastMeal, turns: NET_TURNS })]);
