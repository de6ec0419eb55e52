// Whoever lies there and cannot act is told why.
import { interrupt, say, stun } from "gnaw";

export const stupor = (who, turns, line) => [say(line, "bad"), stun(who, who.paralysed + turns), interrupt(line)];
