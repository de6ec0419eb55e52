// What is told when somebody dies.
import { say } from "gnaw";
import { told } from "./words.js";

export const deathLines = (victim, killer, cause) => {
  if (victim.isHero) return [say(told("death.hero", { cause }), "bad")];
  if (killer?.isHero) return [say(told("death.kill", { victim }), { about: victim, tone: "good" })];
  return [say(told("death.other", { victim }), { about: victim })];
};
