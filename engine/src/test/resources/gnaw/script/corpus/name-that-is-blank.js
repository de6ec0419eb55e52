// at load: creatures.hostile:ghost wants a word or more in one line for name, but got " ".
import { add, creatures } from "gnaw";
add(creatures, { ghost: { like: "beast", name: " " } });
