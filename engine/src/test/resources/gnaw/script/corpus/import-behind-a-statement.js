// at load: There is nothing to import called "gnaw/loadstate.js"
const nothing = 0; import { loading } from "gnaw/loadstate.js";
loading.mod = "base";
