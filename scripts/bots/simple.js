// Bots that play one idea: yardsticks, and proof that hunger bites.
import { act, add, bots, memoized } from "gnaw";

const first = (_who, offer) => offer.options[0];

/** Something to eat in the pack, if there is. */
export const meal = memoized((who) => who.pack.find((item) => item.nutrition !== undefined));

const deeper = (who, sight) => {
  const down = sight.stairs("descend");
  if (who.ground.action === "descend") return act.useTile("descend");
  return (down && sight.walkTo(down)) ?? sight.explore() ?? act.plain("search");
};

const strikesOr = (otherwise) => (who, sight, dice, world) => {
  const { foe } = sight;
  return (foe && sight.towards(foe)) ?? otherwise(who, sight, dice, world);
};

add(bots, {
  idler: { doc: "waits", act: () => act.wait(), choose: first },
  glutton: {
    doc: "eats whatever it finds at once, and goes down", choose: first,
    act: strikesOr((who, sight) => (meal(who) === undefined ? deeper(who, sight) : act.use("eat", meal(who)))),
  },
  faster: { doc: "never eats, and goes down", choose: first, act: strikesOr(deeper) },
  random: {
    doc: "stumbles about", choose: (_who, offer, dice) => dice.pick(offer.options),
    act: (who, sight, dice) => (dice.oneIn(20) && meal(who) !== undefined ? act.use("eat", meal(who)) : (sight.stroll(dice) ?? act.wait())),
  },
});
