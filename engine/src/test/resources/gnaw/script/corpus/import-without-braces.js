// at load: "gnaw" has no default export: what is imported stands in braces, import { … } from "gnaw".
import gnaw from "gnaw";
gnaw.add(gnaw.rules.turnEnds, {});
