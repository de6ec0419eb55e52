// at load: The prototype of what the engine gives cannot be changed.
import { add } from "gnaw";
import { settings } from "gnaw";
Object.setPrototypeOf(settings(), { strength: 99 });
add;
