// What a newcomer is told, once each, when it first matters. {key.look} stands for the key that looks around.
import { memoized, meterForEach, table, verbs } from "gnaw";
import { isHungry } from "../rules/hunger.js";
import { isUnknown } from "../rules/identity.js";
import { isWaterbound } from "../rules/ways.js";

export const hints = table("hints", {
  toldOfThings: { when: (who) => who.itemsHere.length > 0 && who.ground.display !== true, text: "Press {key.pickUp} to pick up what you stand on; {key.explore} does it by itself." },
  toldOfFoes: { when: (who) => who.foesInView.length > 0, text: "Walk into an enemy to strike it; press {key.look} to look at it first." },
  toldOfWater: { when: (who) => who.foesInView.some(isWaterbound), text: "What swims cannot leave the water: where no water is beside you, it neither reaches you nor holds you up." },
  toldOfWounds: { when: (who) => who.hitPoints < who.maxHitPoints * 0.6 && who.foesInView.length === 0, text: "Wounds heal by themselves, and that takes food: press {key.action.rest} to rest where nobody sees you." },
  toldOfHunger: { when: (who) => isHungry(who) && who.pack.some(verbs.eat.fits), text: "Press {key.verb.eat} to eat. You are so hungry that no meal is wasted." },
  toldOfUnknown: { when: memoized((who) => who.pack.some((item) => isUnknown(item) && ["potion", "scroll"].includes(item.family))), text: "Press {key.verb.quaff} to drink a potion that you found, or {key.verb.read} to read a scroll, and see what happens." },
  toldOfStairs: { when: (who) => who.ground.kind === "stairs-down", text: "Press {key.action.descend} to go down. The Horn of Plenty lies on the last depth." },
}, {
  when: "rule: (who) => whether it matters now",
  text: "words: what is told; {key.look}, {key.verb.eat}, {key.action.rest} stand for the player's keys",
});

meterForEach(hints, { start: 0, owner: "hero", doc: "1 once that hint was given" });
