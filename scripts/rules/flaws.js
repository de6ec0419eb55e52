// What is wrong with how levels are to be dug: told while the scripts load, and not to whoever comes so deep.
import { idOf, tiles } from "gnaw";
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

/**
 * Finds the flaws of where something may be built, by cell.
 * @param {{ from?: number, to?: number }} bands
 */
export const flawsOfBands = ({ from = 1, to = BANDS }) => ({
  from: from > BANDS ? `is ${from}, and so it is built nowhere: there are ${BANDS} bands from the top to the bottom, whatever the number of depths` : undefined,
  to: to < from ? `is ${to}, and so it is built nowhere: it may be built from ${from} on` : undefined,
});

/**
 * Finds the flaws of whoever may be met, by cell.
 * @param {{ hitPoints: number, from?: number, to?: number }} row
 */
export const flawsOfBody = ({ hitPoints, from = 1, to = from }) => ({
  hitPoints: hitPoints < 1 ? `is ${hitPoints}: nobody lives with less than 1` : undefined,
  to: to < from ? `is ${to}, and so it is met nowhere: it may be met from ${from} on` : undefined,
});

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

/** What a letter of a drawn room stands for: marks lie on floor. */
const meaning = (letter, { tiles: own, marks }) => own?.[letter] ?? legend[letter] ?? (letter in { ...MARKS, ...marks } ? "floor" : undefined);

/** Whether straight steps lead from each of these places to all others. */
const hangTogether = (places, width) => {
  const [first, ...others] = places;
  const isLeft = Array(places.at(-1) + width + 1).fill(false);
  for (const place of others) isLeft[place] = true;
  const met = [first];
  for (const place of met) {
    for (const near of [place - 1, place + 1, place - width, place + width]) {
      if (isLeft[near]) met.push(near);
      isLeft[near] = false;
    }
  }
  return met.length === places.length;
};

/** What is wrong with the ways through a room whose letters are all known. */
const flawOfWays = (lines, row) => {
  const width = lines[0].length;
  const isInside = (place) => place % width > 0 && place % width < width - 1 && place >= width && place < width * (lines.length - 1);
  const letters = [...lines.join("")];
  const firm = new Set([...new Set(letters)].filter((letter) => letter !== " " && tileCalled(meaning(letter, row))?.passable));
  const walked = [...letters.keys()].filter((place) => firm.has(letters[place]));
  const inside = walked.filter(isInside);
  if (walked.length === inside.length) return "has no way in: there is no door in its border, nor floor";
  if (inside.length === 0) return "has nothing behind its way in";
  return hangTogether(inside, width) ? undefined : "falls apart: its floor must hang together by straight steps";
};

const flawOfDrawing = (lines, row, level) => {
  const [columns, rows] = [level.width, level.height].map((length) => Math.floor(length / 2));
  const odd = lines.findIndex((line) => line.length !== lines[0].length);
  if (odd > 0) return `has lines of different lengths: line 1 has ${lines[0].length} letters, and line ${odd + 1} has ${lines[odd].length}`;
  if (lines[0].length > columns || lines.length > rows) return `is ${lines[0].length} letters wide and ${lines.length} high: ${columns} and ${rows} fit into a level`;
  const unknown = [...new Set(lines.join(""))].filter((letter) => letter !== " " && meaning(letter, row) === undefined);
  return unknown.length > 0 ? `has a letter that stands for nothing: ${unknown.join(" ")}. Say in tiles or marks what it is` : flawOfWays(lines, row);
};

/** Why there is no such tile, with the nearest that there is. */
const whyNoTile = (id) => {
  try {
    idOf(tiles, id);
    return undefined;
  } catch (error) {
    return `stands for what is no tile: ${error.message.replace(/\.$/, "")}`;
  }
};

/** What is wrong with letters of a room's own: each is one sign, and stands for something. */
const flawOfLetters = (own = {}, whyNot) => {
  const flaws = Object.entries(own).map(([letter, id]) => [letter, [...letter].length === 1 ? whyNot(id) : "is no letter: one sign stands for one cell"]);
  const [letter, flaw] = flaws.find(([, wrong]) => wrong !== undefined) ?? [];
  return flaw && `has a letter that is wrong. "${letter}" ${flaw}`;
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
