// What each wand or staff does to whom its ray strikes.
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { named } from "./rules/names.js";

const HALL = "##########\n#@..Z....#\n##########";
/** Points a stick at a zombie four steps away. */
const zaps = (of, traits = {}, letter = "Z") => {
  given.level(HALL, { Z: `rogue:${letter}` });
  const target = world.creature(`rogue:${letter}`).with({ mood: "asleep", hitPoints: 90, maxHitPoints: 90, ...traits });
  given.hero({ hitPoints: 12, pack: { [`stick-of-${of}`]: { charge: 3 } } });
  return () => {
    world.hero.uses("zap", `stick-of-${of}`, target);
    return target;
  };
};

test.each(["lightning", "fire", "cold"])("%s: six dice of six, for whoever does not withstand it", (of) => {
  const zap = zaps(of, { spellbound: 1 });
  dice.of("pointing").fall(1, 6, 6, 6, 6, 6, 6);
  expect(zap()).toHave({ hitPoints: 54, mood: "hunting" });
});

test("whoever withstands it is not hurt", () => {
  const zap = zaps("fire");
  dice.of("pointing").fall(20);
  expect(zap()).toHave({ hitPoints: 90 });
  expect(world).toHaveSaid("The flame misses.");
});

test("a magic missile: a die of four and one", () => {
  const zap = zaps("magic-missile");
  dice.of("pointing").fall(1, 4);
  expect(zap()).toHave({ hitPoints: 85 });
});

test("haste and slowness undo each other", () => {
  expect(zaps("haste-monster")()).toHave({ pace: 200 });
  expect(zaps("haste-monster", { pace: 50 })()).toHave({ pace: 100 });
  expect(zaps("slow-monster")()).toHave({ pace: 50 });
  expect(zaps("slow-monster", { pace: 200 })()).toHave({ pace: 100 });
});

test("the quick are quick", () => {
  const zombie = zaps("haste-monster")();
  world.turns(1);
  expect(zombie).toHave({ speed: 200 });
});

test("invisibility hides, cancellation shows and takes tricks away", () => {
  zaps("invisibility")();
  expect(world.screen()).toContain("something");
  expect(zaps("cancellation", { unseen: 1 })()).toHave({ unseen: 0, cancelled: 1 });
});

test("one goes away, one comes near", () => {
  const zap = zaps("teleport-away");
  dice.of("pointing").highest();
  expect(zap()).not.toBeAt(4, 1);
  expect(zaps("teleport-to")()).toBeAt(2, 1);
});

test("somebody else stands there, and nobody has died", () => {
  const zap = zaps("polymorph");
  dice.of("pointing").highest();
  zap();
  expect(world).toHold('world.creatures.length === 2 && !world.creatures.some((one) => one.kind === "rogue:Z")');
  expect(world.hero).toHave({ experience: 0 });
});

test("half of one's life is dealt out to those in view", () => {
  expect(zaps("drain-life")()).toHave({ hitPoints: 84 });
  expect(world.hero).toHave({ hitPoints: 6 });
});

test("nothing does nothing, and says so; and so does a ray that meets nobody", () => {
  zaps("nothing")();
  expect(world).toHaveSaid("Nothing happens.");
  given.level(HALL, { Z: "floor" });
  given.hero({ pack: { "stick-of-cold": { charge: 1 } } }).uses("zap", "stick-of-cold", { x: 5, y: 1 });
  expect(world).toHaveSaid("Nothing happens.");
});

test("light makes a lamp of some floor, and fades in passages", () => {
  zaps("light")();
  expect(world).toHaveSaid("The room is lit.");
  expect(world).toHold('world.tiles("rogue:lamp").length === 1');

  given.level("####\n#@p#\n####", { p: "passage" });
  given.hero({ pack: { "stick-of-light": { charge: 1 } } }).steps("east").uses("zap", "stick-of-light", { x: 1, y: 1 });
  expect(world).toHaveSaid("The room is lit.");
});

test.each([[1, "staff of fire", "2 staffs of fire"], [14, "wand of fire", "2 wands of fire"]])("once it is known a stick of look %s is a %s", (look, one, many) => {
  const stick = /** @type {any} */ ({ isItem: true, price: 1, family: "rogue:old-stick", name: "stick of fire", plural: "sticks of fire", look, known: 1, examined: 0, count: 1, worn: 0 });
  const called = (/** @type {any} */ more) => named({ ...stick, ...more }, facts.world({}));

  expect([called({}), called({ count: 2 })]).toEqual([`a ${one}`, many]);
  expect(called({ known: 0 })).not.toContain("fire");
});

test("what is known and what is not stands in the list of discoveries, by what it is made of", () => {
  given.game({ seed: 5 }).plays([]);
  world.hero.with({ pack: { "stick-of-cold": { charge: 3 } } }).uses("zap", "stick-of-cold", world.hero.at);
  const screen = world.screen("\\", "Down", "Down", "Enter").replace(/\s+/g, " ");

  expect(screen).toContain("You know: staff of cold. Of a hundred found: light 12%, invisibility 6%,");
});
