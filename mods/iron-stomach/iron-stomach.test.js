// A stomach that lasts.
import { expect, given, test, world } from "gnaw/test";

test("two turns take what one took before", () => {
  const hero = given.hero({ nourishment: 1000 });

  world.turns(20);
  expect(hero).toHave({ nourishment: 990 });
});

test("a full stomach lasts 3000 turns before anything is told", () => {
  const hero = given.hero({ nourishment: 1800 });

  world.turns(3000);
  expect(hero).toHave({ nourishment: 300 });
  expect(hero).not.toShow("Hungry");
  hero.waits();
  expect(hero).toShow("Hungry");
});
