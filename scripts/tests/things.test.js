// What drinking and reading do, potion by potion and scroll by scroll.
import { allow, items, kind, refuse, set } from "gnaw";
import { dice, expect, given, test, world } from "gnaw/test";
import { flavours } from "../content/flavours.js";
import { levels } from "../content/levels.js";
import { layingDown, timesWorn } from "../rules/equipment.js";
import { hunger } from "../rules/hunger.js";
import { disguises, learn } from "../rules/identity.js";
import { seeing } from "../rules/quaffing.js";

test("a potion of healing closes wounds and drives out poison", () => {
  const hero = given.hero({ hitPoints: 5, poisoned: 9 }).uses("quaff", "healing");

  expect(hero).toHave({ hitPoints: 30, poisoned: 0 });
  expect(world).toHaveSaid("You feel much better.");
});

test("a potion of life leaves one stronger, and whole", () => {
  expect(given.hero({ hitPoints: 5 }).uses("quaff", "life")).toHave({ maxHitPoints: 48, hitPoints: 48 });
});

test.each([["speed", "Fast"], ["skin", "Stone skin"], ["confusion", "Confused"], ["darkness", "Blind"], ["poison", "Poisoned"]])("of %s one is %s", (potion, word) => {
  expect(given.hero().uses("quaff", potion)).toShow(word);
});

test("whoever is fast has two turns for one, until it passes", () => {
  const hero = given.hero().uses("quaff", "speed");
  expect(hero).toHave({ speed: 200 });

  hero.with({ hasted: 1 }).waits().waits();
  expect(hero).toHave({ speed: 100 });
});

test("stone skin and blindness pass, and take along what they brought", () => {
  const hero = given.hero().uses("quaff", "skin").uses("quaff", "darkness");
  expect(hero).toHave({ defense: 7, sight: 1 });

  hero.with({ shielded: 1, blind: 1 }).waits();
  expect(hero).toHave({ defense: 2, sight: 9 });
  expect(world).toHaveSaidExactly("Your skin is soft again.", "You can see again.");
});

test("broth is a meal, within the stomach", () => {
  expect(given.hero({ nourishment: 200 }).uses("quaff", "broth")).toHave({ nourishment: 799 });
  expect(given.hero({ nourishment: hunger.stomach }).uses("quaff", "broth")).toHave({ nourishment: hunger.stomach - 1 });
});

test.each([[4], [8]])("one sleeps for four to eight turns: %s", (turns) => {
  dice.of("quaffing").fall(turns);

  expect(given.hero().uses("quaff", "sleep")).toBeParalysedFor(turns);
  expect(world).toHaveSaid("You fall asleep.");
});

test("acid burns, and kills", () => {
  dice.of("quaffing").fall(3, 2);
  const hero = given.hero({ pack: { acid: 2 } }).uses("quaff", "acid");
  expect(hero.hitPoints).toBe(35);

  hero.with({ hitPoints: 2 }).uses("quaff", "acid");
  expect(hero).toBeDeadOf("acid");
});

test("one sinks through the floor, but not out of the dungeon", () => {
  given.depth(levels.depths);
  given.hero().uses("quaff", "sinking");
  expect(world).toHaveSaidExactly("This is a potion of sinking.");
});

test("one sinks to the next depth", () => {
  given.hero().uses("quaff", "sinking");

  expect(world).toHaveSaid("You sink through the floor.");
  expect(world.screen()).toContain("Depth 2");
});

test("mapping shows the whole level", () => {
  given.level(`
    #######
    #@#...#
    #######`);
  expect(world.knows(4, 1)).toBe(false);
  world.hero.uses("read", "mapping");

  expect(world.knows(4, 1)).toBe(true);
});

test("flight takes one elsewhere, and stops whatever goes on", () => {
  const hero = given.hero();
  const { x, y } = hero.at;
  hero.uses("read", "flight");

  expect(hero).not.toBeAt(x, y);
  expect(world).toHaveSaid("You are somewhere else.");
});

test("whoever is held is free where flight takes him", () => {
  const hero = given.hero({ held: 5 }).uses("read", "flight");

  expect(hero).toHave({ held: 0 });
});

test("flight takes nobody into a pocket without a way out", () => {
  given.level(`
    #####################
    #@........#.#.#.#.#.#
    #####################`);
  dice.highest();
  const hero = given.hero({ pack: { flight: 1 } }).uses("read", "flight");

  expect(hero).toBeAt(9, 1);
});

test("naming tells what one carries, and nothing else", () => {
  given.hero({ pack: { might: 1, fire: 1 } }).uses("read", "naming");
  const pack = world.screen("i");

  expect(pack).toContain("a potion of might");
  expect(pack).toContain("a scroll of fire");
});

test.each([["sharpening", "axe", "a +1 axe (in hand)"], ["warding", "leather", "a +1 leather jerkin (worn)"]])("%s betters the %s that one has on", (scroll, kind, name) => {
  given.hero().uses("wear", kind).uses("read", scroll);

  expect(world.screen("i")).toContain(name);
});

test.each([["sharpening"], ["warding"]])("%s finds nothing to better", (scroll) => {
  given.hero().uses("read", scroll);

  expect(world).toHaveSaid("Your hands tingle for a moment.");
});

