// at load: wrap wants a function behind the name, which is given what it wraps: (inner) => (…args) => …, but got undefined.
import { rules, wrap } from "gnaw";
wrap(rules.levelPlanned, "planning");
