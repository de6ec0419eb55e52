// The bakery, its ovens and its bread.
import { dice, expect, given, test, world } from "gnaw/test";

const STAIRS = `
  ####
  #@>#
  ####`;

const OVEN = `
  ####
  #@n#
  ####`;

test("the fifth depth is the bakery: its baker sleeps among his dough", () => {
  given.depth(4);
  given.level(STAIRS);
  world.hero.steps("east").descends();

  expect(world).toHaveSaid("It smells of fresh bread. Who bakes down here?");
  expect(world.creature("baker")).toHave({ mood: "asleep" });
  expect(world.picture).toContain("#n..n..n...n..n..n#");
});

test("the fourth depth is not", () => {
  given.depth(3);
  given.level(STAIRS);
  world.hero.steps("east").descends();

  expect(world).not.toHaveSaid("It smells of fresh bread. Who bakes down here?");
});

test("in five turns an oven makes a roast of raw meat", () => {
  given.level(OVEN, { n: "oven" });
  const hero = given.hero({ pack: { meat: 2 } }).steps("east").does("bake");

  expect(hero).toCarry("meat", 1);
  expect(hero).toCarry("roast", 1);
  expect(world).toHaveSaid("You roast the meat. It smells wonderful.");
  expect(world.turn).toBe(1 + 1 + 5);
});

test("without meat the oven is only hot", () => {
  given.level(OVEN, { n: "oven" });
  world.hero.steps("east").does("bake");

  expect(world).toHaveSaid("The oven is hot, and you have no raw meat to roast.");
});

test("elsewhere there is no oven", () => {
  expect(given.hero().refusalOf("bake")).toBe("There is no oven here.");
});

test("one sticks to dough for a turn", () => {
  dice.of("blows").fall(1, 4, 25);
  const hero = given.hero();
  const dough = world.spawn("dough", hero.at.x + 1, hero.at.y).with({ mood: "hunting" });

  world.turns(2);
  expect(dough.hitPoints).toBe(40);
  expect(world).toHaveSaid("You stick to the risen dough.");
});
