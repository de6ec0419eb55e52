// at load: leads out of the mod's folder
import "../base/main.js";
