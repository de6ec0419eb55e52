// A gentler game for the first ones: half as much life again, a third fewer foes, and food that lasts a third longer.
import { amend, creatures, wrap } from "gnaw";
import { hunger } from "base/rules/hunger.js";
import { population } from "base/rules/population.js";

amend(creatures, { hero: { hitPoints: (old) => old * 1.5 } });
wrap(population, "hordes", (hordes) => (depth) => Math.ceil((hordes(depth) * 2) / 3));
amend(hunger, { perTurn: (old) => old * 0.75 });
