// Ovens: raw meat goes in, a roast comes out.
import { actions, add, give, items, say, spend, texts, tiles } from "gnaw";

add(tiles, {
  oven: { name: "oven", glyph: "n", tone: "bad", passable: true, transparent: true, action: "bake" },
});

add(actions, { bake: { time: 5, key: "O", menu: "Use an oven" } });
add(texts, { "no.bake": { text: "There is no oven here." } });

add(items, {
  roast: {
    name: "roast", glyph: "%", tone: "earth", stacks: true, nutrition: 800, doc: "Crisp outside, tender inside. Nobody was ever sick of it.",
  },
});

export const baking = (who, action) => {
  if (action !== "bake") return [];
  const meat = who.pack.find((item) => item.kind === "meat");
  return meat === undefined
    ? [say("The oven is hot, and you have no raw meat to roast.")]
    : [spend(meat), give(who, "roast"), say("You roast the meat. It smells wonderful.", "good")];
};
