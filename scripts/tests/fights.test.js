// The bounds of chance in a fight, and the bar that shows what fights have taught.
import { dice, expect, given, test, world } from "gnaw/test";
import { melee } from "../rules/combat.js";
import { experience, experienceLabels } from "../rules/experience.js";

const fighter = (traits) => ({ isHero: true, helpless: 0, pack: [], attack: 0, defense: 0, ...traits });

test.each([[0, 80], [1, 84], [4, 96], [5, 96], [-17, 12], [-18, 10], [-30, 10]])("%s points of skill more hit %s times in a hundred", (attack, percent) => {
  expect(melee.percentToHit(fighter({ attack }), fighter({}))).toBe(percent);
});

test("who cannot move is always hit", () => {
  expect(melee.percentToHit(fighter({ attack: -30 }), fighter({ helpless: 1 }))).toBe(100);
});

test("the bar counts from one level to the next", () => {
  const [bar] = experienceLabels({ level: 3, experience: experience.toReach(3) + 5 });

  expect([bar.bar, bar.value, bar.max]).toEqual(["Level 3", 5, experience.toReach(4) - experience.toReach(3)]);
});

test("who faints does nothing else", () => {
  dice.of("stateOfHunger").fall(5, 3);
  given.hero({ nourishment: 40 }).waits();

  expect(world).toHaveInterrupted("You faint.");
});
