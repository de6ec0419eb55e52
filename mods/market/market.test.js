// What is sold, what it costs, and what comes of striking a trader.
import { dice, expect, given, test, world } from "gnaw/test";

const STALL = `
  ########
  #@.....#
  #......#
  ########`;
const STAIRS = `
  #####
  #@>.#
  #####`;

/** On the second depth, where one has darts, jerky and a potion of healing to sell, somebody with so many coins walks into a trader. */
const calling = (coins) => {
  dice.seeded(25);
  given.level(STAIRS);
  const hero = given.hero({ coins }).steps("east").descends();
  world.spawn("trader", hero.at.x + 1, hero.at.y);
  return hero.steps("east");
};

test("on the second depth there is a trader, and none on the first", () => {
  given.game({ seed: 2 }).plays([]);
  expect(world).not.toHold("world.creatures.some((who) => who.side === 'neutral')");

  given.level(STAIRS);
  given.hero().steps("east").descends();
  expect(world.creature("trader").called).toBe("a trader");
});

test("walking into one shows goods and prices", () => {
  calling(40);

  expect(world.screen()).toContain("“Well?” You have 40 coins.");
  expect(world.screen()).toContain("potion of healing: 30 coins");
  expect(world.screen()).toContain("dart: 2 coins");
  expect(world.screen()).toContain("jerky: 8 coins");
});

test("looking costs nothing, neither coins nor time", () => {
  const hero = calling(40);
  const { turn } = world;

  expect(world.screen("a")).toContain("How many? (dart)");
  expect(world.screen("Esc")).toContain("“Well?” You have 40 coins.");
  expect(world.screen("Esc")).not.toContain("“Well?”");
  expect(world.turn).toBe(turn);
  expect(hero).toHave({ coins: 40 });
});

test("what stacks is sold singly or together, and then one sees what is left", () => {
  const hero = calling(40).chooses("dart");
  expect(world.screen()).toContain("1 for 2 coins");
  expect(world.screen()).toContain("5 for 10 coins");

  hero.chooses("several");
  expect(world).toHaveSaidExactly("“A good choice.” You put them into your pack.");
  expect(hero).toCarry("dart", 5);
  expect(world.screen()).toContain("“Well?” You have 30 coins.");
  expect(world.screen()).not.toContain("dart: 2 coins");
});

test("what was bought is gone, also when one comes back", () => {
  const hero = calling(40).chooses("jerky").chooses("one").chooses("nothing");

  hero.steps("east");
  expect(hero).toCarry("jerky", 1);
  expect(world.screen()).not.toContain("jerky: 8 coins");
});

test("only what one can pay for is shown", () => {
  calling(9).chooses("dart");

  expect(world.screen()).not.toContain("5 for 10 coins");
  expect(world.screen("Esc")).not.toContain("potion of healing: 30 coins");
});

test("whoever has not a coin to spare is told so", () => {
  calling(1);

  expect(world).toHaveSaid("The trader has nothing that you could pay for.");
});

test("a purchase goes on after the game was kept", () => {
  calling(40).chooses("jerky");
  world.saveAndLoad();

  expect(world.hero.chooses("one")).toHave({ coins: 32 });
});

test("whoever hurts a trader has a foe, who sells no more", () => {
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

test("whoever strikes at a trader has a foe, even if he misses", () => {
  given.level(STALL);
  dice.of("blows").highest();
  const hero = given.hero();
  const trader = world.spawn("trader", 2, 1);
  hero.attacks(trader);

  expect(trader).toHave({ goodwill: 0, hitPoints: 60 });
  expect(world).toHaveSaid("The trader will not forget that.");
});

test.each([[0, 10, []], [1, 11, ["You find a coin."]], [3, 13, ["You find 3 coins."]]])("a foe that you kill may have %s coins", (found, coins, lines) => {
  given.level(STALL);
  dice.of("blows").lowest();
  dice.of("coins").fall(found);
  const hero = given.hero({ attack: 100 });
  world.spawn("rat", 2, 1).with({ hitPoints: 1 });
  hero.steps("east");

  expect(hero).toHave({ coins });
  expect(hero).toShow(`Coins ${coins}`);
  for (const line of lines) expect(world).toHaveSaid(line);
});
