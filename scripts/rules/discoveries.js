// What one has found out of each family of unknown things, and how likely it is that the next unknown one is this or that.
import { items, offer } from "gnaw";
import { flavours } from "../content/flavours.js";
import { loot } from "../content/loot.js";
import { findable } from "./finds.js";
import { kindsOf } from "./identity.js";
import { phrase, told } from "./words.js";

const isKnown = (kind, world) => world.meterOfKind(kind, "known") > 0;

/** Percent for each kind of a family that one does not know yet, the likeliest first: by what lies about as deep as one has been. */
export const possibilities = (family, world) => {
  const weights = findable(loot, world.deepest);
  const unknown = kindsOf(family).filter((kind) => !isKnown(kind, world));
  const all = unknown.reduce((sum, kind) => sum + (weights[kind] ?? 0), 0);
  return unknown.map((kind) => ({ kind, percent: all === 0 ? 0 : Math.round((100 * (weights[kind] ?? 0)) / all) })).sort((a, b) => b.percent - a.percent);
};

const listed = (list) => (list.length === 0 ? phrase("found.nothing") : list.join(", "));

const page = (family, world) => {
  const known = kindsOf(family).filter((kind) => isKnown(kind, world)).map((kind) => items[kind].name);
  const possible = possibilities(family, world);
  const likely = possible.filter(({ percent }) => percent > 0);
  const unknown = (likely.length > 0 ? likely : possible).map(({ kind, percent }) => `${items[kind].name} ${percent}%`);
  const others = Object.keys(flavours).filter((other) => other !== family);
  return offer({
    title: flavours[family].title,
    text: `${told("found.known", { list: listed(known) })} ${told("found.unknown", { list: listed(unknown) })}`,
    options: { ...Object.fromEntries(others.map((other) => [other, { text: flavours[other].title }])), close: { text: told("found.close") } },
    escape: "close",
    then: "discovered",
  });
};

export const discoveries = (_who, _action, _dice, world) => [page(Object.keys(flavours)[0], world)];

/** The page of the family that was chosen. */
export const discovered = (_who, option, _dice, world) => (option in flavours ? [page(option, world)] : []);
