// Runes: how one learns of them, and what each does.
import { dice, expect, given, test, world } from "gnaw/test";
import { runics } from "../content/runics.js";
import { stealth } from "../rules/stealth.js";
import { chanced, engraving } from "../rules/runics.js";

const HALL = "#######\n#@....#\n#######";

/** A hero with a rune on what he holds or wears, and an orc beside him. */
const bearing = (runic) => {
  given.level(HALL);
  const kind = runics[runic].slot === "hand" ? "dagger" : "leather";
  const hero = given.hero({ hitPoints: 30, attack: 40, pack: { [kind]: { runic } } }).uses("wear", kind);
  return { hero, orc: world.spawn("orc", 2, 1).with({ hitPoints: 200, maxHitPoints: 300, mood: "hunting" }) };
};

test.each(Object.keys(runics))("what a rune of %s does one feels when one puts it on", (id) => {
  bearing(id);

  expect(world.screen("i")).toContain(runics[id].of);
});

test("until then it looks like any other", () => {
  given.level(HALL);
  given.hero({ pack: { dagger: { runic: "embers" } } });

  expect(world.screen("i")).not.toContain("of embers");
});

const striking = (runic) => {
  const { hero, orc } = bearing(runic);
  dice.of("blows").lowest();
  hero.attacks(orc);
  return { hero, orc };
};

test("embers set on fire, frost makes slow", () => {
  expect(striking("embers").orc.burning).toBeAtLeast(1);
  expect(striking("frost").orc).toHave({ speed: 50 });
});

test("clamour is heard as far away as it says, when it is swung and not before", () => {
  const { hero, orc } = bearing("clamour");
  hero.waits();
  const still = hero.noise;
  hero.attacks(orc);

  expect(hero.noise - still).toBe(stealth.fighting - stealth.still + runics.clamour.noise);
});

test("feasting feeds", () => {
  const { hero } = bearing("feasting");
  hero.with({ nourishment: 1000 });
  dice.of("blows").lowest();
  hero.attacks(world.creature("orc"));
  expect(hero.nourishment).toBeAtLeast(1006);
});

test("echoes strike again, mercy heals", () => {
  striking("echoes");
  expect(world).toHaveSaid("The blow rings twice.");
  striking("mercy");
  expect(world).toHaveSaid("The wounds of the orc close.");
});

const struck = (runic) => {
  const { hero, orc } = bearing(runic);
  dice.of("blows").lowest();
  hero.with({ attack: 0, defense: 0 }).waits();
  return { hero, orc };
};

test("spines prick, vigour strengthens", () => {
  expect(struck("spines").orc.hitPoints).toBeAtMost(199);
  expect(struck("vigour").hero.mighty).toBeAtLeast(1);
});

test("hunger takes food for each blow, and rust wears away", () => {
  const { hero } = struck("hunger");
  expect(hero.nourishment).toBeAtMost(1800 - 15);
  struck("rust");
  expect(world).toHold("hero.pack.find((item) => item.kind === 'leather').bonus === -1");
});

test("in armour of ashes one does not burn", () => {
  given.level("####\n#@^#\n####", { "^": "flame" });
  dice.of("flame").highest();
  const hero = given.hero({ hitPoints: 30, pack: { leather: { runic: "ashes" } } }).uses("wear", "leather");

  expect(hero.steps("east")).toHave({ burning: 0, hitPoints: 30 });
});

test("by chance some weapons and suits of armour bear one, a third of them a bad one", () => {
  const falling = (percent, bad) => ({ percent: (chance) => (chance === engraving.percent ? percent : bad), pick: (weights) => Object.keys(weights)[0] });

  expect(chanced("hand", falling(true, false))).toEqual({ runic: "embers" });
  expect(chanced("body", falling(true, true))).toEqual({ runic: "hunger" });
  expect([chanced("hand", falling(false, false)), chanced("head", falling(true, false))]).toEqual([{}, {}]);
  expect(engraving).toEqual({ percent: 8, percentBad: 35 });
});
