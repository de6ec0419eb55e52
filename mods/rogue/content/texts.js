// Sentences of this game that speak of somebody.
import { add, amend, texts } from "gnaw";

add(texts, {
  "rogue.something": { text: "something" },
  "rogue.killed": { text: "You have killed {victim}." },
  "rogue.frozen": { text: "{attacker} freezes you." },
  "rogue.lighter": { text: "Your purse feels lighter, and {attacker} is gone." },
  "rogue.steals": { text: "{attacker} takes {item.a}, and is gone." },
  "rogue.gaze": { text: "{who} looks at you, and everything turns." },
  "rogue.breath": { text: "{who} breathes fire at you!" },
  "rogue.thrown": { text: "{who?You throw|It throws} {item.a}." },
  "rogue.shot": { text: "{who?You shoot|It shoots} {item.a}." },
  "rogue.harmless": { text: "{attacker} {attacker?hit|hits} {defender}, and {attacker?do|does} no harm." },
  "rogue.confused": { text: "{defender} looks confused." },
  "rogue.examined": { text: "{item?It is|They are} {named}." },
});

// No stairs lead up without the Amulet.
amend(texts, {
  exploredToTheEnd: { text: "There is nothing more to explore, and no way down that you know. Press {key.action.search} to search at walls and dead ends." },
});
