// What fights teach, and what a level brings.
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { talents } from "../content/talents.js";
import { descriptions } from "../rules/descriptions.js";
import { experience, learning } from "../rules/experience.js";
import { levelGained, talent } from "../rules/levelling.js";
import { learnable } from "../rules/talents.js";

test.each([[2, 27], [3, 108], [4, 243], [5, 432], [6, 675]])("level %s takes %s points in all", (level, points) => {
  expect(experience.toReach(level)).toBe(points);
});

test.each([
  ["a rat", { maxHitPoints: 6, damage: "1d3", attack: 0, defense: 0 }, 4],
  ["somebody skilled", { maxHitPoints: 10, damage: "1d3", attack: 2, defense: 3 }, 9],
])("%s is worth its life, harm and skill, by a third", (_who, victim, points) => {
  expect(experience.worth(victim)).toBe(points);
});

const hero = { isHero: true, experience: 0, level: 1, hitPoints: 9, maxHitPoints: 40 };
const rat = { isHero: false, experience: 0, level: 1, lifespan: 0, hitPoints: 0, maxHitPoints: 6, damage: "1d3", attack: 0, defense: 0 };

const learns = (victim, killer) => learning(victim, killer, "a blow", undefined, /** @type {any} */ ({ hero })).length > 0;

test("only the hero learns, and not by his own death", () => {
  expect(learns(rat, hero)).toBe(true);
  expect(learns(rat, { ...rat, experience: 0 })).toBe(false);
  expect(learns({ ...hero, ...rat, isHero: true }, hero)).toBe(false);
});

test.each([
  ["a foe that dies of fire before one's eyes teaches something", { isSeen: true, hates: () => true }, true],
  ["one that does so elsewhere does not", { isSeen: false, hates: () => true }, false],
  ["nor does one that is no foe", { isSeen: true, hates: () => false }, false],
])("%s", (_what, traits, teaches) => {
  expect(learns({ ...rat, ...traits }, undefined)).toBe(teaches);
});

test.each([["conjured", { conjured: 1 }], ["gone soon", { lifespan: 3 }]])("what is %s teaches nothing", (_what, traits) => {
  expect(learns({ ...rat, ...traits }, hero)).toBe(false);
});

test("whoever lets his foes burn learns of it", () => {
  given.level("######\n#@..r#\n######");
  world.creature("rat").with({ hitPoints: 1, mood: "asleep", burning: 3 });
  const hero = given.hero();
  hero.waits();

  expect(hero).toHave({ experience: 4 });
});

/** A hero who has just reached the second level, with five hit points left, and chosen: the dice offer what he wants. */
const levelled = (choice) => {
  given.level(`
    #####
    #@r.#
    #####`);
  dice.of("learning").fall(1 + Object.keys(talents).indexOf(choice), 1, 1);
  world.creature("rat").with({ hitPoints: 1, mood: "asleep" });
  const hero = given.hero({ hitPoints: 5, experience: experience.toReach(2) - 4 });
  hero.steps("east");
  return hero.chooses(choice);
};

test.each([
  ["life", { maxHitPoints: 52, hitPoints: 17, attack: 2, defense: 2, sight: 9 }],
  ["attack", { maxHitPoints: 44, hitPoints: 9, attack: 4, defense: 2, sight: 9 }],
  ["defense", { maxHitPoints: 44, hitPoints: 9, attack: 2, defense: 4, sight: 9 }],
  ["sight", { maxHitPoints: 44, hitPoints: 9, attack: 2, defense: 2, sight: 12 }],
])("a level brings four hit points, and %s brings its own", (choice, traits) => {
  expect(levelled(choice)).toHave(traits);
});

test("what was learned is remembered, and told when one looks at oneself", () => {
  const hero = levelled("thrift");

  expect(hero.talents).toEqual(["thrift"]);
  expect(world).toHaveSaid("You have learned this: Thrift.");
  expect(descriptions(facts.creature({ isHero: true, attack: 2, damage: "1d3", defense: 2, hitPoints: 9, kills: 1, pack: [], talents: ["thrift"] }), hero))
    .toContain(talents.thrift.text);
  expect(hero.kills).toBe(1);
});

test("four different talents are offered, and nothing that one can learn no better", () => {
  const who = facts.creature({ isHero: true, hitPoints: 9, maxHitPoints: 9, talents: ["sight", "gourmet", "life"] });
  const offered = (shown) => levelGained(who, 2, dice.showing(shown, shown, shown, shown)).find((one) => one.effect === "offer").options.map(({ id }) => id);

  expect(offered(1)).toEqual(["life", "attack", "defense", "softSteps"]);
  expect(offered(4)).toEqual(["softSteps", "thrift", "ironStomach", "butcher"]);
});

test("whoever has learned it all is offered what is left", () => {
  const all = Object.entries(talents).flatMap(([id, { most }]) => Array(most).fill(id));
  const who = facts.creature({ isHero: true, hitPoints: 9, maxHitPoints: 9, talents: all.slice(1) });

  expect(learnable(who)).toEqual(["life"]);
});

test("whoever chooses twice in a row what can be learned once may choose something else", () => {
  const [once] = Object.keys(talents).filter((id) => talents[id].most === 1);
  const who = facts.creature({ isHero: true, level: 3, hitPoints: 9, maxHitPoints: 9, talents: [once] });
  const [again] = /** @type {any[]} */ (talent(who, once, dice.showing(1, 1, 1, 1)));

  expect(again.title).toContain("3");
  expect(again.options.length).toBe(4);
});

test("whoever has learned all that there is goes on gaining levels", () => {
  const all = Object.keys(talents).flatMap((id) => Array(talents[id].most).fill(id));
  given.level("#####\n#@r.#\n#####");
  world.creature("rat").with({ hitPoints: 1, mood: "asleep" });
  const hero = given.hero({ talents: all, experience: 26 });
  dice.of("blows").lowest();
  hero.steps("east");

  expect(hero).toHave({ experience: 30, level: 2 });
  expect(world).toHaveSaid("Ding! You reach level 2.");
});
