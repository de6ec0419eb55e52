// A long game: 26 depths, the ways beside it as far down as they were, food for as many turns a depth as one takes, and experience that goes as far.
import { amend, creatures, places, wrap } from "gnaw";
import { experience } from "base/rules/experience.js";
import { foodClock } from "base/rules/foodclock.js";
import { levels } from "base/content/levels.js";

/** Turns of nourishment for each depth, beside what the base game owes. Without them a third of the explorers starve. */
const MORE = 91;

/** Times as much experience for each level: more depths have more to fight, and whoever has learned from all of them has no equal. */
const DEARER = 2.5;

/** Whoever comes to the King is stronger than at the end of ten depths; the Knight killed every third of those who died on the twenty-first. */
const LIFE = /** @type {const} */ ({ king: { hitPoints: 150 }, knight: { hitPoints: 56 } });

amend(levels, { depths: 26 });
amend(creatures, LIFE);
amend(places, { orchard: { from: 8 }, foundry: { from: 16 }, "kings-cellar": { from: 27 } });
wrap(foodClock, "dueBy", (dueBy) => (depth) => dueBy(depth) + MORE * depth);
wrap(experience, "toReach", (toReach) => (level) => Math.round(DEARER * toReach(level)));
