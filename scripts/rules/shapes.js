// Somebody who is somebody else from now on.
import { become, change, creatures, meters, set } from "gnaw";

/** What a body has by its kind. Whatever has been added to it or taken from it stays so. */
const TRAITS = /** @type {const} */ (["attack", "defense", "sight", "light", "regrows", "swims", "burrows", "ghostly"]);

const traitOf = (kind, trait) => creatures[kind][trait] ?? meters[trait].start;

/** The speed of the new kind, and as many times as fast as he was for one of the old. */
const paceIn = (who, kind) => {
  const [before, after] = [traitOf(who.kind, "speed"), traitOf(kind, "speed")];
  return before === 0 ? after : (after * who.speed) / before;
};

/** He has the body of another kind from now on, and it is whole. */
export const inBodyOf = (who, kind) => {
  const { hitPoints } = creatures[kind];
  return [
    become(who, kind),
    set(who, "maxHitPoints", hitPoints), set(who, "hitPoints", hitPoints), set(who, "speed", paceIn(who, kind)),
    TRAITS.filter((trait) => traitOf(kind, trait) !== traitOf(who.kind, trait)).map((trait) => change(who, trait, traitOf(kind, trait) - traitOf(who.kind, trait))),
  ];
};
