// at load: cannot be read while scripts load
import { creatures } from "gnaw";
export const n = creatures.beast.attack;
