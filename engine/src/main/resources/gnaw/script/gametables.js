// The tables that the engine itself knows: what kinds of things there are, and how long actions take.
import { table } from "./tables.js";
export { rules } from "./questions.js";
export { add, amend, cells, flawIn, idOf, isA, keyedBy, meterForEach, remove, settings, table, validate, wrap } from "./tables.js";

const LOOK = {
  glyph: "glyph: one narrow character",
  plain: "glyph?: its ASCII twin; the glyph itself if left out",
  tone: "id of tones?: its colour",
};

const TARGET = {
  aimed: "yes/no?: whether a target is asked for",
  range: "number?: how many cells away the target may be, in view; anywhere, seen or not, if left out",
  radius: "number?: of what bursts there, in cells: it is shown while one aims",
};

/** What is kept by name, numbers mostly: who has it, and what it starts with. A row of creatures or items that has a cell of the same name starts with that. */
export const meters = table("meters", {}, {
  start: "number|text|yes/no|list|row: the value at the beginning",
  holds: 'text|list|row?: what it holds: "number" (if left out), "text", "yes/no", "id of TABLE" ("" for none), a list such as ["text"], or a record such as { name: "text", age: "number" }',
  owner: 'word hero creature item kind tile level world: "hero", "creature" (everybody), "item", "kind" (all items of a kind together), "tile" (a cell of a level), "level" or "world"',
  doc: "text?: what it counts, with its unit",
});

/** Who hates whom. Two are foes when the side of one hates that of the other. */
export const sides = table("sides", {
  hero: { hates: ["foes"] },
  foes: { hates: ["hero"] },
  neutral: { hates: [] },
}, {
  hates: "ids of sides: whom it hates; also its own, if its creatures fight each other",
});

/** Kinds of creatures. The row "hero" is whom one plays. */
export const creatures = table("creatures", {}, {
  name: "words: without an article",
  ...LOOK,
  side: 'id of sides?: a row of sides; "foes" if left out',
  companion: "yes/no?: whether it follows the hero from its first turn on",
  hitPoints: "number: what it begins with, and its maximum if it gives none",
  maxHitPoints: "number?: where healing stops",
  attack: "number: strength of its blows",
  defense: "number: how it withstands blows",
  sight: "number?: how far it sees, in cells",
  light: "number?: how many cells around it can be seen in the dark",
  speed: "number?: 100 is a step a turn, 200 two",
  carries: "ids of items?: the kinds of items in its pack when it comes into the world",
  braves: "ids of tiles?: ground that daunts others, and not it",
});

/** Kinds of items. */
export const items = table("items", {}, {
  name: "words: without an article",
  plural: "words?: for two and more; the name with an s if left out",
  ...LOOK,
  stacks: "yes/no?: whether equal ones share a place in the pack",
  luresWithin: "number?: steps that somebody who explores goes at most to pick it up; any way if left out",
  remembers: "id of meters?: it stands in for things whose row is gone, and that meter, a text of items, holds what they were",
  doc: "words?: what looking at it tells",
});

/** What the cells of a level are made of. */
export const tiles = table("tiles", {}, {
  name: "words: without an article",
  ...LOOK,
  passable: "yes/no: whether one can stand there",
  transparent: "yes/no: whether one sees through it",
  action: 'id of actions?: the action that uses it: "descend", "ascend", or another of the table actions',
  place: "id of places?: the place beside the dungeon that it leads to",
  shunned: "yes/no?: whether somebody who walks by himself keeps off it",
  daunting: "yes/no?: whether creatures keep off it as they walk, and `free` leaves it out",
  display: "yes/no?: whether somebody who explores leaves alone what lies there",
  lure: "yes/no?: whether somebody who explores goes there, once for as long as it is of that tile, and the list of all that was seen names it: let it become another once nothing can be done there",
  awaits: "yes/no?: whether something can still be done there, of which somebody who has explored all else is told",
  light: "number?: how many cells around it can be seen in the dark, on a level whose meter `dark` is above 0",
  eachTurn: "rule?: (tile, dice, world) => what becomes of it, once a turn for each such cell of the present level, in reading order",
});

/** Places beside the dungeon: each has levels of its own, which `levelPlanned` plans and `levelBegins` fills, and is entered by the effect `enter`. */
export const places = table("places", {}, {
  name: 'words: as the status line calls it: "The crypt"',
  from: "number: the depth of its first level, 2 or more; what is above leads out, to where one came in",
});

