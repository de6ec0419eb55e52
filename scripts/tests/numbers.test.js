// The numbers with which the game was balanced. Change one only on purpose: then let games tell what comes of it, with ./gnaw compare --working-tree.
import { expect, test } from "gnaw/test";
import { melee } from "../rules/combat.js";
import { fainting } from "../rules/fainting.js";
import { recovery } from "../rules/healing.js";
import { added } from "../rules/numbers.js";
import { hordes } from "../rules/hordes.js";
import { hunger, hungerStates } from "../rules/hunger.js";
import { foodClock } from "../rules/foodclock.js";
import { levelling } from "../rules/levelling.js";
import { lootChances } from "../rules/loot.js";
import { population } from "../rules/population.js";
import { score } from "../rules/score.js";
import { searches } from "../rules/searching.js";
import { starving } from "../rules/starving.js";
import { stealth } from "../rules/stealth.js";
import { stumbles } from "../rules/stumbling.js";
import { throws } from "../rules/throwing.js";
import { wanderers } from "../rules/wanderers.js";
import { altars, wells } from "../rules/wells.js";

test.each([
  ["altars", altars, { price: 400, blood: 6, leastLife: 25 }],
  ["fainting", fainting, { percentEachTurn: 5, turns: "1d4" }],
  ["hordes", hordes, { percentOutOfDepth: 10, deeperBy: "1d2" }],
  ["hunger", hunger, { stomach: 1800, perTurn: 1 }],
  ["lootChances", lootChances, { percentLoot: 12, percentEnchanted: 25, percentWorse: 30 }],
  ["levelling", levelling, { life: 4, offered: 4 }],
  ["melee", melee, { timesAsleep: 3 }],
  ["foodClock", foodClock, { spread: 250, mostAhead: 400 }],
  ["population", population, { farFromStairs: 12, percentWell: 50 }],
  ["recovery", recovery, { turnsToFull: 250, nourishmentPerHitPoint: 3 }],
  ["score", score, { perDepth: 100, perExperience: 1, won: 500, cup: 200 }],
  ["searches", searches, { reach: 5, percentFar: 25 }],
  ["starving", starving, { turnsPerHitPoint: 5 }],
  ["stealth", stealth, { moving: 14, still: 7, fighting: 20 }],
  ["stumbles", stumbles, { percent: 40 }],
  ["throws", throws, { farthest: 9, improvised: "1d2" }],
  ["wanderers", wanderers, { from: 2, oneInTurns: 600, oneInWithHorn: 120, deeperWithHorn: 3, farAway: 20, mostAtOnce: 30 }],
  ["wells", wells, { heals: 30 }],
])("the numbers of %s", (_table, rows, numbers) => {
  expect(Object.fromEntries(Object.keys(numbers).map((name) => [name, rows[name]]))).toEqual(numbers);
});

test.each([["wellFed", Infinity, 1.25], ["sated", 900, 1], ["hungry", 300, 1], ["weak", 150, 0.5], ["fainting", 50, 0], ["starving", 1, 0]])("one is %s below %s, and heals %s times as fast", (state, below, heals) => {
  expect([hungerStates[state].below, hungerStates[state].heals]).toEqual([below, heals]);
});

test.each([[1, 6, 6, 100], [2, 6, 5, 50], [3, 7, 5, 50], [4, 7, 5, 65], [9, 9, 5, 65], [10, 9, 5, 85]])("on depth %s live %s hordes and lie %s things; %s of a hundred hordes sleep", (depth, live, lie, sleep) => {
  expect([population.hordes(depth), population.things(depth), population.percentAsleep(depth)]).toEqual([live, lie, sleep]);
});

test.each([[1, -1307], [10, 2818]])("by depth %s %s turns of nourishment are due", (depth, turns) => {
  expect(Math.round(foodClock.dueBy(depth))).toBe(turns);
});

test.each([["1d4+1", 1, "1d4+2"], ["2d5", 1, "2d5+1"], ["1d6", 0, "1d6"], ["1d6-1", 1, "1d6"], ["d8", -2, "1d8-2"], ["2d6 + 1", 1, "2d6+2"]])("%s and %s more are %s", (dice, more, all) => {
  expect(added(dice, more)).toBe(all);
});
