// What a level of experience may teach: four of these are offered each time.
import { change, heal, table } from "gnaw";
import { isHungry } from "../rules/hunger.js";

/** Below a third of one's life. */
const isHardPressed = (who) => who.hitPoints * 3 < who.maxHitPoints;

const foesBeside = (who) => who.neighbours.filter((one) => one.hates(who)).length;

export const talents = table("talents", {
  life: { text: "Life: eight more points of life", most: 4, effects: (who) => [change(who, "maxHitPoints", 8), heal(who, 8)] },
  attack: { text: "Attack: two more, to hit more often and harder", most: 4, effects: (who) => [change(who, "attack", 2)] },
  defense: { text: "Defense: two more, to be hit less often", most: 4, effects: (who) => [change(who, "defense", 2)] },
  sight: { text: "Sight: see three cells farther", most: 1, effects: (who) => [change(who, "sight", 3)] },
  softSteps: { text: "Soft steps: you are heard four cells less far", most: 2, noise: () => -4 },
  thrift: { text: "Thrift: the stomach empties a sixth slower", most: 2, forStomach: true, digestion: () => 5 / 6 },
  ironStomach: { text: "Iron stomach: nothing you eat makes you ill", most: 1, forStomach: true, eatsAnything: true },
  gourmet: { text: "Gourmet: each meal brings ten points of life back", most: 1, forStomach: true, onMeal: (who) => [heal(who, 10)] },
  butcher: { text: "Butcher: bodies leave meat twice as often", most: 1, forStomach: true, meat: () => 2 },
  strongArm: { text: "Strong arm: what is made to be thrown or shot does two more harm", most: 2, throws: () => 2 },
  assassin: { text: "Assassin: a blow at a sleeper does five times its harm in place of three, and seven with a dagger in place of five", most: 1, stabs: () => 2 },
  secondWind: { text: "Second wind: under a third of life, wounds close three times as fast", most: 1, regeneration: (who) => (isHardPressed(who) ? 3 : 1) },
  fury: { text: "Fury: under a third of life, attack is five higher", most: 1, attack: (who) => (isHardPressed(who) ? 5 : 0) },
  bulwark: { text: "Bulwark: two more defense for each foe beside you after the first", most: 1, defense: (who) => 2 * Math.max(0, foesBeside(who) - 1) },
  lean: { text: "Lean: attack is three higher while you are hungry", most: 1, forStomach: true, attack: (who) => (isHungry(who) ? 3 : 0) },
  scholar: { text: "Scholar: each scroll you read names something else that you carry", most: 1, isScholar: true },
}, {
  text: "words: as it stands in the choice",
  most: "number: how many times it can be learned",
  forStomach: "yes/no?: whether it is good for nothing where nobody gets hungry",
  effects: "rule?: (who) => what learning it brings at once",
  attack: "rule?: (who) => points of attack",
  defense: "rule?: (who) => points of defense",
  throws: "rule?: (who) => hit points more by what is thrown",
  stabs: "rule?: (who) => times the harm more to a sleeper",
  noise: "rule?: (who) => cells farther that one is heard",
  digestion: "rule?: (who) => times as fast the stomach empties",
  regeneration: "rule?: (who) => times as fast life comes back",
  meat: "rule?: (who) => times as often a body leaves meat",
  onMeal: "rule?: (who) => effects of a meal besides",
  eatsAnything: "yes/no?: whether food harms no more",
  isScholar: "yes/no?: whether each scroll names something else, too",
});
