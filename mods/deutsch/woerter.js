// Wörter auf Schildern, in Menüs und auf der Karte.
import { actions, amend, places, tiles, verbs } from "gnaw";
import { flavours } from "base/content/flavours.js";
import { branches } from "base/content/branches.js";
import { chronicle, diary } from "base/content/chronicle.js";
import { feats } from "base/content/feats.js";
import { hints } from "base/content/hints.js";
import { mechanisms } from "base/content/mechanisms.js";
import { runics } from "base/content/runics.js";
import { statuses } from "base/content/statuses.js";
import { pronouns } from "base/rules/words.js";
import { eating } from "base/rules/eating.js";
import { bosses } from "base/rules/bosses.js";
import { feelings } from "base/rules/feelings.js";
import { layouts } from "base/rules/layouts.js";
import { hungerStates } from "base/rules/hunger.js";
import { strokes } from "base/rules/strokes.js";
import { talents } from "base/content/talents.js";
import { moods } from "base/content/moods.js";
import { upheavals } from "base/content/upheavals.js";

amend(hungerStates, {
  wellFed: { label: "Satt" },
  hungry: { label: "Hungrig", onEnter: "Du bekommst Hunger." },
  weak: { label: "Schwach", onEnter: "Du fühlst dich schwach." },
  fainting: { label: "Ohnmächtig", onEnter: "Dir wird schwarz vor Augen." },
  starving: { label: "Am Verhungern", onEnter: "Du verhungerst!" },
});

amend(statuses, {
  poisoned: { label: "Vergiftet", begins: "Du bist vergiftet.", ends: "Das Gift ist fort." },
  hasted: { label: "Schnell", begins: "Du bist schnell.", ends: "Deine Eile ist vorbei." },
  slowed: { label: "Langsam", begins: "Du wirst langsam.", ends: "Du bist so schnell wie zuvor." },
  mighty: { label: "Stark", begins: "Du fühlst dich stark.", ends: "Die Kraft verlässt dich." },
  raging: { label: "In Wut", begins: "Du siehst rot.", ends: "Deine Wut ist verraucht." },
  shielded: { label: "Steinhaut", begins: "Deine Haut wird zu Stein.", ends: "Deine Haut ist wieder weich." },
  held: { label: "Festgehalten", begins: "Du wirst festgehalten. Jeder Schritt ist ein Kampf.", ends: "Du bist frei." },
  burning: { label: "In Flammen", begins: "Du brennst!", ends: "Die Flammen an dir erlöschen." },
  confused: { label: "Verwirrt", begins: "Alles dreht sich.", ends: "Dein Kopf ist wieder klar." },
  blind: { label: "Blind", begins: "Es wird finster.", ends: "Du siehst wieder." },
});

amend(moods, {
  asleep: { word: "schlafend" },
  wandering: { word: "umherziehend" },
  hunting: { word: "auf der Jagd" },
  fleeing: { word: "auf der Flucht" },
  lurking: { word: "auf der Lauer" },
  captive: { word: "in Ketten" },
});
amend(eating, { line: "Das war gut." });

amend(feelings, {
  dark: { line: "Es ist finster hier. Du siehst nur ein paar Schritte weit." },
  larder: { line: "Es riecht nach Rauch und Fett: Jemand hat hier eine Speisekammer." },
  fungus: { line: "Die Luft ist feucht und schmeckt nach Pilzen." },
  overgrown: { line: "Alles ist überwachsen." },
  flooded: { line: "In den Hallen steht Wasser." },
  ruin: { line: "Die Hälfte ist eingestürzt." },
  silence: { line: "Es ist sehr still. Alles schläft." },
  unrest: { line: "Hier schläft niemand." },
  nest: { line: "In jeder Ecke huscht etwas." },
  armoury: { line: "Du hörst Stahl klirren." },
});

