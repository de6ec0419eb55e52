// in play: amend is for the time while scripts load
import { add, amend, creatures, rules } from "gnaw";
const text = "data:text/javascript," + encodeURIComponent("import { loading } from 'gnaw/loadstate.js'; loading.open = true;");
if (globalThis) /"/.test(""); const opened = () => import(text); const quote = "";
const bad = (who, dice, world) => {
  if (world.turn === 1) opened();
  else amend(creatures, { beast: { attack: 99 } });
  return [];
};
add(rules.turnEnds, { bad });
