// How things and creatures look that are not what they seem: the unseen, those in disguise, and all to whom everything is colourful.
import { phrase } from "base/rules/words.js";
import { wears } from "./wearing.js";

/** What somebody in disguise pretends to be. */
const SHAPES = /** @type {const} */ ([["!", "potion"], ["?", "scroll"], [")", "weapon"], ["]", "suit of armour"], ["=", "ring"], ["/", "staff"], [":", "ration of food"], ["*", "piece of gold"]]);

export const isDisguised = (who) => !who.isItem && who.isDisguised === true && who.mood === "asleep" && who.cancelled === 0;

const isInvisible = (who, hero) =>
  (who.isInvisible === true || who.unseen > 0) && who.cancelled === 0 && hero.discerning === 0 && !wears(hero, "ring-of-see-invisible");

/** Whether the hero cannot make out who that is: whoever is blind feels that somebody is there, and no more. */
export const isUnseen = (who, hero) => !who.isItem && !who.isHero && (hero.blind > 0 || isInvisible(who, hero));

/** Somebody as a sentence speaks of him: by name only if he is seen. */
export const toldOf = (who, world) => (isUnseen(who, world.hero) ? phrase("rogue.something") : who);

const shapeOf = (who) => SHAPES[who.id % SHAPES.length];

const ANYTHING = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");

/** @type {(thing: any, world: World) => any} */
export const looks = (thing, world) => {
  if (thing.isHero) return undefined;
  if (isUnseen(thing, world.hero)) return { glyph: thing.ground.glyph, plain: ".", tone: thing.ground.tone };
  if (world.hero.hallucinating > 0 && !thing.isItem) return { glyph: ANYTHING[(thing.id * 7 + world.turn) % 26] };
  return isDisguised(thing) ? { glyph: shapeOf(thing)[0], tone: "magic" } : undefined;
};

/** @type {(thing: any, world: World) => any} */
export const pretended = (thing, world) => {
  if (thing.isItem || thing.isHero) return undefined;
  if (isUnseen(thing, world.hero)) return phrase("rogue.something");
  if (isDisguised(thing)) return `a ${shapeOf(thing)[1]}`;
  return world.hero.hallucinating > 0 ? "something colourful" : undefined;
};
