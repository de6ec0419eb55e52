// Curses, rings on two fingers, rust, and what one learns by wearing.
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { armourOf, percentToHit } from "./rules/fighting.js";
import { strengthOf } from "./rules/strength.js";
import { curses } from "./rules/wearing.js";

const mace = facts.item({ slot: "hand", worn: 1, cursed: 1, kind: "rogue:old-mace" });
const spear = facts.item({ slot: "hand", worn: 0, cursed: 0, kind: "rogue:old-spear" });
const who = facts.creature({ pack: [mace, spear] });
const may = (act) => curses(who, /** @type {any} */ ({ id: "use", verb: undefined, item: mace, ...act }), facts.world({}));

test("what is cursed does not come off, is not laid down, and makes no room", () => {
  expect(may({ verb: "takeOff" })).toEqual(may({ id: "drop" }));
  expect(JSON.stringify(may({ verb: "takeOff" }))).toContain("You cannot: it is cursed.");
  expect(JSON.stringify(may({ verb: "wear", item: spear }))).toContain("does not come off");
  expect(JSON.stringify(may({ verb: "throw", item: spear }))).not.toContain("cursed");
});

const wearing = (things, traits = {}) => given.hero({ ...traits, pack: Object.fromEntries(Object.entries(things).map(([id, more]) => [id, { worn: 1, ...more }])) });

test("two rings have room, and the third takes the place of the first", () => {
  const hero = wearing({ "ring-of-adornment": {}, "ring-of-stealth": {} }).with({ pack: { "ring-of-searching": 1 } });
  hero.uses("wear", "ring-of-searching");

  expect(world).toHold("world.hero.pack.filter((item) => item.worn === 1).length === 2");
});

test("whoever puts armour on sees how good it is, and not with a weapon", () => {
  given.hero({ pack: { "chain-mail": { bonus: 2 }, "old-mace": { bonus: 1 } } }).uses("wear", "chain-mail").uses("wear", "old-mace");

  expect(world.screen("i")).toContain("+2 chain mail (worn)");
  expect(world.screen("Esc", "i")).toContain("a mace (in hand)");
});

test.each([["leather-armour", 0, 8], ["plate-mail", 0, 3], ["plate-mail", 2, 1], ["ring-mail", -3, 10]])("%s with %s points makes armour class %s, which is told alike beside the map and of oneself", (kind, bonus, armour) => {
  wearing({ [kind]: { bonus } });
  expect(world.screen("@")).toContain(`Arm ${10 - armour}`);
  expect(world.screen("Esc", "C")).toContain(`armour ${10 - armour},`);
});

const worn = (ring, bonus) => facts.item({ kind: /** @type {any} */ (`rogue:${ring}`), worn: 1, bonus, slot: "finger" });
const bearer = (...pack) => facts.creature({ isHero: true, level: 1, strength: 16, mood: "hunting", pack, damage: "1d4" });

test("rings of protection, strength and dexterity count by their points", () => {
  expect(armourOf(bearer(worn("ring-of-protection", 2)))).toBe(8);
  expect(strengthOf(bearer(worn("ring-of-add-strength", -1)))).toBe(15);
  const foe = facts.creature({ isHero: false, mood: "hunting", armourClass: 5, toughness: 0 });
  expect(percentToHit(bearer(worn("ring-of-dexterity", 2)), foe) - percentToHit(bearer(), foe)).toBe(10);
});

test.each(["upright-secret", "level-secret"])("a ring of searching searches by itself, and finds a door in a wall: %s", (secret) => {
  given.level("#####\n#@S.#\n#####", { S: secret });
  dice.lowest();
  wearing({ "ring-of-searching": {} }).waits();
  expect(world).toHaveSaid("You find a hidden door.");
});

test("a ring of teleportation moves one about, now and then", () => {
  given.level("##########\n#@.......#\n##########");
  wearing({ "ring-of-teleportation": {} });
  dice.of("wornThings").fall(1, 6);
  world.hero.waits();
  expect(world).toHaveSaid("You are somewhere else.");
});

test("a ring of aggravate monster lets nobody sleep", () => {
  given.level("######\n#@..Z#\n######", { Z: "rogue:I" });
  const sleeper = world.creature("rogue:I").with({ mood: "asleep" });
  wearing({ "ring-of-aggravate-monster": {} }).waits();
  expect(sleeper).toHave({ mood: "hunting" });
});

test("whoever wears a ring of regeneration gets a point back each turn", () => {
  expect(wearing({ "ring-of-regeneration": {} }, { hitPoints: 5 }).waits()).toHave({ hitPoints: 6, nourishment: 1297 });
});

test("whoever wears one of stealth wakes nobody", () => {
  given.level("######\n#@..Z#\n######", { Z: "rogue:Z" });
  const zombie = world.creature("rogue:Z").with({ mood: "asleep" });
  wearing({ "ring-of-stealth": {} });
  world.turns(20);
  expect(zombie).toHave({ mood: "asleep" });
});

test.each(["see-invisible", "increase-damage", "slow-digestion", "maintain-armour", "protection", "add-strength", "dexterity", "sustain-strength"])("a ring of %s can be worn, and is known then", (of) => {
  given.hero({ pack: { [`ring-of-${of}`]: 1 } }).uses("wear", `ring-of-${of}`);
  expect(world).toHold(`world.meterOfKind("rogue:ring-of-${of}", "known") === 1`);
});
