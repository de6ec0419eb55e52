// How heroes and monsters grow with their level: by a tenth of the first level for each. All of it in single precision, rounded after every
// step, because the original counts so: in double precision a monster of level 14 would be worth 23 instead of 24.
const f32 = Math.fround;

/** What they have at level 1. */
export const HERO = Object.freeze({ hitPoints: 30, attack: 4.8, defense: 2.4 });
export const MONSTER = Object.freeze({ hitPoints: 14, attack: 8, defense: 4, experience: 10 });

/** How many times the values of level 1 are those of a level. */
const factorAt = (level) => Math.max(f32(1 + f32(f32(level - 1) * f32(0.1))), f32(0.1));

const grown = (level, start) => f32(factorAt(level) * f32(start));

/** The body of a level: hit points are whole, attack and defence are not. */
export const bodyAt = (level, { hitPoints, attack, defense }) => ({
  hitPoints: Math.round(grown(level, hitPoints)),
  attack: grown(level, attack),
  defense: grown(level, defense),
});

/** What a monster of a level is worth. */
export const worthAt = (level) => Math.ceil(grown(level, MONSTER.experience));

/** The level of a monster: the first whose hit points are no fewer than its own. */
export const levelOf = (monster) => {
  let level = Math.max(1, Math.floor((monster.maxHitPoints / MONSTER.hitPoints - 1) * 10));
  while (bodyAt(level, MONSTER).hitPoints < monster.maxHitPoints) level += 1;
  return level;
};
