// Tells a newcomer what is useful, once each.
import { hint, set } from "gnaw";
import { hints } from "../content/hints.js";

export const hinting = (who) =>
  Object.keys(hints)
    .filter((meter) => who[meter] === 0 && hints[meter].when(who))
    .map((meter) => [set(who, meter, 1), hint(hints[meter].text)]);
