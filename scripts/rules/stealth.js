// How far one is heard: still ones hardly, fighters far, and heavy armour farther.
import { memoized, set, table } from "gnaw";
import { sum } from "./numbers.js";
import { wornBy, wornIn } from "./equipment.js";
import { runicOf } from "./runics.js";
import { talentsOf } from "./talents.js";

export const stealth = table("stealth", { moving: 14, still: 7, fighting: 20, stillActions: ["rest", "wait", "search"] }, {
  moving: "number: cells from which somebody who moves is heard",
  still: "number: the same for somebody who keeps still",
  fighting: "number: the same for somebody who strikes",
  stillActions: "list: the actions that keep still",
});

export const noise = (who, action) => {
  const cells = Math.max(2, loudness(who, action.id) - (who.ground.cover ?? 0) + added(who));
  return cells === who.noise ? [] : [set(who, "noise", cells)];
};

/** What a rune on the weapon makes of a blow. */
const howling = (who) => runicOf(wornIn(who, "hand"))?.noise ?? 0;

/** What armour and talents make of it. */
const added = memoized((who) => sum(wornBy(who), (item) => item.noise ?? 0) + talentsOf(who, "noise"));

const loudness = (who, action) =>
  action === "attack" ? stealth.fighting + howling(who) : stealth.stillActions.includes(action) ? stealth.still : stealth.moving;
