// Staffs: each does one thing at a cell that one points at, and fills again by itself.
import { add, become, damage, flash, items, move, say } from "gnaw";
import { kindling } from "../rules/burning.js";
import { inflict } from "../rules/statuses.js";
import { phrase, told } from "../rules/words.js";

const STAFF = /** @type {const} */ ({ glyph: "|", tone: "magic", charges: 2, charge: 2 });
const staff = (of, doc, recharge, onZap) => ({ ...STAFF, name: `staff of ${of}`, plural: `staffs of ${of}`, doc, recharge, onZap });

const nothing = () => [say(told("zap.nothing"))];

/** Whoever is first on the way. */
const struckOn = (way, world) => way.map((at) => world.creatureAt(at)).find((one) => one !== undefined);

add(items, {
  "staff-of-sparks": staff("sparks", "A bolt flies from it that strikes the first in its way, and sets fire to what burns.", 120, (who, at, dice, world) => {
    const way = world.path(who.at, at);
    const struck = struckOn(way, world);
    const harm = struck === undefined ? [] : [damage(struck, dice.roll("2d5+1"), { by: who, cause: phrase("cause.spark") }), say(told("zap.sparks", { struck }), { about: struck })];
    return [flash(way, { glyph: "*", tone: "gold" }), harm, kindling(way.slice(-1), dice, world)];
  }),
  "staff-of-slowness": staff("slowness", "Whom it points at goes half as fast for a while.", 150, (who, at, _dice, world) => {
    const struck = struckOn(world.path(who.at, at), world);
    return struck === undefined ? nothing() : [inflict(struck, "slowed", 12), say(told("zap.slow", { struck }), { about: struck })];
  }),
  "staff-of-blinking": staff("blinking", "It takes you where it points, as far as five cells.", 200, (who, at, _dice, world) =>
    world.distance(who.at, at) <= 5 && world.tileAt(at).passable && world.creatureAt(at) === undefined ? [move(who, at), say(told("zap.blink"))] : nothing()),
  "staff-of-digging": staff("digging", "Rock crumbles where it points, three cells deep.", 200, (who, at, _dice, world) => {
    const rock = world.line(who.at, at).filter((cell) => world.tileAt(cell).kind === "wall" && isInside(cell, world)).slice(0, 3);
    return rock.length === 0 ? nothing() : [rock.map((cell) => become(cell, "rubble")), say(told("zap.dig"))];
  }),
});

/** The edge of a level holds. */
const isInside = (cell, world) => world.around(cell, 1).length === 9;
