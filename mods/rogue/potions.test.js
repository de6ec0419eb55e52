// What each potion does to whoever drinks it.
import { dice, expect, given, test, world } from "gnaw/test";

const drinks = (of, traits = {}, meters = {}) => given.hero({ hitPoints: 5, level: 3, experience: 25, ...traits, pack: { [`potion-of-${of}`]: 1, ...meters } }).uses("quaff", `potion-of-${of}`);

test.each([
  ["confusion", "confused", 17, 21], ["hallucination", "hallucinating", 764, 934], ["see-invisible", "discerning", 764, 934], ["blindness", "blind", 764, 934], ["levitation", "levitating", 26, 32],
  ["haste-self", "hasted", 3, 6],
])("%s: %s for %s to %s turns", (of, status, least, most) => {
  const hero = drinks(of);

  expect(hero[status]).toBeAtLeast(least);
  expect(hero[status]).toBeAtMost(most);
});

test("poison takes one to three of strength, down to three", () => {
  dice.highest();
  expect(drinks("poison")).toHave({ strength: 13, maxStrength: 16 });
  expect(drinks("poison", { strength: 4 })).toHave({ strength: 3 });
});

test("a ring stands against it", () => {
  const hero = given.hero({ pack: { "potion-of-poison": 1, "ring-of-sustain-strength": { worn: 1 } } }).uses("quaff", "potion-of-poison");

  expect(hero).toHave({ strength: 16 });
});

test("strength is gained, up to 31, and restored", () => {
  expect(drinks("gain-strength")).toHave({ strength: 17, maxStrength: 17 });
  expect(drinks("gain-strength", { strength: 31, maxStrength: 31 })).toHave({ strength: 31 });
  expect(drinks("restore-strength", { strength: 9, maxStrength: 18 })).toHave({ strength: 18 });
});

test("healing rolls a die of four for each level; what is too much makes room for a point", () => {
  dice.lowest();
  expect(drinks("healing", { maxHitPoints: 20 })).toHave({ hitPoints: 8, maxHitPoints: 20 });
  expect(drinks("healing", { maxHitPoints: 6 })).toHave({ hitPoints: 7, maxHitPoints: 7 });
});

test("extra healing rolls dice of eight, and makes room for two points where it is far too much", () => {
  dice.highest();
  expect(drinks("extra-healing", { maxHitPoints: 40 })).toHave({ hitPoints: 29 });
  expect(drinks("extra-healing", { maxHitPoints: 12, hallucinating: 90 })).toHave({ hitPoints: 14, maxHitPoints: 14, hallucinating: 0 });
});

test("a level more is what raise level teaches", () => {
  expect(drinks("raise-level")).toHave({ level: 4, experience: 41 });
});

test("haste on haste is too much", () => {
  dice.highest();
  expect(drinks("haste-self", { hasted: 5 }).paralysed).toBeAtLeast(1);
});

test("monsters and magic are pointed out, if there are any", () => {
  drinks("monster-detection");
  expect(world).toHaveSaid("You have a strange feeling of being alone.");
  drinks("magic-detection");
  expect(world).toHaveSaid("You smell nothing out of the common.");

  given.level("########\n#@....Z#\n########", { Z: "rogue:Z" });
  world.lay("ring-of-adornment", 4, 1);
  given.hero({ pack: { "potion-of-monster-detection": 1, "potion-of-magic-detection": 1 } }).uses("quaff", "potion-of-monster-detection");
  expect(world).toHaveSaid("You feel where they are: zombie.");
  world.hero.uses("quaff", "potion-of-magic-detection");
  expect(world).toHaveSaid("You feel where they are: ring of adornment.");
});

test("most tell what they were, and some do not", () => {
  drinks("blindness");
  expect(world).toHold('world.meterOfKind("rogue:potion-of-blindness", "known") === 1');
  drinks("restore-strength");
  expect(world).toHold('world.meterOfKind("rogue:potion-of-restore-strength", "known") === 0');
});
