// How one goes home: with the Horn of Plenty, with the Bottomless Cup as well, or with neither.
import { kill, offer, win } from "gnaw";
import { unveiled } from "./identity.js";
import { hasHorn } from "./wanderers.js";
import { phrase, told } from "./words.js";

/** Whether somebody carries what nobody needs. */
export const hasCup = (who) => who.pack.some((item) => item.kind === "cup");

/** Whether whoever died of that did so at home, in bed. */
export const isHomecoming = (cause) => cause === phrase("cause.home");

/** The first stairs up lead out: without the Horn one is asked, for nobody comes back. */
export const home = (who) => {
  if (hasHorn(who)) return [unveiled(who), win(told(hasCup(who) ? "ends.cup" : "ends.horn"))];
  return [offer({
    title: told("home.title"),
    text: told("home.question"),
    options: { stay: { text: told("home.stay") }, leave: { text: told("home.leave"), effects: [kill(who, phrase("cause.home"))] } },
    escape: "stay",
  })];
};
