// How one dries out, and what helps.
import { expect, given, test, world } from "gnaw/test";

const POND = `
  #####
  #@~.#
  #####`;

test.each([[250, "You are thirsty.", "Thirsty"], [100, "Your tongue sticks to the roof of your mouth.", "Parched"], [1, "You are dying of thirst!", "Dry"]])(
  "with %s turns of water: %s",
  (water, line, word) => {
    const hero = given.hero({ water }).waits();

    expect(hero).toShow(word);
    expect(world).toHaveSaidExactly(line);
    hero.waits();
    expect(world).not.toHaveSaid(line);
  },
);

test("a worse state stops whatever goes on", () => {
  given.hero({ water: 250 }).waits();

  expect(world).toHaveInterrupted("You are thirsty.");
});

test("one dies of thirst, a hit point every third turn", () => {
  const hero = given.hero({ water: 0, hitPoints: 2 });

  world.turns(5);
  expect(hero).toHave({ hitPoints: 1 });
  world.turns(1);
  expect(hero).toBeDeadOf("thirst");
});

test("a flask holds five hundred turns, and is empty then", () => {
  const hero = given.hero({ water: 300, pack: { flask: 1 } }).uses("quaff", "flask");

  expect(hero).toHave({ water: 799 });
  expect(hero).toCarry("flask", 0);
  expect(hero).toCarry("empty-flask", 1);
});

test("nobody holds more than a thousand turns of water", () => {
  expect(given.hero({ water: 900, pack: { flask: 1 } }).uses("quaff", "flask")).toHave({ water: 999 });
});

test("any potion is wet", () => {
  expect(given.hero({ water: 300, pack: { healing: 1 } }).uses("quaff", "healing")).toHave({ water: 419 });
});

test("in the shallows one drinks one's fill, fills all flasks, and leaves the water as it is", () => {
  given.level(POND, { "~": "shallows" });
  const hero = given.hero({ water: 10, pack: { "empty-flask": 3 } }).steps("east").does("drink");

  expect(world).toHaveSaidExactly("You drink your fill.", "You fill your flasks.");
  expect(hero).toHave({ water: 999 });
  expect(hero).toCarry("flask", 3);
  expect(hero).toCarry("empty-flask", 0);
  hero.does("drink");
  expect(world).toHaveSaidExactly("You drink your fill.");
});

test("a well heals besides, once", () => {
  given.level(POND, { "~": "well" });
  const hero = given.hero({ water: 10, hitPoints: 5 }).steps("east").does("drink");

  expect(hero).toHave({ water: 999, hitPoints: 35 });
  expect(hero.refusalOf("drink")).toBe("There is no well here.");
});
