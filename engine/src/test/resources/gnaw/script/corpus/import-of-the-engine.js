// at load: There is nothing to import called "gnaw/tables.js"
import { close } from "gnaw/tables.js";
