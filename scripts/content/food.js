// What can be eaten, what a meal gives, and where the catch is.
import { add, change, damage, heal, items, say } from "gnaw";
import { hunger } from "../rules/hunger.js";
import { inflict } from "../rules/statuses.js";
import { hasTalentFor } from "../rules/talents.js";
import { phrase, told } from "../rules/words.js";

const FOOD = /** @type {const} */ ({ glyph: "%", tone: "food", stacks: true });

/** So much of the meal comes up again. */
const sickness = (percent, lost) => (who, dice, world) =>
  !hasTalentFor(who, "eatsAnything") && dice.percent(percent) ? [say(told("eaten.sick"), "bad"), hunger.spend(who, lost, world)] : [];

const poison = (percent, turns) => (who, dice) =>
  !hasTalentFor(who, "eatsAnything") && dice.percent(percent) ? [say(told("eaten.bitter"), "bad"), inflict(who, "poisoned", turns)] : [];

add(items, {
  ration: { ...FOOD, name: "ration", nutrition: 1500, doc: "Hard bread, cheese and dried meat: a day's fare." },
  mango: { ...FOOD, name: "mango", plural: "mangoes", nutrition: 1200, tone: "gold", doc: "Who has brought it down here?" },
  waybread: {
    ...FOOD, name: "loaf of waybread", plural: "loaves of waybread", nutrition: 1500, tone: "bright",
    doc: "A baker's secret. It closes wounds.", onEat: (who) => [heal(who, 15), say(told("eaten.waybread"), "good")],
  },
  "golden-apple": {
    ...FOOD, name: "golden apple", nutrition: 600, tone: "gilt",
    doc: "It shines. Whoever eats one is stronger for it, for good.", onEat: (who) => [change(who, "maxHitPoints", 5), heal(who, 20), say(told("eaten.apple"), "good")],
  },
  jerky: { ...FOOD, name: "strip of jerky", plural: "strips of jerky", nutrition: 500, tone: "earth", doc: "It may have been beef." },
  cheese: { ...FOOD, name: "wheel of cheese", plural: "wheels of cheese", nutrition: 800, doc: "It smells as cheese should." },
  honeycomb: {
    ...FOOD, name: "honeycomb", nutrition: 300, tone: "gold",
    doc: "Sweet, and good for wounds.", onEat: (who) => [heal(who, 8)],
  },
  mushroom: {
    ...FOOD, name: "grey mushroom", nutrition: 250, tone: "stone", warning: "One in four is poisonous.",
    doc: "It grows where nothing else does.", onEat: poison(25, 6),
  },
  meat: {
    ...FOOD, name: "piece of raw meat", plural: "pieces of raw meat", nutrition: 300, tone: "flesh",
    warning: "One in five makes you sick.", doc: "Still warm.", onEat: sickness(20, 300),
  },
  "toad-leg": {
    ...FOOD, name: "toad's leg", nutrition: 350, tone: "leaf", warning: "It makes you see double.",
    doc: "A delicacy, they say.", onEat: (who) => (hasTalentFor(who, "eatsAnything") ? [] : [inflict(who, "confused", 8)]),
  },
  "strange-stew": {
    ...FOOD, name: "bowl of goblin stew", plural: "bowls of goblin stew", nutrition: 900, tone: "earth",
    warning: "It burns, and makes strong.", doc: "Do not ask.",
    onEat: (who) => [damage(who, Math.min(3, who.hitPoints - 1), { cause: phrase("cause.cooking") }), inflict(who, "mighty", 40)],
  },
});
