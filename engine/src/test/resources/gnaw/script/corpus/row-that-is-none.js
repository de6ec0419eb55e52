// at load: must be a row of cells
import { add, creatures } from "gnaw";
add(creatures, { ghost: 7 });
