// What is wrong with how levels are to be dug: told while the scripts load, and not to whoever comes so deep.
import { idOf, tiles, tones } from "gnaw";
import { lettersOf } from "../content/legend.js";
import { legend, MARKS } from "../content/levels.js";
import { marksOf } from "../content/vaults.js";
import { BANDS } from "./bands.js";

/** What digs a level wants at the least. */
const LEAST = { width: 20, height: 12, rooms: 4 };

const STYLES = ["rooms", "caves", "mixed"];

const tooSmall = (cell, amount) => (amount < LEAST[cell] ? { [cell]: `is too small for a level: ${amount}. It takes ${LEAST[cell]}` } : {});

/**
 * Finds the flaws of a size, by cell.
 * @param {{ width?: number, height?: number, rooms?: number }} size
 */
export const flawsOfSize = ({ width, height, rooms }) => ({ ...tooSmall("width", width), ...tooSmall("height", height), ...tooSmall("rooms", rooms) });

const beyondBands = (from) =>
  from > BANDS ? `is ${from}, and so it is nowhere: there are ${BANDS} bands from the top to the bottom, whatever the number of depths` : undefined;

/**
 * Finds the flaws of where something may be, by cell.
 * @param {{ from?: number, to?: number }} bands
 */
export const flawsOfBands = ({ from = 1, to = BANDS }) => ({
  from: beyondBands(from),
  to: to < from || to < 1 ? `is ${to}, and so it is nowhere: it may be from ${Math.max(1, from)} on` : undefined,
});

/**
 * Finds the flaws of whoever may be met, by cell.
 * @param {{ hitPoints: number, speed?: number, sight?: number, fleesBelow?: number, from?: number, to?: number }} row
 */
export const flawsOfBody = ({ hitPoints, speed = 100, sight = 7, fleesBelow = 0, from = 1, to = from }) => ({
  hitPoints: hitPoints < 1 ? `is ${hitPoints}: nobody lives with less than 1` : Number.isInteger(hitPoints) ? undefined : `is ${hitPoints}: life is counted in whole points`,
  speed: speed < 0 ? `is ${speed}: whoever never acts has 0` : speed > 0 && speed < 10 ? `is ${speed}: 100 is a step a turn, 50 one in two` : undefined,
  sight: sight < 0 ? `is ${sight}: whoever sees nothing has 0` : undefined,
  fleesBelow: fleesBelow < 0 || fleesBelow > 1 ? `is ${fleesBelow}: a share of its life goes from 0 to 1, such as 0.25` : undefined,
  from: beyondBands(from),
  to: to < from ? `is ${to}, and so it is met nowhere: it may be met from ${from} on` : undefined,
});

/**
 * Finds the flaws of a thing, by cell.
 * @param {{ nutrition?: number, charges?: number, charge?: number, recharge?: number }} item
 */
export const flawsOfThing = ({ nutrition = 1, charges = Infinity, charge = 0, recharge = 10 }) => ({
  nutrition: nutrition > 0 ? undefined : `is ${nutrition}, and so it is no meal: leave it out, or feed with it`,
  charge: charge > charges ? `is ${charge}, but it holds ${charges}` : undefined,
  recharge: recharge > 0 && recharge % 10 === 0 ? undefined : `is ${recharge}, but each tenth turn is looked whether a charge comes back: it must be a multiple of 10`,
});

/**
 * Finds the flaws of a status, by cell.
 * @param {{ timesSpeed?: number }} status
 */
export const flawsOfStatus = ({ timesSpeed = 1 }) => ({
  timesSpeed: timesSpeed > 0 ? undefined : `is ${timesSpeed}, and nobody would ever become as quick as before: stun holds somebody fast`,
});

/**
 * Finds the flaws of hunger, by cell.
 * @param {{ stomach: number, perTurn: number }} hunger
 */
export const flawsOfHunger = ({ stomach, perTurn }) => ({
  stomach: stomach < 1 ? `is ${stomach}: it must hold 1 turn at the least` : undefined,
  perTurn: perTurn < 0 ? `is ${perTurn}: what a turn takes is 0 or more` : undefined,
});

/**
 * Finds the flaws of what is laid out as a meal, by cell.
 * @param {{ nutrition?: number }} item
 */
export const flawsOfMeal = ({ nutrition = 0 }) => ({ weight: nutrition > 0 ? undefined : "makes a meal of what feeds nobody: its nutrition must be above 0" });

/** The row of a tile, also of one that a mod calls by its short name. */
const tileCalled = (id) => {
  const full = Object.hasOwn(tiles, id) ? id : Object.keys(tiles).find((one) => one.endsWith(`:${id}`));
  return full === undefined ? undefined : tiles[/** @type {TileId} */ (full)];
};

const flawOfLake = ({ tile, wreath, howMany, size }) => {
  const unknown = [tile, wreath].find((id) => tileCalled(id) === undefined);
  if (unknown !== undefined) return `has a lake of what is no row of tiles: ${unknown}`;
  if (!tileCalled(wreath).passable) return `has a lake round which nobody can walk: its wreath is ${wreath}`;
  return howMany < 0 || size < 3 ? `has ${howMany} lakes of ${tile} ${size} cells wide: it takes 0 and 3` : undefined;
};

/**
 * Finds the flaws of a style and of lakes, by cell.
 * @param {{ style?: string, lakes?: readonly any[] }} theme
 */
