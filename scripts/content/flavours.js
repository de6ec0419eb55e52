// Families of things whose kinds must be found out: what the unknown ones look like.
import { table } from "gnaw";

export const flavours = table("flavours", {
  potion: {
    title: "Potions",
    looks: [
      "murky", "clear", "amber", "crimson", "smoking", "black", "milky", "green", "bubbling", "violet", "golden", "grey", "pale blue", "oily", "cold", "rust-red", "white", "gritty", "scented",
    ],
    one: (look) => `${look} potion`,
    many: (look) => `${look} potions`,
  },
  scroll: {
    title: "Scrolls",
    looks: [
      "ASH TEM", "OVU RAL", "MIN KETH", "DOR ENNA", "ZUL", "PARVO SIT", "HEKU", "LIM NOX", "ARDA VEI", "TOLL EM", "QUI SAR", "BRAM", "NEFI OTH", "YSTRA", "GOR AMUN", "LEPH", "TIRI SON", "WEN DAHL",
    ],
    one: (look) => `scroll marked ${look}`,
    many: (look) => `scrolls marked ${look}`,
  },
  wand: {
    title: "Wands",
    looks: ["oaken", "ivory", "copper", "glass", "willow", "tin", "ebony", "jade", "bone", "lead", "hazel"],
    one: (look) => `${look} wand`,
    many: (look) => `${look} wands`,
  },
  ring: {
    title: "Rings",
    looks: ["opal", "garnet", "pearl", "agate", "onyx", "topaz", "amethyst", "coral", "jasper", "moonstone", "beryl"],
    one: (look) => `${look} ring`,
    many: (look) => `${look} rings`,
  },
}, {
  title: "words: over what is known of them",
  looks: "list: what unknown kinds of it look like, one for each kind",
  one: "rule: (look) => the name of an unknown one",
  many: "rule: (look) => the name of several",
});
