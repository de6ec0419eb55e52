// What each scroll does to whoever reads it.
import { dice, expect, given, test, world } from "gnaw/test";

const HALL = "##########\n#@.Z.....#\n##########";
const reads = (of, pack = {}, traits = {}) => given.hero({ ...traits, pack: { [`scroll-of-${of}`]: 1, ...pack } }).uses("read", `scroll-of-${of}`);
const hall = (mood = "hunting") => {
  given.level(HALL, { Z: "rogue:Z" });
  return world.creature("rogue:Z").with(/** @type {any} */ ({ mood }));
};

test("hands that glow confuse whom they hit next, once", () => {
  given.level("#####\n#@Z.#\n#####", { Z: "rogue:Z" });
  const zombie = world.creature("rogue:Z").with({ hitPoints: 90 });
  dice.of("blows").lowest();
  const hero = reads("monster-confusion");
  expect(hero).toHave({ glowing: 1 });
  hero.attacks(zombie);

  expect(hero).toHave({ glowing: 0 });
  expect(world).toHaveSaid("The zombie looks confused.");
  expect(zombie.confused).toBeAtLeast(10);
});

test("a map shows the level, with what is hidden", () => {
  given.level("#######\n#@S.h.#\n#######", { S: "upright-secret", h: "hidden-passage" });
  reads("magic-mapping");

  expect(world.knows(5, 1)).toBe(true);
  expect(world.picture).toContain("+");
  expect(world.picture).toContain("#@+.#.#");
});

test("a map draws hidden doors as doors, where nobody looks, too", () => {
  given.level("#########\n#@#..S..#\n#########", { S: "upright-secret" });
  reads("magic-mapping");

  expect(world.screen()).toContain("#@#··+··#");
});

test.each([
  ["weapon", "old-mace", { bonus: 1, damagePlus: -1 }, "It is a +1,-1 mace."], ["armour", "splint-mail", {}, "It is +0 splint mail."],
  ["potion", "potion-of-blindness", 2, "They are potions of blindness."], ["ring", "ring-of-stealth", {}, "It is a ring of stealth."],
])("of what one wants to know one is told all: %s", (of, kind, traits, line) => {
  reads(`identify-${of}`, { [kind]: traits });
  const screen = world.screen("a");

  expect(world).toHaveSaid(line);
  expect(screen).toContain(line);
  expect(world).toHold(`world.hero.pack[0].examined === ${of === "potion" ? 0 : 1}`);
});

test("whoever is near and awake is held until he is struck", () => {
  const zombie = hall();
  reads("hold-monster");
  expect(zombie).toHave({ mood: "asleep", spellbound: 1 });
  world.turns(20);
  expect(zombie).toHave({ mood: "asleep" });

  world.hero.steps("east").attacks(zombie);
  expect(zombie).toHave({ mood: "hunting", spellbound: 0 });
});

test("nobody is near: nothing is held, and one does not know what it was", () => {
  given.hero();
  reads("hold-monster");

  expect(world.said).toEqual(["You feel that something has missed you."]);
});

test("whoever sees somebody freeze knows what it was", () => {
  hall();
  reads("hold-monster");
  expect(world).toHaveSaid("This is a scroll of hold monster.");
});

test("where no food lies the nose tingles, and one does not know why", () => {
  given.hero();
  reads("food-detection");
  expect(world.said).toEqual(["Your nose tingles."]);
});

test("one falls asleep, or finds out how boring it is", () => {
  dice.lowest();
  expect(reads("sleep").paralysed).toBeAtLeast(3);
});

test("armour gets better, and is freed of its curse", () => {
  const hero = reads("enchant-armour", { "chain-mail": { worn: 1, cursed: 1 } });
  expect(world).toHold("world.hero.pack[0].bonus === 1 && world.hero.pack[0].cursed === 0");
  expect(hero).toBeAlive();
});

test.each([[1, "bonus"], [2, "damagePlus"]])("a weapon gets better: the die %s, its %s", (side, meter) => {
  dice.of("reading").fall(side);
  reads("enchant-weapon", { "old-mace": { worn: 1 } });
  expect(world).toHold(`world.hero.pack[0].${meter} === 1`);
});

test.each(["enchant-weapon", "enchant-armour", "protect-armour"])("%s is wasted on who has neither", (of) => {
  reads(of);
  expect(world).toHaveSaid("You feel that something has missed you.");
});

