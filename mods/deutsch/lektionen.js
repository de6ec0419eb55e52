// Was auf den Zetteln der ersten Schritte steht, wenn sie gespielt werden.
import { actions, add, amend, texts, tiles } from "gnaw";

const lektion = (id, title, text) => ({ [`lesson.${id}.title`]: { text: title }, [`lesson.${id}`]: { text } });

add(texts, {
  "lesson.on": { text: "Weiter" },
  "lesson.begins": { text: "Geh auf einen Zettel, ein goldenes ?, um ihn zu lesen. Gegangen wird mit den Pfeiltasten." },
  "lesson.ends": { text: "Du hast gelernt, was die Zettel lehren können. Ein Spiel für dich ist n auf dem Titel." },
  ...lektion("moving", "Gehen", "Gegangen wird mit den Pfeilen; auch mit Ziffern und einigen Buchstaben, die {key.help} zeigt. Mit der Umschalttaste läufst du. Geh nach Osten, durch die Tür: Wer gegen eine Tür geht, öffnet sie."),
  ...lektion("looking", "Sich umsehen", "{key.look} sieht sich um: Pfeile bewegen die Marke, Tab geht zum nächsten Ding oder Zettel, Enter sagt mehr, Esc kehrt zurück. Sieh dir die Statue an. Rechts am Bildschirm steht, wie es dir geht, und wen und was du siehst."),
  ...lektion("taking", "Aufheben", "Da liegt etwas. Geh darauf, und drück {key.pickUp}. {key.inventory} zeigt alles, was du bei dir hast und was sich damit tun lässt."),
  ...lektion("eating", "Essen", "Du bist weit gegangen und hast Hunger: Sieh auf den Balken für Essen. {key.verb.eat} isst. Wer satt isst, verschwendet das meiste, und wer nie isst, verhungert."),
  ...lektion("throwing", "Werfen", "{key.verb.throw} wirft: Wähl die Wurfpfeile, dann, wen du treffen willst, und drück Enter. Der Kasten sagt, wie wahrscheinlich das ist. Hinter der nächsten Tür schläft eine Ratte, wenn du nicht laut warst; wer schläft, wird sicher getroffen."),
  ...lektion("fighting", "Kämpfen", "Geh gegen einen Feind, um zuzuschlagen, oder drück {key.fight}, um den nächsten zu bekämpfen. Sieh ihn dir vorher an: Der Kasten sagt, wie ein Kampf ausginge. Wer rechtzeitig davonläuft, lebt länger."),
  ...lektion("resting", "Ausruhen", "Du bist verletzt. {key.action.rest} ruht, bis es dir gut geht, solange dich niemand sieht; das macht hungrig. Schneller geht es mit einem Heiltrank: {key.verb.quaff} trinkt."),
  ...lektion("exploring", "Es gehen lassen", "{key.explore} erkundet, bis etwas auftaucht. {key.action.descend} geht zur Treppe hinab, und noch einmal gedrückt nimmt es sie. {key.find} findet alles, was du gesehen hast. {key.help} zeigt alle Tasten, {key.commands} ein Menü davon."),
  ...lektion("leaving", "Hinab", "Vor dir ist eine Treppe hinab. Mehr gibt es hier nicht zu lernen: Drück auf ihr {key.action.descend}. Im Spiel liegt das Füllhorn auf der letzten Ebene. Hol es, und bring es herauf."),
});

const zettel = Object.keys(tiles).filter((id) => /^(tutorial:)?note-/.test(id));

amend(tiles, Object.fromEntries(zettel.map((id) => [id, { name: "Zettel am Boden" }])));

const lesen = Object.keys(actions).filter((id) => /^(tutorial:)?reread$/.test(id));

amend(actions, Object.fromEntries(lesen.map((id) => [id, { menu: "Einen Zettel noch einmal lesen" }])));
