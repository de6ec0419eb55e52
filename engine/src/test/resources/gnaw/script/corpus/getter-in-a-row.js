// at load: not today
import { add, creatures } from "gnaw";
add(creatures, { ghost: { get name() { throw new Error("not today"); } } });
