// How one goes home: with the Horn of Plenty, with the Bottomless Cup as well, or with neither.
import { add, kill, meters, offer, set, win } from "gnaw";
import { unveiled } from "./identity.js";
import { hasHorn } from "./wanderers.js";
import { phrase, told } from "./words.js";

/** Whether somebody carries what nobody needs. */
export const hasCup = (who) => who.pack.some((item) => item.kind === "cup");

add(meters, { wentHome: { start: 0, owner: "hero", doc: "1 once he has left by the first stairs up, without the Horn" } });

/** Whether that hero died at home, in bed. */
export const diedAtHome = (hero) => hero.wentHome > 0;

/** The first stairs up lead out: without the Horn one is asked, for nobody comes back. */
export const home = (who) => {
  if (hasHorn(who)) return [unveiled(who), win(told(hasCup(who) ? "ends.cup" : "ends.horn"))];
  return [offer({
    title: told("home.title"),
    text: told("home.question"),
    options: { stay: { text: told("home.stay") }, leave: { text: told("home.leave"), effects: [set(who, "wentHome", 1), kill(who, phrase("cause.home"))] } },
    escape: "stay",
  })];
};
