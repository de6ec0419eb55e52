// How ailments and blessings befall, last and pass, and how far one is heard.
import { change, interrupt, say, set } from "gnaw";
import { dice, expect, facts, given, test, world } from "gnaw/test";
import { inflict, wearingOff } from "../rules/statuses.js";
import { noise as heard } from "../rules/stealth.js";

const well = { hitPoints: 9, poisoned: 0, hasted: 0, mighty: 0, shielded: 0, confused: 0, blind: 0 };
const hero = (traits = {}) => facts.creature({ ...well, isHero: true, ...traits });
const rat = (traits = {}) => facts.creature({ ...well, isHero: false, ...traits });

test("what befalls the hero is told, and interrupts; what befalls others is not", () => {
  const who = hero();
  expect(inflict(who, "confused", 5)).toEqual([set(who, "confused", 5), [], [], [say("Everything turns.", "warn"), interrupt("Everything turns.")]]);

  const other = rat();
  expect(inflict(other, "confused", 5)).toEqual([set(other, "confused", 5), [], [], []]);
});

test.each([[1, 5, 5], [5, 5, 5], [7, 5, 7]])("%s turns and %s more are %s", (left, more, turns) => {
  const who = hero({ confused: left });

  expect(inflict(who, "confused", more)).toEqual([set(who, "confused", turns)]);
});

test("nobody has a status that there is not", () => {
  expect(() => inflict(/** @type {any} */ ({ confused: 0 }), /** @type {any} */ ("confusd"), 5)).toFail('There is no statuses.confusd. Did you mean "confused"?');
});

test("nothing lasts less than no time, and what lasts no time does nothing", () => {
  expect(() => inflict(hero({ confused: 0 }), "confused", -3)).toFail("inflict wants a number, 0 or more, for turns, but got -3.");
  expect(() => inflict(hero({ confused: 0 }), "confused", NaN)).toFail("inflict wants a number, 0 or more, for turns, but got NaN.");
  expect(inflict(hero({ confused: 0 }), "confused", 0)).toEqual([]);
});

test("whoever inflicts something in the wrong order is told the right one", () => {
  expect(() => inflict(/** @type {any} */ ("confused"), /** @type {any} */ (hero()), 5)).toFail('inflict wants to know whom, what by its id, and for how many turns: inflict(who, "poisoned", 5).');
});

test("what passes from the hero is told with its last turn, and stops nothing; from others it passes in silence", () => {
  const passing = (who, over) => expect(/** @type {any} */ (wearingOff)(who)).toEqual([[[[], change(who, "confused", -1, { atLeast: 0 })]], over, []]);

  passing(hero({ confused: 2 }), []);
  passing(hero({ confused: 1 }), [[[], say("Your head is clear again.")]]);
  passing(rat({ confused: 1 }), [[[], []]]);
});

test.each([[1, 1, 100], [1, 3, 50], [2, 1, 200]])("of speed nothing is left over when haste ends in %s turns and slowness in %s", (hasted, slowed, speed) => {
  const who = given.hero({ speed: 100, hasted, slowed }).waits();

  expect(who).toHave({ speed });
});

test("whoever burns where firedamp lies bursts with it", () => {
  given.level("####\n#@g#\n####", { g: "firedamp" });
  dice.lowest();
  given.hero({ hitPoints: 30, burning: 3 }).steps("east");

  expect(world).toHaveSaid("The air bursts into flames.");
});

const DEADLY = "There is more poison in you than life. Drink or eat something that heals!";

test("whoever has more poison than life is warned each turn, and what goes on stops", () => {
  given.hero({ hitPoints: 5, poisoned: 5 }).waits();
  expect(world).toHaveInterrupted(DEADLY);

  given.hero({ hitPoints: 6, poisoned: 5 }).waits();
  expect(world).not.toHaveInterrupted(DEADLY);
});

test("nobody is warned of the poison in others", () => {
  given.level("######\n#@.r.#\n######");
  world.creatureAt(3, 1).with({ hitPoints: 2, poisoned: 2 });
  world.turns(1);

  expect(world).not.toHaveInterrupted(DEADLY);
});

test.each([["step", 14], ["open", 14], ["wait", 7], ["rest", 7], ["search", 7], ["attack", 20]])("whoever does %s is heard %s cells away", (id, noise) => {
  const who = facts.creature({ pack: [], ground: {} });

  expect(heard(who, { id })).toEqual([set(who, "noise", noise)]);
});

test.each([[5, 19], [-11, 3], [-12, 2], [-13, 2]])("with %s of noise worn somebody who walks is heard %s cells away, but never less than two", (noise, cells) => {
  const who = facts.creature({ ground: {}, pack: [{ worn: 1, noise }, { worn: 1 }, { worn: 0, noise: 9 }] });

  expect(heard(who, { id: "step" })).toEqual([set(who, "noise", cells)]);
});

test("beside a status stands how long it lasts, whoever has it", () => {
  given.level("######\n#@.r.#\n######");
  given.hero({ poisoned: 5 });
  world.creatureAt(3, 1).with({ confused: 12, mood: "asleep" });

  expect(world.screen()).toContain("Poisoned 5");
  expect(world.screen()).toContain("Confused 12");
});
