// What a finished game is remembered for.
import { feats } from "../content/feats.js";

export const achieving = (story, world) =>
  Object.values(feats)
    .filter(({ when }) => when(story, world))
    .map(({ name }) => name);
