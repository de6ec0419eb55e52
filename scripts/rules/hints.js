// Tells a newcomer what is useful, once each.
import { hint, set } from "gnaw";
import { hints } from "../content/hints.js";

export const hinting = (who) =>
  Object.entries(hints)
    .filter(([meter, { when }]) => who[meter] === 0 && when(who))
    .map(([meter, { text }]) => [set(who, meter, 1), hint(text)]);
