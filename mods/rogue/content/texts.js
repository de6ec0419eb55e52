// Sentences of this game that speak of somebody.
import { add, texts } from "gnaw";

add(texts, {
  "rogue.something": { text: "something" },
  "rogue.killed": { text: "You have killed {victim}." },
  "rogue.frozen": { text: "{attacker} freezes you." },
  "rogue.lighter": { text: "Your purse feels lighter, and {attacker} is gone." },
  "rogue.steals": { text: "{attacker} takes {item.a}, and is gone." },
  "rogue.gaze": { text: "{who} looks at you, and everything turns." },
  "rogue.breath": { text: "{who} breathes fire at you!" },
  "rogue.thrown": { text: "{who?You throw|It throws} {item.a}." },
});
