// The confused do not always go where they want to.
import { move, say } from "gnaw";
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { stumbling } from "../rules/stumbling.js";

const PASSAGE = `
  #####
  #.@.#
  #####`;

test.each([[40, "You stumble."], [41, undefined]])("two steps of five are not as one wants: a die that shows %s: %s", (shown, line) => {
  dice.of("stumbling").fall(shown, 1);
  given.level(PASSAGE);
  given.hero({ confused: 5 }).steps("east");

  expect(world.said[0]).toBe(line);
  if (line === undefined) expect(world.hero).toBeAt(3, 1);
});

test("whose head is clear goes where he wants to", () => {
  dice.lowest();
  given.level(PASSAGE);

  expect(given.hero().steps("east")).toBeAt(3, 1);
  expect(world).toHaveSaidNothing();
});

test("the confused stand still as well as others", () => {
  dice.lowest();
  given.level(PASSAGE);

  expect(given.hero({ confused: 5 }).waits()).toBeAt(2, 1);
  expect(world).toHaveSaidNothing();
});

test("where there is nowhere to go one does not stumble", () => {
  dice.of("stumbling").lowest();
  dice.of("blows").highest();
  given.level(`
    ####
    #@.#
    ####`);
  const hero = given.hero({ confused: 5 });
  hero.steps("east");

  expect(hero).toBeAt(1, 1);
  expect(world).toHaveSaid("You stumble.");
});

test("one stumbles onto a free cell next to one, or not at all", () => {
  const who = facts.creature({ id: 1, hitPoints: 9, confused: 1, at: { x: 5, y: 5 } });
  const [wall, taken, free] = [{ x: 4, y: 5 }, { x: 5, y: 4 }, { x: 6, y: 5 }];
  const among = (...cells) => stumbling(who, { id: "step" }, { percent: () => true, pick: (list) => list[0] }, {
    around: (_at, reach) => (reach === 1 ? cells : [{ x: 9, y: 9 }]),
    tileAt: (at) => ({ passable: at !== wall }),
    creatureAt: (at) => (at === taken ? {} : undefined),
  });

  expect(among(wall, taken, free).flat()).toEqual([move(who, free), say("You stumble.", "warn")]);
  expect(among(wall, taken)).toEqual([]);
});

test("whoever explores stops where he stumbles", () => {
  dice.of("stumbling").fall(40, 1);
  given.level(`
    #########
    #..@....#
    #########`);
  world.lay("ration", 7, 1);
  given.hero({ confused: 50 }).explores();

  expect(world).toHaveSaid("You stumble.");
  expect(world).toHold("world.turn === 2");
});
