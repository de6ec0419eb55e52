// Food lasts twice as long: the stomach empties at half the pace.
import { amend } from "gnaw";
import { hunger } from "base/rules/hunger.js";

amend(hunger, { perTurn: (old) => old / 2 });
