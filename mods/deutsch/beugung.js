// Wie Namen gebeugt werden: Artikel und Adjektive nach Geschlecht und Fall. Im Namen steht ~, wo ein Adjektiv endet: "hohl~ König".
import { amend, cells, creatures, items } from "gnaw";
import { isFriend } from "base/rules/friends.js";
import { guiseOf, isUnknown } from "base/rules/identity.js";
import { bonusWord, forms } from "base/rules/words.js";

const GENDER = "text?: das Geschlecht des Namens: m, f oder n; m, wenn nichts dasteht";
cells(creatures, { gender: GENDER });
cells(items, { gender: GENDER });
cells(forms, {
  den: "rule?: (thing) => bestimmt, im Akkusativ",
  dem: "rule?: (thing) => bestimmt, im Dativ",
  einen: "rule?: (thing) => unbestimmt, im Akkusativ",
  einem: "rule?: (thing) => unbestimmt, im Dativ",
  deinen: "rule?: (thing) => deins, im Akkusativ",
});

/** Je Form: das Wort für den Helden, dann Artikel und Adjektivendung für m, f und n. */
const FORMS = /** @type {const} */ ({
  der: { you: "du", m: ["der", "e"], f: ["die", "e"], n: ["das", "e"] },
  den: { you: "dich", m: ["den", "en"], f: ["die", "e"], n: ["das", "e"] },
  dem: { you: "dir", m: ["dem", "en"], f: ["der", "en"], n: ["dem", "en"] },
  ein: { you: "du", m: ["ein", "er"], f: ["eine", "e"], n: ["ein", "es"] },
  einen: { you: "dich", m: ["einen", "en"], f: ["eine", "e"], n: ["ein", "es"] },
  einem: { you: "dir", m: ["einem", "en"], f: ["einer", "en"], n: ["einem", "en"] },
  dein: { you: "du", m: ["dein", "er"], f: ["deine", "e"], n: ["dein", "es"] },
  deinen: { you: "dich", m: ["deinen", "en"], f: ["deine", "e"], n: ["dein", "es"] },
  deinem: { you: "dir", m: ["deinem", "en"], f: ["deiner", "en"], n: ["deinem", "en"] },
});

/** Ein Name mit seinem Artikel in dieser Form. */
export const bent = (form, gender, name) => {
  const [article, ending] = FORMS[form][gender ?? "m"];
  return `${article} ${name.replaceAll("~", ending)}`;
};

const inForm = (form, called = known) => (thing) => (thing.isHero ? FORMS[form].you : bent(form, thing.gender, called(thing)));

/** Was noch niemand ausprobiert hat, heißt auch in Sätzen so, wie es aussieht. */
const known = (thing) => (thing.isItem && isUnknown(thing) ? guiseOf(thing).one : truly(thing));

const truly = (thing) => `${thing.isItem ? bonusWord(thing, "−") : ""}${thing.name}`;

/** Wer mit dem Helden geht, ist von einem Feind seiner Art zu unterscheiden; wen es sonst nur einmal gibt, der heißt immer bei seinem Namen. */
const among = (some, the, yours) => (thing) =>
  inForm(thing.isItem || thing.isHero ? some : isFriend(thing) ? yours : thing.isUnique ? the : some)(thing);

/** Mit den neuen Fällen hat die Tabelle mehr Zellen, als der Editor von ihr weiß. */
const cases = /** @type {TableOf<any, any>} */ (forms);

amend(cases, {
  the: among("der", "der", "dein"), den: among("den", "den", "deinen"), dem: among("dem", "dem", "deinem"),
  a: among("ein", "der", "dein"), einen: among("einen", "den", "deinen"), einem: among("einem", "dem", "deinem"),
  your: inForm("dein"), deinen: inForm("deinen"),
  name: (thing) => thing.name.replaceAll("~", "er"),
  truly: inForm("ein", truly),
});
