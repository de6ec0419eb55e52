// Bots that play in other ways: each does what it is named after.
import { bots } from "gnaw";
import { expect, given, simulate, test, world } from "gnaw/test";

const ids = ["careful", "greedy", "archer", "allyKeeper"];

test.each(ids)("the %s goes on, and no habit of his fails", (id) => {
  simulate({ games: 1, turns: 120, bot: /** @type {BotId} */ (id) }).always("Turns played", (game) => game.turns > 1);

  expect(bots[/** @type {"careful"} */ (id)].doc.length > 10).toBe(true);
});

const sight = (traits = {}) => /** @type {any} */ ({ foes: [], walkTo: () => ({ step: "there" }), stairs: () => undefined, explore: () => ({ explore: true }), ...traits });
const somebody = (traits = {}) => /** @type {any} */ ({
  hitPoints: 40, maxHitPoints: 40, poisoned: 0, nourishment: 1500, pack: [], at: { x: 1, y: 1 }, ground: { kind: "floor" }, id: 1, blind: 0, ...traits,
});
const around = (traits = {}) => /** @type {any} */ ({ turn: 5, floorItems: [], creatures: [], tiles: () => [], distance: () => 3, inView: () => true, tileAt: () => ({ kind: "floor" }), known: () => true, itemsAt: () => [], ...traits });

test("the careful rests for a scratch, and the greedy goes for what he sees", () => {
  const scratched = somebody({ hitPoints: 37 });
  expect(bots.careful.act(scratched, sight(), undefined, around())).toEqual(bots.careful.act(scratched, sight(), undefined, around()));

  const coin = { kind: "dart", at: { x: 4, y: 4 } };
  expect(/** @type {any} */ (bots.greedy.act(somebody(), sight(), undefined, around({ floorItems: [coin] })))).toEqual({ step: "there" });
  expect(/** @type {any} */ (bots.greedy.act(somebody(), sight(), undefined, around({ floorItems: [coin], tileAt: () => ({ kind: "stall" }) })))).toEqual({ explore: true });
});
