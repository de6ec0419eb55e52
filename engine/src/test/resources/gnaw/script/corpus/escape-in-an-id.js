// at load: "hostile:\u001b[8mghost" is no name: it has characters that cannot be shown.
import { add, creatures } from "gnaw";
add(creatures, { "\u001b[8mghost": { like: "beast", name: "ghost" } });
