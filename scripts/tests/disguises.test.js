// A creature that lies in wait passes for a thing.
import { creatures } from "gnaw";
import { expect, given, test, world } from "gnaw/test";
import { masks } from "../rules/disguises.js";

const waiting = (kind) => {
  given.level(`
    #################
    #@..............#
    #################`);
  return world.spawn(kind, 6, 1).with(/** @type {any} */ ({ mood: "lurking" }));
};

test.each([["lurker", "a stone", "/"], ["flask", "a flask", "!"], ["statue", "a statue", "&"]])("a %s that waits looks like %s: nothing else tells of it", (kind, guise, glyph) => {
  waiting(kind);
  const panel = world.screen();
  const box = world.screen("x");

  expect(panel).toContain(`#@····${glyph}···`);
  expect(panel).not.toContain(creatures[/** @type {"lurker"} */ (kind)].name);
  expect(box).toContain(guise);
  expect(box).not.toContain("chance to hit");
  expect(world.screen("v")).not.toContain("hit points");
});

test("it stops nobody, and Tab does not go for it", () => {
  waiting("lurker");

  expect(world.screen("Tab")).toContain("no enemy in view");
  expect(given.hero().explores().at.x).toBeAtLeast(3);
});

test("whoever comes near sees what it is", () => {
  const lurker = waiting("lurker");
  world.hero.steps("east").steps("east").steps("east").waits();

  expect(lurker).toHave({ mood: "hunting" });
  expect(world.screen()).toContain("a cave lurker");
});

test("a guise without a glyph shows its own", () => {
  const posing = { isItem: false, isHero: false, mood: "lurking", guise: "a bush" };

  expect(masks(posing)).toBe(undefined);
  expect(masks({ ...posing, guiseGlyph: "%" })).toEqual({ glyph: "%" });
});
