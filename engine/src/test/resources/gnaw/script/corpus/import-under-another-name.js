// at load: There is nothing to import called "gnaw/loadstate.js"
import { "loading" as state } from "gnaw/loadstate.js";
state.mod = "base";
