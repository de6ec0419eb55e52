// How one goes home: with the Horn of Plenty, with the Bottomless Cup as well, or with neither.
import { offer, retire, win } from "gnaw";
import { unveiled } from "./identity.js";
import { hasHorn } from "./wanderers.js";
import { told } from "./words.js";

/** Whether somebody carries what nobody needs. */
export const hasCup = (who) => who.pack.some((item) => item.kind === "cup");

/** The first stairs up lead out: without the Horn one is asked, for nobody comes back. */
export const home = (who) => {
  if (hasHorn(who)) return [unveiled(who), win(told(hasCup(who) ? "ends.cup" : "ends.horn"))];
  return [offer({
    title: told("home.title"),
    text: told("home.question"),
    options: { stay: { text: told("home.stay") }, leave: { text: told("home.leave"), effects: [unveiled(who), retire(told("ends.empty"))] } },
    escape: "stay",
  })];
};
