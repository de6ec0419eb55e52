// Facts that a test makes up, to hand to a rule.
import { factNames } from "./host.js";
import { hint } from "./nearest.js";
import { isObject, shown } from "./shown.js";
import { sure } from "./sure.js";

/** What is looked for in anything. */
const SILENT = new Set(["then", "toJSON", "toString", "valueOf"]);

/** Those that are known, those that are always so, and nothing for the others; a name that no such fact has is told of, as in play. */
const made = (what, example, always = {}) => (known) => {
  if (!isObject(known) || Array.isArray(known)) throw new TypeError(`facts.${what} wants facts such as { ${example} }, but got ${shown(known)}.`);
  const names = new Set(factNames(what));
  const check = (name) => {
    if (!names.has(name)) throw new TypeError(`There is no fact "${name}" here.${hint(name, names)}`);
  };
  Object.keys(known).forEach(check);
  return new Proxy(Object.freeze({ ...always, ...known }), {
    get(facts, name) {
      if (typeof name !== "symbol" && !SILENT.has(name)) check(name);
      return facts[name];
    },
  });
};

/** Somebody, something, a tile or a world of which a rule learns just that: `facts.creature({ hitPoints: 3, pack: [] })`. */
export const facts = sure("The facts of a test have", Object.freeze({
  creature: made("creature", "hitPoints: 3", { isItem: false }), item: made("item", "count: 2", { isItem: true, isHero: false }), tile: made("tile", "x: 1"), world: made("world", "turn: 7"),
}));
