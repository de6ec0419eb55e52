// What creatures can be up to: how it shows, what they do with a turn, and when that changes.
import { table, validate } from "gnaw";
import { hunting } from "../rules/minds.js";
import { isAfraid, noticing } from "../rules/noticing.js";

/** Whom one is after: the nearest foe in view, or the hero wherever he is. */
const foeOf = (sight, world) => sight.foe ?? world.hero;

export const moods = table("moods", {
  asleep: {
    word: "asleep", isUnaware: true, letsPass: true, hears: 0.5,
    notices: (_who, dice) => dice.percent(noticing.wakes),
  },
  wandering: {
    word: "wandering", isUnaware: true, hears: 1,
    notices: (who, dice, world) => dice.percent(noticing.sees) && world.sees(who, world.hero),
    act: (_who, sight, dice, world) => (dice.percent(30) ? sight.towards(foeOf(sight, world)) : sight.stroll(dice)),
  },
  hunting: {
    word: "hunting",
    next: (who, dice, world) => {
      if (isAfraid(who)) return "fleeing";
      return dice.percent(noticing.losesTrack) && !world.sees(who, world.hero) ? "wandering" : "hunting";
    },
    act: (who, sight, dice, world) => hunting(who, foeOf(sight, world), sight, dice, world),
  },
  fleeing: {
    word: "fleeing", whenStruck: "fleeing",
    next: (who, dice) => (!isAfraid(who) && dice.percent(noticing.takesHeart) ? "hunting" : "fleeing"),
    act: (_who, sight, _dice, world) => sight.awayFrom(foeOf(sight, world)) ?? sight.towards(foeOf(sight, world)),
  },
  lurking: {
    word: "lurking", wearsGuise: true,
    next: (who, _dice, world) => (world.distance(who.at, world.hero.at) <= noticing.lurkersReach ? "hunting" : "lurking"),
  },
  captive: { word: "in chains", letsPass: true, stays: true },
}, {
  word: "words: as looking tells it",
  next: "rule?: (who, dice, world) => the id of its mood in the next turn; it stays if left out",
  act: "rule?: (who, sight, dice, world) => what it does with a turn; it waits if left out",
  whenStruck: "id of moods?: the mood that a blow brings; hunting if left out",
  hears: "number?: from 0 to 1, from which share of the distance at which the hero can be heard it hears him",
  notices: "rule?: (who, dice, world) => whether it hunts the hero whom it hears",
  wearsGuise: "yes/no?: whether whoever has a guise passes for it",
  letsPass: "yes/no?: whether the hero walks on by himself in its sight",
  stays: "yes/no?: whether it is found again where the hero saw it, so that the list of all that he has seen names it",
  isUnaware: "yes/no?: whether it hunts once another of its pack does",
});

/**
 * What is wrong with a mood, by cell.
 * @type {(mood: { hears?: number, notices?: unknown }) => Record<string, string>}
 */
export const flawsOf = ({ hears, notices }) => {
  if (hears === undefined) return notices === undefined ? {} : { notices: "is asked of those who hear: say in hears from how far" };
  if (hears < 0 || hears > 1) return { hears: `is ${hears}, but a share is from 0 to 1` };
  return notices === undefined ? { notices: "is missing: whoever hears the hero must notice him, or not" } : {};
};

validate(moods, flawsOf);
