// Sentences: the texts of the table texts with what they speak of filled in, and the forms in which names stand in them.
import { flawIn, memoized, table, texts, validate } from "gnaw";
import { isFriend } from "./friends.js";
import { guiseOf, isUnknown } from "./identity.js";

/** What is said of somebody after his name, by the cell `pronoun` of his row. */
export const pronouns = table("pronouns", { it: { its: "its" }, he: { its: "his" }, she: { its: "her" } }, {
  its: "words: what belongs to whoever is called so",
});

/**
 * How somebody or something is named in a sentence, by the word behind the dot: {who.a}; without a dot it is `the`. Another language amends
 * these and adds its own, such as cases.
 */
export const forms = table("forms", {
  the: (thing) => (thing.isHero ? "you" : isOurs(thing) ? forms.your(thing) : `the ${noun(thing)}`),
  a: (thing) => (thing.isHero || thing.isUnique || isOurs(thing) ? forms.the(thing) : a(noun(thing))),
  your: (thing) => `your ${noun(thing)}`,
  name: (thing) => thing.name,
  truly: (thing) => a(forms.noun(thing)),
  it: (thing) => thing.pronoun ?? "it",
  its: (thing) => pronouns[forms.it(thing)].its,
  noun: (thing) => `${thing.isItem ? bonusWord(thing, "-") : ""}${thing.name}`,
}, {
  the: "rule: (thing) => its name where it is known: “the goblin”, “your goblin” for a friend",
  a: "rule: (thing) => its name where it is new: “a goblin”",
  your: "rule: (thing) => its name as the hero’s: “your dagger”",
  name: "rule: (thing) => its bare name",
  truly: "rule: (thing) => its name for whoever has just found out what it is: “a potion of healing”",
  it: "rule: (thing) => what it is called after it has been named: “it”",
  its: "rule: (thing) => what belongs to it then: “its”",
  noun: "rule: (thing) => the name that stands in the forms above once it is known, with what is told of how good it is: “+2 dagger”",
});

/** A friend is told apart from a foe of his kind. */
const isOurs = (thing) => !thing.isItem && isFriend(thing);

/** What nobody has tried yet is called by its looks in sentences, too. */
const noun = (thing) => (thing.isItem && isUnknown(thing) ? guiseOf(thing).one : forms.noun(thing));

/** How much better or worse than others of its kind it is, before its name: "+2 ". */
export const bonusWord = (item, minus) => (item.bonus ? `${item.bonus > 0 ? "+" : minus}${Math.abs(item.bonus)} ` : "");

/**
 * A text of the table texts, beginning with a capital.
 * @type {<Id extends string>(id: Written<Id, TextId>, values?: Readonly<Record<string, any>>) => string}
 */
export const told = (id, values) => (values === undefined ? plain(id) : capital(phrase(id, values)));

const plain = memoized((id) => capital(phrase(id)));

/**
 * A text with its gaps filled: {damage} is a number or a text, {attacker} somebody by name, {attacker.a} the same in another form,
 * {attacker?hit|hits} the first for the hero and for one, the second for others and for many.
 * @type {<Id extends string>(id: Written<Id, TextId>, values?: Readonly<Record<string, any>>) => string}
 */
export const phrase = (id, values = {}) => piecesOf(id).map((piece) => (typeof piece === "string" ? piece : filled(id, values, piece))).join("");

const GAP = /\{(\w+)(?:\.(\w+)|\?([^|}]*)\|([^}]*))?\}/g;

/** The player's keys, which screens fill in. */
const KEY = /\{key(?:\.[\w-]+)+\}/g;

const hasBraces = (text) => text.includes("{") || text.includes("}");

/** What would be printed with its braces. */
const flawOfGaps = (text) => {
  const rest = hasBraces(text) ? text.replace(GAP, "").replace(KEY, "") : "";
  return hasBraces(rest) ? `has a brace that makes no gap: ${rest.match(/[{}].{0,20}/)[0]}. A gap is {who}, {who.a} or {who?hit|hits}` : undefined;
};

validate(texts, ({ text }) => ({ text: flawOfGaps(text) }));

/** A text in pieces: what stands in it, and the gaps between. */
const piecesOf = memoized((id) => {
  const pieces = [];
  let end = 0;
  for (const gap of texts[id].text.matchAll(GAP)) {
    const [whole, name, form, one, many] = gap;
    pieces.push(texts[id].text.slice(end, gap.index), { name, form, one, many });
    end = gap.index + whole.length;
  }
  return [...pieces, texts[id].text.slice(end)];
});

const filled = (id, values, { name, form, one, many }) => {
  if (!(name in values)) throw flawIn(texts, id, "text", `speaks of {${name}}, but it is told only of ${Object.keys(values).join(", ") || "nothing"}`);
  const value = values[name];
  if (many !== undefined) return isOne(value) ? one : many;
  if (typeof value === "object") return forms[form ?? "the"](value);
  return form === undefined ? String(value) : forms[form]({ name: String(value) });
};

const isOne = (value) => {
  if (typeof value !== "object") return value === 1;
  return value.isItem ? value.count === 1 : value.isHero;
};

/** Somebody or something in a sentence: "you", "the goblin". */
export const the = (who) => forms.the(who);

/** The word or number with "a" or "an". */
export const a = memoized((words) => `${/^([aeiou]|8|1[18]\b)/i.test(words) ? "an" : "a"} ${words}`);

/** A line of the log: a capital first and a full stop last. */
export const sentence = (text) => `${capital(text)}.`;

const capital = (text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
