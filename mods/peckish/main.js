// One more state of hunger, between sated and hungry: whoever is peckish smells food, even through walls.
import { add, reveal } from "gnaw";
import { hungerStates } from "base/rules/hunger.js";

/** How far one smells food, in cells. */
const REACH = 15;

const smell = (who, _dice, world) => {
  const meals = world.floorItems.filter((item) => item.nutrition !== undefined && world.distance(who.at, item.at) <= REACH);
  return meals.length === 0 ? [] : [reveal(meals.map((meal) => meal.at))];
};

add(hungerStates, {
  peckish: { below: 600, label: "Peckish", tone: "food", heals: 1, onEnter: "You could eat something, and your nose agrees.", eachTurn: smell },
});
