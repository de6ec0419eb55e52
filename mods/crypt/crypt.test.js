// The crypt: down, past its warden, and back to where one came in.
import { expect, facts, given, test, world } from "gnaw/test";
import { gloom } from "./levels.js";

const LANDING = `
  #####
  #@s.#
  #####`;

const down = () => {
  given.depth(3);
  given.level(LANDING, { s: "steps" });
  return world.hero.steps("east").descends();
};

test("the third depth has a mausoleum with steps, and no other has", () => {
  given.depth(2);
  given.level(LANDING, { s: "stairs-down" });
  world.hero.steps("east").descends();
  expect(world.picture).toContain("#i..n.n..i#");

  given.depth(3);
  given.level(LANDING, { s: "stairs-down" });
  world.hero.steps("east").descends();
  expect(world.picture).not.toContain("#i..n.n..i#");
});

test("the steps lead into the crypt, which is as deep as the fourth depth and is not it", () => {
  down();

  expect(world).toHaveSaid("It is cold, and smells of wax. Bones lie everywhere.");
  expect(world).toHold('world.place === "crypt" && world.depth === 4');
  expect(world.screen()).toContain("The crypt, depth 4");
});

test("under the catacombs lies the hall, as it is drawn", () => {
  down();
  world.does("leave(hero, 5)");

  expect(world).toHold('world.place === "crypt" && world.depth === 5');
  expect(world.picture).toContain("#########n...O...........O...n#######");
});

test("elsewhere there is no sarcophagus", () => {
  expect(given.hero().refusalOf("unseal")).toBe("There is no sarcophagus here.");
});

test("a heap of bones lies still until somebody comes near", () => {
  given.level("###########\n#@........#\n###########");
  const bones = world.spawn("bones", 9, 1).with({ mood: "lurking" });

  world.turns(3);
  expect(bones).toBeAt(9, 1);
});

test("the crypt is darker than the dungeon around it", () => {
  expect(gloom(facts.world({ place: "crypt" }))).toEqual({ wall: "slate", floor: "gravel" });
  expect(gloom(facts.world({ place: undefined }))).toBe(undefined);
});
