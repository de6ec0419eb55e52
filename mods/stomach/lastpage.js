// The last page of a lost game: what the hero was defeated by, and how far he came.
export const lastPage = (scoring) => (story, world) => {
  const score = scoring(story, world);
  return story.won ? score : { ...score, lines: [`Defeated by: ${story.cause}`, ...career(world.hero, story)] };
};

function career(hero, story) {
  return [
    `Attack: ${hero.attack.toFixed(1)}`,
    `Defense: ${hero.defense.toFixed(1)}`,
    `Depth: ${story.depth}`,
    `Turns: ${story.turn}`,
  ];
}
