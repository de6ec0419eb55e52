// Gases: how they spread, drift, thin, harm and burst.
import { dice, expect, given, test, world } from "gnaw/test";

const HALL = '########\n#@."g..#\n#......#\n########';
const filled = (kind) => given.level(HALL, { g: kind });

test("gas drifts over the ground, which is the same when it has gone", () => {
  filled("miasma");
  dice.of("miasma").fall(100, 1, 2);
  world.turns(1);
  expect(world.said).toEqual([]);
  const drifted = world.picture;
  expect(drifted).toContain("=");

  dice.of("miasma").lowest();
  world.turns(1);
  expect(world.picture).not.toContain("=");
  expect(world.picture).toContain('"');
});

test("it is no thicker for drifting", () => {
  filled("miasma");
  dice.of("miasma").fall(100, 1, 1);
  world.turns(4);

  expect([...world.picture].filter((letter) => letter === "=").length).toBe(1);
});

test("miasma poisons whoever breathes it", () => {
  given.level("####\n#@g#\n####", { g: "miasma" });
  dice.of("miasma").highest();

  expect(given.hero().steps("east")).toHave({ poisoned: 4 });
});

test("firedamp lies where it lies, and no rule is asked for it", () => {
  filled("firedamp");
  const before = world.picture;
  world.turns(20);

  expect(world.picture).toBe(before);
});

test("no gas comes over another", () => {
  given.level("#####\n#@gm#\n#####", { g: "firedamp", m: "miasma" });
  dice.of("miasma").fall(100, 1);
  world.turns(3);

  expect(world.picture).toContain("#@==#");
});

test("firedamp harms nobody", () => {
  given.level("####\n#@g#\n####", { g: "firedamp" });
  const hero = given.hero({ hitPoints: 30 }).steps("east");

  expect(hero).toHave({ hitPoints: 30, poisoned: 0, confused: 0 });
});

test("it bursts where fire comes near it, cell by cell", () => {
  given.level("########\n#@.^gr.#\n#......#\n########", { "^": "flame", g: "firedamp" });
  dice.of("flame").fall(100, 100);
  world.turns(1);

  expect(world).toHaveSaid("The air bursts into flames.");
  expect(world.picture).toContain("**");
});

test("whoever stands in it then is hurt", () => {
  given.level("#####\n#@g^#\n#####", { "^": "flame", g: "firedamp" });
  dice.of("flame").fall(1, 1, 1, 100);
  const hero = given.hero({ hitPoints: 30 }).steps("east");

  expect(hero.hitPoints).toBeAtMost(28);
  expect(world).toHaveSaid("The air bursts into flames.");
});

test.each(["vapour", "miasma"])("nobody walks into %s of his own will", (kind) => {
  given.level("#######\n#@g...#\n#######", { g: kind });
  dice.of(kind).highest();
  const hero = given.hero().explores();

  expect(hero).toHave({ poisoned: 0, confused: 0 });
});

/** A thing beyond vapour, and a corner behind which one sees neither. */
const cornered = () => {
  given.level("##########\n#....g..s#\n#.########\n#@########\n##########", { g: "vapour", s: "floor" });
  dice.of("vapour").highest();
  world.lay("dart", 8, 1);
  return given.hero().steps("north", "north");
};

test("vapour bars the way to whoever explores, as long as it is seen", () => {
  expect(cornered().explores()).toBeAt(1, 1);
});

test("out of view it may be gone: whoever explores goes and looks", () => {
  const hero = cornered().steps("south", "south");
  dice.of("vapour").lowest();
  world.turns(1);
  hero.explores();

  expect(hero).toBeAt(8, 1);
});
