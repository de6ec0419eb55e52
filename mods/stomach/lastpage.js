// The end: the hero's last line, and the last page with what he was defeated by and how far he came.
import { say } from "gnaw";
import { PLAYER } from "./words.js";

export const lastLine = (deathLines) => (victim, ...rest) => (victim.isHero ? [say(`${PLAYER} dies!`)] : deathLines(victim, ...rest));

export const lastPage = (scoring) => (story, world) => {
  const score = scoring(story, world);
  return story.lived ? score : { ...score, lines: [`Defeated by: ${story.cause}`, ...career(story, world.hero)] };
};

function career(story, hero) {
  return [
    `Level: ${hero.level}`,
    `Experience: ${hero.baseExperience + hero.experience}`,
    `Attack: ${hero.attack.toFixed(1)}`,
    `Defense: ${hero.defense.toFixed(1)}`,
    `Depth: ${story.depth}`,
    `Turns: ${story.turn}`,
  ];
}
