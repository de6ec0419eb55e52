// What one lives on between two camps, and where there is no camp.
import { expect, facts, given, test, world } from "gnaw/test";
import { storesBar } from "./stores.js";

test("one sets out with 200 and can eat ahead up to 400", () => {
  const hero = given.hero();
  expect(hero).toHave({ stores: 200, maxStores: 400 });

  expect(hero.with({ stores: 399 }).eats("ration")).toHave({ stores: 400 });
});

test.each([["ration", 300], ["jerky", 166], ["honeycomb", 140]])("a %s fills stores of 100 to %s, in proportion to a ration", (food, stores) => {
  expect(given.hero({ stores: 100 }).eats(food)).toHave({ stores });
});

test("whoever learns to carry more can eat ahead further", () => {
  expect(given.hero({ stores: 390, maxStores: 500 }).eats("ration")).toHave({ stores: 500 });
});

test("what food does besides, it does here, too", () => {
  expect(given.hero({ hitPoints: 10 }).eats("honeycomb")).toHave({ hitPoints: 18 });
});

test("the last of the stores ends the rest", () => {
  const hero = given.hero({ hitPoints: 10, stores: 2 }).does("rest");
  expect(world.interruptions).toEqual([]);

  hero.does("rest");
  expect(world).toHaveInterrupted("Your stores are spent.");
  expect(hero).toHave({ hitPoints: 12, stores: 0 });
});

test("no camp under the eyes of a foe, none with poison in the veins", () => {
  const hero = given.hero({ hitPoints: 10, poisoned: 1 });
  expect(hero.refusalOf("rest")).toBe("You cannot rest while you are poisoned.");

  world.spawn("rat", 5, 2).with({ speed: 0 });
  expect(hero.refusalOf("rest")).toBe("You cannot rest with enemies in view.");
});

test("the well need no camp", () => {
  expect(given.hero().refusalOf("rest")).toBe("You are well already.");
});

test("whoever lives on nothing has nothing left to lose", () => {
  given.level("####\n#@_#\n####");

  expect(given.hero({ stores: 30 }).steps("east").does("pray")).toHave({ stores: 0, nourishment: 1800 });
});

test("soup is food, too", () => {
  expect(given.hero({ stores: 30 }).uses("quaff", "broth")).toHave({ stores: 110 });
});

test.each([[1, "food", ""], [0, "bad", "Spent"]])("with stores of %s their bar is of the tone %s and says \"%s\"", (stores, tone, text) => {
  expect(storesBar(facts.creature({ stores, maxStores: 400 }), facts.world({}))).toEqual([{ bar: "Stores", value: stores, max: 400, tone, text }]);
});
