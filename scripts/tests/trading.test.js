// Stalls that take food, altars that exchange, altars that drink.
import { items } from "gnaw";
import { dice, expect, given, test, world } from "gnaw/test";
import { talents } from "../content/talents.js";
import { trade } from "../rules/trading.js";

const shopping = (pack) => {
  given.level("######\n#@s..#\n######", { s: "stall" });
  world.lay("mapping", 2, 1);
  return given.hero({ pack }).steps("east");
};

test("what lies on a stall costs a meal, which one may choose", () => {
  const hero = shopping({ ration: 1, mango: 1, honeycomb: 1 }).picksUp();
  expect(world.screen()).toContain(`lasts ${trade.leastMeal} turns or longer`);
  expect(world.screen()).toContain(`Give a ration for it (${items.ration.nutrition} turns)`);
  expect(world.screen()).toContain("Give a mango for it");
  expect(world.screen()).not.toContain("honeycomb for it");

  hero.chooses("mango");
  expect(hero).toCarry("mango", 0);
  expect(hero).toCarry("mapping", 1);
});

test("whoever steps to a stall is told that it sells, as long as it does", () => {
  shopping({ ration: 1 });
  expect(world).toHaveSaid("It is for sale. Pick it up, and you are asked for a meal.");

  given.level("######\n#@s..#\n######", { s: "stall" });
  world.hero.steps("east");
  expect(world).toHaveSaidNothing();
});

test("one may leave it", () => {
  const hero = shopping({ ration: 1 }).picksUp().chooses("leave");

  expect(hero).toCarry("ration", 1);
  expect(hero).toCarry("mapping", 0);
});

test("whoever has no proper meal is told what is wanted", () => {
  const hero = shopping({ honeycomb: 2 }).picksUp();

  expect(hero).toCarry("mapping", 0);
  expect(world.said.at(-1)).toContain("it wants a proper meal for it.");
});

test("what is bought is the thing that lay there, as it was, and all of it", () => {
  given.level("######\n#@s..#\n######", { s: "stall" });
  for (let darts = 0; darts < 3; darts++) world.lay("dart", 2, 1);
  const hero = given.hero({ pack: { ration: 1 } }).steps("east").picksUp();
  expect(world.screen()).toContain("3 darts, for sale");

  hero.chooses("ration");
  expect(hero).toCarry("dart", 3);
  expect(world).toHaveSaid("The hand takes it, and lets go of 3 darts.");
});

test("one's own things are not for sale", () => {
  given.level("######\n#@s..#\n######", { s: "stall" });
  const hero = given.hero({ pack: { dagger: 1 } }).steps("east").drops("dagger").picksUp();

  expect(hero).toCarry("dagger", 1);
  expect(world).toHaveSaid("You pick up a dagger.");
});

test("what one has put beside a ware one takes back, and is told what the ware costs", () => {
  const hero = shopping({ dagger: 1, ration: 1 }).drops("dagger").picksUp();
  expect(world).toHaveSaid("You take back what is yours: a dagger.");

  hero.chooses("leave");
  expect(hero).toCarry("dagger", 1);
  expect(hero).toCarry("mapping", 0);
  expect(hero).toCarry("ration", 1);
});

test("somebody who explores buys nothing", () => {
  given.level("######\n#@s..#\n######", { s: "stall" });
  world.lay("mapping", 2, 1);

  expect(given.hero({ pack: { ration: 1 } }).explores()).toCarry("ration", 1);
});

const offering = (kind) => {
  given.level("######\n#@E..#\n######", { E: "exchange-altar" });
  const hero = given.hero({ pack: { [kind]: 1 } }).steps("east");
  if (kind === "poison") dice.of("exchanging").lowest();
  return hero.drops(kind);
};

test("an altar of exchange gives another thing of the same kind, once", () => {
  const hero = offering("poison").picksUp();

  expect(hero).toCarry("poison", 0);
  expect(world).toHold("hero.pack.some((item) => item.family === 'potion')");
});

test("whoever comes to an altar of exchange is told what it does", () => {
  given.level("######\n#@E..#\n######", { E: "exchange-altar" });
  world.hero.steps("east");

  expect(world).toHaveSaid("What you lay down here becomes something else of its kind, one for one.");
});

test("of a stack it takes one", () => {
  given.level("######\n#@E..#\n######", { E: "exchange-altar" });
  given.hero({ pack: { dart: 17 } }).steps("east");
  world.screen("d", "a");

  expect(world).toHaveSaid("The altar hums. Something else lies there now.");
  expect(world).toHold("world.itemsAt(hero.at).map((item) => item.count).sort().join() === '1,16'");
});

test.each(["horn", "key"])("it does not take %s", (kind) => {
  offering(kind);

  expect(world).toHold(`world.floorItems[0].kind === "${kind}"`);
});

test("food it does not want", () => {
  offering("ration");

  expect(world).toHaveSaid("The altar wants nothing of this.");
});

const bleeding = (maxHitPoints) => {
  given.level("####\n#@A#\n####", { A: "blood-altar" });
  return given.hero({ hitPoints: maxHitPoints, maxHitPoints }).steps("east").does("pray");
};

test("a blood altar takes life for good, and teaches", () => {
  dice.of("praying").lowest();
  const hero = bleeding(40);
  expect(hero).toHave({ maxHitPoints: 34, hitPoints: 34 });
  expect(world.screen()).toContain("The blood tells you something");

  hero.chooses("attack");
  expect(hero).toHave({ attack: 4 });
});

test("it takes nothing of somebody whom it cannot teach", () => {
  const all = Object.keys(talents).flatMap((id) => Array(talents[id].most).fill(id));
  given.level("####\n#@A#\n####", { A: "blood-altar" });
  const hero = given.hero({ talents: all }).steps("east").does("pray");

  expect(world).toHaveSaid("There is nothing left for the altar to teach you.");
  expect(hero).toHave({ maxHitPoints: 40 });
});

test("it wants nothing of the weak", () => {
  expect(bleeding(24)).toHave({ maxHitPoints: 24 });
  expect(world).toHaveSaid("The altar wants blood, and you have too little of it.");
});

test("in the list of all that was seen a ware stands once, with what it lies on", () => {
  given.level("#######\n#@..s.#\n#######", { s: "stall" });
  world.lay("dagger", 4, 1);

  expect(world.screen("G")).toContain("a dagger (stall)");
  expect(world.screen("G").split("stall").length).toBe(2);
});

test("a look at a stall tells what lies on it and what it costs", () => {
  given.level("#######\n#@..s.#\n#######", { s: "stall" });
  world.lay("dart", 4, 1);
  const screen = world.screen("x").replace(/[│\s]+/g, " ");

  expect(screen).toContain("dart");
  expect(screen).toContain(`What lies here is for sale, for a meal that lasts ${trade.leastMeal} turns or longer.`);
});
