// What taking the Horn does: it sounds, and no level that one comes back to is as it was.
import { interrupt, say, set } from "gnaw";
import { upheavals } from "../content/upheavals.js";
import { weightsOf } from "./bands.js";
import { foesTurnTo } from "./moods.js";
import { hasHorn, hunters, wanderers } from "./wanderers.js";
import { told } from "./words.js";

/** Whoever lifts the Horn is heard, once. */
export const sounding = (who, _action, _dice, world) => {
  if (world.roused > 0 || !hasHorn(who)) return [];
  const line = told("horn.sounds");
  return [set(world, "roused", 1), set(world.level, "upset", 1), foesTurnTo("hunting", world), say(line, "warn"), interrupt(line)];
};

/** Somebody is on his way there already. */
const pursuers = (who, level, dice) => {
  const at = level.free(dice, { from: who.at, distance: wanderers.farAway });
  return at === undefined ? [] : hunters(who, level.depth, at, dice);
};

export const upsetting = (who, level, dice, world) => {
  if (world.roused === 0 || level.isNew || level.place !== undefined || level.upset > 0) return [];
  const { line, effects } = upheavals[dice.pick(weightsOf(upheavals, Object.keys(upheavals)))];
  return [set(level, "upset", 1), foesTurnTo("wandering", world), effects(who, level, dice, world), pursuers(who, level, dice), say(line, "magic")];
};
