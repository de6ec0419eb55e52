// What cells hold beyond a plain type: numbers within bounds, dice, glyphs, keys, some words, ids of another table.

/** What `dice.roll` takes. */
const DICE = /^\s*\d{0,3}d0{0,5}[1-9]\d{0,5}\s*([+-]\s*\d{1,6})?\s*$/;

/** Characters that terminals draw two cells wide, or that join with their neighbour. */
const NOT_NARROW = /[\p{Emoji_Presentation}\p{Mark}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\uff01-\uff60\u200d]/u;

const KEY = /^(\S|Ctrl-[a-z]|F\d{1,2}|Enter|Tab|Space|Esc|Backspace|Home|End|PgUp|PgDn|Up|Down|Left|Right)$/u;

/** Whether a text is one character that takes one cell. */
export const isGlyph = (text) => [...text].length === 1 && !NOT_NARROW.test(text);

const isWhole = (n) => Number.isInteger(n) && n >= 0;

/** By the word that describes a cell: the plain type, which values fit, and what an error says is wanted. */
const HOLDS = {
  __proto__: null,
  weight: { type: "number", fits: (n) => n >= 0, wanted: "a number of 0 or more" },
  percent: { type: "number", fits: (n) => n >= 0 && n <= 100, wanted: "a number from 0 to 100" },
  count: { type: "number", fits: isWhole, wanted: "a whole number of 0 or more" },
  dice: { type: "text", fits: (text) => DICE.test(text), wanted: 'dice such as "2d6+1"' },
  glyph: { type: "text", fits: isGlyph, wanted: "one character that is one cell wide" },
  key: { type: "text", fits: (text) => text.split(" ").every((key) => KEY.test(key)), wanted: 'a key such as "e" or "Ctrl-e"' },
};

/** The plain type of what names one row of a table, several, or gives something for each. */
const NAMING = { __proto__: null, id: "text", ids: "list", keys: "row" };

/** The words that describe cells so, for the nearest right one. */
export const WORDS = Object.keys(HOLDS);

/** What a description such as "percent", "word up down" or "id of minds" means; undefined if it is none of these. */
export function holding(word) {
  const [kind, ...more] = word.split(" ").filter((part) => part !== "");
  if (kind === "word" && more.length > 0) {
    return { type: "text", fits: (text) => more.includes(text), words: more, wanted: more.map((one) => `"${one}"`).join(" or ") };
  }
  const [of, table] = more;
  if (of === "of" && more.length === 2 && NAMING[kind] !== undefined) return { type: NAMING[kind], fits: () => true, of: table, wanted: word };
  return HOLDS[word];
}
