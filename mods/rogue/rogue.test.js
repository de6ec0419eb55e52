// The whole game, from the first level to the way out.
import { expect, given, test, world } from "gnaw/test";

test("one sets out with a mace, a bow and arrows, ring mail and food, twelve hit points and strength 16", () => {
  given.game({ seed: 1 }).plays([]);

  expect(world.hero).toHave({ hitPoints: 12, strength: 16, level: 1, nourishment: 1300 });
  for (const kind of ["old-mace", "old-short-bow", "ring-mail", "rogue:food"]) expect(world.hero).toCarry(kind, 1);
  expect(world.hero.carried("old-arrow")).toBeAtLeast(25);
});

test("it begins with a word of the Amulet, and with none of the Horn", () => {
  given.game({ seed: 1 }).plays([]);

  expect(world.said).toEqual(["On level 26 lies the Amulet of Yendor. Nobody who went for it has come back up. Good luck."]);
});

const stairs = "####\n#@<#\n####";

test("the way up is barred without the Amulet, and with it one comes out and has won", () => {
  given.depth(2);
  given.level(stairs);
  const hero = given.hero().steps("east").ascends();
  expect(world).toHaveSaid("Your way is barred by some magic.");
  expect(world).toHold("world.depth === 2");

  hero.with({ pack: { amulet: 1 } });
  hero.ascends();
  expect(world).toHold("world.depth === 1");
});

test("at the top it is won, and all that one carries is sold", () => {
  given.level(stairs);
  given.hero({ gold: 90, pack: { amulet: 1 } }).steps("east").ascends();

  expect(world.screen()).toContain("1090 points");
});

test("what he wears, and rings and sticks, by their points and charges", () => {
  given.level(stairs);
  const known = { examined: 1 };
  const pack = {
    amulet: 1, "ring-mail": { bonus: 1, ...known }, "old-mace": { bonus: 1, damagePlus: 1, ...known },
    "ring-of-protection": { bonus: 2, ...known }, "ring-of-dexterity": { bonus: -1, ...known }, "stick-of-cold": { charge: 4, ...known },
  };
  given.hero({ pack }).steps("east").ascends();

  expect(world.screen()).toContain(`${1000 + 335 + 56 + 600 + 10 + 410} points`);
});

test("whoever dies leaves a tenth of the gold behind", () => {
  const hero = given.hero({ gold: 99, hitPoints: 1, nourishment: -851 }).waits();

  expect(hero).toBeDeadOf("starvation");
  expect(world.screen()).toContain("90 points");
});

test.each([1, 2, 3])("level 26 holds the Amulet, and level 25 does not: seed %s", (seed) => {
  given.game({ seed }).plays([]);
  given.depth(25);
  given.level("####\n#@>#\n####");
  expect(world).toHold('!world.floorItems.some(({ kind }) => kind === "rogue:amulet")');
  world.hero.steps("east").descends();

  expect(world).toHold('world.floorItems.some(({ kind }) => kind === "rogue:amulet")');
});
