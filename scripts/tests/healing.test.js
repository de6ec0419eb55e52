// How life comes back, and who may rest.
import { change } from "gnaw";
import { dice, expect, given, test, world } from "gnaw/test";
import { healing, recovery } from "../rules/healing.js";
import { hungerStates } from "../rules/hunger.js";

/** A hero who would get a hit point back each turn, if nothing made it faster or slower. */
const wounded = (nourishment, traits = {}) => given.hero({ maxHitPoints: recovery.turnsToFull, hitPoints: 100, nourishment, ...traits });

test("the weak heal half as fast", () => {
  expect(wounded(100).waits()).toHave({ hitPoints: 100, recovery: hungerStates.weak.heals });
  expect(world.hero.waits()).toHave({ hitPoints: 101, recovery: 0 });
});

test("healing takes food, but never the last of it", () => {
  expect(wounded(600).waits()).toHave({ nourishment: 600 - 1 - recovery.nourishmentPerHitPoint });
});

test("healing stops where nourishment would", () => {
  const who = /** @type {any} */ ({ hitPoints: 100, maxHitPoints: recovery.turnsToFull, recovery: 0, nourishment: 1800, pack: [] });

  expect(/** @type {any[]} */ (healing(who)).find((one) => one.meter === "nourishment")).toEqual(change(who, "nourishment", -recovery.nourishmentPerHitPoint, { atLeast: 1 }));
});

test("whoever is well spends nothing on healing", () => {
  expect(given.hero({ nourishment: 600 }).waits()).toHave({ nourishment: 599, recovery: 0 });
});

test("a ring of mending is faster, on the finger", () => {
  const hero = wounded(600, { pack: { "ring-of-mending": 1 } }).waits();
  expect(hero).toHave({ hitPoints: 101 });

  hero.uses("wear", "ring-of-mending").with({ hitPoints: 100, recovery: 0 }).waits();
  expect(hero.hitPoints + hero.recovery > 101).toBe(true);
});

test("one rests until well", () => {
  const hero = wounded(600, { hitPoints: 245 }).rests();

  expect(hero).toHave({ hitPoints: recovery.turnsToFull });
  expect(world).toHaveSaid("You rest.");
  expect(hero.refusalOf("rest")).toBe("You are well already.");
});

test.each(["blind", "confused", "slowed"])("whoever is %s rests until that is over, though he has lost no life", (ailment) => {
  const hero = given.hero({ [ailment]: 30 });
  hero.rests();
  expect(hero).toHave({ [ailment]: 0 });
  expect(hero.refusalOf("rest")).toBe("You are well already.");
});

test("beside somebody who sleeps one may rest", () => {
  given.level("#####\n#@..#\n#####");
  world.spawn("rat", 3, 1).with({ mood: "asleep" });

  given.hero({ hitPoints: 35 }).rests();
  expect(world).toHaveSaid("You rest.");
});

test("nobody rests with enemies in view", () => {
  given.level(`
    #####
    #@.r#
    #####`);

  expect(given.hero({ hitPoints: 5 }).refusalOf("rest")).toBe("You cannot rest while a rat is in view.");
});

const besideAnEel = (/** @type {string} */ shore) => {
  given.level(`
    #######
    #@.${shore}~~#
    #..${shore}~~#
    #######`, { "~": "water" });
  world.spawn("eel", 5, 1).with({ mood: "hunting" });
  return given.hero({ hitPoints: 5 }).steps("east");
};

test("beside water in which an eel is about nobody rests", () => {
  expect(besideAnEel("~").refusalOf("rest")).toBe("You cannot rest while a pale eel is in view.");
});

test("away from the water of an eel one may rest", () => {
  besideAnEel(".").does("rest");
  expect(world).toHaveSaid("You rest.");
});

test.each([[6, 5], [5, 5]])("whoever has %s turns of poison and %s life does not rest, and is told why", (poisoned, hitPoints) => {
  expect(given.hero({ hitPoints, poisoned }).refusalOf("rest")).toBe(
    "There is more poison in you than life: it would kill you while you rest. Drink or eat something that heals.",
  );
});

test("whoever outlives the poison in him rests until it is over", () => {
  const hero = given.hero({ hitPoints: 6, poisoned: 5 });
  hero.rests();

  expect(hero).toHave({ poisoned: 0 });
  expect(hero.hitPoints).toBeAtLeast(1);
  expect(world).toHaveSaid("The poison is gone.");
});

test("the weak may rest, the fainting may not", () => {
  dice.of("stateOfHunger").highest();
  const hero = wounded(hungerStates.fainting.below + 1).does("rest");
  hero.with({ nourishment: hungerStates.fainting.below - 1 });

  expect(hero.refusalOf("rest")).toBe("You are too hungry to rest.");
});
