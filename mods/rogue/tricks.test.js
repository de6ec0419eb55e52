// What the letters do besides harm.
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { mayBreathe } from "./rules/breathing.js";

const beside = (letter, traits = {}, hero = {}) => {
  given.level("#######\n#.....#\n#.@Z..#\n#.....#\n#######", { Z: `rogue:${letter}` });
  given.hero({ hitPoints: 40, maxHitPoints: 40, experience: 100, level: 5, ...hero });
  return world.creature(`rogue:${letter}`).with({ mood: "hunting", hitPoints: 60, maxHitPoints: 60, ...traits });
};

test("an aquator rusts armour, point by point, but not leather, nor what is guarded", () => {
  const rusted = (armour) => {
    beside("A", {}, { pack: { [Object.keys(armour)[0]]: { worn: 1, ...Object.values(armour)[0] } } });
    dice.of("blows").lowest();
    world.turns(1);
    return world.said.some((line) => line.includes("Rust!"));
  };

  expect(rusted({ "chain-mail": {} })).toBe(true);
  expect(world).toHold("world.hero.pack[0].bonus === -1");
  expect(rusted({ "leather-armour": {} })).toBe(false);
  expect(rusted({ "chain-mail": { guarded: 1 } })).toBe(false);
  expect(rusted({ "chain-mail": { bonus: -4 } })).toBe(false);
});

test("a ring maintains armour", () => {
  beside("A", {}, { pack: { "chain-mail": { worn: 1 }, "ring-of-maintain-armour": { worn: 1 } } });
  dice.of("blows").lowest();
  world.turns(1);
  expect(world).toHaveSaid("The rust vanishes at once.");
});

test("the touch of an ice monster freezes, without harm, and for too long kills", () => {
  beside("I");
  dice.of("blows").lowest();
  world.turns(1);
  expect(world.hero.paralysed).toBeAtLeast(1);
  expect(world.hero).toHave({ hitPoints: 40 });
  expect(world).toHaveSaid("The ice monster hits you, and does no harm.");

  beside("I");
  world.hero.with({ hitPoints: 40 });
  dice.of("blows").lowest();
  world.turns(60);
  expect(world.hero).toBeDeadOf("hypothermia");
});

test("a rattlesnake takes strength from who does not withstand it", () => {
  beside("R");
  dice.of("blows").lowest();
  world.turns(1);
  expect(world.hero).toHave({ strength: 15 });
});

test("a wraith takes a level, a vampire life for good", () => {
  beside("W");
  dice.of("blows").lowest();
  world.turns(1);
  expect(world.hero).toHave({ level: 4, experience: 40, maxHitPoints: 39 });

  beside("V");
  dice.of("blows").lowest();
  world.turns(1);
  expect(world.hero).toHave({ level: 5, maxHitPoints: 39 });
});

test("whoever has learnt nothing yet dies of it", () => {
  beside("W", {}, { experience: 0, level: 1 });
  dice.of("blows").lowest();
  world.turns(1);
  expect(world.hero).toBeDeadOf("a drain of life");
});

test("a flytrap holds, tighter with each hit, and lets go when it dies", () => {
  const trap = beside("F");
  dice.of("blows").lowest();
  world.turns(3);
  expect(trap).toHave({ gripping: 3 });
  expect(world.hero).toHave({ hitPoints: 34 });
  world.hero.steps("west");
  expect(world.hero).toBeAt(2, 2);

  trap.with({ hitPoints: 1 });
  world.hero.attacks(trap).waits();
  world.turns(2);
  expect(world.hero.steps("west")).toBeAt(1, 2);
});

test("its misses squeeze, too, and it stays where it grows", () => {
  const trap = beside("F", { gripping: 2 });
  dice.of("blows").highest();
  world.turns(1);
  expect(world.hero).toHave({ hitPoints: 38 });

  world.hero.with({ held: 0 });
  trap.with({ gripping: 0 });
  world.hero.steps("west");
  world.turns(2);
  expect(trap).toBeAt(3, 2);
});

test.each([[20, 98], [1, 87]])("a leprechaun takes gold and is gone, more from who does not withstand it: the die %s leaves %s", (die, left) => {
  beside("L", {}, { gold: 100 });
  dice.of("blows").fall(1, 1, die, 0);
  world.turns(1);
  expect(world.hero).toHave({ gold: left });
  expect(world).toHold("world.creatures.length === 1 && world.floorItems.length === 0");
});

test("a nymph takes magic and is gone, and what is no magic she leaves", () => {
  beside("N", {}, { pack: { "potion-of-healing": 1, "old-spear": 1 } });
  dice.of("blows").lowest();
  world.turns(1);
  expect(world.hero).toCarry("potion-of-healing", 0);
  expect(world.hero).toCarry("old-spear", 1);
  expect(world).toHold("world.creatures.length === 1");

  beside("N", {}, { pack: { "old-spear": 1 } });
  dice.of("blows").lowest();
  world.turns(1);
  expect(world).toHold("world.creatures.length === 2");
});

