// How a cat is won, and what it does then.
import { expect, given, test, world } from "gnaw/test";

const YARD = `
  #############
  #@..........#
  #...........#
  #...........#
  #############`;


const cat = (x, y) => world.spawn("stray", x, y).with({ mood: "wandering" });
const apart = (one, other) => Math.max(Math.abs(one.at.x - other.at.x), Math.abs(one.at.y - other.at.y));

test("a stray keeps away from whoever comes near", () => {
  given.level(YARD);
  const shy = cat(4, 2);

  world.turns(3);
  expect(apart(shy, world.hero)).toBeAtLeast(4);
});

test("it comes for meat when nobody stands by, eats, and is yours", () => {
  given.level(YARD);
  cat(10, 2);
  world.lay("meat", 6, 2);

  world.turns(6);
  expect(world).toHaveSaid("The cat eats, washes its face, and looks at you. It purrs.");
  expect(world.creature("cat")).toHave({ hitPoints: 16 });
});

test("it does not come for bread", () => {
  given.level(YARD);
  const shy = cat(10, 2);
  world.lay("ration", 6, 2);

  world.turns(20);
  expect(shy.called).toBe("a stray cat");
});

test("a cat hunts what hunts you, and nobody strikes it by mistake", () => {
  given.level(YARD);
  world.spawn("cat", 2, 1);
  const rat = world.spawn("rat", 3, 1).with({ hitPoints: 1, mood: "wandering" });

  world.turns(12);
  expect(rat.causeOfDeath).toBe("a blow from your cat");
});

test("you and your cat change places in a passage", () => {
  given.level(`
    #####
    #@..#
    #####`);
  world.spawn("cat", 2, 1);

  const hero = world.hero.steps("east");
  expect(hero).toBeAt(2, 1);
});

test("a cat beside you comes along on the stairs, the same that it was", () => {
  given.level(`
    ####
    #@>#
    #.##
    ####`);
  const friend = world.spawn("cat", 1, 2).with({ hitPoints: 7 });

  world.hero.steps("east").descends();
  expect(apart(friend, world.hero)).toBeAtMost(2);
  expect(friend.hitPoints).toBe(7);
});
