// at load: add wants rows for the table creatures, but got null
import { add, creatures } from "gnaw";
add(creatures, null);
