// How fire runs, what it does, and what puts it out.
import { dice, expect, given, test, world } from "gnaw/test";

const MEADOW = `
  #########
  #@.^""".#
  #.......#
  #########`;
const FIRE = { "^": "flame" };

test("grass beside a flame catches fire, and no farther in the same turn", () => {
  given.level(MEADOW, FIRE);
  dice.of("flame").fall(40, 36);
  world.turns(1);

  expect(world).toLookLike("#########\n#@.**\"\".#\n#.......#\n#########");
});

test("a flame burns down to smoke, and smoke drifts away", () => {
  given.level(MEADOW.replace('"""', "..."), FIRE);
  dice.of("flame").fall(35);
  dice.of("smoke").fall(25);
  world.turns(1);
  expect(world.picture).toContain("#@.%...");
  world.turns(1);
  expect(world.picture).toContain("#@.,...");
});

test("whoever stands in a flame burns, and goes on burning", () => {
  given.level("####\n#@^#\n####", FIRE);
  dice.of("flame").fall(3, 100);
  const hero = given.hero({ hitPoints: 9 }).steps("east");

  expect(world).toHaveSaid("You are on fire!");
  expect(hero).toHave({ hitPoints: 6, burning: 3 });
  hero.steps("west");
  expect(hero).toHave({ hitPoints: 5, burning: 2 });
});

test("one may die of fire", () => {
  given.level("####\n#@^#\n####", FIRE);
  dice.of("flame").fall(4, 100);

  expect(given.hero({ hitPoints: 1 }).steps("east")).toBeDeadOf("fire");
});

test("water puts out whoever burns", () => {
  given.level("####\n#@~#\n####", { "~": "shallows" });
  const hero = given.hero({ burning: 3, hitPoints: 9 }).steps("east");

  expect(hero).toHave({ burning: 0, hitPoints: 9 });
  expect(world).toHaveSaid("The flames on you go out.");
});

test("whoever burns sets fire to what he walks through", () => {
  given.level('#####\n#@"##\n#####');
  dice.of("flame").highest();
  given.hero({ burning: 3 }).steps("east", "west");

  expect(world.picture).toContain("#@*");
});

test("stone does not burn, and water neither", () => {
  given.level("#####\n#@^~#\n#####", { "^": "flame", "~": "shallows" });
  dice.of("flame").fall(100);
  world.turns(3);

  expect(world.picture).toContain("#@*~#");
});

test("ice melts beside a flame: to shallows, or to the deep that it covers", () => {
  given.level("######\n#@.i.#\n#..^b#\n######", { "^": "flame", i: "ice", b: "black-ice" });
  dice.of("flame").highest();
  world.turns(1);

  expect(world).toLookLike("######\n#@.~.#\n#..*(#\n######");
});

test.each(["grass", "bushes", "door", "open-door", "brambles", "web"])("%s catches fire", (tile) => {
  given.level("#####\n#@^x#\n#####", { "^": "flame", x: tile });
  dice.of("flame").fall(1, 100);
  world.turns(1);

  expect(world.picture).toContain("#@**#");
});

test("scrolls that lie in a flame are gone, and nothing else is", () => {
  given.level("####\n#@^#\n####", FIRE);
  dice.of("flame").highest();
  world.lay("mapping", 2, 1);
  world.lay("dagger", 2, 1);
  world.turns(1);

  expect(world).toHold("world.floorItems.length === 1 && world.floorItems[0].kind === 'dagger'");
});

test("sparks set grass on fire, and so does the scroll under foes that stand in it", () => {
  given.level('#######\n#@..""#\n#######');
  dice.lowest();
  const hero = given.hero({ pack: { "staff-of-sparks": 1, fire: 1 } }).uses("zap", "staff-of-sparks", { x: 4, y: 1 });
  expect(world.picture).toContain("*");

  given.level('#######\n#@.."r#\n#######');
  given.hero({ pack: { fire: 1 } }).reads("fire");
  expect(hero).toBeAlive();
});

test("fire is kept with the game", () => {
  given.level(MEADOW, FIRE);
  world.saveAndLoad();
  dice.of("flame").fall(40, 36);
  world.turns(1);

  expect(world.picture).toContain('#@.**""');
});

test("a foe comes up to the flames, and waits there", () => {
  given.level("########\n#@.^.r##\n########", FIRE);
  dice.of("flame").highest();
  const rat = world.creature("rat").with({ mood: "hunting", speed: 300 });
  world.turns(1);

  expect(rat).toBeAt(4, 1);
  expect(rat).toHave({ burning: 0 });
});

test("one that reels walks into them", () => {
  given.level("#######\n#@.^r##\n#######", FIRE);
  dice.of("flame").fall(1, 100);
  const rat = world.creature("rat").with({ hitPoints: 6, confused: 9 });
  dice.of("creatureThinks").fall(1);
  world.turns(1);

  expect(rat).toHave({ hitPoints: 5 });
});

test("where there is a way round the flames, foes take it", () => {
  given.level("########\n#@.^.r.#\n###...##\n########", FIRE);
  dice.of("flame").highest();
  const rat = world.creature("rat").with({ mood: "hunting", speed: 300 });
  world.hero.waits();

  expect(rat.at.y).toBe(1);
  expect(rat).toHave({ burning: 0 });
});
