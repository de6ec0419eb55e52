// Deutsch, gebeugt und vollständig.
import { creatures, items } from "gnaw";
import { dice, expect, given, test, world } from "gnaw/test";
import { forms } from "base/rules/words.js";
import { namen } from "./namen.js";

const beside = (kind) => world.spawn(kind, world.hero.at.x + 1, world.hero.at.y).with({ mood: "hunting" });

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

/** Ein Ding, wie es in Listen steht. */
const ding = (traits) => ({ isItem: true, count: 1, bonus: 0, worn: 0, gender: "m", name: "Dolch", plural: "Dolche", slot: "hand", ...traits });
const pilz = { name: "grau~ Pilz", plural: "grau~ Pilze" };
const trank = { family: "potion", look: 1, known: 0 };

test.each([
  ["eins mit seinem Artikel", {}, "ein Dolch"],
  ["das Geschlecht entscheidet", { gender: "f", name: "Axt" }, "eine Axt"],
  ["mehrere mit ihrer Zahl", { count: 2 }, "2 Dolche"],
  ["eins mit gebeugtem Adjektiv", pilz, "ein grauer Pilz"],
  ["mehrere mit gebeugtem Adjektiv", { ...pilz, count: 3 }, "3 graue Pilze"],
  ["ein besseres mit seinem Plus", { bonus: 1 }, "ein +1 Dolch"],
  ["schlechtere mit ihrem Minus", { bonus: -2, count: 2 }, "2 −2 Dolche"],
  ["eines in der Hand", { worn: 1 }, "ein Dolch (in der Hand)"],
  ["eines am Leib", { worn: 1, slot: "body", gender: "n", name: "Lederwams" }, "ein Lederwams (am Leib)"],
  ["ein unbekanntes, wie es aussieht", trank, "ein klarer Trank"],
  ["zwei unbekannte, wie sie aussehen", { ...trank, count: 2 }, "2 klare Tränke"],
  ["ein unbekannter Zauberstab", { family: "wand", look: 2, known: 0 }, "ein kupferner Zauberstab"],
  ["zwei unbekannte Zauberstäbe", { family: "wand", look: 2, known: 0, count: 2 }, "2 kupferne Zauberstäbe"],
  ["ein unbekannter Ring", { family: "ring", look: 1, known: 0 }, "ein Granatring"],
  ["zwei unbekannte Ringe", { family: "ring", look: 1, known: 0, count: 2 }, "2 Granatringe"],
  ["eine unbekannte Schriftrolle", { family: "scroll", look: 0, known: 0, gender: "f" }, "eine Schriftrolle „ASH TEM“"],
  ["zwei unbekannte Schriftrollen", { family: "scroll", look: 0, known: 0, count: 2 }, "2 Schriftrollen „ASH TEM“"],
  ["eines, dessen Art es nicht mehr gibt", { remembers: "was", was: "rain:pointed-hat", gender: "n" }, "ein verblichenes Ding (pointed hat)"],
  ["wer kein Ding ist", { isItem: false, isUnique: false, name: "Wolf" }, "ein Wolf"],
  ["ein bekanntes bei seinem Namen", { ...trank, known: 1, name: "Heiltrank" }, "ein Heiltrank"],
])("in Listen steht %s", (_was, traits, name) => {
  expect(namen(ding(traits))).toBe(name);
});

test.each([["rat", false, "eine Ratte"], ["king", true, "der Hohle König"]])("wen es nur einmal gibt, der heißt bestimmt: %s", (kind, isUnique, name) => {
  expect(forms.a({ ...creatures[kind], isUnique, isItem: false, isHero: false })).toBe(name);
});

test.each([
  ["the", "deine Ratte"], ["den", "deine Ratte"], ["dem", "deiner Ratte"], ["a", "deine Ratte"], ["einen", "deine Ratte"], ["einem", "deiner Ratte"],
])("wer mit dem Helden geht, heißt seiner: %s", (form, name) => {
  expect(forms[form]({ ...creatures.rat, isItem: false, isHero: false, follows: { isHero: true } })).toBe(name);
});

test("auch das Füllhorn, das es nur einmal gibt, liegt als eines von vielen da", () => {
  expect(forms.a({ ...items.horn, isItem: true, isUnique: true, isHero: false })).toBe("ein Füllhorn");
});

test.each([
  ["the", "der Dolch"], ["den", "den Dolch"], ["dem", "dem Dolch"], ["einen", "einen Dolch"], ["einem", "einem Dolch"], ["your", "dein Dolch"], ["deinen", "deinen Dolch"], ["name", "Dolch"],
])("in Sätzen steht es in seinem Fall: %s", (form, name) => {
  expect(forms[form](ding())).toBe(name);
});

test("auch in Sätzen heißt besser, was besser ist", () => {
  expect(forms.the(ding({ bonus: 2 }))).toBe("der +2 Dolch");
  expect(forms.your(ding({ bonus: -1 }))).toBe("dein −1 Dolch");
});

test("was eine Mod ohne Mehrzahl mitbringt, bekommt eine", () => {
  expect(namen(/** @type {any} */ ({ isItem: true, kind: "dart", name: "Perle", count: 2, bonus: 0, runeKnown: 0, worn: 0 }))).toBe("2 Perles");
});
