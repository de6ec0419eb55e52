// The moods of creatures, and how they change: a pack shares its own.
import { idOf, set } from "gnaw";
import { moods } from "../content/moods.js";
import { noticing } from "./noticing.js";

/** Below these lie the numbers that rows give themselves. */
const NUMBERS = { least: 1000, most: 1_000_003 };

/** A number that no row gives follows from its id: it stays what it is in saved games, whatever other mods come and go. */
const numberOf = (id) =>
  moods[id].number ?? NUMBERS.least + [...id].reduce((number, letter) => (31 * number + letter.codePointAt(0)) % NUMBERS.most, 0);

/** The meter of somebody in that mood, as spawn takes it: `spawn("rat", at, inMood("asleep"))`. */
export const inMood = (mood) => ({ mood: numberOf(idOf(moods, mood)) });

/** Somebody is in that mood from now on. */
export const setMood = (who, mood) => set(who, "mood", inMood(mood).mood);

/** Whether somebody is in that mood. */
export const hasMood = (who, mood) => who.mood === inMood(mood).mood;

/** The id of somebody's mood. Where its row is gone, with its mod, one wanders. */
export const moodOf = (who) => Object.keys(moods).find((id) => numberOf(id) === who.mood) ?? "wandering";

export const moodWord = (who) => moods[moodOf(who)].word;

export const moodSwings = (who, dice, world) => {
  const before = moodOf(who);
  const mood = moods[before].next?.(who, dice, world) ?? before;
  return mood === before ? [] : [setMood(who, mood), mood === "hunting" ? alarm(who, world) : []];
};

/** Waking one of a pack wakes all. */
const alarm = (who, world) =>
  who.company === undefined
    ? []
    : world.creatures
        .filter((kin) => kin.kind === who.kind && moods[moodOf(kin)].isUnaware && world.distance(kin.at, who.at) <= noticing.kinWithin)
        .map((kin) => setMood(kin, "hunting"));
