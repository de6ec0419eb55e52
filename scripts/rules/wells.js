// Old places that give something once: wells heal, altars take food for strength.
import { become, change, heal, say, set, table } from "gnaw";
import { wornIn } from "./equipment.js";
import { hunger, hungerStates } from "./hunger.js";
import { lesson } from "./levelling.js";
import { learnable } from "./talents.js";
import { told } from "./words.js";

export const wells = table("wells", { heals: 30 }, {
  heals: "number: hit points",
});

export const drinking = (who, _action, tile) => [
  heal(who, wells.heals), set(who, "poisoned", 0), become(tile.at, "dry-well"),
  say(told("well.drunk"), "good"),
];

/** What is asked before the only water of a well is drunk by somebody who is well. */
export const sureToDrink = (who) => (who.ground.kind === "well" && who.hitPoints >= who.maxHitPoints && who.poisoned === 0 ? told("sure.well") : undefined);

export const altars = table("altars", { price: 400, blood: 6, leastLife: 25 }, {
  blood: "number: hit points that a blood altar takes for good",
  leastLife: "number: hit points under which it takes none",
  price: "number: turns of nourishment that a prayer costs",
});

/** Whoever steps before an altar learns what a prayer costs. */
export const atAltar = (who) => (who.isHero ? [say(told("place.altar", { price: altars.price }), "dim")] : []);

/** What is asked before a prayer that takes life, or so much that one is hungry after it. */
export const sureToPray = (who) => {
  if (who.ground.action !== "pray") return undefined;
  if (who.ground.kind === "blood-altar") return whyNoBlood(who) === undefined ? told("sure.blood", { blood: altars.blood }) : undefined;
  const left = hunger.left(who) - altars.price;
  return left > 0 && left < hungerStates.hungry.below ? told("sure.prayer", { price: altars.price, left: Math.floor(left) }) : undefined;
};

/** Why a blood altar takes nothing of somebody, if it does not: a row of texts. */
const whyNoBlood = (who) => (who.maxHitPoints < altars.leastLife ? "altar.thin" : learnable(who).length === 0 ? "altar.learned" : undefined);

/** A blood altar takes life for good, and teaches. */
const bleeding = (who, tile, dice) => {
  const why = whyNoBlood(who);
  if (why !== undefined) return [say(told(why), "warn")];
  return [
    change(who, "maxHitPoints", -altars.blood), set(who, "hitPoints", Math.min(who.hitPoints, who.maxHitPoints - altars.blood)), become(tile.at, "spent-altar"),
    say(told("altar.blood"), "warn"), lesson(who, told("altar.lesson"), dice),
  ];
};

export const praying = (who, _action, tile, dice, world) => {
  if (tile.kind === "blood-altar") return bleeding(who, tile, dice);
  if (hunger.left(who) <= altars.price) return [say(told("altar.empty"), "warn")];
  const weapon = wornIn(who, "hand");
  return [
    hunger.spend(who, altars.price, world), become(tile.at, "spent-altar"),
    weapon === undefined ? change(who, "attack", 1) : change(weapon, "bonus", 1),
    say(weapon === undefined ? told("altar.fists") : told("altar.weapon", { weapon }), "good"),
  ];
};
