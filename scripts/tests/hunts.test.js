// Minds that go by something else than the shortest way.
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { minds } from "../rules/minds.js";

const { listener } = /** @type {Record<string, any>} */ (minds);

const HALL = `
  #########
  #@......#
  #.......#
  #########`;

/** Somebody hunting in a drawn place; the dice of moods leave it at that, and its blows miss. */
const hunting = (kind, x, y, map = HALL) => {
  given.level(map, { "~": "shallows" });
  dice.of("moodSwings").highest();
  dice.of("blows").highest();
  dice.of("creatureThinks").highest();
  given.hero({ hitPoints: 90, maxHitPoints: 90, defense: 100 });
  return world.spawn(kind, x, y).with({ mood: "hunting", speed: 100 });
};

test("an eye looks, and does nothing else", () => {
  const eye = hunting("gazer", 2, 1);
  world.turns(2);

  expect(eye).toBeAt(2, 1);
  expect(world).toHaveSaidNothing();
});

test("a caster keeps four cells off", () => {
  const caller = hunting("bladecaller", 4, 1);
  world.turns(1);
  expect(caller).toBeAt(5, 1);

  world.turns(1);
  expect(caller).toBeAt(5, 1);
});

test.each([["steps", "statue", (hero) => hero.steps("south"), 4], ["waits", "statue", (hero) => hero.waits(), 5]])("when the hero %s, a %s is where it should be", (_what, kind, does, x) => {
  const warden = hunting(kind, 5, 1);
  does(world.hero);

  expect(warden.at.x).toBe(x);
});

test("a statue strikes when it is struck, and not when one walks past it", () => {
  const warden = hunting("statue", 2, 1).with({ hitPoints: 300 });
  world.hero.steps("south");
  expect(world).toHaveSaidNothing();

  world.hero.attacks(warden);
  expect(world).toHaveSaid("The stone warden misses you.");
});

test.each([
  ["goes the other way", (hero) => hero.steps("east"), 4],
  ["stands with him", (hero) => hero.waits(), 5],
])("a mirror %s", (_what, does, x) => {
  const shade = hunting("mirror", 5, 1);
  does(world.hero);

  expect(shade).toBeAt(x, 1);
});

test("a mirror strikes when it is struck, and not before", () => {
  const shade = hunting("mirror", 2, 1);
  world.hero.waits();
  expect(world).toHaveSaidNothing();

  world.hero.attacks(shade);
  expect(world).toHaveSaid("The mirror shade misses you.");
});

test("a blind hound comes for whoever walks", () => {
  const hound = hunting("hound", 6, 1);
  world.hero.steps("south");

  expect(hound.at.x).toBe(5);
});

test.each([["hears steps", 14, "towards"], ["does not hear who stands still", 7, "stroll"]])("a blind hound %s", (_what, noise, way) => {
  const sight = { towards: () => "towards", stroll: () => "stroll" };

  expect(listener.hunt(undefined, facts.creature({ isHero: true, noise }), sight)).toBe(way);
});

test("whoever is no hero makes noise enough for a blind hound", () => {
  expect(listener.hunt(undefined, facts.creature({ isHero: false }), { towards: () => "towards" })).toBe("towards");
});

test("a crow would rather have a meal that lies still, and grows by it", () => {
  const crow = hunting("crow", 4, 1);
  world.lay("meat", 6, 1);
  world.turns(2);
  expect(crow).toBeAt(6, 1);

  world.turns(2);
  expect(world).toHaveSaid("The grave crow gulps down a piece of raw meat.");
  expect(crow).toHave({ maxHitPoints: 16, hitPoints: 16 });
  expect(world.meter("foodLaid")).toBe(-300);
});

test("a meal that a crow has taken and not eaten counts no more than one that lies there", () => {
  const crow = hunting("crow", 4, 1);
  world.lay("meat", 6, 1);
  world.turns(2);
  world.turns(1);
  expect(crow).toCarry("meat");
  expect(world.meter("foodLaid")).toBe(-300);

  world.hero.with({ attack: 40 }).throws("dart", crow.with({ hitPoints: 1 }));
  expect(world.meter("foodLaid")).toBe(0);
});

