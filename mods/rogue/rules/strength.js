// What strength does for a blow: as published, by the score from 3 to 31.
import { table } from "gnaw";
import { clamp } from "base/rules/numbers.js";

const scoreOf = (who) => clamp(Math.trunc(strengthOf(who)), 0, 31);

/** Each list has a number for every score from 0 to 31. */
export const might = table("might", {
  toHit: [-7, -6, -5, -4, -3, -2, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3],
  harm: [-7, -6, -5, -4, -3, -2, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6],
});

/** What a monster has, which knows no strength, is nothing. */
export const hitOf = (who) => (who.isHero ? might.toHit[scoreOf(who)] : 0);
export const harmOf = (who) => (who.isHero ? might.harm[scoreOf(who)] : 0);

/** His own, and that of rings. */
export const strengthOf = (who) => who.strength + plusOfRings(who, "ring-of-add-strength");

/** What all rings of a kind come to that somebody wears. */
export const plusOfRings = (who, ring) =>
  who.pack.reduce((sum, item) => (item.worn === 1 && item.kind === `rogue:${ring}` ? sum + item.bonus : sum), 0);
