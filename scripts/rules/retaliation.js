// What becomes of whoever strikes somebody that is not to be touched.
export const retaliation = (attacker, defender, dice, world) =>
  defender.onStruck === undefined || defender.mood === "asleep" ? [] : defender.onStruck(attacker, defender, dice, world);
