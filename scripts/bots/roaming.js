// Where a bot goes when nothing holds it: to what it has not seen, down, and home with the Horn.
import { act } from "gnaw";
import { levels } from "../content/levels.js";
import { hunger } from "../rules/hunger.js";
import { hasHorn } from "../rules/wanderers.js";
import { first } from "./deciding.js";
import { meal } from "./simple.js";

/** Where the way down is hidden one goes to another place every fifty turns, and searches there. */
const comb = (who, sight, dice, world) => {
  const round = Math.floor(world.turn / 50);
  const centre = { x: (round * 31) % levels.width, y: (round * 17) % levels.height };
  const goal = world.around(centre, 5).find((at) => world.known(at) && world.tileAt(at).kind === "floor");
  return (goal && sight.walkTo(goal)) ?? (dice.oneIn(3) ? sight.stroll(dice) : act.plain("search"));
};

/** Food that one knows of is fetched first, even where there is no time for anything else. */
const fetch = (who, sight, world) => {
  const foods = world.floorItems.filter((item) => item.nutrition !== undefined && world.known(item.at));
  return first(foods, ({ at }) => (world.distance(who.at, at) === 0 ? act.pickUp() : sight.walkTo(at)));
};

/** Whether one stands on stairs of the dungeon itself, or of the place where one is: not on a way aside, from which one has come back. */
export const standsOn = (who, use) => who.ground.action === use && who.ground.place === undefined;

/** These bar the way to whoever does not walk into them: a cobweb costs two turns, brambles some blood. */
const BARRING = /** @type {const} */ (["web", "brambles", "briars"]);
const cut = (who, sight, dice, world) => {
  const through = sight.steps.filter((step) => BARRING.some((kind) => kind === world.tileAt(world.next(who.at, step.direction)).kind));
  if (through.length > 0) return act.step(dice.pick(through).direction);
  return first(BARRING.flatMap((kind) => world.tiles(kind)).filter((at) => world.known(at)), sight.towards);
};

/** Off an island one swims, towards stairs that one knows. */
const swim = (who, sight, dice, world) => {
  const isWet = (step) => world.tileAt(world.next(who.at, step.direction)).kind === "water";
  const isMarooned = who.ground.kind === "water" || (sight.steps.length > 0 && sight.steps.every(isWet));
  if (!isMarooned) return undefined;
  const shore = sight.stairs("ascend") ?? sight.stairs("descend");
  return (shore && sight.towards(shore)) ?? dice.pick(sight.steps);
};

/** With nothing to eat but what is in the stomach one goes where more is due, which is deeper down: a search of this level takes longer than the way there. */
const TURNS_TO_SPARE = 600;
export const isRunningOut = (who) => hunger.left(who) < TURNS_TO_SPARE && meal(who) === undefined;

export const goOn = (who, sight, dice, world) => {
  const isThief = hasHorn(who);
  const use = isThief ? "ascend" : "descend";
  const isLate = isThief || isRunningOut(who);
  const way = () => (standsOn(who, use) ? act.useTile(use) : walk(sight, use));
  return (isLate ? (fetch(who, sight, world) ?? way() ?? sight.explore()) : (sight.explore() ?? way())) ?? swim(who, sight, dice, world) ?? cut(who, sight, dice, world) ?? comb(who, sight, dice, world);
};

const walk = (sight, use) => {
  const stairs = sight.stairs(use);
  return stairs && sight.walkTo(stairs);
};
