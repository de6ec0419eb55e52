// A short game: 8 depths.
import { amend } from "gnaw";
import { levels } from "base/content/levels.js";

amend(levels, { depths: 8 });
