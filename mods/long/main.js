// A long game: 26 depths.
import { amend } from "gnaw";
import { levels } from "base/content/levels.js";

amend(levels, { depths: 26 });
