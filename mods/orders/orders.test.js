// What one may be, how one casts, and what one learns.
import { dice, expect, given, test, world } from "gnaw/test";

const HALL = `
  ############
  #@..r..r...#
  #.....r....#
  ############`;

/** Somebody in the hall who has this mana and these spells. */
const caster = (mana, ...spells) => {
  given.level(HALL);
  return given.hero({ mana, maxMana: 20, spells });
};
const rat = (x, y) => world.creatureAt(x, y).with({ hitPoints: 9, speed: 1 });

test.each([["fighter", "Fighter", "short-sword", 50], ["scout", "Scout", "dart", 40], ["wizard", "Wizard", "staff", 40], ["priest", "Priest", "mace", 44]])(
  "one may be a %s",
  (calling, name, gift, life) => {
    given.game({ seed: 3 }).plays([]);
    expect(world.screen()).toContain("What are you?");
    const hero = world.hero.chooses(calling);

    expect(world).toHaveSaid(`You are a ${calling}.`);
    expect(hero).toShow(name);
    expect(hero).toHave({ maxHitPoints: life, hitPoints: life });
    expect(hero.carried(gift)).toBeAtLeast(1);
  },
);

test("a scout sees farther, a fighter hits better", () => {
  given.game({ seed: 3 }).plays([]);
  expect(world.hero.chooses("scout")).toHave({ sight: 13, defense: 4, attack: 2 });
});

test("whoever casts begins with a spell, and others never learn one", () => {
  given.game({ seed: 3 }).plays([]);
  const hero = world.hero.chooses("wizard");

  expect(world).toHaveSaid("You have learnt a spell: Spark.");
  expect(hero.spells).toEqual(["spark"]);
  expect(hero).toHave({ mana: 16, maxMana: 16 });
  expect(world.screen()).toContain("Mana");

  given.game({ seed: 3 }).plays([]);
  expect(world.hero.chooses("fighter").waits()).toHave({ maxMana: 0 });
  expect(world.screen()).not.toContain("Mana");
  expect(world.screen("z")).toContain("You know no spells.");
});

test.each([["wizard", 1, ["spark"]], ["wizard", 2, ["spark", "blink"]], ["wizard", 3, ["spark", "blink", "fireball"]], ["priest", 3, ["mend", "seek", "hold"]]])(
  "a %s of level %s knows %s",
  (calling, level, spells) => {
    expect(given.hero({ calling, level, maxMana: 8 }).waits().spells).toEqual(spells);
  },
);

test("the key shows what one knows, and looking costs nothing", () => {
  caster(20, "spark", "fireball");

  expect(world.screen("z")).toContain("a Spark: 2 mana");
  expect(world.screen("z", "b")).toContain("Where?");
  expect(world.screen("z", "b", "Esc")).toContain("b Fireball: 6 mana");
  expect(world.screen("z", "b", "Esc", "Esc")).not.toContain("Fireball");
  expect(world.turn).toBe(1);
  expect(world.hero).toHave({ mana: 20 });
});

test("a spark strikes the first in its way", () => {
  const hero = caster(20, "spark");
  const struck = rat(4, 1);
  dice.of("spark").fall(3);
  hero.does("spark", { x: 7, y: 1 });

  expect(world).toHaveSaid("The fire burns the rat for 6.");
  expect(struck).toHave({ hitPoints: 3 });
  expect(hero).toHave({ mana: 18 });
});

test("a fireball burns all around the place, also oneself", () => {
  const hero = caster(20, "fireball");
  const struck = [rat(7, 1), rat(6, 2)];
  dice.of("fireball").fall(1);
  hero.does("fireball", { x: 6, y: 2 });

  expect(struck.map((one) => one.hitPoints)).toEqual([5, 5]);
  expect(hero).toHave({ hitPoints: 40, mana: 14 });
  hero.does("fireball", { x: 2, y: 1 });
  expect(world).toHaveSaid("The fire burns you for 4.");
});

test("one blinks to a place in view", () => {
  expect(caster(20, "blink").does("blink", { x: 6, y: 1 })).toBeAt(6, 1);
});

test("a prayer mends", () => {
  dice.of("mend").fall(3);
  expect(given.hero({ mana: 5, maxMana: 8, spells: ["mend"], hitPoints: 10 }).does("mend")).toHave({ hitPoints: 18, mana: 2 });
});

test("whoever seeks knows what lies near", () => {
  given.level("#####\n#@#.#\n#####");
  given.hero({ mana: 5, maxMana: 8, spells: ["seek"] }).does("seek");

  expect(world.knows(3, 1)).toBe(true);
});

test("whoever is held stands still", () => {
  const hero = caster(20, "hold");
  dice.of("hold").fall(2);
  hero.does("hold", { x: 4, y: 1 });

  expect(world).toHaveSaid("The rat cannot move.");
  expect(world.creatureAt(4, 1)).toBeAt(4, 1);
});

test("nobody casts what he does not know, or without mana", () => {
  const hero = caster(1, "spark");

  expect(hero.refusalOf("spark", { x: 4, y: 1 })).toBe("You have too little mana.");
  expect(hero.refusalOf("mend")).toBe("You do not know that spell.");
  expect(hero.refusalOf("spark", { x: 1, y: 1 })).toBe("You think better of it.");
});

test("mana comes back, one in eight turns, and no more than one holds", () => {
  const hero = given.hero({ mana: 18, maxMana: 19 });

  world.turns(8);
  expect(hero).toHave({ mana: 19 });
  world.turns(8);
  expect(hero).toHave({ mana: 19 });
});

test("what one knows is kept with the game", () => {
  caster(20, "spark");
  world.saveAndLoad();

  expect(world.screen("z")).toContain("Spark: 2 mana");
});
