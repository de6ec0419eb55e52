// What things lie about: of which sort, of which kind, and how good they are.
import { items, lay, memoized, set, table } from "gnaw";
import { sorts } from "../content/sorts.js";

export const supply = table("supply", { levelsWithout: 3 }, { levelsWithout: "number: new levels without food after which the next thing is food" });

const weights = memoized(() => Object.fromEntries(Object.entries(sorts).map(([id, { percent }]) => [id, percent])));

/** Some are worse, and cursed; some are better. */
const quality = ({ bad, good }, dice) => {
  const thrown = dice.between(0, 99);
  if (thrown < bad) return { bonus: -dice.between(1, 3), cursed: 1 };
  return thrown < bad + good ? { bonus: dice.between(1, 3) } : {};
};

/** Meters of a new thing of a kind. */
const meters = (sort, row, dice) => ({
  ...(row.lot === undefined ? {} : { count: dice.roll(row.lot) }),
  ...(sort.bad === undefined ? {} : quality(sort, dice)),
  ...(row.rolls?.(dice) ?? {}),
});

/** Something of a sort. */
export const thingOf = (sort, at, dice) => {
  const kind = dice.pick(sorts[sort].kinds);
  return lay(kind, at, meters(sorts[sort], items[kind], dice));
};

/** Something of any sort. */
export const thing = (at, dice) => thingOf(dice.pick(weights()), at, dice);

/** Several, as they lie on a new level: food first where none was for long. */
export const things = (places, dice, world) => {
  const isDue = world.unfed > supply.levelsWithout;
  const drawn = places.map((_, n) => (isDue && n === 0 ? "food" : dice.pick(weights())));
  return [places.map((at, n) => thingOf(drawn[n], at, dice)), set(world, "unfed", drawn.includes("food") ? 0 : world.unfed + 1)];
};
