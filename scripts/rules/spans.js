// How long creatures last: some fade by themselves, some grow again, and some come when they are called.
import { change, heal, kill } from "gnaw";
import { phrase } from "./words.js";

/** Whoever could be called again and again would teach and leave more than there is in the dungeon. */
export const isConjured = (who) => who.lifespan > 0 || who.conjured > 0;

/** Whether somebody dies because his time is over. */
export const isFading = (cause) => cause === phrase("cause.fading");

export const fading = (who) => (who.lifespan > 1 ? [change(who, "lifespan", -1)] : [kill(who, phrase("cause.fading"))]);

export const regrowing = (who) => (who.hitPoints < who.maxHitPoints ? [heal(who, who.regrows)] : []);