amend(bosses, {
  ratMother: { line: "In den Wänden trippeln Pfoten, und alle laufen in eine Richtung." },
  bellringer: { line: "Irgendwo auf dieser Ebene läutet eine Glocke. Bleibst du stehen, verstummt sie." },
  magpie: { line: "Schwarze und weiße Federn liegen herum, und nichts, was glänzt." },
  snuffer: { line: "Eine Reihe Kerzen, alle mit nassen Fingern gelöscht." },
  houndsman: { line: "Jemand pfeift, drei Töne, und Krallen laufen über Stein." },
  cook: { line: "Es riecht nach Zwiebeln und nach etwas, das niemand schmoren sollte." },
  poacher: { line: "Eine Schlinge, durchgeschnitten. Hier jagt jemand, und keine Ratten." },
  angler: { line: "Fußspuren führen zu einem Teich hinab. Keine führt von ihm weg." },
  tollKeeper: { line: "Im Staub liegt eine Reihe Münzen: was andere noch zu geben hatten." },
  leaven: { line: "Es riecht nach Brot. Hier hat seit hundert Jahren niemand gebacken." },
  larderCat: { line: "Keine Maus, keine Ratte: Etwas hat sie alle geholt." },
  weaver: { line: "Fäden hängen von der Decke und zittern, als du kommst." },
  abbess: { line: "Irgendwo singen Frauen und holen niemals Atem." },
  knight: { line: "Auf einem Teller am Boden liegt ein Krümel. Niemand hat ihn angerührt." },
  guest: { line: "Irgendwo wird ein Stuhl an einen Tisch gerückt, und noch einmal." },
});

amend(upheavals, {
  rubble: { line: "Seit du hier warst, ist ein Teil der Decke heruntergekommen." },
  water: { line: "Seit du hier warst, ist von unten Wasser heraufgekommen." },
  dead: { line: "Die Toten dieser Ebene sind aufgestanden." },
  hounds: { line: "Irgendwo schlagen die Hunde des Königs an." },
  dark: { line: "Jemand hat die Lichter gelöscht." },
  foul: { line: "Die Luft hier unten ist schlecht geworden." },
  fire: { line: "Auf dieser Ebene brennt es." },
});

amend(strokes, {
  stab: { doc: "Schlafende trifft es fünffach." },
  sweep: { doc: "Jeder Hieb trifft alle Feinde ringsum." },
  pierce: { doc: "Jeder Stoß trifft auch, wer dahinter steht." },
  lunge: { doc: "Ein Schritt auf einen Feind zu, der zwei Felder entfernt ist, ist ein Stoß mit doppeltem Schaden." },
  carve: { doc: "Wen es tötet, der hinterlässt dreimal so oft etwas Essbares." },
  stagger: { doc: "Einer von vier Treffern kostet den Getroffenen seinen nächsten Zug." },
});

amend(mechanisms, {
  portcullis: { line: "Ein Fallgitter rasselt hoch.", several: "Fallgitter rasseln hoch." },
  statue: { line: "Eine Statue steigt von ihrem Sockel.", several: "Statuen steigen von ihren Sockeln." },
  sluice: { line: "Eine Schleuse öffnet sich, und Wasser schießt herein.", several: "Schleusen öffnen sich, und Wasser schießt herein." },
  vent: { line: "Ein Schlot zischt, und faule Luft kommt heraus.", several: "Schlote zischen, und faule Luft kommt heraus." },
  "fire-vent": { line: "Ein Funke springt aus der Wand.", several: "Funken springen aus den Wänden." },
  "cracked-floor": { line: "Der Boden gibt nach." },
});

amend(runics, {
  embers: { of: "der Glut", line: "Warm fühlt es sich an, und es setzt Feinde in Brand." },
  frost: { of: "des Frosts", line: "Reif wächst darauf und macht träge, wen es trifft." },
  feasting: { of: "des Schmausens", line: "Mit dem, was es trifft, ernährt es dich." },
  echoes: { of: "des Echos", line: "Einer von fünf Hieben klingt zweimal." },
  mercy: { of: "der Gnade", line: "Dann und wann heilt es, wen es trifft." },
  clamour: { of: "des Lärms", line: "Geschwungen heult es auf." },
  spines: { of: "der Stacheln", line: "Wer darauf schlägt, sticht sich." },
  vigour: { of: "der Kraft", line: "Ein Hieb macht dann und wann stärker." },
  ashes: { of: "der Asche", line: "Kein Feuer schadet dem, der es trägt." },
  hunger: { of: "des Hungers", line: "Jeder Hieb, der darauf fällt, macht hungrig." },
  rust: { of: "des Rosts", line: "Unter Hieben nutzt es sich ab." },
});

