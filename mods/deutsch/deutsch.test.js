// Deutsch, gebeugt und vollständig.
import { dice, expect, given, test, world } from "gnaw/test";

const beside = (kind) => world.spawn(kind, world.hero.at.x + 1, world.hero.at.y).with({ mood: 2 });

test.each([["goblin", "Du triffst den Goblin: 3 Schaden."], ["rat", "Du triffst die Ratte: 3 Schaden."], ["monkey", "Du triffst das Äffchen: 3 Schaden."], ["king", "Du triffst den Hohlen König: 3 Schaden."]])(
  "wer einen trifft, sagt es im Akkusativ: %s",
  (kind, line) => {
    const foe = beside(kind);
    dice.of("blows").fall(1, 2, 100);
    world.hero.attacks(foe);

    expect(world).toHaveSaid(line);
  },
);

test("wer dich verfehlt, verfehlt dich", () => {
  beside("viper");
  dice.of("blows").fall(100);
  world.turns(1);

  expect(world).toHaveSaid("Die Viper verfehlt dich.");
});

test("der Hunger hat deutsche Namen", () => {
  const hero = given.hero({ nourishment: 300 }).waits();

  expect(hero).toShow("Hungrig");
  expect(world).toHaveSaid("Du bekommst Hunger.");
});

test("gegessen wird auf Deutsch", () => {
  world.hero.eats("ration");

  expect(world).toHaveSaid("Das war gut.");
});

test("wer aufhebt, was er nicht kennt, bekommt es mit seinem Adjektiv genannt", () => {
  const { x, y } = world.hero.at;
  world.lay("speed", x + 1, y);
  world.hero.steps("east").picksUp();

  expect(world.said[0]).toContain("Eingesteckt: ein ");
  expect(world.said[0]).toContain("er Trank.");
});

test("man stirbt im Dativ", () => {
  const hero = given.hero({ hitPoints: 1 });
  beside("rat");
  dice.of("blows").fall(1, 3);
  world.turns(1);

  expect(hero).toBeDeadOf("einem Hieb von einer Ratte");
});
