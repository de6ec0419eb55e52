// What a weapon does beside its blow: each has a stroke of its own, or none.
import { say, stun, table } from "gnaw";
import { wornIn } from "./equipment.js";
import { told } from "./words.js";

const foesBeside = (who, but) => who.neighbours.filter((one) => one.id !== but.id && who.hates(one));

const behind = (who, struck, world) => world.creatureAt({ x: 2 * struck.at.x - who.at.x, y: 2 * struck.at.y - who.at.y });

export const strokes = table("strokes", {
  plain: { doc: "" },
  stab: { doc: "Sleepers take five times the harm.", timesAsleep: 5 },
  sweep: { doc: "Every blow strikes all foes around you.", others: (who, struck) => foesBeside(who, struck) },
  pierce: {
    doc: "Every blow also strikes whoever stands behind.",
    others: (who, struck, world) => [behind(who, struck, world)].filter((one) => one !== undefined && who.hates(one)),
  },
  lunge: { doc: "A step towards a foe two cells away is a blow that does twice the harm.", timesLunging: 2 },
  carve: { doc: "Bodies of those whom it kills leave three times as often what can be eaten.", timesMeat: 3 },
  stagger: {
    doc: "One hit in four takes the next turn of whoever is hit.",
    onHit: (_who, struck, dice) => (dice.percent(25) ? [stun(struck, 1), say(told("staggers", { who: struck }), { about: struck })] : []),
  },
}, {
  doc: "words: what looking at the weapon tells",
  others: "rule?: (who, struck, world) => whom else a blow strikes",
  timesAsleep: "number?: times the harm to sleepers",
  timesLunging: "number?: times the harm to a foe whom a step brings within reach",
  timesMeat: "number?: times as often the body of whom it kills leaves food",
  onHit: "rule?: (who, struck, dice) => effects of a blow that has hit",
});

/** The stroke of what somebody has in hand. */
export const strokeOf = (who) => strokes[wornIn(who, "hand")?.stroke ?? "plain"];
