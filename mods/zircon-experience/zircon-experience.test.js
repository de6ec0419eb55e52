// How much each level takes, who learns what, and what the original's blows stop.
import { damage, interrupt, say, set } from "gnaw";
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { experience } from "base/rules/experience.js";
import { recovery } from "base/rules/healing.js";
import { zirconBlows } from "./blows.js";
import { experienceBar, lessons } from "./experience.js";

test.each([[1, 0], [2, 21], [3, 57], [4, 104], [5, 161], [6, 224], [10, 541], [16, 1162]])("level %s is reached with %s points", (level, points) => {
  expect(experience.toReach(level)).toBe(points);
});

test("the bar fills up to the next level", () => {
  expect(experienceBar(facts.creature({ level: 4, experience: 110 }), facts.world({}))).toEqual([{ bar: "Lvl 4", value: 110, max: 161, tone: "magic", text: "" }]);
});

const killer = (traits = {}) => facts.creature({ id: 1, kind: "hero", isHero: true, hitPoints: 9, level: 1, experience: 7, attack: 0, pack: [], ...traits });
const victim = (maxHitPoints) => facts.creature({ id: 2, kind: "rat", maxHitPoints, attack: 0, defense: 0, pack: [] });

test("what is worth nothing changes nothing, and what is worth a point does", () => {
  const who = killer();

  expect(lessons(victim(2), who)).toEqual([]);
  expect(lessons(victim(3), who)).toEqual([set(who, "experience", 8), []]);
});

test("others of the table learn without a choice", () => {
  const [, [[grown, choice]]] = /** @type {any} */ (lessons(victim(25), killer({ isHero: false })));

  expect(grown[0].value).toBe(2);
  expect(choice).toEqual([]);
});

const orc = facts.creature({ id: 3, isHero: false, hitPoints: 9, name: "orc", attack: 1, damage: "1d3", defense: 0, pack: [] });
const hero = (defense) => facts.creature({ id: 1, isHero: true, hitPoints: 9, attack: 1, damage: "1d3", defense, pack: [] });

test("a blow of the original's stops the hero whom it hits, and nobody else", () => {
  const you = hero(0);

  expect(zirconBlows(orc, you, dice.showing(0.999))).toEqual([
    say("The orc hits the player for 3!", { about: orc }), damage(you, 3, { by: orc, cause: "a blow to the head" }), interrupt(),
  ]);
  expect(zirconBlows(you, orc, dice.showing(0))[2]).toEqual([]);
});

test.each([[0, 0.999, 3], [2, 0.999, 1], [3, 0.999, 1], [50, 0.999, 1]])("against a defence of %s the die %s hurts by %s: a blow that is too weak hurts by a point", (defense, die, harm) => {
  const you = hero(defense);

  expect(zirconBlows(orc, you, dice.showing(die))[1]).toEqual(damage(you, harm, { by: orc, cause: "a blow to the head" }));
});

test("without the setting blows are the base game's", () => {
  const rat = world.spawn("rat", world.hero.at.x + 1, world.hero.at.y).with({ mood: "hunting" });
  dice.of("blows").fall(1, 2, 100);
  world.hero.attacks(rat);

  expect(world.said[0]).toBe("You hit the rat for 3.");
});

test("there is no rest here, and nobody waits for one", () => {
  expect(given.hero({ hitPoints: 5 }).refusalOf("rest")).toBe("These caves give no rest that heals.");
  expect(recovery.times({})).toBe(0);
});
