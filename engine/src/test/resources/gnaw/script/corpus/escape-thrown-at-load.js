// at load: \u001b[41m and more
import { add } from "gnaw";
if (add) throw new Error("\u001b[41m and more");