test("a crow without a meal in sight hunts", () => {
  const crow = hunting("crow", 4, 1);
  world.turns(1);

  expect(crow).toBeAt(3, 1);
});

test("a larder imp takes food alone, and eats it when it dares", () => {
  const imp = hunting("larderImp", 2, 1);
  dice.of("blows").lowest();
  world.hero.with({ pack: { dart: 3, ration: 1 } });
  world.turns(1);
  expect(world).toHaveSaid("The larder imp steals your ration and runs.");
  expect(imp).toHave({ mood: "fleeing" });
  expect(world.meter("foodLaid")).toBe(-1500);

  imp.with({ mood: "hunting" });
  world.turns(1);
  expect(world).toHaveSaid("The larder imp gulps down a ration.");
  expect(world.meter("foodLaid")).toBe(-1500);
  expect(imp).toCarry("ration", 0);
});

test("a larder imp finds nothing in a pack without food", () => {
  hunting("larderImp", 2, 1);
  dice.of("blows").lowest();
  world.hero.with({ pack: { dart: 3 } });
  world.turns(1);

  expect(world).not.toHaveSaid("The larder imp steals your dart and runs.");
});

test("a stalker moves only where nobody sees it", () => {
  const stalker = hunting("stalker", 6, 1);
  world.turns(1);
  expect(stalker).toBeAt(6, 1);

  world.hero.with({ sight: 2 });
  world.turns(1);
  expect(stalker).toBeAt(5, 1);
});

test("an eel comes as near as the water goes, and no farther", () => {
  const eel = hunting("eel", 6, 1, `
    #########
    #@..~~~~#
    #...~~~~#
    #########`);
  world.turns(5);

  expect(eel.at.x).toBe(4);
});

test("the key that fights does not go into the water after an eel, which comes out to nobody", () => {
  hunting("eel", 6, 1, `
    #########
    #@..~~~~#
    #...~~~~#
    #########`);
  expect(world.screen("Tab")).toContain("You know no way to an enemy in view.");
  expect(world.hero).toBeAt(1, 1);
});

test("an eel drags under whoever stands at the water", () => {
  hunting("eel", 2, 1, `
    #########
    #@~~~~~~#
    #~~~~~~~#
    #########`);
  dice.of("blows").lowest();
  world.turns(1);

  expect(world).toHaveSaid("The pale eel drags you half under water for 2.");
  expect(world.hero).toHave({ held: 2 });
});

const WALLED = `
  #########
  #@.###..#
  #..###..#
  #########`;

test("a mole comes through rock, and leaves a way", () => {
  const mole = hunting("mole", 6, 1, WALLED);
  world.turns(3);

  expect(mole).toBeAt(3, 1);
  expect(world.picture).toContain(";;");
});

test("a ghost comes through rock, and leaves it whole", () => {
  const ghost = hunting("ghost", 6, 1, WALLED);
  world.turns(3);

  expect(ghost).toBeAt(3, 1);
  expect(world.picture).not.toContain(";");
});

test("a ghost in the rock can be struck", () => {
  const ghost = hunting("ghost", 3, 1, "#####\n#@#.#\n#####");
  world.turns(1);
  dice.of("blows").lowest();
  world.hero.attacks(ghost);

  expect(world).toHaveSaid("You hit the ghost for 2.");
});

test("what a ghost in the rock leaves lies beside it", () => {
  const ghost = hunting("ghost", 3, 1, "#####\n#@#.#\n#####").with({ hitPoints: 1 });
  world.turns(1);
  dice.of("blows").lowest();
  dice.of("remains").lowest();
  world.hero.attacks(ghost);

  expect(world).toHold("world.floorItems.length === 1 && world.tileAt(world.floorItems[0].at).passable");
});

test("others do not come through rock", () => {
  const orc = hunting("orc", 6, 1, WALLED);
  world.turns(3);

  expect(orc.at.x).toBeAtLeast(6);
});
