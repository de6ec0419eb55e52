// What a fallen foe had in its pockets, and what one has oneself.
import { add, change, meters, say } from "gnaw";

add(meters, { coins: { start: 10, owner: "hero", doc: "what one can pay" } });

/** A foe that the hero kills has a few coins, more of them where it is deeper. */
export const finding = (victim, killer, _cause, dice, world) => {
  if (killer === undefined || !killer.isHero || !victim.hates(killer)) return [];
  const found = dice.between(0, 2 + world.depth);
  return found === 0 ? [] : [change(killer, "coins", found), say(`You find ${found === 1 ? "a coin" : `${found} coins`}.`, "good")];
};

export const purseLabel = (who) => [{ text: `Coins ${who.coins}` }];
