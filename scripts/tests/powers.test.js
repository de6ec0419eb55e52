// What some creatures can do besides blows.
import { dice, expect, given, test, world } from "gnaw/test";
import { powers } from "../content/powers.js";

/** The hero in the west of a hall, somebody who hunts so many cells to the east of him. Dice show their lowest side: powers are used, blows land. */
const facing = (kind, apart, traits = {}) => {
  given.level(`
    #############
    #@..........#
    #...........#
    #...........#
    #############`);
  dice.lowest();
  dice.of("moodSwings").highest();
  given.hero({ hitPoints: 90, maxHitPoints: 90 });
  return world.spawn(kind, 1 + apart, 1).with({ mood: "hunting", speed: 100, ...traits });
};

test.each([
  ["a newt spits", "newt", 3, "The spitting newt spits at you for 1."],
  ["a bolt strikes", "sparkcaller", 5, "A bolt from the goblin sparkcaller strikes you for 2."],
  ["a giant throws a rock", "giant", 5, "The stone giant throws a rock at you for 2."],
  ["a boar charges", "boar", 4, "The tusk boar charges you for 8."],
])("%s", (_what, kind, apart, line) => {
  facing(kind, apart);
  world.turns(1);

  expect(world).toHaveSaid(line);
});

test("a newt beside its prey backs off and does not spit", () => {
  const newt = facing("newt", 1);
  world.turns(1);

  expect(newt).toBeAt(3, 1);
  expect(world).toHaveSaidNothing();
});

test("nothing flies at whoever is in a wall, as a ghost may be", () => {
  const [caller, ghost] = /** @type {any} */ ([{ at: { x: 1, y: 1 } }, { at: { x: 2, y: 0 } }]);
  const around = /** @type {any} */ ({ path: () => [], distance: () => 1 });

  expect(powers.bolt.when(caller, ghost, around)).toBe(false);
});

test("nothing flies through whoever stands between", () => {
  facing("sparkcaller", 5);
  world.spawn("statue", 3, 1).with({ mood: "lurking" });
  world.turns(1);

  expect(world.hero).toHave({ hitPoints: 90 });
});

test.each([["hexer", "slowed", 8], ["giggler", "confused", 4], ["moth", "blind", 6], ["webber", "held", 4]])("%s: one is %s for %s turns, and not longer by a second spell", (kind, status, turns) => {
  facing(kind, 5);
  world.turns(1);
  expect(world.hero).toHave({ [status]: turns - 1 });

  const left = turns - 1;
  world.hero.with({ [status]: left });
  world.turns(1);
  expect(world.hero).not.toHave({ [status]: turns - 1 });
});

test("a boar beside its prey does not charge", () => {
  facing("boar", 1);
  world.turns(1);

  expect(world).toHaveSaid("The tusk boar hits you for 4.");
});

test("a tongue pulls", () => {
  facing("lasher", 5);
  world.turns(1);

  expect(world.hero).toBeAt(5, 1);
});

test("a craving empties the stomach from afar", () => {
  facing("craving", 5);
  world.hero.with({ nourishment: 1000 });
  world.turns(1);

  expect(world.hero).toHave({ nourishment: 1000 - 50 - 1 });
});

test.each([["piper", "rat", 4], ["boneCaller", "skeleton", 2]])("a %s calls %ss, but no more than %s", (kind, called, most) => {
  facing(kind, 7);
  world.turns(9);

  expect(world).toHold(`world.creatures.filter((one) => one.kind === "${called}").length === ${most}`);
  expect(world).toHold(`world.creatures.every((one) => one.conjured === (one.kind === "${called}" ? 1 : 0))`);
});

test("worms become many, but not more than ten", () => {
  facing("worm", 7);
  world.turns(1);
  expect(world).toHold('world.creatures.filter((one) => one.kind === "worm").length === 2');
});

test("blades come out of the air, fade, and leave and teach nothing", () => {
  const caller = facing("bladecaller", 6);
  world.turns(1);
  expect(world).toHaveSaid("The goblin bladecaller calls, and blades hang in the air.");
  expect(world).toHold('world.creatures.filter((one) => one.kind === "blade").length === 3');

  caller.with({ mood: "captive" });
  world.turns(7);
  expect(world).toHold('world.creatures.filter((one) => one.kind === "blade").length === 0');
  expect(world).toHaveSaid("The flying blade fades away.");
  expect(world).toHold("world.floorItems.length === 0 && hero.experience === 0");
});

test("a howl wakes all who hear it, and is not repeated without need", () => {
  facing("howler", 6);
  const rat = world.spawn("rat", 11, 3).with({ mood: "asleep" });
  world.turns(1);
  expect(world).toHaveSaid("The howler howls. The dungeon hears it.");
  expect(rat).toHave({ mood: "hunting" });

  world.turns(1);
  expect(world).not.toHaveSaid("The howler howls. The dungeon hears it.");
});

test("a drummer makes the others fast", () => {
  facing("drummer", 6);
  const orc = world.spawn("orc", 8, 3).with({ mood: "asleep" });
  world.turns(1);

  expect(orc).toHave({ speed: 200 });
});

test.each([[25, true], [24, false]])("a berserker with %s of 50 hit points rages no more than it must: it is whole enough: %s", (hitPoints, isCalm) => {
  const orc = facing("berserker", 6, { hitPoints });
  world.turns(1);

  expect(orc).toHave({ attack: isCalm ? 10 : 14 });
});

test("a cat that is far is beside its prey at once, and elsewhere after its bite", () => {
  const cat = facing("blinkCat", 7);
  world.turns(1);
  expect(Math.max(cat.at.x - 1, cat.at.y - 1)).toBe(1);

  world.turns(1);
  expect(Math.max(cat.at.x - 1, cat.at.y - 1)).toBeAtLeast(2);
});

test("a drake's fire burns all in front of it, friends too, but not itself", () => {
  const drake = facing("drake", 4);
  const rat = world.spawn("rat", 4, 1).with({ mood: "asleep" });
  world.turns(1);

  expect(world).toHaveSaid("The cinder drake breathes fire.");
  expect(world).toHaveSaid("The fire burns you for 3.");
  expect(world).toHaveSaid("The fire burns the rat for 3.");
  expect(rat).toHave({ hitPoints: 3 });
  expect(world.hero).toHave({ hitPoints: 87 });
  expect(drake).toHave({ hitPoints: 74 });
});

test("an ember burns beside its prey, and takes its friends along", () => {
  facing("ember", 1);
  const rat = world.spawn("rat", 3, 1).with({ mood: "asleep" });
  world.turns(1);

  expect(world).toHaveSaid("The ember sprite bursts into flames.");
  expect(world.hero).toHave({ hitPoints: 88 });
  expect(rat).toHave({ hitPoints: 4 });
});

test("a flask that hunts is a mimic", () => {
  facing("flask", 2);
  world.turns(1);

  expect(world).toHaveSaid("The twitching flask opens, and is all teeth.");
  expect(world.creature("mimic").called).toBe("a mimic");
});

test("whoever has no power uses none", () => {
  const hero = given.hero().does("power");

  expect(world).toHaveSaidNothing();
  expect(hero).toBeAlive();
});
