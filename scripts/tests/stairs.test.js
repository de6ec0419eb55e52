// Where stairs lead.
import { leave } from "gnaw";
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { stairs } from "../rules/stairs.js";

const STAIRS = `
  #####
  #<@>#
  #####`;

test("stairs lead down", () => {
  given.depth(3);
  given.level(STAIRS);
  world.hero.steps("east").descends();

  expect(world.screen()).toContain("Depth 4");
});

test("one comes back to a level of another size", () => {
  given.depth(3);
  given.level(STAIRS);
  world.hero.steps("east").descends().ascends();

  expect(world.screen()).toContain("Depth 3");
});

test("with the Horn the stairs of deeper levels lead up, and not yet home", () => {
  given.depth(3);
  given.level(STAIRS);
  given.hero({ pack: { horn: 1 } }).steps("west").ascends();

  expect(world.screen()).toContain("Depth 2");
});

test.each([
  [">", "There is nothing more to explore. Press > for the stairs, or s to search at dead ends."],
  [".", "There is nothing more to explore, and no way down that you know. Press < for the stairs up, or s to search at dead ends."],
])("where all is explored, and %s lies at the end, one is told: %s", (end, line) => {
  given.level(`####\n#@${end}#\n####`);
  expect(world.screen("o").replace(/\s+/g, " ")).toContain(line);
});

test.each([
  [["lever", "stall"], "Explored, except for: lever, stall. G goes there, > to the stairs."],
  [["well", "well"], "Explored, except for: well (2). G goes there, > to the stairs."],
  [["roots", "well"], "Explored, except for: hole between roots, well. G goes there, > to the stairs."],
  [["dry-well", "pulled-lever"], "There is nothing more to explore. Press > for the stairs, or s to search at dead ends."],
])("where all is explored but something can be done at %s, one is told: %s", ([one, other], line) => {
  given.level("######\n#@xy>#\n######", { x: one, y: other });
  expect(world.screen("o").replace(/\s+/g, " ")).toContain(line);
});

test("where all is explored, whoever lies in chains is named with what can be done", () => {
  given.level("########\n#@.x..>#\n########", { x: "lever" });
  world.spawn("goblin", 5, 1).with({ mood: "captive" });

  expect(world.screen("o").replace(/\s+/g, " ")).toContain("Explored, except for: a goblin in chains, lever. G goes there, > to the stairs.");
});

test("where all is explored, a way aside that one has gone is told no more", () => {
  given.level("######\n#@x.>#\n######", { x: "roots" });
  world.hero.steps("east").descends().ascends();

  expect(world.screen("o").replace(/\s+/g, " ")).toContain("There is nothing more to explore. Press > for the stairs");
});

test("where no way down is known, one is told of that beside what else can be done", () => {
  given.level("#####\n#@x.#\n#####", { x: "lever" });
  expect(world.screen("o").replace(/\s+/g, " ")).toContain("Explored, except for: lever. G goes there. You know no way down: s looks for one at dead ends, < goes up.");
});

test("whoever knows of no stairs is told so, and what to do", () => {
  given.level("#####\n#@..#\n#####");

  expect(world.screen(">").replace(/\s+/g, " ")).toContain(
    "You know of no stairs down here. Explore on; where all is explored, search at dead ends.",
  );
  expect(world.screen("<")).toContain("You know of no stairs up here.");
});

test.each([[3, 2], [2, 1]])("from depth %s the stairs up lead to depth %s", (from, to) => {
  const hero = facts.creature({ hitPoints: 9, pack: [], neighbours: [] });

  expect(stairs(hero, "ascend", {}, dice.showing(1), { depth: from, creatures: [] })).toEqual([[], leave(hero, to), []]);
  expect(stairs(hero, "drink", {}, dice.showing(1), { depth: from })).toEqual([]);
});

test("in the list of places stairs are chosen by their own sign", () => {
  given.level("##########\n#<.@....>#\n##########");
  expect(world.screen("_")).toContain("> stairs down");

  world.screen("_", ">");
  expect(world.hero).toBeAt(8, 1);
});

test("nobody sets out from the list of places with a foe in view", () => {
  given.level("##########\n#<.@...r>#\n##########");

  expect(world.screen("_", ">")).toContain("Not while a rat is in view.");
  expect(world.hero).toBeAt(3, 1);
});
