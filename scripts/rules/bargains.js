// Pedestals: of what lies on those of one room, one may take a single thing.
import { become, lay, say, spend, table } from "gnaw";
import { idsBegun } from "./bands.js";
import { told } from "./words.js";

export const shelves = table("shelves", {
  weapons: { bonus: 2, kinds: { axe: 1, spear: 4, rapier: 6, "long-sword": 5, "war-hammer": 7 } },
  armour: { bonus: 2, kinds: { studded: 1, ring: 3, chain: 5, splint: 7 } },
  rings: { bonus: 0, kinds: { "ring-of-thrift": 1, "ring-of-mending": 1, "ring-of-silence": 1 } },
  staffs: { bonus: 0, kinds: { "staff-of-sparks": 1, "staff-of-slowness": 1, "staff-of-blinking": 1, "staff-of-digging": 3 } },
  draughts: { bonus: 0, kinds: { life: 1 } },
}, {
  bonus: "number: how much better than others of its kind a thing is",
  kinds: "keys of items: kinds to draw from, by the first of ten bands where each is found",
});

/** Another shelf for each pedestal, from one that the lot decides on; one of which nothing is found yet leaves its place bare. */
export const setOut = (places, depth, dice) => {
  const drawn = dice.shuffle(Object.values(shelves));
  return places.map((at, n) => {
    const { bonus, kinds } = drawn[n % drawn.length];
    const begun = idsBegun(kinds, depth);
    if (begun.length === 0) return [];
    const kind = dice.pick(begun);
    return [become(at, "pedestal"), lay(kind, at, { bonus })];
  });
};

const ROOM = 9;

const isInside = (at, world) => {
  const { kind, passable } = world.tileAt(at);
  return passable && !kind.endsWith("door");
};
const beside = ({ x, y }) => [{ x: x + 1, y }, { x: x - 1, y }, { x, y: y + 1 }, { x, y: y - 1 }];
const keyOf = ({ x, y }) => `${x} ${y}`;

/** Whether a place is in the same room: no door and no wall lies between, and it is not far. */
const roomOf = (from, world) => {
  const cells = new Set([keyOf(from)]);
  for (let edge = [from]; edge.length > 0; ) {
    edge = edge.flatMap(beside).filter((at) => !cells.has(keyOf(at)) && world.distance(at, from) <= ROOM && isInside(at, world) && cells.add(keyOf(at)));
  }
  return (at) => cells.has(keyOf(at));
};

const around = (who, world) => {
  const places = world.tiles("pedestal").filter((at) => world.distance(at, who.at) <= ROOM);
  return places.length < 2 ? places : places.filter(roomOf(who.at, world));
};

/** Whoever comes to what lies on one of several is told before he takes it. */
export const bargaining = (who, _tile, _dice, world) => (who.itemsHere.length > 0 && around(who, world).length > 1 ? [say(told("pedestal.choice"), "dim")] : []);

/** Whoever takes one thing has chosen. */
export const choosing = (who, _action, _dice, world) => {
  if (who.ground.kind !== "pedestal" || who.itemsHere.length > 0) return [];
  const room = around(who, world);
  return [
    room.map((at) => [become(at, "bare-pedestal"), world.itemsAt(at).map((item) => spend(item, item.count))]),
    room.length > 1 ? say(told("pedestal.gone"), "warn") : [],
  ];
};
