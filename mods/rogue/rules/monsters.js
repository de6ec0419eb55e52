// Which monster comes at a depth, and how it comes into the world.
import { spawn } from "gnaw";
import { bestiary, depths } from "../content/bestiary.js";
import { worthOfLife } from "./experience.js";

/** The depth of the Amulet: below it all grow tougher. */
export const LAST = 26;

/** The place in the order of depths: around the depth, from six above to three below. */
const rank = (depth, dice) => {
  const drawn = depth + dice.between(0, 9) - 6;
  if (drawn < 0) return dice.between(0, 4);
  return drawn > 25 ? dice.between(21, 25) : drawn;
};

/** A letter of that order; a dot means another throw. */
export const letterAt = (depth, order, dice) => {
  const letter = order[rank(depth, dice)];
  return letter === "." ? letterAt(depth, order, dice) : letter;
};

/** Somebody for that depth, asleep or after the hero. */
export const monsterAt = (depth, at, dice, mood = "asleep", order = depths.dwellers) => bred(letterAt(depth, order, dice), depth, at, dice, mood);

/** One of a kind, as strong as the depth makes it. */
export const bred = (letter, depth, at, dice, mood) => {
  const row = bestiary[letter];
  const toughness = Math.max(0, depth - LAST);
  const life = dice.roll(`${row.hitDice + toughness}d8`);
  const bounty = row.worth + 10 * toughness + worthOfLife(row.hitDice + toughness, life);
  return spawn(/** @type {CreatureId} */ (`rogue:${letter}`), at, { hitPoints: life, maxHitPoints: life, bounty, toughness, mood });
};
