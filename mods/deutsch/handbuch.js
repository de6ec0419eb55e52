// Das Handbuch auf Deutsch, Kapitel für Kapitel.
import { amend, manual } from "gnaw";

const kapitel = (title, ...absaetze) => ({ title, text: absaetze.join("\n") });

amend(manual, {
  aim: kapitel(
    "Worum es geht",
    "Auf der untersten Ebene liegt das Füllhorn. Geh hinab, hol es, und bring es herauf. Umbringen kann dich, was unterwegs haust, und dein Magen.",
    "Jedes Verlies wird neu gegraben. Wer stirbt, fängt von vorn an und weiß mehr: Mit einem toten Helden geht es nicht weiter.",
  ),
  first: kapitel(
    "Die ersten Schritte",
    "{key.explore} erkundet von selbst, hebt auf, was sich lohnt, und hält an, wenn etwas auftaucht; warum, steht da. Was du nicht kennst, siehst du dir mit {key.look} an, bevor du es anrührst.",
    "{key.commands} zeigt alles, was man tun kann, mit den Tasten dafür. {key.whatKey} sagt, was eine Taste tut.",
  ),
  walking: kapitel(
    "Gehen, laufen, reisen",
    "Geh in eine Tür, um sie zu öffnen, gegen einen Feind, um ihn zu schlagen, gegen einen Freund, um den Platz zu tauschen. Mit der Umschalttaste, oder mit {key.runPrefix} vor der Richtung, läufst du, bis etwas kommt. Nach {key.count} tippst du, wie oft der nächste Schritt oder Befehl getan werden soll: Enter beendet die Zahl, wo Ziffern gehen.",
    "{key.travel} geht zu einem Ort, den du kennst, {key.find} zu allem, was du gesehen hast, auf welcher Ebene auch immer. Was unterbrochen wurde, geht mit {key.resume} weiter. Jede Taste hält es an.",
  ),
  looking: kapitel(
    "Umsehen",
    "{key.look} geht durch, was in Sicht ist: Im Kasten steht in Zahlen, wie ein Kampf stünde. Die Eingabetaste sagt alles, was bekannt ist, und . geht hin.",
    "{key.surroundings} sagt in Worten, was um dich ist. {key.levelMap} zeigt die ganze Ebene, {key.overview} alle Ebenen mit deinen Notizen. {key.messages} zeigt die Meldungen noch einmal.",
  ),
  fighting: kapitel(
    "Kämpfen",
    "Geh gegen einen Feind, oder drück {key.fight}: Das geht zum nächsten und schlägt zu, und es lässt ab, wenn du schwer verletzt bist. Dann entscheide selbst: fliehen, heilen, werfen oder weiter.",
    "Angriff gegen Abwehr ergibt, wie oft ein Hieb trifft; im Kasten von {key.look} steht es für beide Seiten. Stell dich dorthin, wo nur wenige an dich herankommen: Im Gang kommt einer nach dem anderen.",
    "Wer schläft, den trifft ein Stich weit härter, und wer nichts tun kann, weicht keinem Schlag aus.",
  ),
  weapons: kapitel(
    "Waffen und Rüstung",
    "{key.verb.wear} nimmt in die Hand oder legt an, {key.verb.takeOff} legt ab. Sieh dir etwas im Rucksack an: Es wird mit dem verglichen, was du benutzt.",
    "Äxte schlagen ringsum, Speere zwei in einer Reihe, Rapiere stoßen vor, Dolche erstechen Schlafende am besten, Keulen betäuben. Schwere Rüstung schützt, und man hört sie.",
  ),
  shooting: kapitel(
    "Werfen, schießen, zielen",
    "{key.verb.throw} wirft alles. Beim Zielen geht die Tabulatortaste zum nächsten Ziel, der Weg zeigt, was davor steht, und im Kasten stehen die Aussichten. Pfeile richten weit mehr an mit einem Bogen in der Hand.",
    "{key.aimAgain} wirft oder schießt das Gleiche noch einmal auf den nächsten Feind, und beim ersten Mal, was dafür gemacht ist.",
    "Stäbe und Zauberstäbe benutzt man mit {key.verb.zap}: Stäbe füllen sich mit der Zeit, Zauberstäbe nicht. Amulette ruft man mit {key.verb.invoke} an.",
  ),
  things: kapitel(
    "Was du bei dir hast",
    "{key.inventory} ist der Rucksack: Ein Buchstabe sagt, was man mit etwas tun kann und was das bewirken würde. {key.pickUp} hebt auf, {key.drop} legt hin.",
    "Buchstaben bleiben bei ihren Dingen. In langen Listen lässt / nur übrig, was du tippst. {key.inscribe} schreibt ein Wort auf etwas: nur für dich, es ändert nichts.",
  ),
  unknown: kapitel(
    "Unbekanntes",
    "Niemand weiß zuerst, was in einem Trank, einer Schriftrolle, einem Stab, einem Ring steckt. Trink mit {key.verb.quaff}, lies mit {key.verb.read}: Dann weißt du es ein für alle Mal. Probier es, wo niemand in der Nähe ist.",
    "{key.action.discoveries} sagt, was du weißt, und wie wahrscheinlich alles andere ist. Ein geworfener Trank zerbirst über dem, der dort steht.",
  ),
  hunger: kapitel(
    "Hunger",
    "Dein Magen leert sich Runde für Runde. Ein Balken und ein Wort sagen, wie es steht: Satt schließen sich Wunden schneller, schwach kaum noch; am Ende fällst du in Ohnmacht, und dann verhungerst du.",
    "Wer weitergeht, findet genug; wer sitzen bleibt, nichts. Was auf einer Ebene liegt, wächst nicht nach.",
    "Das Verlies legt aus, was fällig ist, wenn du auf eine neue Ebene kommst: Hast du nichts mehr, geh hinab.",
  ),
  eating: kapitel(
    "Essen",
    "{key.verb.eat} isst. Ein voller Magen nimmt nichts mehr: Du wirst gefragt, bevor das meiste einer Mahlzeit verloren ginge. Iss, wenn du hungrig bist; vorher ist es Verschwendung.",
    "Leichen lassen dann und wann Fleisch zurück. Manches hat seine Eigenheiten und sagt es, wenn du es dir ansiehst.",
  ),
  resting: kapitel(
    "Wunden und Rast",
    "Wunden schließen sich von selbst, auf Kosten des Magens. {key.action.rest} ruht, bis es dir gut geht, es sei denn, jemand sieht dich oder du bist am Verhungern. {key.action.wait} wartet eine Runde.",
    "Jede Stufe an Erfahrung gibt mehr Leben, und eine Gabe zur Wahl.",
  ),
  stealth: kapitel(
    "Lärm und Schlaf",
    "Viele schlafen, bis sie dich hören. Kämpfen ist laut, Gehen weniger, Stillhalten kaum; Rüstung kommt dazu. Wer gejagt wird, schüttelt seine Jäger dann und wann hinter einer Ecke ab.",
    "Neben dem Namen eines Wesens steht, was es vorhat: schläft, streift umher, flieht. Bei einem Jäger steht nichts.",
  ),
  stairs: kapitel(
    "Treppen",
    "{key.action.descend} geht zur Treppe hinab, die du kennst, und nimmt sie, wenn du dort stehst; {key.action.ascend} tut dasselbe hinauf. Ebenen bleiben, wie du sie verlässt.",
    "Feinde auf deinen Fersen kommen mit, und Freunde neben dir auch.",
  ),
  hidden: kapitel(
    "Türen, Geheimnisse und Fallen",
    "{key.action.search} sucht nach verborgenen Türen und Fallen: neben dir sicher, weiter weg mit Glück. Eine Falle, die du gesehen hast, wirkt auch gegen andere. {key.action.close} schließt Türen.",
    "Verschlossenes öffnet sich mit seinem Schlüssel, oder mit der Zeit für den, der daneben sucht. Hebel zieht man mit {key.action.pull}.",
  ),
  ground: kapitel(
    "Boden, Feuer und Gase",
    "Tiefes Wasser trägt fort, was du hältst, Schlamm hält auf, Eis lässt gleiten, Spinnweben halten fest, Dornen reißen, Gras verbirgt. Das Erkunden geht um Schädliches herum.",
    "Feuer frisst Gras, Spinnweben und Schriftrollen; Wasser löscht es. Gase treiben und werden dünner; Grubengas liegt still und zerplatzt, wo Feuer in die Nähe kommt. Sieh dir eine Stelle an, dann steht es da; vor Flammen, einem Abgrund oder einer Falle, die du kennst, wirst du gefragt.",
  ),
  states: kapitel(
    "Zustände",
    "Worte neben der Karte sagen, was dir widerfahren ist: vergiftet, langsam, verwirrt, gehalten, in Flammen. Jeder Zustand hat eine Farbe und ein Wort und geht vorüber.",
  ),
  friends: kapitel(
    "Freunde",
    "Wer in Ketten liegt, geht mit dem, der ihn befreit. Geh gegen ihn, dann wirst du gefragt. Gefährten, die dich in der Nähe sehen, kommen über Treppen mit, und wachsen an dem, was sie töten.",
  ),
  places: kapitel(
    "Brunnen, Altäre, Sockel, Luken",
    "{key.action.drink} trinkt aus einem Brunnen, {key.action.pray} betet an einem Altar: Sieh erst nach, was er will. Von mehreren Sockeln darfst du eines nehmen. Hinter einer Luke verkauft jemand gegen Essen.",
    "Manche Ebenen haben eine Eigenart, von der du bei der Ankunft hörst.",
  ),
  ending: kapitel(
    "Tod, Punkte und Liste",
    "Die erste Treppe hinauf führt hinaus, und niemand kommt wieder. Mit dem Horn hast du gewonnen; wer ohne es geht, hat nur gelebt. Unter dem Thron des Königs liegt noch etwas, das niemand braucht.",
    "Wer das Horn aufhebt, den hört man. Der Weg hinauf ist nicht, wie der Weg hinab war.",
    "Punkte gibt es für die Tiefe, die du erreicht hast, und für Erfahrung, am meisten aber für die Heimkehr mit dem Horn. Die Geschichte jedes Spiels, das zu Ende geht, wird aufgeschrieben, und aus der Liste der besten lässt es sich noch einmal ansehen; dort sind auch deine Heldentaten gezählt.",
    "Das Spiel des Tages ist an diesem Tag für alle dasselbe, das der Woche in dieser Woche; ein anderes Spiel wartet so lange. Wer an der Konsole am Spiel dreht, spielt zur Übung.",
  ),
  saving: kapitel(
    "Sichern",
    "Jede Runde wird gesichert: Was auch immer das Programm beendet, das Spiel geht dort weiter, wo es war. {key.saveAndQuit} sichert und beendet, {key.abandon} gibt das Spiel für immer auf.",
  ),
  screen: kapitel(
    "Bildschirm und Tasten",
    "{key.options} hat Farben, Paletten für Augen, die manche schlecht unterscheiden, einfache Zeichen, Bildschirme zum Vorlesen, die Maus und jede Taste: Leg sie, wie du magst, die Hilfe folgt.",
    "Nichts braucht Strg, Alt oder eine Funktionstaste. Zum Gehen dienen die Buchstaben von vi, oder ein Block für Laptops.",
  ),
  mods: kapitel(
    "Mods",
    "Jede Regel ist ein Skript. Mods ändern sie: Schalte sie auf dem ersten Bildschirm ein, mit eigenen Einstellungen. Ein gesichertes Spiel geht mit den Mods weiter, mit denen es begann.",
  ),
});
