// The moods of creatures, and how they change: a pack shares its own.
import { idOf, interrupt, say, set, texts } from "gnaw";
import { moods } from "../content/moods.js";
import { isFriend } from "./friends.js";
import { isHeard, noticing } from "./noticing.js";
import { isOutOfReach } from "./ways.js";
import { told } from "./words.js";

/** The row of somebody's mood. */
export const moodOf = (who) => moods[who.mood];

/** Somebody is in that mood from now on; nothing if he is already. */
export const turnTo = (who, mood) => {
  const id = idOf(moods, mood);
  return who.mood === id ? [] : [set(who, "mood", id)];
};

/** The same, by what befalls all alike, such as thunder: whoever lies in chains stays in them. */
export const drivenTo = (who, mood) => (who.mood === "captive" ? [] : turnTo(who, mood));

/** All who are after the hero, or would be, do something else from now on. */
export const foesTurnTo = (mood, world) => world.creatures.filter((one) => one.hates(world.hero)).map((one) => drivenTo(one, mood));

/** What somebody is up to, in a sentence. */
export const moodLine = (who) => {
  if (who.paralysed > 0) return told("look.helpless", { who, turns: who.paralysed });
  return isFriend(who) ? told("look.friend", { who }) : told("look.mood", { who, mood: moodOf(who).word });
};

/** Whoever strikes is aware of somebody: from now on he hunts. */
export const alerted = (who) => (!who.isHero && moodOf(who).isUnaware ? turnTo(who, "hunting") : []);

/** What others are up to, beside their names: that foes hunt goes without saying. @type {StatusOf} */
export const moodLabels = (who, world) => {
  if (who.paralysed > 0) return [{ text: texts["mood.helpless"].text, tone: "good", turns: who.paralysed }];
  if (isFriend(who)) return [{ text: texts["mood.friend"].text, tone: "good" }];
  if (who.mood === "hunting") return who.hates(world.hero) ? [] : [{ text: texts["mood.peaceful"].text, tone: "good" }];
  return [{ text: moodOf(who).word, tone: "dim" }];
};

/**
 * Creatures that sleep or cannot reach the hero do not interrupt him.
 * @type {(who: any, world: World) => boolean}
 */
export const watching = (who, world) => moodOf(who).letsPass !== true && !isOutOfReach(who, world);

/** Whoever does not leave his place is found there again. */
export const staying = (who) => moodOf(who).stays === true;

export const moodSwings = (who, dice, world) => {
  const before = who.mood;
  const mood = moods[before].next(who, dice, world);
  return mood === before ? [] : [turnTo(who, mood), mood === "hunting" ? wakingKin(who, world) : []];
};

/** A creature near enough to hear the hero may notice him; of a pack that wakes one is told. */
export const hearing = (who, dice, world) => {
  const { hears, notices } = moodOf(who);
  return isHeard(who, world, hears) && notices(who, dice, world) ? [waking(who), turnTo(who, "hunting"), wakingKin(who, world)] : [];
};

/** Before the hero's eyes it stops whatever he is about. */
const waking = (who) => {
  if (who.mood !== "asleep") return [];
  const line = told("wakes", { who });
  return [say(line, { about: who, tone: "warn" }), who.isSeen ? interrupt(line) : []];
};

/** Those who come with it: its own kind, and whom it leads, unless they fight on another side. */
const isKin = (who, other) => !who.hates(other) && (other.kind === who.kind || who.followers?.[other.kind] !== undefined);

/** Waking one of a pack wakes all. */
const wakingKin = (who, world) =>
  who.company === undefined && who.followers === undefined
    ? []
    : world.creatures
        .filter((kin) => isKin(who, kin) && moodOf(kin).isUnaware && world.distance(kin.at, who.at) <= noticing.kinWithin)
        .map((kin) => set(kin, "mood", "hunting"));
