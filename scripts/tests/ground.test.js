// What the ground does: water that carries off, mud, thorns, ice, cobwebs, cover.
import { dice, expect, given, test, world } from "gnaw/test";

const beside = (tile, map = "########\n#@x....#\n#......#\n########") => given.level(map, { x: tile });

test("deep water carries off something that is not worn", () => {
  beside("water", "#####\n#@x~#\n#####");
  dice.of("treading").fall(50, 1, 1);
  const hero = given.hero({ pack: { dagger: 1, dart: 3 } }).uses("wear", "dagger").steps("east");

  expect(world).toHaveSaid("The water carries something off: 3 darts.");
  expect(hero).toCarry("dagger", 1);
  expect(hero).toCarry("dart", 0);
});

test("half of the steps in it carry off nothing, and whoever has nothing loses nothing", () => {
  beside("water", "#####\n#@x~#\n#####");
  dice.of("treading").fall(51);
  expect(given.hero({ pack: { dart: 3 } }).steps("east")).toCarry("dart", 3);

  beside("water", "#####\n#@x~#\n#####");
  dice.of("treading").fall(50);
  given.hero().steps("east");
  expect(world).toHaveSaidNothing();
});

test("the Horn does not float", () => {
  beside("water", "#####\n#@x~#\n#####");
  dice.of("treading").fall(1);

  expect(given.hero({ pack: { horn: 1 } }).steps("east")).toCarry("horn", 1);
});

test("mud takes a turn more", () => {
  beside("mud");
  const { turn } = world;
  world.hero.steps("east");

  expect(world.turn).toBe(turn + 2);
});

test("thorns tear", () => {
  beside("brambles");
  dice.of("treading").lowest();

  expect(given.hero({ hitPoints: 9 }).steps("east")).toHave({ hitPoints: 8 });
  expect(world).toHaveSaid("Thorns tear at you.");
});

test.each([[25, 1], [26, 0]])("a die that shows %s on the ice costs %s turns", (shown, turns) => {
  beside("ice");
  dice.of("treading").fall(shown);

  expect(world.hero.steps("east").paralysed).toBe(turns);
});

test("a cobweb holds for two turns, and is torn then", () => {
  beside("web");

  expect(world.hero.steps("east").paralysed).toBe(2);
  expect(world.picture).not.toContain("%");
});

test.each([["floor", 7], ["grass", 5], ["bushes", 3], ["rubble", 10]])("whoever keeps still on %s is heard from %s cells away", (tile, noise) => {
  beside(tile);

  expect(world.hero.steps("east").waits()).toHave({ noise });
});

test.each(["water", "brambles", "flame", "web"])("nobody explores over %s", (tile) => {
  beside(tile, "#######\n#@x...#\n#######");
  dice.of("flame").highest();
  const hero = given.hero({ hitPoints: 20 }).explores();

  expect(hero).toBeAt(1, 1);
});

const seen = (/** @type {string[]} */ ...keys) => world.screen(...keys).replace(/\s+/g, " ");

test.each([["flame", "flames"], ["miasma", "miasma"], ["web", "cobweb"]])("somebody who explores is told that there would be more to explore behind %s", (tile, name) => {
  given.level("#########\n#@.x..+.#\n#########", { x: tile, "+": "door" });
  dice.of("flame").highest();
  expect(seen("o")).toContain(`You do not walk into this by yourself: ${name}. Take those steps one by one.`);
});

test.each(["water", "dart-trap"])("what stays as it is, as %s does, bars the rest of a level to somebody who explores", (tile) => {
  given.level("#########\n#@.x..+.#\n#########", { x: tile, "+": "door" });
  expect(seen("o")).toContain("There is nothing more to explore");
});

test.each([["flame", "flames"], ["water", "deep water"], ["dart-trap", "dart trap"]])("somebody who travels is told that %s lies on the only way that he knows", (tile, name) => {
  given.level("#######\n#@.x.>#\n#######", { x: tile });
  dice.of("flame").highest();
  expect(seen(">")).toContain(`You do not walk into this by yourself: ${name}. Take those steps one by one.`);
});

test("whoever explores takes what lies a few steps off before he opens the nearest door", () => {
  given.level("###########\n#.+@......#\n###########", { "+": "door" });
  world.lay("dagger", 8, 1);

  expect(seen("o")).toContain("You pick up a dagger.");
  expect(world.hero).toBeAt(2, 1);
});

test("somebody who travels walks up to what lies on the only way that he knows", () => {
  given.level("##########\n#@...xx.>#\n##########", { x: "brambles" });

  expect(seen(">")).toContain("You do not walk into this by yourself: brambles. Take those steps one by one.");
  expect(world.hero).toBeAt(4, 1);
});

test("whoever has explored all is told what lies where he would not go by himself", () => {
  given.level("#########\n#>@.x..O#\n#########", { x: "brambles", O: "wall" });
  world.lay("dagger", 6, 1);

  expect(seen("o")).toContain("Explored, except for: a dagger. G goes there, > to the stairs.");
});

test("whoever travels is told who stands in his way", () => {
  given.level("#############\n#.....@....>#\n#############");
  world.spawn("orc", 7, 1).with({ mood: "captive" });

  expect(seen(">")).toContain("Your way is blocked by an orc.");
});

test("where there is no way at all, somebody who travels is told no more than that", () => {
  given.level("#######\n#@.O.>#\n#######", { O: "brazier" });
  expect(seen(">")).toContain("You know no way there.");
});

test("somebody who explores leaves what lies in deep water, and fetches the rest", () => {
  given.level("#######\n#@....#\n#x...!#\n#######", { x: "water", "!": "floor" });
  world.lay("dart", 1, 2);
  world.lay("healing", 5, 2);

  expect(world.hero.explores()).toCarry("healing", 1);
});

test.each([["brambles", 4], ["water", 4], ["mud", 2]])("a foe that is not made for it keeps off %s: it comes to column %s", (tile, column) => {
  given.level("#######\n#@.x.r#\n#######", { x: tile });
  const rat = world.creature("rat").with({ mood: "hunting", speed: 300 });
  world.hero.waits();

  expect(rat.at.x).toBe(column);
});

test("a bat flies over what others shun", () => {
  given.level("########\n#@.xx..#\n########", { x: "water" });
  const bat = world.spawn("bat", 5, 1).with({ mood: "hunting" });
  dice.of("creatureThinks").fall(100);
  world.hero.waits();

  expect(bat.at.x).toBe(4);
});

test.each([["lava", "That is molten rock: nobody walks there."], ["statue", "A statue stands there."], ["portcullis", "A portcullis bars the way."], ["crystal", "Crystal has grown there. It crumbles in time."], ["wall", "There is no way."]])("whoever walks against %s is told: %s", (kind, line) => {
  given.level("####\n#@x#\n####", { x: kind });

  expect(() => world.hero.steps("east")).toFail(`The hero cannot do that (step): ${line}`);
});
