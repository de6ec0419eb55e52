// How things are found, what they are called, and what looking at them tells.
import { items } from "gnaw";
import { expect, given, test, world } from "gnaw/test";
import { sorts } from "./content/sorts.js";
import { itemLines } from "./rules/describing.js";
import { thing, thingOf, things } from "./rules/things.js";

const here = { x: 1, y: 1 };
const row = (id) => /** @type {any} */ (items[/** @type {"ration"} */ (id in items ? id : `rogue:${id}`)]);

/** Dice that draw that kind, and then show numbers. */
const drawing = (kind, ...shown) => {
  const rest = [...shown];
  return { pick: () => kind, between: () => rest.shift() ?? 0, roll: () => 9, oneIn: () => false };
};

test("everything that may be found can be carried", () => {
  for (const { kinds } of Object.values(sorts)) {
    for (const id of Object.keys(kinds)) {
      const name = id in items ? id : `rogue:${id}`;
      expect(given.hero({ pack: { [name]: 1 } })).toCarry(name, 1);
    }
  }
});

test.each([["weapon", 9, -2, 1], ["weapon", 14, 2, 0], ["weapon", 15, 0, 0], ["armour", 19, -2, 1], ["armour", 27, 2, 0], ["armour", 28, 0, 0]])(
  "of %ss one that shows %s has %s points, and is cursed: %s",
  (sort, shown, bonus, cursed) => {
    const laid = /** @type {any} */ (thingOf(sort, here, drawing(sort === "weapon" ? "rogue:old-mace" : "rogue:chain-mail", shown, 2)));
    const text = JSON.stringify(laid);

    expect(text.includes(`"bonus":${bonus}`)).toBe(bonus !== 0);
    expect(text.includes('"cursed":1')).toBe(cursed === 1);
  },
);

test("rings of points are bad and cursed one time in three, sticks have three to seven charges, and light ten to nineteen", () => {
  expect(row("ring-of-protection").rolls({ between: () => 0 })).toEqual({ bonus: -1, cursed: 1 });
  expect(row("ring-of-dexterity").rolls({ between: () => 2 })).toEqual({ bonus: 2 });
  expect(row("ring-of-teleportation").rolls()).toEqual({ cursed: 1 });
  expect(row("stick-of-fire").rolls({ between: (least, most) => `${least} to ${most}` })).toEqual({ charge: "3 to 7" });
  expect(row("stick-of-light").rolls({ between: (least, most) => `${least} to ${most}` })).toEqual({ charge: "10 to 19" });
});

test("arrows lie in lots, and daggers in small ones", () => {
  expect(JSON.stringify(thingOf("weapon", here, drawing("rogue:old-arrow", 50)))).toContain('"count":9');
  expect([row("old-arrow").lot, row("old-dagger").lot, row("old-mace").lot]).toEqual(["1d8+7", "1d4+1", undefined]);
});

test("where no food was found on four levels the next thing is food", () => {
  const drawn = (unfed) => JSON.stringify(things([here], { ...drawing("potion"), pick: (weights) => (("potion" in weights) ? "potion" : Object.keys(weights)[0]) }, { unfed }));

  expect(drawn(3)).not.toContain("rogue:food");
  expect(drawn(4)).toContain("food");
  expect(JSON.stringify(thing(here, { ...drawing("x"), pick: (weights) => Object.keys(weights)[0] }))).toContain("potion");
});

test("the unknown are called by their looks, one and many, and differ from game to game", () => {
  given.game({ seed: 4 }).plays([]);
  world.hero.with({ pack: { "potion-of-healing": 2, "scroll-of-sleep": 2, "ring-of-stealth": 1, "stick-of-fire": 1 } });
  const screen = world.screen("i");

  expect(screen).toContain("potions");
  expect(screen).toContain("scrolls titled");
  expect(screen).toContain(" ring");
  expect(screen).not.toContain("healing");
  expect(screen).not.toContain("stick of");
});

test.each([[1, "+2,+0 short bow"], [0, "short bow"]])("sentences call a thing as the pack does: examined %s, a %s", (examined, name) => {
  given.hero({ pack: { "old-short-bow": { bonus: 2, examined } } }).uses("wear", "old-short-bow");

  expect(world).toHaveSaid(`You wield the ${name}.`);
  expect(world.screen("i")).toContain(`a ${name} (in hand)`);
});

test("armour is no single thing, and a ring without points shows none", () => {
  given.hero({ pack: { "splint-mail": {} } }).uses("wear", "splint-mail");
  expect(world).toHaveSaid("You put on the splint mail.");

  given.hero({ pack: { "ring-of-maintain-armour": { examined: 1, known: 1 }, "ring-of-dexterity": { examined: 1, known: 1, bonus: 2 } } });
  expect(world.screen("i")).toContain("+2 ring of dexterity");
  expect(world.screen()).not.toContain("+0");
});

test("all that there is can be looked at", () => {
  const lines = (id, more = {}) => itemLines(/** @type {any} */ ({ isItem: true, known: 1, bonus: 0, examined: 0, ...row(id), ...more })).join(" ");

  expect(lines("old-arrow")).toContain("1d1 in hand, 2d3 when shot from its bow");
  expect(lines("old-dagger")).toContain("when thrown");
  expect(lines("plate-mail", { bonus: 2 })).toContain("Armour 7 when worn.");
  expect(lines("plate-mail", { bonus: 2, examined: 1 })).toContain("Armour 9 when worn.");
  expect(lines("potion-of-healing", { known: 0 })).toBe("You do not know yet what it does.");
  for (const { kinds } of Object.values(sorts)) for (const id of Object.keys(kinds)) expect(lines(id).length).toBeAtLeast(3);
});

test("whoever sees again sees as far as before", () => {
  const hero = given.hero({ blind: 1, sight: 1 }).waits();
  expect(hero).toHave({ blind: 0, sight: 80 });
});

test("a drain of life wants somebody in view, and some life", () => {
  const hero = given.hero({ hitPoints: 1, pack: { "stick-of-drain-life": { charge: 2 } } });
  hero.uses("zap", "stick-of-drain-life", { x: 1, y: 1 });
  expect(world).toHaveSaid("You are too weak for that.");
  hero.with({ hitPoints: 9 }).uses("zap", "stick-of-drain-life", { x: 1, y: 1 });
  expect(world).toHaveSaid("You feel a tingle.");
});

test("one hits, draws and shoots with what many carry", () => {
  given.hero({ pack: { "old-dart": 3, "old-shuriken": 3, "old-two-handed-sword": { worn: 1 } } });
  world.hero.throws("old-dart", { x: 1, y: 1 }).throws("old-shuriken", { x: 1, y: 1 });
  expect(world).toHold("world.floorItems.length === 2");
});