amend(pronouns, { it: { its: "sein" }, he: { its: "sein" }, she: { its: "ihr" } });

amend(talents, {
  life: { text: "Leben: acht Lebenspunkte mehr" },
  attack: { text: "Angriff: zwei mehr, um öfter und härter zu treffen" },
  defense: { text: "Abwehr: zwei mehr, um seltener getroffen zu werden" },
  sight: { text: "Augen: drei Felder weiter sehen" },
  softSteps: { text: "Leise Sohlen: vier Felder weniger weit zu hören" },
  thrift: { text: "Sparsamkeit: der Magen leert sich um ein Sechstel langsamer" },
  ironStomach: { text: "Eiserner Magen: kein Essen macht dich krank" },
  gourmet: { text: "Feinschmecker: jede Mahlzeit bringt zehn Lebenspunkte zurück" },
  butcher: { text: "Metzger: Leichen hinterlassen doppelt so oft Fleisch" },
  strongArm: { text: "Starker Arm: was zum Werfen gemacht ist, schadet um zwei mehr" },
  assassin: { text: "Meuchler: Schlafende leiden fünffach statt dreifach, durch Dolche siebenfach statt fünffach" },
  secondWind: { text: "Zweiter Atem: unter einem Drittel Leben heilst du dreimal so schnell" },
  fury: { text: "Wut: unter einem Drittel Leben fünf Angriff mehr" },
  bulwark: { text: "Bollwerk: zwei Abwehr für jeden Feind neben dir, außer dem ersten" },
  lean: { text: "Hager: drei Angriff mehr, solange du hungrig bist" },
  scholar: { text: "Gelehrt: jede Schriftrolle nennt dir noch ein Ding, das du trägst" },
});

amend(feats, {
  home: { name: "Heim mit dem Füllhorn" },
  cup: { name: "Heim mit dem Becher" },
  diary: { name: "Das ganze Tagebuch gelesen" },
  half: { name: "Auf halber Tiefe" },
  bottom: { name: "Ganz unten" },
  haste: { name: "Auf halber Tiefe in 2000 Runden" },
  harmless: { name: "Harmlos" },
  slayer: { name: "Hundert erschlagen" },
  learned: { name: "Fünf Gaben gelernt" },
  company: { name: "In guter Gesellschaft" },
});

amend(hints, {
  toldOfThings: { text: "Mit {key.pickUp} hebst du auf, worauf du stehst; {key.explore} tut es von selbst." },
  toldOfFoes: { text: "Geh gegen einen Feind, um ihn zu schlagen; mit {key.look} siehst du ihn dir vorher an." },
  toldOfWater: { text: "Was schwimmt, kann nicht aus dem Wasser: Wo kein Wasser neben dir ist, erreicht es dich nicht und hält dich nicht auf." },
  toldOfWounds: { text: "Wunden heilen von selbst, und das macht hungrig: ruh dich mit {key.action.rest} aus, wo dich niemand sieht." },
  toldOfHunger: { text: "Iss mit {key.verb.eat}. Jetzt ginge von einer Tagesration nichts verloren." },
  toldOfUnknown: { text: "Trink mit {key.verb.quaff}, was du gefunden hast, oder lies es mit {key.verb.read}, und sieh, was geschieht." },
  toldOfStairs: { text: "Mit {key.action.descend} gehst du hinab. Das Füllhorn liegt auf der untersten Ebene." },
});

amend(flavours, {
  potion: {
    title: "Tränke",
    looks: ["trüb", "klar", "bernsteinfarben", "purpurn", "rauchend", "schwarz", "milchig", "grün", "sprudelnd", "violett", "golden", "grau", "blassblau", "ölig", "kalt", "rostrot", "weiß", "körnig", "duftend"],
    one: (look) => `${look}~ Trank`,
    many: (look) => `${look}~ Tränke`,
  },
  wand: {
    title: "Zauberstäbe",
    looks: ["eichen", "elfenbeinern", "kupfern", "gläsern", "weiden", "zinnern", "ebenhölzern", "jaden", "knöchern", "bleiern", "haselhölzern"],
    one: (look) => `${look}~ Zauberstab`,
    many: (look) => `${look}~ Zauberstäbe`,
  },
  ring: {
    title: "Ringe",
    looks: ["Opal", "Granat", "Perl", "Achat", "Onyx", "Topas", "Amethyst", "Korallen", "Jaspis", "Mondstein", "Beryll"],
    one: (look) => `${look}ring`,
    many: (look) => `${look}ringe`,
  },
  scroll: { title: "Schriftrollen", one: (look) => `Schriftrolle „${look}“`, many: (look) => `Schriftrollen „${look}“` },
});

