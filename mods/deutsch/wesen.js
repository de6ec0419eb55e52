// Wer im Dungeon lebt.
import { amend, creatures } from "gnaw";

amend(creatures, {
  hero: { name: "du" },
  rat: { name: "Ratte", gender: "f", doc: "Sie nagt an allem." },
  kobold: { name: "Kobold", gender: "m", doc: "Klein, verbittert, und bewaffnet mit dem, was er gefunden hat." },
  jackal: { name: "Schakal", gender: "m", doc: "Nie allein, und schneller als du." },
  bat: { name: "Höhlenfledermaus", gender: "f", doc: "Man weiß nie, wohin sie als Nächstes fliegt." },
  viper: { name: "Viper", gender: "f", doc: "Ihr Biss tut noch lange weh." },
  monkey: { name: "Äffchen", gender: "n", doc: "Es will, was du hast." },
  goblin: { name: "Goblin", gender: "m", doc: "Er lebt in Banden und isst ungern allein." },
  archer: { name: "Goblinwerfer", gender: "m", doc: "Er hält Abstand, solange er Pfeile hat." },
  toad: { name: "Riesenkröte", gender: "f", doc: "Meist harmlos. Manche essen ihre Schenkel." },
  lurker: { name: "Höhlenlauerer", gender: "m", doc: "Er sieht aus wie ein Stein, bis du nahe bist." },
  mound: { name: "Säureschleim", gender: "m", doc: "Er lebt von Metall und Leder." },
  orc: { name: "Ork", gender: "m", doc: "Stark, bewaffnet und schlecht gelaunt." },
  wolf: { name: "Wolf", gender: "m", doc: "Das Rudel jagt wie einer." },
  spider: { name: "Höhlenspinne", gender: "f", doc: "Ihr Gift hat Geduld." },
  ghoul: { name: "Ghul", gender: "m", doc: "Seine Berührung ist kalt und lähmt die Glieder." },
  ogre: { name: "Oger", gender: "m", doc: "Ein Hieb reicht oft." },
  wraith: { name: "Hungergespenst", gender: "n", doc: "Hier unten ist es verhungert, vor langer Zeit, und lässt es die Lebenden büßen." },
  troll: { name: "Troll", gender: "m", doc: "Er frisst, was er fängt, und er fängt das meiste." },
  king: { name: "Hohl~ König", gender: "m", doc: "Vor tausend Jahren setzte er sich zu einem Festmahl und wurde nie satt. Das Horn gehört ihm." },
});
