// What a finished game is worth, and what stands on the stone.
import { table } from "gnaw";

export const score = table("score", { perDepth: 100, perExperience: 1, won: 5000 });

export const scoring = (story, world) => ({
  points: world.deepest * score.perDepth + world.hero.experience * score.perExperience + (story.won ? score.won : 0),
  lines: [
    story.won ? story.cause : `You died of ${story.cause} on depth ${story.depth}, in turn ${story.turn}.`,
    `You reached depth ${world.deepest} and level ${world.hero.level}.`,
  ],
});
