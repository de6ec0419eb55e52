// How blows and shots land, what traps do, and what looking tells.
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { chance, percentToHit } from "./rules/fighting.js";

const hero = (more = {}) => facts.creature({ isHero: true, level: 1, strength: 16, pack: [], damage: "1d4", mood: "wandering", ...more });
const monster = (more = {}) => facts.creature({ isHero: false, hitDice: 1, toughness: 0, armourClass: 5, mood: "hunting", pack: [], ...more });

test.each([[1, 5, "hunting", 30], [5, 5, "hunting", 50], [1, 5, "asleep", 50], [1, 9, "hunting", 50], [1, -2, "hunting", 0], [20, 9, "hunting", 100]])(
  "at level %s one hits armour class %s, %s, %s times in 100",
  (level, armourClass, mood, percent) => {
    expect(percentToHit(hero({ level }), monster({ armourClass, mood }))).toBe(percent);
  },
);

test("monsters hit by their dice against what one wears", () => {
  expect(percentToHit(monster({ hitDice: 10 }), hero())).toBe(100);
  expect(percentToHit(monster({ hitDice: 5 }), hero({ pack: [facts.item({ slot: "body", worn: 1, armourValue: 3, bonus: 1, kind: "rogue:plate-mail" })] }))).toBe(35);
  expect(chance(hero({ strength: 18 }), monster(), 2)).toBe(45);
});

const shooting = (pack, letter = "Z") => {
  given.level("########\n#@...Z.#\n########", { Z: `rogue:${letter}` });
  const target = world.creature(`rogue:${letter}`).with({ hitPoints: 50, maxHitPoints: 50, mood: "asleep", spellbound: 1 });
  given.hero({ strength: 15, pack });
  dice.of("hurling").lowest();
  return target;
};

test("an arrow does two dice of three from its bow, and a point without", () => {
  let target = shooting({ "old-short-bow": { worn: 1, damagePlus: 1 }, "old-arrow": 3 });
  world.hero.throws("old-arrow", target);
  expect(target).toHave({ hitPoints: 47, mood: "hunting" });
  expect(world.hero).toCarry("old-arrow", 2);
  expect(world).toHold("world.floorItems.length === 0");

  target = shooting({ "old-arrow": 3 });
  world.hero.throws("old-arrow", target);
  expect(target).toHave({ hitPoints: 49 });
});

test.each([[{ "old-short-bow": { worn: 1, bonus: 1, damagePlus: 1 } }, "You hit it 50 times in 100, for 2d3+1."], [{}, "You hit it 45 times in 100, for 1d1."]])("while one aims the odds are those of the shot: with %s %s", (bow, odds) => {
  shooting({ ...bow, "old-arrow": 3 }).with({ mood: "hunting" });

  expect(world.screen("t", "Enter").replace(/\s+/g, " ")).toContain(odds);
  expect(world.screen()).not.toContain("It hits you");
});

test("arrows are shot from the bow, and thrown from the hand", () => {
  world.hero.throws("old-arrow", shooting({ "old-short-bow": { worn: 1 }, "old-arrow": 3 }));
  expect(world).toHaveSaid("You shoot an arrow.");

  world.hero.throws("old-arrow", shooting({ "old-arrow": 3 }));
  expect(world).toHaveSaid("You throw an arrow.");
});

test("looking counts what is added to one's blows, and says who does no harm", () => {
  given.level("#####\n#@I.#\n#####", { I: "rogue:I" });
  given.hero({ strength: 18, pack: { "old-mace": { worn: 1, damagePlus: 1 } } });

  const box = world.screen("x", "Tab");
  expect(box).toContain("It hits you 55 times in 100, for no harm;");
  expect(box).toContain("you hit it 75 times in 100, for 2d4+3.");
});

test("what is thrown flies as far as one sees", () => {
  given.level(`${"#".repeat(60)}\n#@${".".repeat(57)}#\n${"#".repeat(60)}`);
  given.hero({ pack: { "old-spear": 1 } }).throws("old-spear", { x: 58, y: 1 });

  expect(world).toHold("world.floorItems[0].at.x === 58");
});

