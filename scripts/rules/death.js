// What is told when somebody dies.
import { say } from "gnaw";
import { does, sentence } from "./words.js";

export const deathLines = (victim, killer, cause) => {
  if (victim.isHero) return [say(`You die of ${cause}.`, "bad")];
  if (killer?.isHero) return [say(sentence(`you kill the ${victim.name}`), { about: victim, tone: "good" })];
  return [say(sentence(does(victim, "die")), { about: victim })];
};
