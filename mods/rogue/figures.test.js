// The published figures, row by row.
import { creatures, items } from "gnaw";
import { expect, facts, given, test, world } from "gnaw/test";
import { experience } from "base/rules/experience.js";
import { bestiary, depths } from "./content/bestiary.js";
import { sorts } from "./content/sorts.js";
import { pitfalls } from "./content/traps.js";
import { levelAt, worthOfLife } from "./rules/experience.js";
import { priceOf } from "./rules/score.js";
import { might } from "./rules/strength.js";

test.each([
  ["A", "aquator", 5, 2, "0d1", 20, 0, "mean"],
  ["B", "bat", 1, 3, "1d2", 1, 0, "flying"],
  ["C", "centaur", 4, 4, "1d2/1d5/1d5", 17, 15, ""],
  ["D", "dragon", 10, -1, "1d8/1d8/3d10", 5000, 100, "mean"],
  ["E", "emu", 1, 7, "1d2", 2, 0, "mean"],
  ["F", "venus flytrap", 8, 3, "0d1", 80, 0, "mean"],
  ["G", "griffin", 13, 2, "4d3/3d5", 2000, 20, "mean flying regenerating"],
  ["H", "hobgoblin", 1, 5, "1d8", 3, 0, "mean"],
  ["I", "ice monster", 1, 9, "0d1", 5, 0, ""],
  ["J", "jabberwock", 15, 6, "2d12/2d4", 3000, 70, ""],
  ["K", "kestrel", 1, 7, "1d4", 1, 0, "mean flying"],
  ["L", "leprechaun", 3, 8, "1d1", 10, 0, ""],
  ["M", "medusa", 8, 2, "3d4/3d4/2d5", 200, 40, "mean"],
  ["N", "nymph", 3, 9, "0d1", 37, 100, ""],
  ["O", "orc", 1, 6, "1d8", 5, 15, "greedy"],
  ["P", "phantom", 8, 3, "4d4", 120, 0, "invisible"],
  ["Q", "quagga", 3, 3, "1d5/1d5", 15, 0, "mean"],
  ["R", "rattlesnake", 2, 3, "1d6", 9, 0, "mean"],
  ["S", "snake", 1, 5, "1d3", 2, 0, "mean"],
  ["T", "troll", 6, 4, "1d8/1d8/2d6", 120, 50, "mean regenerating"],
  ["U", "black unicorn", 7, -2, "1d9/1d9/2d9", 190, 0, "mean"],
  ["V", "vampire", 8, 1, "1d10", 350, 20, "mean regenerating"],
  ["W", "wraith", 5, 4, "1d6", 55, 0, ""],
  ["X", "xeroc", 7, 7, "4d4", 100, 30, ""],
  ["Y", "yeti", 4, 6, "1d6/1d6", 50, 30, ""],
  ["Z", "zombie", 2, 8, "1d8", 6, 0, "mean"],
])("%s: %s, level %s, armour %s, blows %s, experience %s, carries %s percent, %s", (letter, name, level, armour, blows, worth, carries, manners) => {
  const row = /** @type {any} */ (creatures[/** @type {"rat"} */ (`rogue:${letter}`)]);
  const has = { mean: row.isMean, greedy: row.isGreedy, flying: row.flies, regenerating: row.regenerates, invisible: row.isInvisible };

  expect([row.name, row.glyph, row.hitDice, row.armourClass, row.blows.join("/"), row.worth, row.carryPercent]).toEqual([name, letter, level, armour, blows, worth, carries]);
  expect(Object.keys(has).filter((manner) => has[manner]).join(" ")).toBe(manners);
  world.spawn(`rogue:${letter}`, 1, 1);
  expect(world.picture).toContain(letter);
});

test("they are twenty-six, met in the published order; some never wander", () => {
  expect(Object.keys(bestiary).length).toBe(26);
  expect(depths.dwellers.join("")).toBe("KEBSHIROZLCQANYFTWPXUMVGJD");
  expect(depths.dwellers.filter((letter) => !depths.wanderers.includes(letter)).join("")).toBe("ILNFXD");
});

const kind = (id) => /** @type {any} */ (items[/** @type {"ration"} */ (id in items ? id : `rogue:${id}`)]);
const published = (sort) => Object.entries(sorts[sort].kinds).map(([id, percent]) => [kind(id).name.replace(/^(potion|scroll|ring|stick) of /, ""), percent, kind(id).price]);

