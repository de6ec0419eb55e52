// at load: smite
import { smite } from "gnaw";
