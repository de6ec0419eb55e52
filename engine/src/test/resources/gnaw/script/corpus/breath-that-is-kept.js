// in play: It took more than 100000 statements
import { add, rules } from "gnaw";
const breath = globalThis.__breath;
const bad = () => {
  for (let i = 0; i < 60_000; i++) if (i % 600 === 0) breath();
  return [];
};
add(rules.turnEnds, { bad });
