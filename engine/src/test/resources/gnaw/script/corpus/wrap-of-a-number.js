// at load: only a function can be wrapped
import { creatures, wrap } from "gnaw";
wrap(creatures, "beast.attack", (n) => n);
