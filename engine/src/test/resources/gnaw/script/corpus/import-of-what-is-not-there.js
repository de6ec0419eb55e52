// at load: There is no file hostile/nowhere.js
import "./nowhere.js";
