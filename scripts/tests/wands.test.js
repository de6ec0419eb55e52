// What wands do, and that they do it a few times only.
import { creatures } from "gnaw";
import { dice, expect, given, test, world } from "gnaw/test";

const HALL = `
  ##########
  #@.......#
  #........#
  ##########`;

const pointing = (of, at = 4) => {
  given.level(HALL);
  const hero = given.hero({ pack: { [`wand-of-${of}`]: { charge: 3 } } });
  return { hero, zaps: (target) => hero.uses("zap", `wand-of-${of}`, target), orc: world.spawn("orc", at, 1).with({ mood: "captive" }) };
};

test("what it is one learns by pointing it", () => {
  const { hero, zaps, orc } = pointing("swapping");
  expect(world.screen("i")).not.toContain("wand of swapping");
  world.screen("Esc");
  zaps(orc);

  expect(world).toHaveSaid("This is a wand of swapping.");
  expect(hero).toBeAt(4, 1);
  expect(orc).toBeAt(1, 1);
});

test("two that are alike share no place: what is pointed is one of them", () => {
  given.hero({ pack: { "wand-of-fire": 2 } });

  expect(world).toHold("hero.pack.map((item) => item.count).join() === '1,1'");
});

test("an empty one stays empty", () => {
  given.level(HALL);
  const hero = given.hero({ pack: { "wand-of-fire": { charge: 0 } } });

  expect(() => hero.uses("zap", "wand-of-fire", { x: 5, y: 1 })).toFail("The hero cannot do that (use): There is nothing left in it.");
  world.turns(3);
  expect(() => hero.uses("zap", "wand-of-fire", { x: 5, y: 1 })).toFail("The hero cannot do that (use): There is nothing left in it.");
});

test("what is empty for good is not offered any more; what fills up again is", () => {
  given.hero({ pack: { "wand-of-fire": { charge: 0 } } });
  expect(world.screen("a")).toContain("You have no staff, and no wand in which anything is left.");

  given.hero({ pack: { "wand-of-frost": { charge: 1 }, "staff-of-sparks": { charge: 0 } } });
  const screen = world.screen("Esc", "a");
  expect(screen).toContain("staff");
  expect(screen.match(/ a[n]? \S+ wand\b/g)?.length).toBe(1);
});

test("a ray that strikes nobody does nothing", () => {
  const { zaps } = pointing("swapping");
  zaps({ x: 2, y: 2 });

  expect(world).toHaveSaid("A ray flies off, and nothing happens.");
});

test("fire bursts where the ray ends", () => {
  const { zaps, orc } = pointing("fire", 6);
  dice.of("zapping").lowest();
  dice.of("flame").highest();
  zaps(orc);

  expect(world).toHaveSaid("A ball of fire bursts.");
  expect(world).toHaveSaid("It burns the orc.");
  expect(world.picture).toContain("*");
  expect(orc.hitPoints).toBeAtMost(34);
});

test("frost makes slow, puts out fire, and bridges water", () => {
  given.level("########\n#@..~≈^#\n########", { "≈": "water", "~": "shallows", "^": "flame" });
  dice.of("flame").highest();
  const hero = given.hero({ pack: { "wand-of-frost": 1 } }).uses("zap", "wand-of-frost", { x: 5, y: 1 });

  expect(world.picture).toContain("__,");
  dice.of("treading").highest();
  expect(hero.steps("E", "E", "E", "E")).toBeAt(5, 1);
});

test("webs hang where the ray ends, and hold who goes there", () => {
  const { zaps, orc } = pointing("webs", 6);
  zaps(orc);

  expect(world.picture).toContain("%%");
});

test.each([[2, 95, true], [32, 26, false], [32, 25, true]])("mastery over an orc with %s hit points and a die that shows %s: %s", (hitPoints, shown, friend) => {
  const { zaps, orc } = pointing("mastery");
  orc.with({ hitPoints });
  dice.of("zapping").fall(shown);
  zaps(orc);

  expect(world.said.at(-1)).toBe(friend ? "The orc looks at you as at a friend." : "The orc shakes it off.");
  expect(world).toHold(`world.creatures.some((one) => one.follows === hero) === ${friend}`);
  expect(world.screen("x").includes("It follows you, and fights for you.")).toBe(friend);
});

test("nobody masters those who have a name", () => {
  given.level(HALL);
  const hero = given.hero({ pack: { "wand-of-mastery": 1 } });
  const king = world.spawn("king", 4, 1).with({ hitPoints: 1, mood: "captive" });
  dice.of("zapping").fall(1);
  hero.uses("zap", "wand-of-mastery", king);

  expect(world).toHaveSaid("The Hollow King shakes it off.");
});

test("banishing takes somebody elsewhere", () => {
  const { zaps, orc } = pointing("banishing");
  dice.of("zapping").highest();
  zaps(orc);

  expect(world).toHaveSaid("The orc is gone, to somewhere else on this level.");
});

test("changing makes somebody else of somebody", () => {
  const { zaps, orc } = pointing("changing");
  dice.of("zapping").lowest();
  zaps(orc);

  expect(world.creatureAt(4, 1).called).not.toBe("an orc");
});

test("whoever is changed has the body of the new kind, and all of it", () => {
  const { zaps } = pointing("changing");
  const cube = world.spawn("cube", 3, 1).with({ mood: "captive", hitPoints: 1 });
  dice.of("zapping").lowest();
  zaps(cube);

  const changed = world.creatureAt(3, 1);
  expect(changed.called).toBe("a rat");
  expect(changed).toHave({ maxHitPoints: creatures.rat.hitPoints, hitPoints: creatures.rat.hitPoints, speed: 100, attack: creatures.rat.attack });
});

test("doubling makes two of one", () => {
  const { zaps, orc } = pointing("doubling");
  zaps(orc);

  expect(world).toHold("world.creatures.filter((one) => one.kind === 'orc' && one.mood === 'captive').length === 2");
});

test("whoever goes with the hero is doubled into two who do", () => {
  const { zaps, orc } = pointing("doubling");
  dice.of("zapping").lowest();
  world.hero.with({ pack: { "wand-of-mastery": 1, "wand-of-doubling": 1 } }).uses("zap", "wand-of-mastery", orc);
  zaps(orc);

  expect(world).toHold("world.creatures.filter((one) => one.side === 'hero' && one.follows?.isHero).length === 2");
});

test("haste makes fast", () => {
  const { zaps, orc } = pointing("haste");
  zaps(orc);

  expect(orc).toHave({ speed: 200 });
});

test("looking tells how much is left in it, and from what an arrow is shot", () => {
  given.level(HALL);
  given.hero({ pack: { "wand-of-fire": { charge: 2 }, arrow: 1 } });
  world.hero.uses("zap", "wand-of-fire", { x: 6, y: 1 });
  expect(world.screen("i", "a")).toContain("It holds 1 of 3 charges, and no more will come.");
  world.screen("Esc", "Esc");

  expect(world.screen("i", "b")).toContain("Shot from a bow it does 1d8+1.");
});
