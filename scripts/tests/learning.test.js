// What fights teach, and what a level brings.
import { expect, given, test, world } from "gnaw/test";
import { experience, learning } from "../rules/experience.js";

test.each([[2, 30], [3, 108], [4, 252], [5, 480], [6, 810]])("level %s takes %s points in all", (level, points) => {
  expect(experience.toReach(level)).toBe(points);
});

test.each([
  ["a rat", { maxHitPoints: 6, damage: "1d3", attack: 0, defense: 0 }, 4],
  ["somebody skilled", { maxHitPoints: 10, damage: "1d3", attack: 2, defense: 3 }, 9],
])("%s is worth its life, harm and skill, by a third", (_who, victim, points) => {
  expect(experience.worth(victim)).toBe(points);
});

const hero = { isHero: true, experience: 0, level: 1, hitPoints: 9, maxHitPoints: 40 };
const rat = { isHero: false, experience: 0, level: 1, hitPoints: 0, maxHitPoints: 6, damage: "1d3", attack: 0, defense: 0 };

test("only the hero learns, and not by his own death", () => {
  expect(learning(rat, hero).length > 0).toBe(true);
  expect(learning(rat, { ...rat, experience: 0 })).toEqual([]);
  expect(learning(rat, undefined)).toEqual([]);
  expect(learning({ ...hero, ...rat, isHero: true }, hero)).toEqual([]);
});

/** A hero who has just reached the second level, with five hit points left, and chosen. */
const levelled = (choice) => {
  given.level(`
    #####
    #@r.#
    #####`);
  world.creature("rat").with({ hitPoints: 1, mood: "asleep" });
  const hero = given.hero({ hitPoints: 5, experience: experience.toReach(2) - 4 });
  hero.steps("east");
  return hero.chooses(choice);
};

test.each([
  ["life", { maxHitPoints: 50, hitPoints: 15, attack: 2, defense: 2, sight: 9 }],
  ["attack", { maxHitPoints: 42, hitPoints: 7, attack: 4, defense: 2, sight: 9 }],
  ["defense", { maxHitPoints: 42, hitPoints: 7, attack: 2, defense: 4, sight: 9 }],
  ["sight", { maxHitPoints: 42, hitPoints: 7, attack: 2, defense: 2, sight: 12 }],
])("a level brings two hit points, and %s brings its own", (choice, traits) => {
  expect(levelled(choice)).toHave(traits);
});