test("what misses lies there", () => {
  const target = shooting({ "old-dagger": 1 });
  dice.of("hurling").highest();
  world.hero.throws("old-dagger", target);

  expect(target).toHave({ hitPoints: 50 });
  expect(world).toHold('world.floorItems.length === 1 && world.floorItems[0].at.x === 5');
});

test("so does what is thrown at nobody", () => {
  given.level("########\n#@.....#\n########");
  given.hero({ pack: { "old-spear": 1 } }).throws("old-spear", { x: 5, y: 1 });
  expect(world).toHold("world.floorItems.length === 1");
});

test("a dragon's three blows are told as one", () => {
  given.level("####\n#@D#\n####", { D: "rogue:D" });
  world.creature("rogue:D").with({ mood: "hunting" });
  given.hero({ hitPoints: 90, maxHitPoints: 90 });
  dice.of("blows").highest();
  dice.of("creatureThinks").highest();
  world.turns(1);
  expect(world.said.length).toBe(1);
});

const TRAPS = {
  "trap-door": "You fall through a trap door!", "arrow-trap": "An arrow strikes you!", "gas-trap": "A strange white mist surrounds you, and you fall asleep.", "bear-trap": "You are caught in a bear trap.",
  "teleport-trap": "You are somewhere else.", "poison-trap": "A small dart hits you in the shoulder.", "rust-trap": "A gush of water hits you on the head.", "odd-trap": "You are suddenly in a parallel dimension. It looks the same.",
};

const stepping = (trap, traits = {}) => {
  given.level("#######\n#@t...#\n#######", { t: trap });
  given.hero({ hitPoints: 30, maxHitPoints: 30, ...traits });
  dice.of("tripping").lowest();
  return world.hero.steps("east");
};

test.each(Object.entries(TRAPS))("%s: %s", (trap, line) => {
  stepping(trap);
  expect(world).toHaveSaid(line);
});

test("darts and arrows may miss", () => {
  for (const trap of ["arrow-trap", "poison-trap"]) {
    given.level("#######\n#@t...#\n#######", { t: trap });
    given.hero({ hitPoints: 30, maxHitPoints: 30 });
    dice.of("tripping").highest();
    expect(world.hero.steps("east")).toHave({ hitPoints: 30 });
  }
});

test("what traps do: strength, sleep, a fall, and being held", () => {
  expect(stepping("poison-trap")).toHave({ strength: 15, hitPoints: 29 });
  expect(stepping("gas-trap").paralysed).toBeAtLeast(4);
  stepping("trap-door");
  expect(world).toHold("world.depth === 2");
  expect(stepping("bear-trap").held).toBeAtLeast(2);
  stepping("rust-trap", { pack: { "chain-mail": { worn: 1 } } });
  expect(world).toHold("world.hero.pack[0].bonus === -1");
});

test("whoever floats is safe", () => {
  expect(stepping("poison-trap", { levitating: 5 })).toHave({ strength: 16 });
});

test("a hidden one is seen once one is in it", () => {
  given.level("#######\n#@t...#\n#######", { t: "hidden-trap" });
  given.hero().steps("east");
  expect(world).not.toHaveSaid("You float up from the floor.");
});

test("looking tells the odds, and things tell what they are for", () => {
  given.level("#######\n#@.Z..#\n#######", { Z: "rogue:Z" });
  given.hero({ pack: { "old-arrow": 1, "plate-mail": 1, "ring-of-stealth": 1 } });
  expect(world.screen("x", "Tab")).toContain("It hits you");
  world.screen("Esc", "Esc");
  expect(world.screen("C")).toContain("armour 0");
});

test("what has been found out stands on a page for each sort", () => {
  given.hero({ pack: { "potion-of-levitation": 1 } }).uses("quaff", "potion-of-levitation").does("discoveries");
  expect(world.screen()).toContain("You know: potion of levitation.");
  world.hero.chooses("ring");
  expect(world.screen()).toContain("ring of protection 9%");
  world.hero.chooses("close");
});
