// A mod's tests play under their mod, with other settings if they like.
import { expect, given, test } from "gnaw/test";

test("a round comes to its end", () => {
  expect(given.hero().waits()).toHave({ water: 19 });
});

test("a round without end is told as its author's mistake", () => {
  given.rules(["looping"], { "looping.forever": true });
  const hero = given.hero();
  expect(() => hero.waits()).toFail(`looping/main.js:5:10  rule turnEnds.looping:round
  It took more than 100000 statements: an endless loop, or too much for one answer.
  5 |   while (forever) ;
    |          ^`);
});