amend(verbs, {
  eat: { menu: "Essen", ask: "Was essen?", none: "Du hast nichts zu essen." },
  quaff: { menu: "Trinken", ask: "Was trinken?", none: "Du hast nichts zu trinken." },
  read: { menu: "Lesen", ask: "Was lesen?", none: "Du hast nichts zu lesen." },
  wear: { menu: "Anlegen oder führen", ask: "Was anlegen oder führen?", none: "Du hast nichts anzulegen." },
  takeOff: { menu: "Ablegen", ask: "Was ablegen?", none: "Du trägst nichts, was sich ablegen lässt." },
  zap: { menu: "Einen Stab benutzen", ask: "Welchen Stab benutzen?", none: "Du hast keinen Stab, in dem noch etwas ist." },
  invoke: { menu: "Ein Amulett anrufen", ask: "Welches Amulett anrufen?", none: "Du hast kein Amulett." },
  throw: { menu: "Werfen", ask: "Was werfen?", none: "Du hast nichts zu werfen." },
});

amend(actions, {
  wait: { menu: "Eine Runde warten" },
  close: { menu: "Türen schließen" },
  discoveries: { menu: "Was du herausgefunden hast" },
  rest: { menu: "Ausruhen, bis es dir gut geht" },
  search: { menu: "Fünf Runden suchen" },
  pickUp: { menu: "Aufheben" },
  drop: { menu: "Hinlegen" },
  descend: { menu: "Hinabgehen" },
  ascend: { menu: "Hinaufgehen" },
  pull: { menu: "Einen Hebel ziehen" },
  drink: { menu: "Aus einem Brunnen trinken" },
  pray: { menu: "An einem Altar beten" },
});

amend(tiles, {
  wall: { name: "Mauer" },
  chasm: { name: "Abgrund" },
  brazier: { name: "Feuerschale" },
  "hidden-trap": { name: "Boden" },
  "dart-trap": { name: "Pfeilfalle" },
  "net-trap": { name: "Netzfalle" },
  "bell-trap": { name: "Glockenfalle" },
  "vapour-trap": { name: "Dampffalle" },
  "circle-trap": { name: "Runenkreis" },
  trapdoor: { name: "Falltür" },
  vapour: { name: "Dampf" },
  pedestal: { name: "Sockel" },
  "bare-pedestal": { name: "leerer Sockel" },
  flame: { name: "Flammen" },
  smoke: { name: "Rauch" },
  "thick-smoke": { name: "Rauch" },
  ash: { name: "Asche" },
  miasma: { name: "Miasma" },
  firedamp: { name: "Grubengas" },
  mud: { name: "Schlamm" },
  brambles: { name: "Dornen" },
  briars: { name: "junge Dornen" },
  ice: { name: "Eis" },
  "black-ice": { name: "Eis über tiefem Wasser" },
  web: { name: "Spinnweben" },
  spikes: { name: "Krähenfüße" },
  crystal: { name: "Kristall" },
  lever: { name: "Hebel" },
  "pulled-lever": { name: "umgelegter Hebel" },
  portcullis: { name: "Fallgitter" },
  "locked-door": { name: "verschlossene Tür" },
  statue: { name: "Statue" },
  "watching-statue": { name: "Statue" },
  sluice: { name: "Schleuse" },
  "open-sluice": { name: "offene Schleuse" },
  vent: { name: "Schlot" },
  "fire-vent": { name: "versengter Schlot" },
  "cracked-floor": { name: "rissiger Boden" },
  plinth: { name: "Postament" },
  "bare-plinth": { name: "leeres Postament" },
  stall: { name: "Verkaufsluke" },
  "exchange-altar": { name: "Tauschaltar" },
  "blood-altar": { name: "Blutaltar" },
  bones: { name: "Knochen" },
  shelf: { name: "Bücherregal" },
  "secret-door": { name: "Mauer" },
  floor: { name: "Boden" },
  door: { name: "Tür" },
  "open-door": { name: "offene Tür" },
  "stairs-down": { name: "Treppe hinab" },
  "stairs-up": { name: "Treppe hinauf" },
  water: { name: "tiefes Wasser" },
  shallows: { name: "seichtes Wasser" },
  grass: { name: "Gras" },
  bushes: { name: "Büsche" },
  pillar: { name: "Säule" },
  rubble: { name: "Geröll" },
  well: { name: "Brunnen" },
  remains: { name: "Knochen in Lumpen" },
  stele: { name: "Stein mit Schrift" },
  "read-stele": { name: "Stein, den du gelesen hast" },
  lava: { name: "flüssiger Fels" },
  roots: { name: "Loch zwischen Wurzeln" },
  ladder: { name: "Eisenleiter in einen Schacht" },
  "throne-stairs": { name: "schmale Treppe unter dem Thron" },
  "dry-well": { name: "versiegter Brunnen" },
  altar: { name: "Altar" },
  "spent-altar": { name: "erkalteter Altar" },
});

