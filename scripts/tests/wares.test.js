// What lies on pedestals, plinths and stalls is known as soon as it is seen.
import { set } from "gnaw";
import { expect, facts, given, test, world } from "gnaw/test";
import { displaying } from "../rules/wares.js";

/** A hero beside a wall behind which a potion lies on a stall. */
const market = () => {
  given.level(`
    #########
    #@#..._.#
    #.....###
    #########`, { _: "stall" });
  const hero = given.hero({ pack: { speed: 1 } });
  world.lay("speed", 6, 1);
  return hero.with({ wares: 1, waresAt: [{ x: 6, y: 1 }] });
};

test("what is laid out is known as soon as it is seen, and not before", () => {
  const hero = market();
  world.turns(1);
  expect(world.screen("i")).not.toContain("potion of speed");
  world.screen("Esc");

  hero.steps("south", "east", "east", "east");
  expect(hero).toHave({ wares: 0 });
  expect(world.screen("i")).toContain("potion of speed");
});

test("what lies on the floor has to be tried", () => {
  given.level("#####\n#@..#\n#####");
  const hero = given.hero({ wares: 1, waresAt: [{ x: 9, y: 9 }], pack: { might: 1 } });
  world.lay("might", 3, 1);
  world.turns(1);

  expect(world.screen("i")).not.toContain("potion of might");
  expect(hero).toHave({ wares: 1 });
});

test.each([
  [{ known: 0, leftBehind: false }, 1],
  [{ known: 1, leftBehind: false }, 0],
  [{ known: 0, leftBehind: true }, 0],
])("on a new level one waits for what is laid out, not known, and not one's own: of %s for %s", (thing, count) => {
  const [level, place] = /** @type {any[]} */ ([{ tiles: (tile) => (tile === "stall" ? [{ x: 2, y: 1 }] : []) }, { itemsAt: () => [{ family: "potion", ...thing }] }]);
  const who = facts.creature({ wares: 7 });

  expect(displaying(who, level, undefined, place)).toEqual([set(who, "wares", count), set(who, "waresAt", count === 0 ? [] : [{ x: 2, y: 1 }])]);
});

test("where nothing is laid out nothing is looked for", () => {
  const level = /** @type {any} */ ({ tiles: () => [] });

  expect(displaying(facts.creature({ wares: 0 }), level, undefined, facts.world({}))).toEqual([]);
});
