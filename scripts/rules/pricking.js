// What pricks whoever strikes by hand somebody who wears it: thorns, spikes, spines.
import { damage, say } from "gnaw";
import { told } from "./words.js";

/** Told, because nobody sees another strike. */
export const pricked = (who, attacker, harm, cause) => [
  say(told("pricks", { attacker, damage: harm }), { about: attacker, tone: "dim" }),
  damage(attacker, harm, { by: who, cause }),
];
