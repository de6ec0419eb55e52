// Levers, plinths, and what they set off.
import { dice, expect, given, test, world } from "gnaw/test";
import { reach } from "../rules/mechanisms.js";

/** A lever, and something near it. */
const pulled = (tile, map = "#########\n#@L...x.#\n#.......#\n#########") => {
  given.level(map, { L: "lever", x: tile });
  return world.hero.steps("east").does("pull");
};

test.each([
  ["portcullis", "A portcullis rattles up."],
  ["statue", "A statue steps down from its base."],
  ["sluice", "A sluice opens, and water shoots in."],
  ["vent", "A vent hisses, and foul air comes out."],
  ["fire-vent", "A spark jumps from the wall."],
  ["cracked-floor", "The floor gives way."],
])("a lever sets off a %s that is near", (tile, line) => {
  given.depth(3);
  pulled(tile);

  expect(world).toHaveSaid(line);
  expect(world).toHaveInterrupted(line);
});

test.each([
  ["portcullis", "Portcullises rattle up."],
  ["statue", "Statues step down from their bases."],
  ["cracked-floor", "The floor gives way."],
])("of several a %s each it is told once that they do", (tile, line) => {
  given.depth(3);
  pulled(tile, "#########\n#@L...x.#\n#.....x.#\n#########");

  expect(world.said.filter((said) => said.startsWith(line.slice(0, 5)))).toEqual([line]);
});

test("it works once", () => {
  expect(pulled("floor").refusalOf("pull")).toBe("There is no lever here.");
});

test("what is farther off is left alone", () => {
  pulled("portcullis", `##############\n#@L${".".repeat(reach.cells)}x#\n#............#\n##############`);

  expect(world).toHaveSaidNothing();
});

test("an open gate lets one through", () => {
  const hero = pulled("portcullis", "#####\n#@Lx.\n#####".replace("Lx.", "Lx#"));

  expect(hero.steps("east")).toBeAt(3, 1);
});

test("water from a sluice floods the floor and puts out flames", () => {
  given.level("##########\n#@L.^..x##\n#.......##\n##########", { L: "lever", x: "sluice", "^": "flame" });
  dice.of("flame").highest();
  world.hero.steps("east").does("pull");

  expect(world.picture).toContain("~");
  expect(world.picture).not.toContain("*");
});

test("foul air comes out of a vent, sparks set grass on fire", () => {
  pulled("vent");
  expect(world.picture).toContain("=");

  dice.of("flame").highest();
  pulled("fire-vent", '#########\n#@L""""x#\n#.""""".#\n#########');
  expect(world.picture).toContain("*");
});

test("a floor that is cracked drops whoever stands on it", () => {
  given.depth(3);
  given.level("########\n#@L..r.#\n#......#\n########", { L: "lever" });
  world.hero.steps("east");
  expect(world).not.toHold("world.tiles('chasm').length > 0");

  given.depth(3);
  given.level("########\n#@Lx...#\n#......#\n########", { L: "lever", x: "cracked-floor" });
  world.hero.steps("east").does("pull");
  expect(world).toHold("world.tiles('chasm').length === 1");
});

test.each([[1, "clay-guard"], [5, "stone-guard"], [8, "bronze-guard"]])("on depth %s a statue is a %s", (depth, kind) => {
  given.depth(depth);
  pulled("statue");

  expect(world.creature(kind)).toHave({ mood: "hunting" });
});

test("whoever takes what lies on a plinth sets off what is near, once", () => {
  given.level("#########\n#@P..&..#\n#.......#\n#########", { P: "plinth", "&": "statue" });
  world.lay("axe", 2, 1);
  const hero = world.hero.steps("east").picksUp();

  expect(hero).toCarry("axe", 1);
  expect(world).toHaveSaid("A statue steps down from its base.");
  expect(world.creature("clay-guard")).toHave({ mood: "hunting" });
});

test("a look at a plinth tells that something may wait", () => {
  given.level("#########\n#@P.....#\n#########", { P: "plinth" });
  world.lay("axe", 2, 1);

  expect(world.screen("x", "Enter")).toContain("Whatever stands around it wakes");
});

test("what lies on a plinth is no lure for somebody who explores", () => {
  given.level("#########\n#@P..&..#\n#.......#\n#########", { P: "plinth", "&": "statue" });
  world.lay("axe", 2, 1);

  expect(given.hero().explores()).toCarry("axe", 0);
});

test.each([[35, true], [36, false]])("some statues wake when one is near: a die that shows %s does: %s", (shown, wakes) => {
  given.level("#####\n#@.s#\n#...#\n#####", { s: "watching-statue" });
  dice.of("watching-statue").fall(shown);
  world.turns(1);

  expect(world.said.includes("A statue turns its head. It was none.")).toBe(wakes);
});