test("things are potions, scrolls, food, weapons, armour, rings and sticks, 26 to 36 to 16 to 7 to 7 to 4 to 4", () => {
  expect(["potion", "scroll", "food", "weapon", "armour", "ring", "stick"].map((sort) => sorts[sort].percent)).toEqual([26, 36, 16, 7, 7, 4, 4]);
  Object.values(sorts).forEach(({ kinds }) => expect(Object.values(kinds).reduce((sum, one) => sum + one, 0)).toBe(100));
});

test("fourteen potions: chance and price", () => {
  expect(published("potion")).toEqual([
    ["confusion", 7, 5], ["hallucination", 8, 5], ["poison", 8, 5], ["gain strength", 13, 150], ["see invisible", 3, 100], ["healing", 13, 130], ["monster detection", 6, 130],
    ["magic detection", 6, 105], ["raise level", 2, 250], ["extra healing", 5, 200], ["haste self", 5, 190], ["restore strength", 13, 130], ["blindness", 5, 5], ["levitation", 6, 75],
  ]);
});

test("eighteen scrolls: chance and price", () => {
  expect(published("scroll")).toEqual([
    ["monster confusion", 7, 140], ["magic mapping", 4, 150], ["hold monster", 2, 180], ["sleep", 3, 5], ["enchant armour", 7, 160], ["identify potion", 10, 80], ["identify scroll", 10, 80],
    ["identify weapon", 6, 80], ["identify armour", 7, 100], ["identify ring, wand or staff", 10, 115], ["scare monster", 3, 200], ["food detection", 2, 60], ["teleportation", 5, 165],
    ["enchant weapon", 8, 150], ["create monster", 4, 75], ["remove curse", 7, 105], ["aggravate monsters", 3, 20], ["protect armour", 2, 250],
  ]);
});

test("fourteen rings: chance and price", () => {
  expect(published("ring")).toEqual([
    ["protection", 9, 400], ["add strength", 9, 400], ["sustain strength", 5, 280], ["searching", 10, 420], ["see invisible", 10, 310], ["adornment", 1, 10], ["aggravate monster", 10, 10],
    ["dexterity", 8, 440], ["increase damage", 8, 400], ["regeneration", 4, 460], ["slow digestion", 9, 240], ["teleportation", 5, 30], ["stealth", 7, 470], ["maintain armour", 5, 380],
  ]);
});

test("fourteen sticks: chance and price", () => {
  expect(published("stick")).toEqual([
    ["light", 12, 250], ["invisibility", 6, 5], ["lightning", 3, 330], ["fire", 3, 330], ["cold", 3, 330], ["polymorph", 15, 310], ["magic missile", 10, 170], ["haste monster", 10, 5],
    ["slow monster", 11, 350], ["drain life", 9, 300], ["nothing", 1, 5], ["teleport away", 6, 340], ["teleport to", 6, 50], ["cancellation", 5, 280],
  ]);
});

test("eight armours: class, chance and price", () => {
  expect(Object.entries(sorts.armour.kinds).map(([id, percent]) => [kind(id).armourValue, percent, kind(id).price])).toEqual([
    [8, 20, 20], [7, 15, 25], [7, 15, 20], [6, 13, 30], [5, 12, 75], [4, 10, 80], [4, 10, 90], [3, 5, 150],
  ]);
});

test("nine weapons: dice in hand and hurled, chance and price", () => {
  expect(Object.entries(sorts.weapon.kinds).map(([id, percent]) => [kind(id).name, kind(id).handDice, kind(id).hurlDice, percent, kind(id).price])).toEqual([
    ["mace", "2d4", "1d3", 11, 8], ["long sword", "3d4", "1d2", 11, 15], ["short bow", "1d1", "1d1", 12, 15], ["arrow", "1d1", "2d3", 12, 1], ["dagger", "1d6", "1d4", 8, 3],
    ["two handed sword", "4d4", "1d2", 10, 75], ["dart", "1d1", "1d3", 12, 2], ["shuriken", "1d2", "2d4", 12, 5], ["spear", "2d3", "1d6", 12, 5],
  ]);
});

test("what rings eat: so much a turn, or a point in one turn of so many", () => {
  const eaten = Object.keys(sorts.ring.kinds).map((id) => [kind(id).eats ?? 0, kind(id).eatsOneIn ?? 1]);

  expect(eaten).toEqual([[1, 1], [1, 1], [1, 1], [1, 3], [1, 5], [0, 1], [0, 1], [1, 3], [1, 3], [2, 1], [-1, 2], [0, 1], [1, 1], [1, 1]]);
});

