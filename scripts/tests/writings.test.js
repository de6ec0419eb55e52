// Scrolls that change the ground, the pack and the steel in hand.
import { dice, expect, given, test, world } from "gnaw/test";

const ROOM = "#######\n#.....#\n#..@..#\n#.....#\n#######";
const reading = (kind, pack = {}) => {
  given.level(ROOM);
  return given.hero({ pack: { [kind]: 1, ...pack } });
};

test("recharging fills what is low", () => {
  reading("recharging", { "wand-of-fire": { charge: 0 } }).reads("recharging");
  expect(world).toHaveSaid("What you carry hums.");
  expect(world).toHold("hero.pack.find((item) => item.kind === 'wand-of-fire').charge === 1");

  reading("recharging").reads("recharging");
  expect(world).toHaveSaid("Your hands tingle for a moment.");
});

test.each([["thicket", "%%%"], ["flood", "~~~"]])("a scroll of %s: %s", (kind, picture) => {
  reading(kind);
  dice.of("reading").lowest();
  world.hero.reads(kind);

  expect(world.picture).toContain(picture);
});

test("the flood puts out whoever reads of it", () => {
  const hero = reading("flood").with({ burning: 5 });
  dice.of("reading").lowest();

  expect(hero.reads("flood")).toHave({ burning: 0 });
});

test("tremors break walls, but not the edge of the level", () => {
  given.level("#########\n#.......#\n#.#@#...#\n#.......#\n#########");
  dice.of("reading").lowest();
  given.hero({ pack: { tremor: 1 } }).reads("tremor");

  expect(world).toLookLike("#########\n#.......#\n#.;@;...#\n#.......#\n#########");
});

test("runes go into the weapon in hand, once", () => {
  const hero = reading("runes", { dagger: 1 }).uses("wear", "dagger");
  dice.of("reading").fall(1);
  hero.reads("runes");
  expect(world).toHaveSaid("A rune burns itself into your dagger.");
  expect(world.screen("i")).toContain("dagger of embers");

  world.screen("Esc");
  hero.with({ pack: { runes: 1 } }).reads("runes");
  expect(world).toHaveSaid("Your hands tingle for a moment.");
});

test("famine makes hungry", () => {
  expect(reading("famine").with({ nourishment: 1000 }).reads("famine").nourishment).toBeAtMost(750);
});

test.each([[300, 150], [151, 150], [150, 150], [40, 40]])("famine takes nothing more of the weak: of %s it leaves %s", (before, after) => {
  const left = reading("famine").with({ nourishment: before }).reads("famine").nourishment;

  expect(left).toBeAtMost(after);
  expect(left).toBeAtLeast(after - 2);
});