test.each([["potion", "potion-of-healing"], ["scroll", "scroll-of-sleep"], ["weapon", "old-mace"], ["armour", "chain-mail"], ["ring", "stick-of-fire"]])("identify %s tells of one that is chosen", (of, thing) => {
  reads(`identify-${of}`, { [thing]: 1 });
  expect(world.screen()).toContain("Of what do you want to know more?");
});

test("what was chosen is known, and how good it is", () => {
  reads("identify-weapon", { "old-mace": { bonus: 2, damagePlus: 1 } });
  expect(world.screen("Enter", "i")).toContain("+2,+1 mace");
  reads("identify-potion", { "potion-of-healing": 1 });
  expect(world.screen("Enter", "i")).toContain("potion of healing");
});

test("with nothing to tell of it tells nothing", () => {
  reads("identify-ring");
  expect(world).toHaveSaid("You have nothing in your pack to identify.");
});

test.each([1, 2])("of %s scrolls that identify scrolls none is offered, and one is used up", (count) => {
  const hero = reads("identify-scroll", { "scroll-of-identify-scroll": count });
  expect(world).toHaveSaid("You have nothing in your pack to identify.");
  expect(hero).toCarry("scroll-of-identify-scroll", count - 1);

  reads("identify-scroll", { "scroll-of-sleep": 1 });
  expect(world.screen("Enter", "i")).toContain("scroll of sleep");
});

test("what one knows already is not offered", () => {
  reads("identify-weapon", { "old-mace": { examined: 1 } });
  expect(world).toHaveSaid("You have nothing in your pack to identify.");
});

test("nobody strikes at whoever stands on a scroll of scare monster", () => {
  given.level("#####\n#@Z.#\n#####", { Z: "rogue:Z" });
  world.creature("rogue:Z").with({ mood: "hunting" });
  world.lay("scroll-of-scare-monster", 1, 1);
  dice.of("blows").lowest();
  given.hero({ hitPoints: 5 });
  world.turns(10);

  expect(world.hero.hitPoints).toBeAtLeast(5);
});

test("read, it only laughs; taken up a second time it is dust", () => {
  reads("scare-monster");
  expect(world).toHaveSaid("You hear mad laughter in the distance.");

  world.lay("scroll-of-scare-monster", world.hero.at.x, world.hero.at.y);
  const hero = given.hero().picksUp();
  expect(hero).toCarry("scroll-of-scare-monster", 1);
  hero.drops("scroll-of-scare-monster").picksUp();
  expect(hero).toCarry("scroll-of-scare-monster", 0);
  expect(world).toHaveSaid("The scroll turns to dust in your hands.");
});

test("food is pointed out", () => {
  given.level(HALL, { Z: "rogue:food" });
  reads("food-detection");
  expect(world).toHaveSaid("You feel where they are: ration of food.");
});

test("one is elsewhere", () => {
  given.level("#######\n#@....#\n#######");
  dice.of("reading").highest();
  reads("teleportation");
  expect(world.hero).not.toBeAt(1, 1);
});

test.each([1, 2, 3, 4])("one is in a room then, and never in a passage: seed %s", (seed) => {
  given.game({ seed }).plays([]);
  for (let n = 0; n < 5; n++) {
    world.hero.uses("read", "scroll-of-teleportation");
    expect(world).toHold('Array.from({ length: 9 }, (_, n) => world.level.marks("room-" + n)).some((cells) => cells.some(({ x, y }) => x === world.hero.at.x && y === world.hero.at.y))');
  }
});

test("somebody comes", () => {
  given.hero();
  reads("create-monster");
  expect(world).toHold("world.creatures.length === 2");
});

test("what is cursed is free again", () => {
  const hero = reads("remove-curse", { "old-mace": { worn: 1, cursed: 1 } }).uses("takeOff", "old-mace");

  expect(hero).toCarry("old-mace", 1);
  expect(world).toHold("world.hero.pack[0].worn === 0");
});

test("everybody wakes", () => {
  const zombie = hall("asleep");
  reads("aggravate-monsters");
  expect(zombie).toHave({ mood: "hunting" });
});

test("armour is guarded against rust", () => {
  reads("protect-armour", { "chain-mail": { worn: 1 } });
  expect(world).toHold("world.hero.pack[0].guarded === 1");
});
