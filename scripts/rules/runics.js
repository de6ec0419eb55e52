// How things come to bear runes, and how one learns which.
import { idOf, say, set, table } from "gnaw";
import { runics } from "../content/runics.js";
import { told } from "./words.js";

export const engraving = table("engraving", { percent: 8, percentBad: 35 }, {
  percent: "percent: of weapons and armour that are found with a rune on them",
  percentBad: "percent: of those whose rune is a bad one",
});

/** The row of the rune that a thing bears, if it bears one. */
export const runicOf = (item) => (item === undefined || item.runic === "" ? undefined : runics[item.runic]);

const among = (slot, isBad) => Object.keys(runics).filter((id) => runics[id].slot === slot && (runics[id].isBad ?? false) === isBad);

/** What a thing that lies about bears by chance: meters for the effect that lays it. */
export const chanced = (slot, dice) => {
  if (!SLOTS.includes(slot) || !dice.percent(engraving.percent)) return {};
  const possible = among(slot, dice.percent(engraving.percentBad));
  return { runic: idOf(runics, dice.pick(Object.fromEntries(possible.map((id) => [id, 1])))) };
};

const SLOTS = ["hand", "body"];

/** A good rune on a thing that bears none yet. */
export const engraved = (item, dice) => {
  if (item === undefined || item.runic !== "") return [say(told("read.nothing"))];
  const id = dice.pick(among("hand", false));
  return [set(item, "runic", id), set(item, "runeKnown", 1), say(told("read.runes", { item }), "good"), say(runics[id].line)];
};

/** Whoever puts a thing on feels what it bears. */
export const felt = (item) => {
  const runic = runicOf(item);
  return runic === undefined || item.runeKnown > 0 ? [] : [set(item, "runeKnown", 1), say(runic.line, runic.isBad ? "bad" : "good")];
};
