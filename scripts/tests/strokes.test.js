// What weapons do beside their blows.
import { dice, expect, given, test, world } from "gnaw/test";

const ROOM = `
  #######
  #.....#
  #@....#
  #.....#
  #######`;

/** A hero with that in hand, whose blows hit and do their least. */
const armed = (weapon, more = {}) => {
  given.level(ROOM);
  dice.of("blows").lowest();
  return given.hero({ pack: { [weapon]: 1, ...more } }).uses("wear", weapon);
};
const orc = (x, y, traits = {}) => world.spawn("orc", x, y).with({ mood: "hunting", hitPoints: 30, ...traits });

test("an axe strikes all foes around", () => {
  const hero = armed("axe");
  const [struck, beside, far] = [orc(2, 2), orc(2, 1), orc(4, 2)];
  hero.attacks(struck);

  expect(struck).toHave({ hitPoints: 30 - 3 });
  expect(beside).toHave({ hitPoints: 30 - 3 });
  expect(far).toHave({ hitPoints: 30 });
});

test("a spear strikes two in a row", () => {
  const hero = armed("spear");
  const [struck, behind, beside] = [orc(2, 2), orc(3, 2), orc(2, 1)];
  hero.attacks(struck);

  expect([struck.hitPoints, behind.hitPoints, beside.hitPoints]).toEqual([27, 27, 30]);
});

test("a step towards a foe is a lunge with a rapier, and with nothing else", () => {
  const lunges = (weapon) => {
    const hero = armed(weapon);
    dice.of("lunging").lowest();
    const foe = orc(3, 2, { mood: "asleep" });
    hero.steps("east");
    return 30 - foe.hitPoints;
  };

  expect(lunges("rapier")).toBe(2 * 5);
  expect(lunges("short-sword")).toBe(0);
});

test.each([["dagger", 5], ["short-sword", 3]])("with a %s a stab does %s times the harm", (weapon, times) => {
  const hero = armed(weapon);
  const sleeper = orc(2, 2, { mood: "asleep" });
  hero.attacks(sleeper);

  expect((30 - sleeper.hitPoints) % times).toBe(0);
  expect(world).toHaveSaid(`You catch the orc asleep, and hit for ${30 - sleeper.hitPoints}.`);
});

test("a mace may take the next turn of whoever is hit", () => {
  const hero = armed("mace");
  const foe = orc(2, 2);
  hero.attacks(foe);

  expect(world).toHaveSaid("The orc staggers.");
});

test("a war hammer takes both hands", () => {
  const hero = armed("buckler", { "war-hammer": 1 }).uses("wear", "war-hammer");
  expect(world.screen("i")).toContain("war hammer (in hand)");
  expect(world.screen("i")).not.toContain("buckler (worn)");

  hero.uses("wear", "buckler");
  expect(world.screen("i")).toContain("buckler (worn)");
  expect(world.screen("i")).not.toContain("war hammer (in hand)");
});

test("what hits in the air may break", () => {
  given.level(ROOM);
  const hero = given.hero({ pack: { dart: 2 } });
  const foe = orc(4, 2, { mood: "asleep" });
  dice.of("throwing").lowest();
  hero.uses("throw", "dart", foe);

  expect(hero).toCarry("dart", 1);
  expect(world.screen("x")).not.toContain("/ a dart");
  hero.uses("throw", "dart", { x: 2, y: 2 });
  expect(world.screen()).toContain("/");
});
