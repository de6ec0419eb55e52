// What meters hold can be named in short, as rules name it.
import { expect, given, test, world } from "gnaw/test";

test("a short name means the id, alone, in lists and in parts", () => {
  const hero = given.hero({ mood: "drowsy", past: ["calm", "moody:drowsy", ""], dream: { nights: 2, mood: "calm" } });
  expect(hero.mood).toBe("moody:drowsy");
  expect(hero.past).toEqual(["moody:calm", "moody:drowsy", ""]);
  expect(hero.dream).toEqual({ mood: "moody:calm", nights: 2 });
});

test("so it does where it is expected", () => {
  const hero = given.hero({ mood: "moody:drowsy", past: ["calm"] });
  expect(hero).toHave({ mood: "drowsy", past: ["calm"] });
  expect(hero).not.toHave({ mood: "calm" });
  expect(() => expect(hero).toHave({ mood: "calm" })).toFail("The hero should have mood moody:calm, but has moody:drowsy.");
});

test("ids that there are not are told with the nearest", () => {
  const hero = given.hero();
  expect(() => hero.with({ mood: "drwsy" })).toFail('There is no row of moods "drwsy". Did you mean "moody:drowsy"?');
  expect(() => hero.with({ past: ["clam"] })).toFail('There is no row of moods "clam". Did you mean "moody:calm"?');
  expect(() => expect(hero).toHave({ mood: "nonsense" })).toFail('There is no row of moods "nonsense". There are: moody:calm, moody:drowsy.');
  expect(() => expect(hero).toHave({ mood: 3 })).toFail('The meter "mood" holds id of moods, but got 3.');
});

test("an option is taken by its short name", () => {
  expect(given.hero().does("nap").chooses("doze")).toHave({ mood: "drowsy" });
});

test("meters of the level can be set", () => {
  const hero = given.hero();
  world.level.with({ dark: 1 });
  hero.waits();
  expect(world).toHaveSaid("It is dark.");
});

test("the world and the level take only meters of their own", () => {
  expect(() => world.with({ dark: 1 })).toFail('There is no meter of the world\'s "dark". There are: tide.');
  expect(() => world.with({ combs: 1 })).toFail('There is no meter of the world\'s "combs". There are: tide.');
  expect(() => world.level.with({ combs: 1 })).toFail('There is no meter of the level\'s "combs". There are: dark.');
});
