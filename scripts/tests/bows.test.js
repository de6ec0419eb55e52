// What is shot and thrown: bows, nets, what comes back, what is strewn.
import { dice, expect, given, test, world } from "gnaw/test";

const HALL = "##########\n#@..o....#\n#........#\n##########";
const facing = (pack, worn) => {
  given.level(HALL.replace("o", "."));
  const hero = given.hero({ pack, attack: 0 });
  if (worn !== undefined) hero.uses("wear", worn);
  const orc = world.spawn("orc", 4, 1).with({ mood: "captive" });
  dice.of("throwing").lowest();
  return { hero, orc };
};

test.each([["bow", "arrow", 2], ["sling", "stone", 3], ["crossbow", "bolt", 4]])("held, a %s shoots a %s, which does %s at the least", (launcher, missile, harm) => {
  const { hero, orc } = facing({ [launcher]: 1, [missile]: 2 }, launcher);
  hero.throws(missile, orc);

  expect(orc).toHave({ hitPoints: 32 - harm });
});

test.each([["arrow", 1], ["bolt", 1]])("from the bare hand a %s does %s", (missile, harm) => {
  const { hero, orc } = facing({ bow: 1, [missile]: 2 });
  hero.throws(missile, orc);

  expect(orc).toHave({ hitPoints: 32 - harm });
});

test.each([["crossbow", "bolt", 2], ["bow", "arrow", 1]])("a shot from a %s takes with its %s %s turns", (launcher, missile, turns) => {
  const { hero, orc } = facing({ [launcher]: 1, [missile]: 2 }, launcher);
  const { turn } = world;
  hero.throws(missile, orc);

  expect(world.turn).toBe(turn + turns);
});

test.each([[40, 0], [41, 1]])("arrows that hit break: a die that shows %s leaves %s on the floor", (shown, left) => {
  const { hero, orc } = facing({ bow: 1, arrow: 1 }, "bow");
  dice.of("throwing").fall(1, 1, shown);
  hero.throws("arrow", orc);

  expect(world).toHold(`world.floorItems.length === ${left}`);
});

test("a fire arrow sets fire to whom it hits, and to what grows there", () => {
  given.level('########\n#@..".##\n########');
  const hero = given.hero({ pack: { bow: 1, "fire-arrow": 1 } }).uses("wear", "bow");
  const orc = world.spawn("orc", 4, 1).with({ mood: "captive" });
  dice.of("throwing").lowest();
  dice.of("flame").highest();
  hero.throws("fire-arrow", orc);

  expect(orc.burning).toBeAtLeast(3);
  expect(world.picture).toContain("*");
});

test("a net holds whom it hits", () => {
  const { hero, orc } = facing({ net: 1 });
  hero.throws("net", orc);

  expect(world).toHaveSaid("The net holds the orc.");
  expect(orc.paralysed).toBeAtLeast(2);
  expect(hero).toCarry("net", 0);
});

test("a boomerang comes back, whether it hits or not", () => {
  const { hero, orc } = facing({ boomerang: 1 });

  expect(hero.throws("boomerang", orc)).toCarry("boomerang", 1);
  expect(hero.throws("boomerang", { x: 7, y: 2 })).toCarry("boomerang", 1);
});

test("caltrops lie on the floor, hurt whoever steps on them, and keep foes off", () => {
  given.level("##########\n#@...s.r.#\n##########", { s: "spikes" });
  const rat = world.creature("rat").with({ mood: "hunting", speed: 300 });
  world.turns(1);
  expect(rat).toBeAt(6, 1);

  given.level(HALL.replace("o", "."));
  dice.of("treading").lowest();
  const hero = given.hero({ hitPoints: 9, pack: { caltrops: 1 } }).throws("caltrops", { x: 3, y: 1 });
  expect(hero.steps("east")).toHave({ hitPoints: 7 });
  expect(world).toHaveSaid("You step on a spike.");
});

test("a smoke pot fills the place with smoke", () => {
  given.level(HALL.replace("o", "."));
  dice.of("thick-smoke").highest();
  given.hero({ pack: { "smoke-pot": 1 } }).throws("smoke-pot", { x: 5, y: 1 });

  expect(world.picture).toContain("%%%");
  expect(world).toHaveSaid("You throw a smoke pot.");
});

test("smoke hangs over grass and water, too, which come to light again", () => {
  given.level("######\n#@\"~.#\n######");
  dice.of("thick-smoke").fall(26, 26, 26);
  const hero = given.hero({ pack: { "smoke-pot": 1 } }).throws("smoke-pot", { x: 3, y: 1 });
  expect(world.picture).toContain("#@%%%#");

  dice.of("thick-smoke").fall(25, 25, 25);
  hero.waits();
  expect(world.picture).toContain("#@\"~.#");
});

test("caltrops lie on grass, too; where none can lie the bag stays whole", () => {
  given.level("######\n#@\"..#\n######");
  given.hero({ pack: { caltrops: 1 } }).throws("caltrops", { x: 3, y: 1 });
  expect(world.picture).toContain("#@,,,#");

  const hero = given.hero({ pack: { caltrops: 1 } }).throws("caltrops", { x: 3, y: 1 });
  expect(hero).toCarry("caltrops", 0);
  expect(hero.steps("east", "east").picksUp()).toCarry("caltrops", 1);
});

test("a cleaver leaves more to eat", () => {
  given.level(HALL.replace("o", "."));
  const hero = given.hero({ attack: 40, pack: { cleaver: 1 } }).uses("wear", "cleaver");
  dice.of("blows").lowest();
  dice.of("remains").fall(24, 100);
  const rat = world.spawn("rat", 2, 1).with({ hitPoints: 1 });
  hero.attacks(rat);

  expect(world).toHold("world.floorItems.some((item) => item.kind === 'meat')");
});
