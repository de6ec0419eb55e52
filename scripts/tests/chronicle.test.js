// The story of the place, as one finds it.
import { expect, given, test, world } from "gnaw/test";
import { chronicle, diary } from "../content/chronicle.js";
import { levels } from "../content/levels.js";
import { vaults } from "../content/vaults.js";
import { strewing } from "../rules/chronicle.js";

const stones = Object.values(chronicle);

test.each(stones.map(({ from, text }) => [from, text]))("the stone of depth %s tells whoever steps before it: %s", (depth, text) => {
  given.depth(depth);
  given.level("#####\n#@n.#\n#####", { n: "stele" });
  world.hero.steps("east");

  expect(world).toHaveSaid(text);
});

test("somebody who explores goes to a stone once, and reads it", () => {
  given.depth(3);
  given.level("#######\n#@...##\n#...n.#\n#######", { n: "stele" });
  world.hero.explores();
  expect(world.said.filter((line) => stones.some(({ text }) => text === line)).length).toBe(1);
});

test("the list of all that was seen names a stone, until it has been read; it can be read again", () => {
  given.depth(3);
  given.level("#####\n#@n.#\n#####", { n: "stele" });
  expect(world.screen("G")).toContain("stone with writing");

  world.hero.steps("east", "east");
  expect(world.screen("G").includes("stone")).toBe(false);
  world.hero.steps("west");
  expect(world.said).toEqual([stones[1].text]);
});

test("it tells a rat nothing", () => {
  given.level("######\n#@.nr#\n######", { n: "stele", r: "floor" });
  world.spawn("rat", 4, 1).with({ mood: "hunting" });
  world.turns(2);

  expect(world.said.some((line) => stones.some(({ text }) => text === line))).toBe(false);
});

test("each stone has a landmark where it stands", () => {
  const landmarks = Object.values(vaults).filter((row) => Object.values(row.tiles ?? {}).includes("stele"));

  expect(landmarks.map(({ from }) => from)).toEqual(stones.map(({ from }) => from));
});

test("leaves are read in their order, wherever they come from, and end", () => {
  const hero = given.hero({ pack: { leaf: 7 } });
  Object.values(diary).forEach(({ text }) => {
    hero.uses("read", "leaf");
    expect(world).toHaveSaid(text);
  });

  hero.uses("read", "leaf");
  expect(world).toHaveSaid("There is nothing on it that you have not read.");
});

test("all leaves lie somewhere, each once, and none on a level that one knows or in a place beside the dungeon", () => {
  const at = { x: 3, y: 3 };
  const laid = (depth, traits = {}) => strewing(undefined, /** @type {any} */ ({ isNew: true, depth, free: () => at, ...traits }), undefined);
  const depths = Array.from({ length: levels.depths }, (_, n) => n + 1);

  expect(depths.flatMap((depth) => laid(depth)).length).toBe(Object.keys(diary).length);
  expect([laid(4, { isNew: false }), laid(4, { place: "crypt" }), laid(4, { free: () => undefined })]).toEqual([[], [], []]);
});
