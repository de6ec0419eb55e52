// What a finished game is worth, and what stands on the stone.
import { table } from "gnaw";
import { levels } from "../content/levels.js";
import { told } from "./words.js";

export const score = table("score", { perDepth: 100, perExperience: 1, won: 500 }, {
  perDepth: "number: points for each depth that was reached",
  perExperience: "number: points for each of experience",
  won: "number: points for coming home with the Horn, for each depth that the dungeon has",
});

export const scoring = (story, world) => ({
  points: world.deepest * score.perDepth + world.hero.experience * score.perExperience + (story.won ? score.won * levels.depths : 0),
  lines: [
    story.won ? story.cause : told("score.died", { cause: story.cause, depth: story.depth, turn: story.turn }),
    told("score.reached", { depth: world.deepest, level: world.hero.level }),
  ],
});
