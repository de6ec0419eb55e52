// Staffs: each does one thing at a cell that one points at, and fills again by itself.
import { add, become, damage, flash, items, move, say, stun } from "gnaw";
import { kindling } from "../rules/burning.js";
import { whisked } from "../rules/holding.js";
import { isBare } from "../rules/scenery.js";
import { inflict } from "../rules/statuses.js";
import { isRock } from "../rules/ways.js";
import { phrase, told } from "../rules/words.js";

const STAFF = /** @type {const} */ ({ glyph: "|", tone: "magic", charges: 2, charge: 2 });
const staff = (of, doc, recharge, onZap, more = {}) => ({ ...STAFF, name: `staff of ${of}`, plural: `staffs of ${of}`, doc, recharge, onZap, ...more });

/** Whoever is first on the way. */
const struckOn = (way, world) => way.map((at) => world.creatureAt(at)).find((one) => one !== undefined);

/** Where one of those works that want somebody in the way. */
const strikes = { worksAt: (who, at, world) => struckOn(world.path(who.at, at), world) !== undefined };

const canBlink = (who, at, world) => world.distance(who.at, at) <= 5 && world.tileAt(at).passable && world.creatureAt(at) === undefined;
const bareAround = (at, world) => world.burst(at, 1).filter((cell) => world.tileAt(cell).kind === "floor" && isBare(cell, world));

const sparked = (struck, harm, by) => [damage(struck, harm, { by, cause: phrase("cause.spark") }), say(told("zap.sparks", { struck, damage: harm }), { about: struck })];

add(items, {
  "staff-of-sparks": staff("sparks", "A bolt flies from it that strikes the first in its way, and sets fire to what burns.", 170, (who, at, dice, world) => {
    const way = world.path(who.at, at);
    const struck = struckOn(way, world);
    return [flash(way, { glyph: "*", tone: "gold" }), struck === undefined ? [] : sparked(struck, dice.roll(items["staff-of-sparks"].bolt), who), kindling(way.slice(-1), dice, world)];
  }, { bolt: "2d5+1" }),
  "staff-of-slowness": staff("slowness", "Whom it points at goes half as fast for a while.", 150, (who, at, _dice, world) => {
    const struck = struckOn(world.path(who.at, at), world);
    return struck === undefined ? [] : [inflict(struck, "slowed", 12), say(told("zap.slow", { struck }), { about: struck })];
  }, strikes),
  "staff-of-blinking": staff("blinking", "It takes you where it points, as far as five cells.", 200, (who, at, _dice, world) =>
    canBlink(who, at, world) ? [whisked(who, at), say(told("zap.blink"))] : [], { worksAt: canBlink }),
  "staff-of-digging": staff("digging", "Rock crumbles where it points, three cells deep.", 200, (who, at, _dice, world) => {
    if (!isRock(at, world)) return [];
    const before = world.line(who.at, at).at(-2) ?? who.at;
    const cells = tunnel(at, { x: at.x - before.x, y: at.y - before.y }, 3, world);
    return [cells.filter((cell) => isRock(cell, world)).map((cell) => become(cell, "rubble")), say(told("zap.dig"))];
  }, { worksAt: (_who, at, world) => isRock(at, world) }),
  "staff-of-wind": staff("wind", "A gust throws whoever is first in its way back, up to four cells.", 100, (who, at, _dice, world) => {
    const struck = struckOn(world.path(who.at, at), world);
    return struck === undefined ? [] : [blown(struck, who, world), say(told("zap.wind", { struck }), { about: struck })];
  }, strikes),
  "staff-of-crystal": staff("crystal", "Crystal grows where it points, through which one sees, and which wears away.", 220, (_who, at, _dice, world) => {
    const cells = bareAround(at, world);
    return cells.length === 0 ? [] : [cells.map((cell) => become(cell, "crystal")), say(told("zap.crystal"))];
  }, { worksAt: (_who, at, world) => bareAround(at, world).length > 0 }),
});

/** So much rock from a place on, and the corners beside it where it goes aslant: nobody squeezes between two walls. */
const tunnel = (at, step, depth, world) => {
  const corner = { x: at.x - step.x, y: at.y };
  if (!isRock(at, world)) return [corner];
  return depth === 0 ? [] : [at, corner, ...tunnel({ x: at.x + step.x, y: at.y + step.y }, step, depth - 1, world)];
};

/** As far as nothing is in the way. */
const blown = (struck, who, world) => {
  const way = { x: Math.sign(struck.at.x - who.at.x), y: Math.sign(struck.at.y - who.at.y) };
  const end = flown(struck.at, way, 4, world);
  return [end === struck.at ? [] : move(struck, end), stun(struck, 1)];
};

const flown = (at, way, left, world) => {
  const next = { x: at.x + way.x, y: at.y + way.y };
  return left === 0 || !world.tileAt(next).passable || world.creatureAt(next) !== undefined ? at : flown(next, way, left - 1, world);
};