export const flawsOfStyle = ({ style = "", lakes = [] }) => ({
  style: STYLES.includes(style) ? undefined : `is "${style}": levels are dug as ${STYLES.join(", ")}`,
  lakes: lakes.map(flawOfLake).find((flaw) => flaw !== undefined),
});

/** What the letters of a drawn room stand for: marks lie on floor. */
const meaningsOf = (row) => {
  const { tiles, marks } = lettersOf(row, { tiles: legend, marks: MARKS });
  return (letter) => tiles[letter] ?? (letter in marks ? "floor" : undefined);
};

/** A drawing in which blanks are all that nobody can walk on. */
const walked = (lines, letters, meaning) => {
  const shut = letters.filter((letter) => letter === " " || !tileCalled(meaning(letter))?.passable);
  return shut.reduce((text, letter) => text.replaceAll(letter, " "), lines.join("\n")).split("\n");
};

/** Where one can walk in a line without a break: from a column up to another. */
const runsOf = (line, y) => {
  const runs = [];
  let from = 0;
  for (const run of line.split(" ")) {
    if (run !== "") runs.push({ y, from, to: from + run.length });
    from += run.length + 1;
  }
  return runs;
};

/** Whether straight steps lead from one of these places to all others. */
const hangTogether = (lines) => {
  const runs = lines.map(runsOf);
  const all = runs.flat();
  const met = new Set([all[0]]);
  for (const { y, from, to } of met) {
    for (const near of [...(runs[y - 1] ?? []), ...(runs[y + 1] ?? [])]) if (near.from < to && from < near.to) met.add(near);
  }
  return met.size === all.length;
};

const isEmpty = (lines) => lines.every((line) => line.replaceAll(" ", "") === "");

/** What is wrong with the ways through a room whose letters are all known. */
const flawOfWays = (lines) => {
  const inside = lines.slice(1, -1).map((line) => line.slice(1, -1));
  const border = [lines[0], lines.at(-1), ...lines.map((line) => line.slice(0, 1) + line.slice(-1))];
  if (isEmpty(border)) return "has no way in: there is no door in its border, nor floor";
  if (isEmpty(inside)) return "has nothing behind its way in";
  if (!hangTogether(inside)) return "falls apart: its floor must hang together by straight steps";
  return hangTogether(lines) ? undefined : "has a way in that leads nowhere: right behind it stands what nobody can walk on";
};

const flawOfDrawing = (lines, row, level) => {
  const [columns, rows] = [level.width, level.height].map((length) => Math.floor(length / 2));
  const odd = lines.findIndex((line) => line.length !== lines[0].length);
  if (odd > 0) return `has lines of different lengths: line 1 has ${lines[0].length} letters, and line ${odd + 1} has ${lines[odd].length}`;
  if (lines[0].length > columns || lines.length > rows) return `is ${lines[0].length} letters wide and ${lines.length} high: ${columns} and ${rows} fit into a level`;
  const letters = [...new Set(lines.join(""))];
  const meaning = meaningsOf(row);
  const unknown = letters.filter((letter) => letter !== " " && meaning(letter) === undefined);
  return unknown.length > 0 ? `has a letter that stands for nothing: ${unknown.join(" ")}. Say in tiles or marks what it is` : flawOfWays(walked(lines, letters, meaning));
};

/** Why there is no such row, with the nearest that there is. */
const whyNone = (table, id) => {
  if (Object.hasOwn(table, id)) return undefined;
  try {
    idOf(table, id);
    return undefined;
  } catch (error) {
    return error.message.replace(/\.$/, "");
  }
};

/** Why a letter stands for no tile. */
const whyNoTile = (id) => {
  const why = whyNone(tiles, id);
  return why === undefined ? undefined : `stands for what is no tile: ${why}`;
};

/**
 * Finds the flaw of tones by tile.
 * @param {{ tones?: Readonly<Record<string, string>> }} row
 */
export const flawsOfTones = ({ tones: own = {} }) => ({
  tones: Object.values(own).map((id) => whyNone(tones, id)).map((why) => (why === undefined ? undefined : `has what is no tone: ${why}`)).find((flaw) => flaw !== undefined),
});

/** What is wrong with letters of a room's own: each is one sign, and stands for something. */
const flawOfLetters = (own = {}, whyNot) => {
  for (const letter in own) {
    const flaw = letter.length !== 1 && [...letter].length !== 1 ? "is no letter: one sign stands for one cell" : whyNot(own[letter]);
    if (flaw !== undefined) return `has a letter that is wrong. "${letter}" ${flaw}`;
  }
  return undefined;
};

/** Finds the flaws of a drawn room in a level of a size. */
export const flawsOfRoom = (row, level) => {
  const letters = { tiles: flawOfLetters(row.tiles, whyNoTile), marks: flawOfLetters(row.marks, () => undefined) };
  const isLegible = letters.tiles === undefined && letters.marks === undefined;
  return { ...letters, drawing: isLegible ? flawOfDrawing(row.drawing.split("\n"), row, level) : undefined };
};

const isHis = ({ owner, drawing }, [letter, name]) => name === owner && drawing.includes(letter);

/** Finds the flaw of a drawn room that is somebody's: without a place of his own there he would wait anywhere else. */
export const flawsOfOwner = (row) =>
  row.owner === undefined || Object.entries(marksOf(row)).some((mark) => isHis(row, mark))
    ? {}
    : { owner: `is ${row.owner}, but no letter of the drawing says where he waits: draw a B, and say marks: { B: "${row.owner.replace(/.*:/, "")}" }` };
