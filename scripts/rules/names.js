// What things are called.
export const names = (thing) => {
  if (thing.isHero) return "you";
  if (thing.isItem && thing.count > 1) return `${thing.count} ${thing.plural ?? `${thing.name}s`}`;
  return `${/^[aeiou]/.test(thing.name) ? "an" : "a"} ${thing.name}`;
};
