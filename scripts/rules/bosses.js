// Those who have a name: where each waits, and with whom.
import { creatures, keyedBy, memoized, spawn, table, validate } from "gnaw";
import { BANDS, isFirstOf } from "./bands.js";

export const bosses = table("bosses", {
  ratMother: { depth: 2, company: ["rat", "rat"] },
  cook: { depth: 3, company: ["goblin"] },
  tollKeeper: { depth: 4.6, company: [] },
  weaver: { depth: 6, company: ["spider"] },
  abbess: { depth: 7, company: ["skeleton", "skeleton"] },
  knight: { depth: 8, company: ["ghoul", "wraith"] },
  guest: { depth: 9, company: ["craving"] },
}, {
  depth: "number: where it waits: at the first depth that is so far down, of ten bands",
  company: "ids of creatures: who is with it",
});

keyedBy(bosses, creatures);

validate(bosses, ({ depth }) => ({ depth: depth > BANDS ? `is below the last of ${BANDS} bands: ${depth}. Nobody comes there` : undefined }));

const waiting = memoized((depth) => Object.keys(bosses).filter((id) => isFirstOf(bosses[id].depth, depth)));

export const bossAt = (depth, level, dice, wish) =>
  waiting(depth).map((id) => {
    const at = level.marks("lair")[0] ?? level.free(dice, wish);
    return at === undefined ? [] : [id, ...bosses[id].company].map((kind) => spawn(/** @type {CreatureId} */ (kind), at, { mood: "asleep" }));
  });
