// at load: The settings of hostile are its player's: "everything" cannot be set here.
import { settings } from "gnaw";
settings().everything = true;
