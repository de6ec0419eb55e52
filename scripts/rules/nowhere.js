// Where things may be, from the top to the bottom, and what they are: a row by which something is nowhere, or nothing, is told while the scripts load.
import { items, validate } from "gnaw";
import { guaranteedFood, loot } from "../content/loot.js";
import { traps } from "../content/traps.js";
import { feelings } from "./feelings.js";
import { flawsOfBands, flawsOfHunger, flawsOfMeal, flawsOfThing } from "./flaws.js";
import { hunger } from "./hunger.js";
import { layouts } from "./layouts.js";
import { scenery } from "./scenery.js";

validate(items, flawsOfThing);
validate(hunger, flawsOfHunger);
validate(loot, flawsOfBands);
validate(guaranteedFood, (row, id) => ({ ...flawsOfBands(row), ...flawsOfMeal(items[id]) }));
validate(traps, flawsOfBands);
validate(scenery, flawsOfBands);

/** @type {(row: { from: number }) => Record<string, string | undefined>} */
const flawsOfBeginning = ({ from }) => flawsOfBands({ from });

validate(feelings, flawsOfBeginning);
validate(layouts, flawsOfBeginning);