amend(chronicle, {
  gate: { text: "Über dem Bogen steht: WER HUNGER HAT, KOMME HEREIN. Darunter hat jemand gekratzt: und bleibe." },
  almshouse: { text: "Eine Liste von Dörfern, jedes mit seinen Säcken Korn. Neben dem letzten steht: Sie haben nichts mehr. Nimm es trotzdem." },
  granary: { text: "IM DRITTEN FROST WÜNSCHTE ER SICH EIN HORN, DAS NIE LEER WIRD. Im vierten hatte er es. Im fünften war niemand mehr da, um mit ihm zu essen." },
  table: { text: "Hundert Teller sind in den Stein gehauen, mit einem Namen an jedem. Neunundneunzig sind durchgestrichen." },
  threshold: { text: "ER ISST, UND WIRD NICHT SATT. Wer es ihm nimmt, dem folgen alle, die je davon gegessen haben." },
});

amend(diary, {
  first: { text: "„Brot für sechs Tage, und weit kann es nicht sein. Ich habe geschworen, hier unten nichts zu essen, was ich nicht mitgebracht habe.“" },
  second: { text: "„Tag 5. Die Goblins essen, was ihr Koch ihnen gibt, und fragen nicht. Ich habe davon geträumt.“" },
  third: { text: "„Tag 9. Das Brot ist alle. Ein Schwur ist ein Schwur.“" },
  fourth: { text: "„Tag 16. Ich habe keinen Hunger mehr. Das macht mir Sorgen.“" },
  fifth: { text: "„Tag 31. Wen ich erschlage, der hat keinen Hunger mehr, und eine Weile habe ich auch keinen.“" },
  sixth: { text: "„Ich habe ihn gesehen. Er sah auf meinen leeren Teller und lachte. Ich warte hier auf den, der als Nächster kommt, und teile, was ich habe.“" },
});

amend(places, {
  orchard: { name: "Der verschüttete Obstgarten" },
  foundry: { name: "Die Gießerei" },
  "kings-cellar": { name: "Der Keller des Königs" },
});

amend(branches, {
  orchard: { line: "Warme, feuchte Luft, und es riecht nach Obst. Hier unten wächst noch etwas." },
  foundry: { line: "Die Hämmer verstummen, als du hereinkommst. Es ist heiß, und der Boden summt." },
  "kings-cellar": { line: "Fässer, so weit man sieht, alle offen, alle leer." },
});

amend(layouts, {
  maze: { line: "Gänge gabeln sich vor dir, und gabeln sich wieder." },
  greatHall: { line: "Deine Schritte hallen wie in einem Saal, der für tausend Gäste gebaut wurde." },
  riverOfFire: { line: "Ein Fluss aus flüssigem Fels zieht durch diese Ebene und erhellt sie." },
});
