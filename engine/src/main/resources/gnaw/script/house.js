// The tables that the engine itself knows: what kinds of things there are, how long actions take, and the rules that answer its questions.
import { questionTable, table } from "./tables.js";
export { add, amend, cells, remove, settings, table, wrap } from "./tables.js";

const LOOK = {
  glyph: "text: one narrow character",
  plain: "text?: its ASCII twin; the glyph itself if left out",
  tone: "text?: a name of the table tones",
};

/** Named numbers: who has them, and what they start with. A row of creatures or items that has a cell of the same name starts with that. */
export const meters = table("meters", {}, {
  start: "number: the value at the beginning",
  owner: 'text: "hero", "creature" (everybody), "item", "kind" (all items of a kind together) or "world"',
  doc: "text?: what it counts, with its unit",
});

/** Kinds of creatures. The row "hero" is whom one plays. */
export const creatures = table("creatures", {}, {
  name: "text: without an article",
  ...LOOK,
  side: 'text?: creatures of different sides are foes; "dungeon" if left out',
  hitPoints: "number: what it begins with, and its maximum if it gives none",
  maxHitPoints: "number?: where healing stops",
  attack: "number: strength of its blows",
  defense: "number: how it withstands blows",
  sight: "number?: how far it sees, in cells",
  speed: "number?: 100 is a step a turn, 200 two",
  carries: "list?: the kinds of items in its pack when it comes into the world",
});

/** Kinds of items. */
export const items = table("items", {}, {
  name: "text: without an article",
  plural: "text?: for two and more; the name with an s if left out",
  ...LOOK,
  stacks: "yes/no?: whether equal ones share a place in the pack",
  doc: "text?: what looking at it tells",
});

/** What the cells of a level are made of. */
export const tiles = table("tiles", {}, {
  name: "text: without an article",
  ...LOOK,
  passable: "yes/no: whether one can stand there",
  transparent: "yes/no: whether one sees through it",
  leads: 'text?: the action that uses it: "descend", "ascend", or another of the table actions',
  shunned: "yes/no?: whether one who walks by himself keeps off it",
});

/** What can be done with a thing. */
export const verbs = table("verbs", {}, {
  menu: 'text: as it stands in a menu: "Wear"',
  key: "text?: its default key",
  time: "number: turns that the use takes",
  choosing: "number?: turns that opening the choice takes; 0 if left out",
  ask: 'text?: over the choice: "Wear what?"',
  none: "text?: said when nothing fits",
  aimed: "yes/no?: whether a target is asked for",
  fits: "rule: (item, user, world) => whether it makes sense with that item",
});

/** How long actions take, in turns, and how long they go on by themselves. The row "bump" is for deeds in vain: into a wall, stairs where there are none. */
export const actions = table("actions", {}, {
  time: "number: turns; 0 is free",
  lasts: "number?: how many turns it goes on at the most; 1 if left out",
  menu: "text?: as it stands in the list of commands",
  key: "text?: its default key",
});

/** Colours by name. */
export const tones = table("tones", {}, {
  fore: 'text?: "#rrggbb"',
  back: 'text?: "#rrggbb"',
});

/** The engine's own few sentences, by name. */
export const texts = table("texts", {}, { text: "text: {name} stands for what is spoken of" });

/** Who plays in the hero's place when nobody sits at the keys. */
export const bots = table("bots", {}, {
  doc: "text: how it plays",
  act: "rule: (who, sight, dice, world) => an action",
  choose: "rule: (who, offer, dice, world) => the id of an option; offer has title and options, a list of ids",
});

/** The questions: the engine asks, the rows answer in order. */
export const rules = Object.freeze({
  gameBegins: questionTable("gameBegins", "(hero, dice, world) => effects: meters and kit at the beginning"),
  levelPlanned: questionTable("levelPlanned", "(depth, dice, world) => a plan of how to dig it; the last row that answers decides"),
  levelBegins: questionTable("levelBegins", "(who, level, dice, world) => effects: what lives and lies there, what arriving does"),
  mayDo: questionTable("mayDo", "(who, action, world) => allow(), refuse(why) or instead(action); the first that is not plain allow() decides"),
  actionEnds: questionTable("actionEnds", "(who, action, dice, world) => effects, before the others act"),
  turnEnds: questionTable("turnEnds", "(who, dice, world) => effects, after everybody has acted"),
  blowLands: questionTable("blowLands", "(attacker, defender, dice, world) => effects"),
  itemUsed: questionTable("itemUsed", "(user, verb, item, target, dice, world) => effects"),
  tileEntered: questionTable("tileEntered", "(who, tile, dice, world) => effects; tile has at"),
  tileUsed: questionTable("tileUsed", "(who, action, tile, dice, world) => effects; action is the id, such as \"descend\""),
  creatureDies: questionTable("creatureDies", "(victim, killer, cause, dice, world) => effects; killer may be undefined"),
  creatureThinks: questionTable("creatureThinks", "(who, sight, dice, world) => an action, or undefined to leave it to the next row"),
  statusOf: questionTable("statusOf", "(who, world) => a list of { text, tone } and { bar, value, max, tone, text }"),
  describe: questionTable("describe", "(thing, viewer, world) => lines of text"),
  nameOf: questionTable("nameOf", "(thing, world) => a name, or undefined to leave it to the next row"),
  scoreOf: questionTable("scoreOf", "(story, world) => { points, lines }; the last row decides. story has won, cause, killer, turn, depth"),
});
