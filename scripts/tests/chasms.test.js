// Falling, and doors that are closed behind one.
import { dice, expect, given, test, world } from "gnaw/test";

test("whoever steps into a chasm falls to the next depth, and is hurt", () => {
  given.depth(3);
  given.level("#####\n#@:.#\n#####", { ":": "chasm" });
  dice.of("falling").lowest();
  const hero = given.hero({ hitPoints: 30 }).steps("east");

  expect(world.screen()).toContain("Depth 4");
  expect(hero).toHave({ hitPoints: 28 });
  expect(world).toHaveSaid("You land hard, for 2.");
});

test.each([["who reels", 5, "The rat falls.", true], ["who knows where it goes", 0, "The rat falls.", false]])("a creature %s falls, too", (_who, confused, line, falls) => {
  given.depth(3);
  given.level("######\n#@.:.#\n######", { ":": "chasm" });
  world.spawn("rat", 4, 1).with({ mood: "hunting", confused });
  world.turns(1);

  expect(world.said.includes(line)).toBe(falls);
});

test("a flask of sinking opens bare floor alone, and whoever flies stays above it", () => {
  given.depth(3);
  given.level('#########\n#@......#\n#.......#\n#..."...#\n#########');
  const there = [world.spawn("bat", 5, 2), world.spawn("rat", 4, 3)];
  for (const one of there) one.with({ mood: "captive" });
  given.hero({ pack: { sinking: 1 } }).throws("sinking", { x: 4, y: 2 });

  expect(world).toHold('["bat", "rat"].every((kind) => world.creatures.some((one) => one.kind === kind))');
});

test("a creature is hurt by its fall, and is met below", () => {
  given.depth(3);
  given.level("######\n#@.:.#\n######", { ":": "chasm" });
  world.spawn("rat", 4, 1).with({ mood: "hunting", confused: 5, hitPoints: 50 });
  world.turns(1);
  world.hero.steps("east", "east");

  expect(world.creature("rat").hitPoints < 50).toBe(true);
});

test("a creature that does not survive its fall is seen to die", () => {
  given.depth(3);
  given.level("######\n#@.:.#\n######", { ":": "chasm" });
  world.spawn("rat", 4, 1).with({ mood: "hunting", confused: 5, hitPoints: 1 });
  world.turns(1);

  expect(world.said).toEqual(["The rat falls.", "The rat dies."]);
});

test("nobody walks into a chasm by himself", () => {
  given.depth(3);
  given.level("#####\n#@:.#\n#####", { ":": "chasm" });
  given.hero().explores();

  expect(world.screen()).toContain("Depth 3");
});

test("doors are closed by whoever stands beside them, if nothing is in the way", () => {
  given.level("#####\n#@+.#\n#####");
  world.hero.steps("east", "west").does("close");
  expect(world).toHaveSaid("You close the door.");
  expect(world.screen()).toContain("@+");

  expect(world.hero.refusalOf("close")).toBe("There is no open door beside you.");
});
