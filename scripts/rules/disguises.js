// A creature that lies in wait passes for a thing, as long as nobody is near.
import { moodOf } from "./moods.js";

/** Whether nobody takes somebody for a creature. */
export const isPosing = (thing) => !thing.isItem && !thing.isHero && thing.guise !== undefined && moodOf(thing).wearsGuise === true;

/** @type {(who: any) => any} */
export const posing = (who) => (isPosing(who) ? true : undefined);

/** @type {(thing: any) => any} */
export const guises = (thing) => (isPosing(thing) ? thing.guise : undefined);

/** @type {(thing: any) => any} */
export const masks = (thing) => (isPosing(thing) && thing.guiseGlyph !== undefined ? { glyph: thing.guiseGlyph } : undefined);
