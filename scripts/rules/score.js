// What a finished game is worth, and what stands on the stone.
import { table } from "gnaw";
import { levels } from "../content/levels.js";
import { hasCup } from "./homecoming.js";
import { told } from "./words.js";

export const score = table("score", { perDepth: 100, perExperience: 1, won: 500, cup: 200 }, {
  perDepth: "number: points for each depth that was reached",
  perExperience: "number: points for each of experience",
  won: "number: points for coming home with the Horn, for each depth that the dungeon has",
  cup: "number: points for bringing the Bottomless Cup as well, in the same way",
});

const ofHome = (story, { hero }) => (story.won ? (score.won + (hasCup(hero) ? score.cup : 0)) * levels.depths : 0);

export const scoring = (story, world) => ({
  points: world.deepest * score.perDepth + world.hero.experience * score.perExperience + ofHome(story, world),
  lines: [...(story.lived && !story.won ? [told("ends.untold")] : []), told("score.reached", { depth: world.deepest, level: world.hero.level })],
});
