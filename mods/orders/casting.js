// How one learns and casts: the key shows the spells that one knows, a spell costs mana, and mana comes back.
import { actions, add, allow, change, interrupt, meters, refuse, say, set, table } from "gnaw";
import { spells } from "./spells.js";

add(meters, {
  mana: { start: 0, owner: "hero", doc: "what spells cost" },
  maxMana: { start: 0, owner: "hero", doc: "the most mana; 0 for whoever never casts" },
  spells: { holds: ["id of spells"], start: [], owner: "hero", doc: "the spells that one knows" },
});

export const magic = table("magic", { turnsPerMana: 8, manaPerSpell: 4 }, {
  turnsPerMana: "number: turns in which one mana comes back",
  manaPerSpell: "number: mana more with each spell that one learns",
});

add(actions, {
  cast: {
    time: 0, key: "z", menu: "Cast a spell", ask: "Cast what?", none: "You know no spells.",
    choices: (who) => Object.fromEntries(who.spells.map((id) => [id, `${spells[id].name}: ${spells[id].mana} mana`])),
  },
});

const isSpell = (action) => Object.hasOwn(spells, action.id);

/** One casts what one knows and has mana for, and not at one's own feet. @type {MayDo} */
export const knowing = (who, action, world) => {
  if (!isSpell(action)) return allow();
  if (!who.spells.some((known) => known === action.id)) return refuse("You do not know that spell.");
  if (action.at !== undefined && world.distance(who, action.at) === 0) return refuse("You think better of it.");
  return spells[action.id].mana > who.mana ? refuse("You have too little mana.") : allow();
};

/** @type {ActionEnds} */
export const paying = (who, action) => (isSpell(action) ? [change(who, "mana", -spells[action.id].mana)] : []);

/** @type {TurnEnds} */
export const gathering = (who, _dice, world) => (world.turn % magic.turnsPerMana === 0 ? [change(who, "mana", 1, { atMost: who.maxMana })] : []);

/** Whoever has reached a level knows its spells. @type {(who: Creature) => Effects} */
export const studying = (who) => {
  const news = Object.keys(spells).filter((id) => spells[id].calling === who.calling && spells[id].level <= who.level && !who.spells.includes(id));
  return news.length === 0 ? [] : [set(who, "spells", [...who.spells, ...news]), news.map((id) => learnt(who, id))];
};

const learnt = (who, id) => [
  change(who, "maxMana", magic.manaPerSpell), change(who, "mana", magic.manaPerSpell),
  say(`You have learnt a spell: ${spells[id].name}.`, "good"), interrupt(),
];

/** @type {StatusOf} */
export const manaBar = (who) => [{ bar: "Mana", value: who.mana, max: who.maxMana, tone: "magic" }];