/** What can be done with a thing. */
export const verbs = table("verbs", {}, {
  menu: 'words: as it stands in a menu: "Wear"',
  key: "key?: its default key",
  time: "number: turns that the use takes",
  choosing: "number?: turns that opening the choice takes; 0 if left out",
  ask: 'words?: over the choice: "Wear what?"',
  none: "words?: said when nothing fits",
  ...TARGET,
  fits: "rule: (item, user, world) => whether it makes sense with that item",
  suits: "rule?: (item, user, world) => whether it is made for that: such things stand first in the choice",
  sure: "rule?: (item, user, world) => what the player is asked before it is done; undefined where nobody need ask",
});

/** How long actions take, in turns, and how long they go on by themselves. The row "bump" is for actions in vain: into a wall, stairs where there are none. */
export const actions = table("actions", {}, {
  time: "number: turns; 0 is free",
  lasts: "number?: how many turns it goes on at the most; 1 if left out",
  menu: "words?: as it stands in the list of commands",
  key: "key?: its default key",
  ...TARGET,
  does: "rule?: (who, action, dice, world) => effects of an action of the rules' own, before its time passes; also of one that is free",
  choices: "rule?: (who, world) => among which actions its key lets one choose, by their ids: what stands there",
  ask: 'words?: over that choice: "Cast what?"',
  none: "words?: said where there is nothing to choose",
  sure: "rule?: (who, action, world) => what the player is asked before it is done; undefined where nobody need ask",
});

/**
 * Colours by name. Rows with the names that the screens have themselves win over theirs: text, dim, bright, title, key, frame, chosen, good,
 * warn and bad; and remembered, towards which all is drawn that is out of sight.
 */
export const tones = table("tones", {}, {
  fore: 'text?: "#rrggbb"',
  back: 'text?: "#rrggbb"',
});

/**
 * Colours that a player may choose in place of those of the tones: for eyes that tell some apart badly, say. In the row "usual" stand those of
 * the screens' own tones, which every palette has unless it says otherwise.
 */
export const palettes = table("palettes", {}, {
  name: "words: as the options call it",
  contrast: "number?: how much all that is written must stand out from its ground, as WCAG counts it: from 1, which is as it comes and holds if it is left out, to 21",
  tones: 'row: by the name of the tone { fore, back }, each as "#rrggbb"',
});

/** What a player can read about the game from help, and search. */
export const manual = table("manual", {}, {
  title: "words",
  text: "words: paragraphs, a line each; {key.look}, {key.verb.throw}, {key.action.rest} stand for the player's keys",
});

/** The engine's own few sentences, by name. */
export const texts = table("texts", {}, { text: "words: {name} stands for what is spoken of" });

/** Who plays in the hero's place when nobody sits at the keys. */
export const bots = table("bots", {}, {
  doc: "text: how it plays",
  act: "rule: (who, sight, dice, world) => an action; with a walk of the sight's it goes on until something happens, for ten steps at the most, and is asked then",
  choose: "rule: (who, offer, dice, world) => the id of an option; offer has title and options, a list of ids",
});

/** What simulations count and plot. A measure is asked after the rules of a question, is given what they are given, and changes nothing. */
export const measures = table("measures", {}, {
  title: "text: over its plot",
  unit: "text?: what its numbers are counted in",
  at: 'text: after which question it is asked, such as "turnEnds"; or "gameEnds", with (story, world), where the cause of a game that was broken off is ""',
  of: 'word hero others everyone?: whom it is asked for: "hero" (if left out), "others" or "everyone"',
  having: "text|list?: meters, tables whose rows have meters, or the likes of `mood.act`; it is asked only for those who have more than 0 of one of them, or whose mood is a row with a cell `act`",
  near: "number|text?: cells from the hero, or the meter of his that tells them: it is asked only for those who are no farther away",
  every: "number?: it is asked in each turn that this divides; in every turn if left out",
  count: "rule: (...given) => of what the rules are given: a number, a word that is counted, or undefined for nothing",
  plot: 'text: how many games are shown together: "curve" over turns, "band" over depths, "total" of a game, "bars" of words, or "survival"',
  adds: "yes/no?: whether the numbers of a game add up; the last one counts if left out",
});

/**
 * What becomes of a game that was saved with another version of the mod. A row is asked once for such a game, before it goes on: of the meters that its
 * mod has now, and of those that nobody has any more.
 */
export const migrations = table("migrations", {}, {
  migrate: "rule: (data, fromVersion) => the same data with what changes: { world, hero, creatures, items, kinds, tiles, levels }, where world and hero hold meters by name, and the others hold such by id, kind or place. A meter that is left out begins anew",
});
