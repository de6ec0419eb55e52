// What creatures other than the hero do.
import { act } from "gnaw";

export const minds = (_who, sight, dice) => {
  const foe = sight.foes[0];
  return (foe && sight.towards(foe)) ?? sight.stroll(dice) ?? act.wait();
};
