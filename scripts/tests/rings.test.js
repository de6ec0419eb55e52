// Rings, good and bad, and what else is worn.
import { dice, expect, given, test, world } from "gnaw/test";

const wearing = (kind, map = "######\n#@...#\n######", legend = {}) => {
  given.level(map, legend);
  return given.hero({ hitPoints: 30, pack: { [kind]: 1 } }).uses("wear", kind);
};

test("what a ring does one learns by putting it on", () => {
  wearing("ring-of-bells");

  expect(world).toHaveSaid("This is a ring of bells.");
});

test("until then it has no other name in sentences than its looks", () => {
  const hero = given.hero({ pack: { "ring-of-bells": 1, "ring-of-silence": 1 } }).uses("wear", "ring-of-bells");

  expect(/^You put on the [a-z]+ ring\.$/.test(world.said[0])).toBe(true);
  expect(world.said[1]).toBe("This is a ring of bells.");
  hero.uses("wear", "ring-of-silence");
  expect(world).toHaveSaid("You take off the ring of bells.");
});

test.each([["ring-of-bells", 6], ["ring-of-silence", -5], ["cloak", -3], ["felt-boots", -2], ["nailed-boots", 2]])("in a %s one is heard from %s cells farther", (kind, cells) => {
  expect(wearing(kind).waits()).toHave({ noise: 7 + cells });
});

test.each([["ring-of-thorns", 1], ["spiked-shield", 1]])("whoever strikes the bearer of a %s is hurt by %s", (kind, harm) => {
  const hero = wearing(kind);
  const orc = world.spawn("orc", 2, 1).with({ mood: "hunting" });
  dice.of("blows").lowest();
  hero.waits();

  expect(orc.hitPoints).toBeAtMost(32 - harm);
  expect(world).toHaveSaid(`The orc is pricked for ${harm}.`);
});

test("sharp eyes see every trap near", () => {
  wearing("ring-of-sharp-eyes", "########\n#@..^..#\n########", { "^": "hidden-trap" });
  dice.of("noticingTraps").fall(100);
  world.hero.steps("east");

  expect(world).toHaveSaid("You find a dart trap.");
});

test("the ring of return brings one back, once", () => {
  const hero = wearing("ring-of-return").with({ hitPoints: 1, poisoned: 5 });
  hero.waits();

  expect(world).toHaveSaid("Your ring of return turns to dust, and you breathe again.");
  expect(hero).toBeAlive();
  expect(hero).toCarry("ring-of-return", 0);
  expect(world.said.some((line) => line.startsWith("You die"))).toBe(false);
  hero.with({ hitPoints: 1, poisoned: 5 }).waits();
  expect(hero).toBeDeadOf("poison");
});

test("in the pack it does nothing", () => {
  given.level("####\n#@.#\n####");

  expect(given.hero({ hitPoints: 1, poisoned: 3, pack: { "ring-of-return": 1 } }).waits()).toBeDeadOf("poison");
});

test.each([[1, true], [2, false]])("straying: a die that shows %s takes one elsewhere: %s", (shown, strays) => {
  const hero = wearing("ring-of-straying");
  dice.of("wornThings").fall(shown);
  hero.waits();

  expect(world.said.includes("Your finger itches, and you are somewhere else.")).toBe(strays);
});

test("greed empties the stomach", () => {
  const hero = wearing("ring-of-greed").with({ nourishment: 1000, hitPoints: 40 });
  world.turns(10);

  expect(Math.round(hero.nourishment)).toBe(983);
});

test("salamander hide does not burn", () => {
  const hero = wearing("salamander", "####\n#@^#\n####", { "^": "flame" });
  dice.of("flame").highest();

  expect(hero.steps("east")).toHave({ hitPoints: 30, burning: 0 });
});

test("under an oilskin nothing is carried off", () => {
  given.level("#####\n#@~~#\n#####", { "~": "water" });
  const hero = given.hero({ pack: { oilskin: 1, dart: 3 } }).uses("wear", "oilskin");

  expect(hero.steps("east", "east")).toCarry("dart", 3);
});

test.each(["miasma", "vapour"])("through a plague mask no %s comes", (gas) => {
  const hero = wearing("plague-mask", "####\n#@g#\n####", { g: gas });
  dice.of(gas).highest();

  expect(hero.steps("east")).toHave({ poisoned: 0, confused: 0 });
});

test.each(["brambles", "spikes"])("nailed boots walk over %s", (tile) => {
  const hero = wearing("nailed-boots", "####\n#@x#\n####", { x: tile });

  expect(hero.steps("east")).toHave({ hitPoints: 30 });
});

test("a tower shield is in the way of one's own blows", () => {
  given.level("####\n#@.#\n####");
  given.hero({ pack: { "tower-shield": 1 } }).uses("wear", "tower-shield");

  expect(world.screen("i", "a")).toContain("It takes 15 percent off your chance to hit.");
});

test("a rapier says how much surer it strikes", () => {
  given.level("####\n#@.#\n####");
  given.hero({ pack: { rapier: 1 } });

  expect(world.screen("i", "a")).toContain("It adds 20 percent to your chance to hit.");
});
