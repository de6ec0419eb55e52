// Words of tests that do not exist: each is an error with the nearest that does.
import { hint } from "./nearest.js";

const SILENT = new Set(["then", "toJSON"]);

/**
 * The same words, where one that is not among them is told of: `whose` begins the sentence, such as "The world has". Others are words, too, for
 * which there is nothing here. `elsewhere` says what those of other houses are called here.
 */
export const sure = (whose, words, others = [], elsewhere = {}) =>
  new Proxy(words, {
    get(all, name, self) {
      if (name in all || typeof name === "symbol" || SILENT.has(name) || others.includes(name)) return Reflect.get(all, name, self);
      const known = Object.hasOwn(elsewhere, name) ? ` Here it is ${elsewhere[name]}.` : hint(name, [...new Set([...Object.keys(all), ...others])]);
      throw new TypeError(`${whose} no "${name}".${known}`);
    },
    set(_all, name) {
      throw new TypeError(`"${String(name)}" cannot be set with = here.`);
    },
  });