test.each([
  [2, 10], [3, 20], [4, 40], [5, 80], [6, 160], [7, 320], [8, 640], [9, 1300], [10, 2600], [11, 5200], [12, 13000], [13, 26000], [14, 50000], [15, 100000], [16, 200000], [17, 400000], [18, 800000],
  [19, 2000000], [20, 4000000], [21, 8000000],
])("level %s is reached with %s points", (level, points) => {
  expect(experience.toReach(level)).toBe(points);
  expect([levelAt(points - 1), levelAt(points)]).toEqual([level - 1, level]);
});

test.each([[1, 8, 1], [1, 7, 0], [2, 12, 2], [6, 30, 5], [7, 30, 20], [9, 30, 20], [10, 30, 100]])("of level %s with %s hit points one is worth %s more", (level, life, more) => {
  expect(worthOfLife(level, life)).toBe(more);
});

test.each([[3, -4, -4], [6, -1, -1], [7, 0, 0], [15, 0, 0], [16, 0, 1], [17, 1, 1], [18, 1, 2], [20, 1, 3], [21, 2, 4], [22, 2, 5], [30, 2, 5], [31, 3, 6]])(
  "strength %s adds %s to hit and %s to harm",
  (strength, hit, harm) => {
    expect([might.toHit[strength], might.harm[strength]]).toEqual([hit, harm]);
  },
);

test("of armour a fifth is cursed and eight in a hundred are better, of weapons a tenth and five", () => {
  expect([sorts.armour.bad, sorts.armour.good, sorts.weapon.bad, sorts.weapon.good]).toEqual([20, 8, 10, 5]);
});

test("one sets out in ring mail of class 6, with a mace, a bow and 25 to 39 arrows, all a point better", () => {
  given.game({ seed: 5 }).plays([]);
  const carries = (id) => `world.hero.pack.find((item) => item.kind === "rogue:${id}")`;

  expect(world).toHold(`((mail) => mail.armourValue - mail.bonus === 6 && mail.worn === 1)(${carries("ring-mail")})`);
  expect(world).toHold(`((mace) => mace.bonus === 1 && mace.damagePlus === 1)(${carries("old-mace")}) && ${carries("old-short-bow")}.bonus === 1`);
  expect(world).toHold(`((arrows) => arrows.count >= 25 && arrows.count <= 39)(${carries("old-arrow")})`);
});

const sold = (id, of = {}) => {
  const row = kind(id);
  const { armourValue, slot, family } = row;
  return priceOf(facts.item({ kind: /** @type {any} */ (`rogue:${id}`), armourValue, slot, family, count: 1, bonus: 0, damagePlus: 0, charge: 0, examined: 1, known: 1, ...of }));
};

test.each([
  ["plate-mail", {}, 750], ["plate-mail", { bonus: 2 }, 970], ["ring-mail", { bonus: 1 }, 335], ["leather-armour", { bonus: -3 }, 0],
  ["old-mace", { bonus: 1, damagePlus: 1 }, 56], ["old-arrow", { count: 30 }, 30], ["old-dagger", { bonus: -1 }, 0],
  ["ring-of-protection", { bonus: 2 }, 600], ["ring-of-protection", { bonus: -1 }, 10], ["ring-of-protection", { bonus: 2, examined: 0 }, 300], ["ring-of-stealth", {}, 470],
  ["stick-of-cold", { charge: 4 }, 410], ["stick-of-cold", { charge: 4, examined: 0 }, 205],
  ["potion-of-healing", { count: 2 }, 260], ["scroll-of-sleep", { known: 0 }, 2], ["food", { count: 3 }, 6], ["amulet", {}, 1000],
])("whoever comes out sells %s, %s, for %s", (id, of, price) => {
  expect(sold(id, of)).toBe(price);
});

test.each([["arrow-trap", 1, 55], ["arrow-trap", 5, 75], ["poison-trap", 1, 65], ["poison-trap", 5, 85]])("a %s hits one of level %s %s times in a hundred, whatever he wears", (trap, level, percent) => {
  const asked = [];
  const thrown = /** @type {any} */ ({ percent: (chance) => asked.push(chance) === 0, roll: () => 1, between: () => 20 });
  const plate = facts.item({ kind: "rogue:plate-mail", slot: "body", worn: 1, armourValue: 3, bonus: 3 });
  /** @type {any} */ (pitfalls)[trap](facts.creature({ isHero: true, level, at: { x: 1, y: 1 }, pack: [plate] }), thrown, facts.world({}));

  expect(asked).toEqual([percent]);
});
