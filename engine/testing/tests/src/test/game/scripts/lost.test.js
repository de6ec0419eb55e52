// A file that imports what is not there.
import { thirst } from "./thrist.js";
