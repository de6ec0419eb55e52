// at load: There is nothing to import called "other/main.js"
import "other/main.js";