test("plenty lays something to eat at one's feet", () => {
  const hero = given.hero().uses("read", "plenty").picksUp();

  expect(["mango", "cheese", "jerky", "honeycomb"].filter((kind) => hero.carried(kind) === 1).length).toBe(1);
});

/** A rat in view, and another one behind a wall. */
const twoRats = () => {
  given.level(`
    ########
    #@.r#r.#
    ########`);
  dice.of("hearing").highest();
  return [world.creatureAt(3, 1), world.creatureAt(5, 1)].map((rat) => rat.with({ mood: "wandering" }));
};

test("fire burns who is in view, and one learns by it", () => {
  const [near, far] = twoRats();
  dice.of("reading").fall(1);
  const hero = world.hero.uses("read", "fire");

  expect(near).toHave({ hitPoints: 3 });
  expect(far).toHave({ hitPoints: 6 });
  hero.uses("read", "fire");
  expect(world).toHaveSaid("You kill the rat.");
  expect(hero.experience > 0).toBe(true);
});

test("lullabies put to sleep who is in view", () => {
  const [near, far] = twoRats();
  world.hero.uses("read", "lullabies");

  expect(near).toHave({ mood: "asleep" });
  expect(near.paralysed > 0).toBe(true);
  expect(far).toHave({ mood: "wandering" });
});

test("terror lets run who is in view", () => {
  const [near, far] = twoRats();
  world.hero.uses("read", "terror");

  expect(near).toHave({ mood: "fleeing" });
  expect(far).toHave({ mood: "wandering" });
});

test("thunder wakes everybody", () => {
  const [near, far] = twoRats();
  world.hero.uses("read", "thunder");

  expect(near).toHave({ mood: "hunting" });
  expect(far).toHave({ mood: "hunting" });
});

test("company comes for two", () => {
  dice.of("reading").lowest();
  given.hero().uses("read", "company");

  expect(world).toHaveSaid("You are not alone.");
  expect(world.picture.match(/[a-z]/g).length).toBe(2);
});

test("a scroll is spent by reading, and known from then on", () => {
  const hero = given.hero({ pack: { naming: 2 } }).uses("read", "naming");
  expect(world.said[0]).toBe("This is a scroll of naming.");
  expect(hero).toCarry("naming", 1);

  hero.uses("read", "naming");
  expect(world.said.includes("This is a scroll of naming.")).toBe(false);
});

test("one cannot read until the last turn of blindness is over", () => {
  expect(seeing({ blind: 1 })).toEqual(refuse("You cannot read while you are blind."));
  expect(seeing({ blind: 0 })).toEqual(allow());
});

test("one reads with one's eyes", () => {
  const hero = given.hero({ pack: { fire: 1 } }).uses("quaff", "darkness");

  expect(() => hero.uses("read", "fire")).toFail("The hero cannot do that (use): You cannot read while you are blind.");
});

test.each([["axe", "You wield the axe."], ["leather", "You put on the leather jerkin."]])("putting on %s is told", (kind, line) => {
  given.hero().uses("wear", kind);

  expect(world).toHaveSaidExactly(line);
});

test("what was in hand is put away for something else", () => {
  given.hero({ pack: { axe: { worn: 1 } } }).uses("wear", "dagger");

  expect(world).toHaveSaidExactly("You put away the axe.", "You wield the dagger.");
});

test("where nobody is in view a scroll of fire says that it found nobody", () => {
  given.hero().uses("read", "fire");

  expect(world).toHaveSaid("Flames leap from the words, find nobody, and are gone.");
});

test("what is worn quickens by its own numbers, and other things do not matter", () => {
  const worn = (cells) => ({ worn: 1, ...cells });

  expect(timesWorn({ pack: [worn({ regeneration: 2 }), worn({}), worn({ regeneration: 3 }), { worn: 0, regeneration: 5 }] }, "regeneration")).toBe(6);
  expect(timesWorn({ pack: [] }, "regeneration")).toBe(1);
});

test("whoever drops what he wears takes it off", () => {
  expect(layingDown({ itemsHere: [{ worn: 1 }, { worn: 0 }] }).length).toBe(1);
});

test("what one has learned one need not learn again", () => {
  expect(learn({ family: "potion", known: 0, kind: "healing" })).toEqual([set(kind("healing"), "known", 1)]);
  expect(learn({ family: "potion", known: 1, kind: "healing" })).toEqual([]);
});

test("each potion looks another way, and nothing else looks like a potion", () => {
  const potions = Object.keys(items).filter((id) => items[id].family === "potion");
  const looks = disguises(world.hero, { shuffle: (list) => list })[Object.keys(flavours).indexOf("potion")];

  expect(looks).toEqual(potions.map((id, n) => set(kind(id), "look", n)));
});

test("whoever would draw a level once more is asked, and on another he is not", () => {
  given.hero({ pack: { mapping: 3 } }).uses("read", "mapping");

  expect(world.screen("r", "a").replace(/[│\s]+/g, " ")).toContain("would tell you nothing new here. Read it all the same?");
  world.screen("n", "Esc");
  world.does("leave(hero, 2)");
  expect(world.screen("r", "a")).not.toContain("nothing new here");
});
