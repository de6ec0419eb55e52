// What a finished game is worth.
export const scoring = (story, world) => ({
  points: story.won ? 1000 : world.deepest * 10,
  lines: [story.won ? "You won." : `You died of ${story.cause}.`],
});
