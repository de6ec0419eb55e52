// What shoots, what is shot, and what is thrown for more than a wound.
import { add, become, items, say, stun } from "gnaw";
import { alight, kindling } from "../rules/burning.js";
import { isCoverable, released } from "../rules/gases.js";
import { told } from "../rules/words.js";
import { NET_TURNS } from "./traps.js";

const BOW = /** @type {const} */ ({ glyph: "}", tone: "wood", slot: "hand" });
const SHAFT = /** @type {const} */ ({ glyph: "/", tone: "wood", stacks: true, missile: "1d2" });

const netted = (_who, struck) => [stun(struck, NET_TURNS), say(told("net.holds", { struck }), { about: struck })];

const burnt = (_who, struck, dice, world) => [alight(struck, 4), kindling(world.around(struck.at, 1), dice, world)];

/** On all ground around of which nothing more is to be said. */
const strewn = (tile) => (at, _dice, world) =>
  world.burst(at, 1).filter((cell) => isCoverable(world.tileAt(cell)) && world.tileAt(cell).about === undefined).map((cell) => become(cell, tile));

const smoking = (at, _dice, world) => released("thick-smoke", world.burst(at, 1), world);

add(items, {
  bow: { ...BOW, name: "bow", damage: "1d2", hands: 2, doc: "Hold it, and throw arrows: they fly from the string." },
  sling: { ...BOW, name: "sling", tone: "earth", damage: "1d2", doc: "Hold it, and throw stones: they are bullets then." },
  crossbow: { ...BOW, name: "crossbow", tone: "iron", damage: "1d4", hands: 2, slow: true, doc: "Hold it, and throw bolts. To draw it takes a turn." },
  arrow: { ...SHAFT, name: "arrow", shot: "1d8+1", launcher: "bow", breaks: 40, doc: "It wants a bow." },
  "fire-arrow": { ...SHAFT, name: "fire arrow", tone: "fire", shot: "1d6", launcher: "bow", breaks: 100, onStrike: burnt, doc: "Tow and tar. It wants a bow, and sets on fire what it hits." },
  bolt: { ...SHAFT, name: "bolt", tone: "iron", shot: "2d6+2", launcher: "crossbow", breaks: 35, doc: "Short, heavy, and for a crossbow." },
  net: { glyph: "/", tone: "earth", name: "net", missile: "1d1", breaks: 100, onStrike: netted, doc: "Thrown, it holds whoever it hits for three turns." },
  boomerang: { glyph: "/", tone: "wood", name: "boomerang", missile: "1d5", returns: true, doc: "It comes back to the hand that threw it." },
  caltrops: { glyph: "/", tone: "iron", name: "bag of caltrops", plural: "bags of caltrops", stacks: true, onLand: strewn("spikes"), doc: "Thrown, it strews spikes over the floor. Nobody with sense steps on them." },
  "smoke-pot": { glyph: "/", tone: "ash", name: "smoke pot", stacks: true, onLand: smoking, doc: "Thrown, it fills the place with smoke through which nobody sees." },
});
