// What is sold, what it costs, and what comes of striking a trader.
import { expect, given, test, world } from "gnaw/test";

const STALL = `
  ########
  #@.....#
  #......#
  ########`;

test("a trader without goods has nothing to sell", () => {
  given.level(STALL);
  world.spawn("trader", 2, 1);
  world.hero.steps("east");

  expect(world).toHaveSaid("The trader has nothing that you could pay for.");
  expect(world.hero).toBeAt(1, 1);
});

test("a trader stays where he is, and whoever hurts one has a foe", () => {
  given.level(STALL);
  const trader = world.spawn("trader", 3, 1);
  world.turns(3);
  expect(trader).toBeAt(3, 1);

  trader.with({ hitPoints: 50 });
  world.turns(1);
  expect(world).toHaveSaid("The trader will not forget that.");
  world.turns(2);
  expect(trader.at.x).toBe(2);
});

test("a foe that you kill has coins", () => {
  given.level(STALL);
  given.hero({ attack: 100 });
  world.spawn("rat", 2, 1).with({ hitPoints: 1, mood: 0 });
  world.hero.steps("east");

  expect(world.hero.coins).toBeAtLeast(10);
});
