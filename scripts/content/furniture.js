// What stands in drawn rooms: levers, gates, statues, plinths, stalls, shrines.
import { add, tiles } from "gnaw";
import { watching } from "../rules/guardians.js";
import { inviting, offering } from "../rules/trading.js";

const OPEN = /** @type {const} */ ({ passable: true, transparent: true });
const BARRED = /** @type {const} */ ({ passable: false, transparent: true });

add(tiles, {
  lever: { ...OPEN, name: "lever", glyph: "¡", plain: "!", tone: "gilt", action: "pull", awaits: true, about: "place.lever" },
  "pulled-lever": { ...OPEN, name: "pulled lever", glyph: "¡", plain: "!", tone: "wall" },
  portcullis: { ...BARRED, name: "portcullis", glyph: "‡", plain: "H", tone: "iron" },
  "locked-door": { name: "locked door", glyph: "+", tone: "gilt", passable: true, transparent: false, shunned: true, daunting: true, display: true, awaits: true, about: "place.lock" },
  statue: { ...BARRED, name: "statue", glyph: "&", tone: "stone" },
  "watching-statue": { ...BARRED, name: "statue", glyph: "&", tone: "stone", eachTurn: watching },
  sluice: { name: "sluice", glyph: "║", plain: "H", tone: "deep", passable: false, transparent: false },
  "open-sluice": { name: "open sluice", glyph: "║", plain: "H", tone: "wall", passable: false, transparent: false },
  vent: { ...OPEN, name: "vent", glyph: "o", tone: "leaf" },
  "fire-vent": { ...OPEN, name: "scorched vent", glyph: "o", tone: "fire" },
  "cracked-floor": { ...OPEN, name: "cracked floor", glyph: "·", plain: ".", tone: "scree", shunned: true, about: "place.cracked" },
  plinth: { ...OPEN, name: "plinth", glyph: "Π", plain: "n", tone: "gilt", display: true, awaits: true, about: "place.plinth" },
  "bare-plinth": { ...OPEN, name: "bare plinth", glyph: "Π", plain: "n", tone: "wall" },
  stall: { ...OPEN, name: "stall", glyph: "¤", plain: "8", tone: "food", display: true, awaits: true, about: "place.stall", tread: offering },
  "exchange-altar": { ...OPEN, name: "altar of exchange", glyph: "_", tone: "magic", display: true, awaits: true, about: "place.exchange", tread: inviting },
  "blood-altar": { ...OPEN, name: "blood altar", glyph: "_", tone: "bad", action: "pray", awaits: true, about: "place.blood" },
  bones: { ...OPEN, name: "bones", glyph: ";", tone: "bone", cover: -3 },
  shelf: { name: "shelf of books", glyph: "≡", plain: "{", tone: "wood", passable: false, transparent: false, fuel: 2 },
});
