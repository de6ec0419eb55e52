// Families of things whose kinds must be found out: what the unknown ones look like.
import { table } from "gnaw";

export const flavours = table("flavours", {
  potion: {
    title: "Potions",
    looks: [
      "murky", "clear", "amber", "crimson", "smoking", "black", "milky", "green", "bubbling", "violet", "golden", "grey", "pale blue", "oily", "cold",
    ],
    one: (look) => `${look} potion`,
    many: (look) => `${look} potions`,
  },
  scroll: {
    title: "Scrolls",
    looks: [
      "ASH TEM", "OVU RAL", "MIN KETH", "DOR ENNA", "ZUL", "PARVO SIT", "HEKU", "LIM NOX", "ARDA VEI", "TOLL EM", "QUI SAR", "BRAM", "NEFI OTH", "YSTRA",
    ],
    one: (look) => `scroll marked ${look}`,
    many: (look) => `scrolls marked ${look}`,
  },
}, {
  title: "words: over what is known of them",
  looks: "list: what unknown kinds of it look like, one for each kind",
  one: "rule: (look) => the name of an unknown one",
  many: "rule: (look) => the name of several",
});
