// Creatures that burst, split and mend.
import { spawn } from "gnaw";
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { minds } from "../rules/minds.js";
import { splitting, tricks } from "../rules/tricks.js";

const ROOM = `
  #######
  #@....#
  #.....#
  #######`;

test("a puffball bursts, and poisons whoever is beside it", () => {
  given.level(ROOM);
  dice.of("blows").lowest();
  const hero = given.hero({ attack: 9 });
  const ball = world.spawn("puffball", 2, 1).with({ hitPoints: 1 });
  const rat = world.spawn("rat", 3, 1);
  hero.attacks(ball);

  expect(world).toHaveSaid("The puffball bursts, and spores fly.");
  expect(hero.poisoned > 0).toBe(true);
  expect(rat.poisoned > 0).toBe(true);
});

test("spores harm nobody whom foul air does not", () => {
  given.level(ROOM);
  dice.of("blows").lowest();
  const hero = given.hero({ attack: 9, pack: { "plague-mask": 1 } }).uses("wear", "plague-mask");
  hero.attacks(world.spawn("puffball", 2, 1).with({ hitPoints: 1 }));

  expect(world).toHaveSaid("The puffball bursts, and spores fly.");
  expect(hero).toHave({ poisoned: 0 });
});

test("two that burst into flames die of each other, each once", () => {
  given.level(ROOM);
  dice.of("blows").lowest();
  dice.of("bursting").highest();
  const hero = given.hero({ attack: 9, hitPoints: 40 });
  const [one, other] = [world.spawn("ember", 2, 1).with({ hitPoints: 1 }), world.spawn("ember", 3, 1).with({ hitPoints: 1 })];
  hero.attacks(one);

  expect([one.causeOfDeath !== "", other.causeOfDeath]).toEqual([true, "fire"]);
  expect(hero.hitPoints).toBe(30);
  expect(hero.kills).toBe(1);
});

/** An ooze at which the hero has struck, with dice that fall so. */
const struckOoze = (falls) => {
  given.level(ROOM);
  dice.of("blows")[falls]();
  const hero = given.hero();
  const ooze = world.spawn("ooze", 2, 1).with({ hitPoints: 22, mood: "hunting" });
  hero.attacks(ooze);
  return ooze;
};

test("the halves of an ooze that goes with the hero both do", () => {
  const ooze = facts.creature({ kind: "ooze", hitPoints: 22, splits: true, at: { x: 2, y: 1 } });

  expect(splitting(ooze, 22)[1]).toEqual(spawn("ooze", ooze.at, { hitPoints: 11, mood: "hunting" }, { ally: ooze }));
});

test("an ooze that survives a blow is two, each with half", () => {
  const ooze = struckOoze("lowest");

  expect(world).toHaveSaid("The ooze splits in two.");
  expect(ooze).toHave({ hitPoints: 10 });
});

test("an ooze that is missed stays one", () => {
  const ooze = struckOoze("highest");

  expect(world).not.toHaveSaid("The ooze splits in two.");
  expect(ooze).toHave({ hitPoints: 22 });
});

test("an axe splits every ooze that it cuts", () => {
  given.level(ROOM);
  dice.of("blows").lowest();
  const hero = given.hero({ pack: { axe: 1 } }).uses("wear", "axe");
  const [one, other] = [world.spawn("ooze", 2, 1), world.spawn("ooze", 2, 2)].map((ooze) => ooze.with({ hitPoints: 22, mood: "hunting" }));
  hero.attacks(one);

  expect([one.hitPoints, other.hitPoints]).toEqual([10, 10]);
});

test.each([["a small one", { splits: true }, tricks.leastToSplit - 1], ["one that is dead", { splits: true }, -2], ["what does not split", {}, 40]])("%s stays one", (_which, traits, left) => {
  expect(splitting(facts.creature({ hitPoints: 40, ...traits }), left)).toEqual([]);
});

test("a mystic mends the wounds of others", () => {
  given.level(ROOM);
  const goblin = world.spawn("goblin", 5, 2).with({ hitPoints: 2, mood: "hunting" });
  world.spawn("mystic", 5, 1).with({ mood: "hunting" });
  world.turns(1);

  expect(world).toHaveSaid("The goblin mystic mumbles, and the wounds of the goblin close.");
  expect(goblin).toHave({ hitPoints: 10 });
});

test("a mystic with nobody to mend keeps away", () => {
  const who = facts.creature({ id: 1, hitPoints: 9, side: "foes", at: { x: 1, y: 1 } });
  const sight = { awayFrom: () => "away", towards: () => "towards" };
  const at = (far) => facts.world({ creatures: [who], distance: () => far });

  expect(minds.healer.hunt(who, who, sight, undefined, at(2))).toBe("away");
  expect(minds.healer.hunt(who, who, { ...sight, awayFrom: () => undefined }, undefined, at(2))).toBe("towards");
  expect(minds.healer.hunt(who, who, sight, undefined, at(6)).id).toBe("wait");
});