test("Medusa's gaze confuses, once", () => {
  const medusa = beside("M");
  dice.of("waking").lowest();
  world.turns(1);
  expect(medusa).toHave({ gazed: 1 });
  expect(world.hero.confused).toBeAtLeast(15);
});

test("but not the blind", () => {
  const medusa = beside("M", {}, { blind: 9 });
  world.turns(1);
  expect(medusa).toHave({ gazed: 0 });
});

test("whoever is cancelled has no tricks", () => {
  beside("R", { cancelled: 1 });
  dice.of("blows").lowest();
  world.turns(3);
  expect(world.hero).toHave({ strength: 16 });
});

/** @type {(one: any, other: any) => number} */
const between = (one, other) => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));

test("a dragon breathes along straight lines, from near", () => {
  const at = (x, y, more = {}) => facts.creature({ breathes: true, cancelled: 0, at: { x, y }, ...more });
  const near = facts.world({ hero: facts.creature({ at: { x: 5, y: 5 } }), distance: between, sees: () => true });
  const yes = { oneIn: () => true };

  expect([at(5, 1), at(1, 1), at(0, 5)].map((who) => mayBreathe(who, yes, near))).toEqual([true, true, true]);
  expect([at(4, 1), at(11, 5), at(5, 1, { cancelled: 1 }), at(5, 1, { breathes: undefined })].map((who) => mayBreathe(who, yes, near))).toEqual([false, false, false, false]);
});

test("its fire burns who does not withstand it", () => {
  beside("D");
  dice.lowest();
  world.turns(1);
  expect(world).toHaveSaid("The dragon breathes fire at you!");
  expect(world.hero.hitPoints).toBeAtMost(34);
});

test("a xeroc looks like a thing until it is struck", () => {
  const xeroc = beside("X", { mood: "asleep" });
  expect(world.screen()).not.toContain("xeroc");
  dice.of("blows").lowest();
  world.hero.attacks(xeroc);
  expect(world.screen()).toContain("xeroc");
});

test("a phantom is seen by whoever sees the unseen", () => {
  beside("P");
  expect(world.screen()).not.toContain("phantom");
  world.hero.with({ discerning: 50 });
  expect(world.screen()).toContain("phantom");
});

test("nothing looks like itself to whoever sees things", () => {
  beside("Z", {}, { hallucinating: 9 });
  expect(world.screen()).toContain("something colour");
});

test("a bat strays one time in two, and comes straight the other", () => {
  const bat = beside("B");
  world.hero.with({ hitPoints: 40 });
  dice.of("creatureThinks").lowest();
  world.turns(1);
  expect(bat).not.toBeAt(3, 2);
});

test("an orc goes for gold first", () => {
  given.level("#########\n#@.Z...*#\n#########", { Z: "rogue:O", "*": "rogue:gold" });
  const orc = world.creature("rogue:O").with({ mood: "hunting" });
  world.turns(2);
  expect(orc).toBeAt(5, 1);
});

test("wings carry from afar, and trolls mend", () => {
  given.level("#############\n#@.........K#\n#############", { K: "rogue:K" });
  const kestrel = world.creature("rogue:K").with({ mood: "hunting" });
  world.turns(1);
  expect(kestrel).toHave({ speed: 200 });

  const troll = beside("T", { mood: "asleep", spellbound: 1, hitPoints: 10 });
  dice.of("living").lowest();
  world.turns(2);
  expect(troll).toHave({ hitPoints: 12 });
});

test("the mean wake at the sight of one, two turns in three; the others do not", () => {
  const hobgoblin = beside("H", { mood: "asleep" });
  dice.of("waking").fall(3);
  world.turns(1);
  expect(hobgoblin).toHave({ mood: "asleep" });
  dice.of("waking").fall(2);
  world.turns(1);
  expect(hobgoblin).toHave({ mood: "hunting" });

  const centaur = beside("C", { mood: "asleep" });
  world.turns(9);
  expect(centaur).toHave({ mood: "asleep" });
});

test("whoever is blind knows nobody: lines, list and looks say something", () => {
  const zombie = beside("Z", { hitPoints: 1 }, { blind: 50, sight: 1 });
  dice.of("blows").lowest();
  world.turns(1);
  expect(world.said.join(" ")).toContain("omething hits you");
  expect(world.screen()).not.toContain("zombie");
  expect(world.screen()).not.toContain("@Z");
  world.hero.attacks(zombie);
  expect(world.said.slice(0, 2).join(" ")).toContain("You hit something");
  expect(world).toHaveSaid("You have killed something.");

  beside("Z", { mood: "asleep" }, { blind: 50, sight: 1 });
  expect(world.screen("x", "Tab")).not.toContain("zombie");
});

test("whoever is blind can read all the same", () => {
  given.hero({ blind: 50, sight: 1, pack: { "scroll-of-scare-monster": 1 } }).uses("read", "scroll-of-scare-monster");
  expect(world).toHaveSaid("You hear mad laughter in the distance.");
});
