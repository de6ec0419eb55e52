// What unknown things look like: colours, titles, stones, woods and metals, dealt anew for each game.
import { add } from "gnaw";
import { flavours } from "base/content/flavours.js";

const rows = /** @type {any} */ ({
  "old-potion": {
    title: "Potions",
    looks: ["amber", "aquamarine", "black", "blue", "brown", "clear", "crimson", "ecru", "gold", "green", "grey", "orange", "pink", "plaid", "purple", "silver", "tan", "turquoise", "violet", "white", "yellow"],
    one: (look) => `${look} potion`,
    many: (look) => `${look} potions`,
  },
  "old-scroll": {
    title: "Scrolls",
    looks: [
      "blech foo", "ipsi va kerr", "mun zant", "rhov snik tue", "wergil", "yot abri", "ood eepme", "zim klis", "fa bytri", "nej potrol", "ulk wah so", "trol plu dalf", "ere xi", "gop unbjor",
      "hyd con", "jo kli bie", "sat welg", "vly mik ti", "umi ther", "nelg ox",
    ],
    one: (look) => `scroll titled “${look}”`,
    many: (look) => `scrolls titled “${look}”`,
  },
  "old-ring": {
    title: "Rings",
    looks: ["agate", "alexandrite", "amethyst", "carnelian", "diamond", "emerald", "germanium", "granite", "jade", "kryptonite", "lapis lazuli", "moonstone", "obsidian", "onyx", "opal", "pearl", "ruby", "sapphire", "topaz", "turquoise"],
    one: (look) => `${look} ring`,
    many: (look) => `${look} rings`,
  },
  "old-stick": {
    title: "Wands and staffs",
    looks: [
      "avocado staff", "balsa staff", "bamboo staff", "banyan staff", "birch staff", "cedar staff", "cherry staff", "ebony staff", "elm staff", "hemlock staff", "kukui staff", "oak staff", "teak staff", "willow staff",
      "aluminium wand", "bone wand", "brass wand", "bronze wand", "copper wand", "iron wand", "lead wand", "nickel wand", "pewter wand", "silver wand", "steel wand", "tin wand", "zinc wand",
    ],
    one: (look) => look,
    many: (look) => `${look}s`,
  },
});

add(flavours, rows);
