// What bodies do by themselves each turn: wounds of some close, and wings carry from afar.
import { heal, set } from "gnaw";

const CLOSES_ONE_IN = 3;

/** From so many cells on two steps of a flier are one turn. */
const AFAR = 3;

const paceOf = (who, world) => (who.flies && who.mood === "hunting" && who.pace === 100 && world.distance(who.at, world.hero.at) >= AFAR ? 200 : who.pace);

/** @type {TurnEnds} */
export const living = (who, dice, world) => {
  const pace = paceOf(who, world);
  return [
    who.regenerates && who.hitPoints < who.maxHitPoints && dice.oneIn(CLOSES_ONE_IN) ? heal(who, 1) : [],
    pace === who.speed ? [] : set(who, "speed", pace),
    who.gripping > 0 ? clinging(who, world) : [],
  ];
};

/** It holds whoever is beside it, and lets go of whoever is not. */
const clinging = (who, world) => (world.distance(who.at, world.hero.at) <= 1 ? [set(world.hero, "held", 2)] : [set(who, "gripping", 0)]);
