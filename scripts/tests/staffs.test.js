// What staffs do, and how they fill again.
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { recharging } from "../rules/zapping.js";

const HALL = `
  ##########
  #@.......#
  ##########
  ##########`;

const bearing = (kind) => {
  given.level(HALL);
  return given.hero({ pack: { [`staff-of-${kind}`]: 1 } });
};

test("sparks strike the first in their way", () => {
  const hero = bearing("sparks");
  const [near, far] = [world.spawn("orc", 4, 1), world.spawn("orc", 6, 1)];
  dice.of("zapping").lowest();
  hero.uses("zap", "staff-of-sparks", far);

  expect(near).toHave({ hitPoints: 32 - 3 });
  expect(far).toHave({ hitPoints: 32 });
  expect(world).toHaveSaid("Sparks strike the orc for 3.");
});

test("whom slowness strikes goes half as fast, and then as before", () => {
  const hero = bearing("slowness");
  const orc = world.spawn("orc", 4, 1);
  hero.uses("zap", "staff-of-slowness", orc);
  expect(orc).toHave({ speed: 50 });

  orc.with({ slowed: 1, mood: "captive" });
  world.turns(1);
  expect(orc).toHave({ speed: 100 });
});

test.each([["cube", 50], ["beetle", 75], ["wasp", 200]])("a %s of speed %s is half as fast while it is slow", (kind, speed) => {
  const hero = bearing("slowness");
  const struck = world.spawn(kind, 4, 1).with({ mood: "captive" });
  hero.uses("zap", "staff-of-slowness", struck);
  expect(struck).toHave({ speed: speed / 2 });

  struck.with({ slowed: 1, mood: "captive" });
  world.turns(1);
  expect(struck).toHave({ speed });
});

test("blinking takes one five cells, and no farther", () => {
  const hero = bearing("blinking").uses("zap", "staff-of-blinking", { x: 6, y: 1 });
  expect(hero).toBeAt(6, 1);
});

test.each([
  ["slowness", { x: 2, y: 1 }], ["wind", { x: 2, y: 1 }], ["blinking", { x: 7, y: 1 }], ["blinking", { x: 4, y: 1 }], ["digging", { x: 2, y: 1 }], ["wind", { x: 2, y: 2 }],
])("nobody points a staff of %s where nothing comes of it, such as at %s", (kind, at) => {
  const hero = bearing(kind);
  world.spawn("orc", 4, 1).with({ mood: "captive" });

  expect(() => hero.uses("zap", `staff-of-${kind}`, at)).toFail(`The hero cannot do that (use): Nothing would come of pointing the staff of ${kind} there.`);
  expect(world).toHold("hero.pack[0].charge === 2 && world.turn === 1");
});

test("digging opens rock, but not the edge of the level", () => {
  given.level(`
    ##########
    #@.#.....#
    ##########`);
  const hero = given.hero({ pack: { "staff-of-digging": 1 } }).uses("zap", "staff-of-digging", { x: 3, y: 1 });
  expect(world.screen()).toContain(";");
  expect(() => hero.uses("zap", "staff-of-digging", { x: 0, y: 1 })).toFail("The hero cannot do that (use): Nothing would come of pointing the staff of digging there.");
});

test("one can walk through what was dug aslant", () => {
  given.level(`
    ########
    #@######
    ########
    ########
    ########
    #####..#
    ########`);
  const hero = given.hero({ pack: { "staff-of-digging": 1 } }).uses("zap", "staff-of-digging", { x: 2, y: 2 });

  hero.steps("south-east", "south-east", "south-east", "south-east");
  expect(hero).toBeAt(5, 5);
});

test("wind throws somebody back, onto whatever is there", () => {
  const hero = bearing("wind");
  const orc = world.spawn("orc", 3, 1).with({ mood: "captive" });
  hero.uses("zap", "staff-of-wind", orc);
  expect(orc).toBeAt(7, 1);
  expect(world).toHaveSaid("A gust throws the orc back.");
});

test("wind does not throw anybody through a wall", () => {
  const hero = bearing("wind");
  const orc = world.spawn("orc", 7, 1).with({ mood: "captive" });
  hero.uses("zap", "staff-of-wind", orc);

  expect(orc).toBeAt(8, 1);
});

test("crystal bars the way for a while, and one sees through it", () => {
  const hero = bearing("crystal");
  dice.of("crystal").highest();
  hero.uses("zap", "staff-of-crystal", { x: 5, y: 1 });
  expect(world.picture).toContain("#@..###..#");
  expect(world).toHaveSaid("Crystal grows from the floor.");

  dice.of("crystal").lowest();
  world.turns(1);
  expect(world.picture).toContain("#@.......#");
});

test("crystal does not bury what lies there", () => {
  const hero = bearing("crystal");
  world.lay("dart", 6, 1);
  hero.uses("zap", "staff-of-crystal", { x: 5, y: 1 });
  expect(world.picture).toContain("#@..##/..#");
});

test("an empty staff is refused, and nobody points at what he does not see", () => {
  given.level(HALL);
  const hero = given.hero({ pack: { "staff-of-sparks": 1 } });

  expect(() => hero.uses("zap", "staff-of-sparks", { x: 30, y: 30 })).toFail("The hero cannot do that (use): You cannot see that place.");
  hero.uses("zap", "staff-of-sparks", { x: 4, y: 1 }).uses("zap", "staff-of-sparks", { x: 4, y: 1 });
  expect(() => hero.uses("zap", "staff-of-sparks", { x: 4, y: 1 })).toFail("The hero cannot do that (use): The staff is empty. It fills by itself, in time.");
});

test("a charge comes back when its turns have passed", () => {
  const staff = facts.item({ id: 5, kind: "staff-of-sparks", charges: 2, charge: 1, recharge: 120 });
  const at = (turn, charge = 1) => recharging(facts.creature({ hitPoints: 1, pack: [{ ...staff, charge }] }), undefined, facts.world({ turn }));

  expect(at(240).map(({ effect, by }) => [effect, by])).toEqual([["change", 1]]);
  expect([at(240, 2), at(130), at(121)]).toEqual([[], [], []]);
});

test("in lists it stands how often a staff can be used, and of a wand only when one knows it", () => {
  given.hero({ pack: { "staff-of-crystal": 1, "wand-of-webs": 1, dagger: 1 } });
  expect(world.screen("i")).toContain("a staff of crystal (2/2)");
  expect(world.screen("i")).toContain("a dagger");
  expect(world.screen("i")).not.toContain("(4/4)");

  world.hero.uses("zap", "staff-of-crystal", { x: world.hero.at.x, y: world.hero.at.y });
  expect(world.screen("i")).toContain("a staff of crystal (1/2)");
});

test("whoever knows a wand sees what is left in it", () => {
  given.hero({ pack: { "wand-of-webs": 1, naming: 1 } }).uses("read", "naming");

  expect(world.screen("i")).toContain("a wand of webs (4/4)");
});
