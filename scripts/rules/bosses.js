// Those who have a name: where each waits, and with whom.
import { spawn, table } from "gnaw";

export const bosses = table("bosses", {
  cook: { depth: 3, company: ["goblin"] },
  weaver: { depth: 6, company: ["spider"] },
  knight: { depth: 8, company: ["ghoul", "wraith"] },
}, {
  depth: "number: where it waits",
  company: "ids of creatures: who is with it",
});

export const bossAt = (depth, level, dice, wish) =>
  Object.entries(bosses).filter(([, row]) => row.depth === depth).map(([id, { company }]) => {
    const at = level.free(dice, wish);
    return at === undefined ? [] : [id, ...company].map((kind) => spawn(/** @type {CreatureId} */ (kind), at, { mood: "asleep" }));
  });
