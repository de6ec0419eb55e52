// What whole games show of hunger.
import { measures } from "gnaw";
import { expect, simulate, test } from "gnaw/test";

const few = { games: 3, turns: 60 };

test("whoever never eats keeps his ration", () => {
  simulate({ ...few, bot: "faster" })
    .always("Nothing eaten", (game) => game.amounts.eaten === 0)
    .quantile(0, "Food in the pack", (game) => game.amounts.spare, { atLeast: 1 });
});

test("a share that is reached is not looked for in further games, and one that is not is looked for in all", () => {
  const asked = /** @type {number[]} */ ([]);
  const games = simulate({ ...few, bot: "faster" }).share("Asked", ({ seed }) => asked.push(seed) > 0, { atLeast: 0.1 });

  expect(asked).toEqual([1, 2]);
  expect(games.games.map(({ seed }) => seed)).toEqual([1, 2, 3]);
  games.share("The third", ({ seed }) => seed === 3, { atLeast: 0.3 }).share("Those before", ({ seed }) => seed < 3, { atLeast: 0.3, atMost: 0.7 });
});

test("a glutton eats at once", () => {
  simulate({ ...few, bot: "glutton" }).share("A ration eaten", (game) => game.words.meals?.["ration"] > 0, { atLeast: 0.9 });
});

test("food is found where one comes upon it, once, and not where one has left it oneself", () => {
  const pile = [
    { nutrition: 1500, count: 2, leftBehind: false },
    { nutrition: 750, count: 1, leftBehind: true },
    { nutrition: undefined, count: 9, leftBehind: false },
  ];

  expect(measures.found.count({ itemsHere: pile })).toBe(2);
});

test("a failure says how sure it is and names the worst seed", () => {
  const games = simulate({ ...few, bot: "faster" });
  const [worst] = games.games.toSorted((one, other) => one.points - other.points);
  expect(() => games.share("Meals", (game) => game.amounts.meals > 0, { atLeast: 0.5 })).toFail(
    "Meals in 0 of 3 games by faster: 0 % (95 % sure: 0 % to 56.1 %), but it should be at least 50 %. It might be chance: more games would tell.\n" +
      `The worst: seed ${worst.seed}, depth ${worst.depth}, turn 60, still going on.`,
  );
});

test("what simulate does not know is refused", () => {
  // @ts-expect-error
  expect(() => simulate({ gamse: 3 })).toFail('simulate knows no "gamse". Did you mean "games"?');
});

test("what was not counted is asked in vain, and bounds that nobody knows hold nothing", () => {
  const games = simulate({ ...few, bot: "faster" });
  const always = () => true;
  // @ts-expect-error
  expect(() => games.quantile(0.5, "Depth", (game) => game.depht, { atMost: 3 })).toFail('A played game has no "depht". Did you mean "depth"?');
  // @ts-expect-error
  expect(() => games.always("Meals", (game) => game.amounts.meal > 0)).toFail('The measures have no "meal". Did you mean "meals"?');
  expect(() => games.quantile(0.5, "Luck", () => NaN, { atMost: 3 })).toFail("quantile wants of each game a number, but got NaN of the game of seed 1.");
  expect(() => games.share("Luck", (game) => { void game.end; }, { atMost: 0.9 })).toFail("share wants of each game true or false, but got undefined of the game of seed 1.");
  // @ts-expect-error
  expect(() => games.share("Luck", always, { atLest: 0.5 })).toFail('share knows no "atLest". Did you mean "atLeast"?');
  expect(() => games.share("Luck", always, { atLeast: 50 })).toFail("share wants as atLeast a number from 0 to 1, but got 50.");
  expect(() => games.share("Luck", always, {})).toFail("share wants as bounds atLeast, atMost or both, but got {}.");
  expect(() => games.share("Luck", always, { atLeast: 0.9, atMost: 0.2 })).toFail("Nothing is at least 0.9 and at most 0.2.");
  // @ts-expect-error
  expect(() => games.quantile(0.5, "Turns", (game) => { void game.turns; }, { atMost: 5 })).toFail("quantile wants of each game a number, but got undefined of the game of seed 1.");
});

test("a game comes to the last amount, or to all together where they add up", () => {
  const [game] = simulate({ ...few, bot: "faster" }).games;

  expect(game.amounts.levelThere).toBe(1);
  expect(game.amounts.hunger).toBeAtMost(1800);
  expect(game.amounts.eaten).toBe(0);
});

test.each([["throw", "arrow", "bow", "shoot arrow"], ["throw", "arrow", "axe", "throw arrow"], ["throw", "dart", "bow", "throw dart"], ["throw", "sleep", "bow", "break sleep"], ["quaff", "might", "bow", "quaff might"], ["eat", "ration", "bow", undefined]])(
  "whoever uses something (%s %s, with a %s in hand) is counted: %s",
  (verb, kind, held, counted) => {
    const who = /** @type {any} */ ({ pack: [{ kind: held, slot: "hand", worn: 1 }] });
    const item = /** @type {any} */ ({ kind, launcher: kind === "arrow" ? "bow" : undefined, family: kind === "sleep" ? "potion" : "weapon" });

    expect(/** @type {any} */ (measures.uses.count)(who, verb, item)).toBe(counted);
  },
);
