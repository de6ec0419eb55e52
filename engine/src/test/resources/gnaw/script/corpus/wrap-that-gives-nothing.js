// at load: must give back a function
import { rules, wrap } from "gnaw";
wrap(rules.levelPlanned, "planning", () => undefined);
