// at load: non-extensible
import { settings } from "gnaw";
settings().everything = true;
