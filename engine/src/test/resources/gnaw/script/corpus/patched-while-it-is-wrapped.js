// at load: Cannot add new property "told" to non-extensible [object Function]
import { rules, wrap } from "gnaw";
wrap(rules.levelPlanned, "planning", (inner) => { inner.told = 1; return inner; });
