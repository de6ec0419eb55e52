// What has been found out of potions, scrolls, rings and sticks, and how likely each of the others is.
import { actions, amend, items, offer } from "gnaw";
import { sorts } from "../content/sorts.js";
import { madeOf } from "./names.js";

const PAGES = /** @type {const} */ ({ potion: "Potions", scroll: "Scrolls", ring: "Rings", stick: "Wands and staffs" });

const isKnown = (kind, world) => world.meterOfKind(kind, "known") > 0;
/** Of what is not known yet one does not know either whether it is a staff or a wand. */
const unknown = (kind) => items[kind].name.replace("stick of ", "");
const known = (kind, world) => madeOf({ family: items[kind].family, look: world.meterOfKind(kind, "look") }, items[kind].name);

const listed = (kinds) => (kinds.length === 0 ? "nothing" : kinds.join(", "));

const page = (sort, world) => {
  const { kinds } = sorts[sort];
  const all = Object.keys(kinds);
  const others = all.filter((kind) => !isKnown(kind, world)).map((kind) => `${unknown(kind)} ${kinds[kind]}%`);
  return offer({
    title: PAGES[sort],
    text: `You know: ${listed(all.filter((kind) => isKnown(kind, world)).map((kind) => known(kind, world)))}. Of a hundred found: ${listed(others)}.`,
    options: { ...Object.fromEntries(Object.keys(PAGES).filter((id) => id !== sort).map((id) => [id, { text: PAGES[id] }])), close: { text: "Close" } },
    escape: "close",
    then: "turned",
  });
};

amend(actions, { discoveries: { does: (_who, _action, _dice, world) => [page("potion", world)] } });

/** @type {Chosen} */
export const turned = (_who, option, _dice, world) => (option in PAGES ? [page(option, world)] : []);
