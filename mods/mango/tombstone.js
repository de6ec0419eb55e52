// The end: nothing is said, and this is what stands on the tombstone.
import { settings } from "gnaw";

const { name } = settings();

export const silent = (deathLines) => (victim, ...rest) => (victim.isHero ? [] : deathLines(victim, ...rest));

export const tombstone = (scoring) => (story, world) => {
  const score = scoring(story, world);
  return story.lived ? score : { ...score, lines: ["REST IN PEACE", name, "Killed by", `${story.cause}.`, `${goldOf(world.hero)} Au`] };
};

function goldOf(hero) {
  return "gold" in hero ? hero.gold : 0;
}
