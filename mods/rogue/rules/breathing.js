// Fire along straight lines: a dragon's, as hot as that of a stick.
import { actions, add, damage, flash, interrupt, say } from "gnaw";
import { told } from "base/rules/words.js";
import { toldOf } from "./disguises.js";
import { MAGIC, rolls, withstands } from "./rolls.js";

/** Nearer than so many cells, and one turn of so many. */
const REACH = 6;
const ONE_IN = 5;

const isStraight = (one, other) => {
  const [x, y] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
  return x === 0 || y === 0 || x === y;
};

export const mayBreathe = (who, dice, world) =>
  who.breathes === true && who.cancelled === 0 && world.distance(who.at, world.hero.at) < REACH && isStraight(who.at, world.hero.at) && world.sees(who, world.hero) && dice.oneIn(ONE_IN);

/** Whoever withstands magic steps aside. */
const breathing = (who, _action, dice, world) => {
  const { hero } = world;
  const line = told("rogue.breath", { who: toldOf(who, world) });
  return [
    say(line, "bad"), interrupt(line), flash(world.line(who.at, hero.at), { glyph: "*", tone: "fire" }),
    withstands(hero.level, MAGIC, dice) ? say("The flames miss you.") : damage(hero, rolls(6, 6, dice), { by: who, cause: "dragon fire" }),
  ];
};

add(actions, { breathe: { time: 1, does: breathing } });
