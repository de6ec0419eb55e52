// Words that there are not, and words in the wrong place.
import { dice, expect, facts, given, prop, simulate, some, test, world } from "gnaw/test";

test("a matcher", () => expect(given.hero()).toHav({ water: 7 }));
test("a matcher after not", () => expect(given.hero()).not.toBeAlife());
test("a matcher of another house", () => expect(3).toBeGreaterThan(2));
test("a word of the world", () => world.spwan("rat", 1, 1));
test("what is given", () => given.heroo());
test("dice", () => dice.lowst());
test("dice of a rule", () => dice.of("blow").fal(3));
test("an action", () => given.hero().wait());
test("a verb", () => given.hero().drink("flask"));
test("a fact of whoever a rule is given", () => given.hero().foesInView);
test("facts that are made up", () => facts.creature({ hitPoints: 3, watter: 7 }));
test("facts that a rule looks at", () => facts.creature({ hitPoints: 3 }).atack);
test("facts of nobody", () => facts.creature(3));
test("facts of what there is not", () => facts.creeture({ hitPoints: 3 }));
test("somebody's matcher of a number", () => expect(3).toHave({ water: 7 }));
test("the world's matcher of the hero, after not", () => expect(given.hero()).not.toHaveSaid("Ouch!"));
test("a number's matcher of nothing", () => expect(undefined).not.toBeAtMost(3));
test("a test that is async", async () => expect(1).toBe(2));
prop("a property that is async", { n: some.integer(1, 9) }, async ({ n }) => expect(n).toBe(0));
test("no games", () => simulate({ games: 0 }));
test("a bot", () => simulate({ games: 1, bot: "wayter" }));
