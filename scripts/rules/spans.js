// How long creatures last: some fade by themselves, some grow again.
import { change, heal, kill } from "gnaw";
import { phrase } from "./words.js";

export const fading = (who) => (who.lifespan > 1 ? [change(who, "lifespan", -1)] : [kill(who, phrase("cause.fading"))]);

export const regrowing = (who) => (who.hitPoints < who.maxHitPoints ? [heal(who, who.regrows)] : []);
