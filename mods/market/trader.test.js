// What walking into a trader offers, cell by cell.
import { change, give, offer, say, set, spawn } from "gnaw";
import { expect, facts, test } from "gnaw/test";
import { opening, trading } from "./trader.js";

const trader = facts.creature({ kind: "market:trader", hitPoints: 60 });
const buyer = (coins) => facts.creature({ isHero: true, hitPoints: 40, coins });
/** @type {any} */
const level = { stock: ["ration", "healing"] };
const world = facts.world({ level });
const walks = (coins, into = trader) => trading(buyer(coins), into, undefined, world);

test("who can pay is offered what there is, and pays for what he takes", () => {
  const who = buyer(20);

  expect(trading(who, trader, undefined, world)).toEqual([
    offer({
      title: "“Well?” You have 20 coins.",
      options: {
        ration: {
          text: "ration: 12 coins",
          effects: [
            change(who, "coins", -12), give(who, "ration"), set(level, "stock", ["healing"]),
            say("“A good choice.” You put the ration into your pack.", "good"),
          ],
        },
        nothing: { text: "Nothing today" },
      },
    }),
  ]);
});

test("who cannot pay is told so", () => {
  expect(walks(3)).toEqual([say("The trader has nothing that you could pay for.")]);
});

test("others are not asked", () => {
  expect(walks(20, facts.creature({ kind: "rat" }))).toEqual([]);
});

test.each([[2, true, true], [3, true, false], [2, false, false]])("at depth %s, new: %s, somebody opens a stall: %s", (depth, isNew, opens) => {
  const at = { x: 4, y: 2 };
  /** @type {any} */
  const stall = { depth, isNew, free: () => at };
  /** @type {any} */
  const unshuffled = { shuffle: (list) => list };

  expect(opening(undefined, stall, unshuffled)).toEqual(opens ? [spawn("trader", at), set(stall, "stock", ["ration", "jerky", "dart"])] : []);
});
