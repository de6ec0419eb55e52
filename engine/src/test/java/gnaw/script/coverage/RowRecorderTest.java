package gnaw.script.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Ref;
import gnaw.game.RowReached;
import gnaw.game.TableRow;
import gnaw.game.dice.FixedDice;
import gnaw.map.Point;
import gnaw.script.Rulebook;
import gnaw.script.Written;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which rows of tables games have reached, however scripts get at them. */
class RowRecorderTest {
    private static final String TABLES = """
            import { actions, add, become, creatures, items, offer, rules, say, set, table, texts, tiles, tones } from "gnaw";
            add(creatures, { worm: { name: "worm", glyph: "w", tone: "pale", hitPoints: 1, attack: 0, defense: 0 } });
            add(items, { bead: { name: "bead", glyph: "*" } });
            add(tones, { pale: { fore: "#dddddd" }, loud: { fore: "#ff00ff" } });
            add(actions, { pray: { time: 1 }, sing: { time: 1 } });
            add(texts, { spotted: { text: "Look, {name}!" }, never: { text: "Never." } });

            const states = table("states", {
              fine: { below: Infinity, label: "" },
              thirsty: { below: 4, label: "Thirsty" },
              dry: { below: 1, label: "Dry" },
            });
            const stateOf = (who) => Object.values(states).reduce((worst, row) => (who.thirst < row.below && row.below < worst.below ? row : worst));

            const songs = table("songs", { low: { verse: "Mm." }, high: { verse: "Ah." }, none: { verse: "" } });
            const kit = table("kit", { cup: { count: 1 }, rope: { count: 2 } });
            const finds = table("finds", { pin: { from: 1, weight: 3 }, ring: { from: 1, weight: 1 }, crown: { from: 9, weight: 9 } });
            const rooms = table("rooms", { hall: { from: 5, to: 8, plan: "#" }, hut: { from: 4, to: 9, plan: "." }, cave: { from: 1, to: 1, plan: "o" } });
            const gifts = table("gifts", { life: { text: "Life" }, luck: { text: "Luck" } });
            const doors = table("doors", { oak: { name: "oak", price: 1 }, iron: { name: "iron", price: 2 }, gold: { name: "gold", price: 3 } });
            const well = table("well", { depth: 3, rope: "long" });

            const weights = (depth) => Object.fromEntries(Object.entries(finds).filter(([, row]) => row.from <= depth).map(([id, row]) => [id, row.weight]));
            const byAction = {
              wait: (who) => [say(stateOf(who).label || "Fine.", "loud")],
              pray: (_who, dice) => [say(dice.pick(weights(1)))],
              sing: () => [
                say(songs[well.depth > 2 ? "high" : "low"].verse),
                offer({ title: "A gift", options: Object.fromEntries(Object.entries(gifts).map(([id, { text }]) => [id, { text, effects: [] }])) }),
              ],
              descend: () => [
                Object.entries(kit).map(([thing, { count }]) => say(`${thing} ${count}`)),
                Object.keys(gifts).map((id) => say(gifts[id].text)),
                Object.values(rooms).filter((row) => row.from <= 2 && 2 <= row.to).map((row) => say(row.plan)),
                say(String(Object.values(doors).find((row) => row.name === "iron").price)),
              ],
            };
            add(rules.actionEnds, { byAction: (who, action, dice) => byAction[action.id]?.(who, dice) ?? [] });
            add(rules.tileUsed, { stairs: () => [], unasked: { of: "others", answer: () => [] } });
            const FLAT = { passable: true, transparent: true };
            add(tiles, {
              spore: { ...FLAT, name: "spore", glyph: ",", eachTurn: (tile) => become(tile, "mould") },
              mould: { ...FLAT, name: "mould", glyph: ";" },
              moss: { ...FLAT, name: "moss", glyph: ":" },
            });
            """;

    @TempDir
    Path folder;

    private interface Play {
        void in(Game game);
    }

    /** What a game reaches of the tables above. */
    private Content after(Play play) {
        try (RowRecorder reach = RowRecorder.begin();
                Rulebook rules =
                        new Written(folder).main("").mod("talk", TABLES).load()) {
            play.in(Game.begin(rules, 1));
            return reach.taken();
        }
    }

    private static List<String> ids(Content content, String table, RowReached reached) {
        return content.ofTable(table).met(reached).stream().map(TableRow::id).toList();
    }

    private static Play doing(String action) {
        return game -> game.act(new Action.Plain(action));
    }

    private static Effect set(Game game, String meter, double value) {
        return new Effect.Set(Ref.to(game.world().hero()), meter, value);
    }

    @Test
    void oneRowOfMayBeToldFromTheOthersByWhatIsReadOfItAlone() {
        Content content = after(game -> {
            game.act(Action.await());
            game.apply(List.of(set(game, "thirst", 3)));
            game.act(Action.await());
        });

        assertThat(ids(content, "states", RowReached.REACHED)).containsExactly("fine", "thirsty");
        assertThat(ids(content, "states", RowReached.NEVER)).containsExactly("dry");
    }

    @Test
    void aRowIsHeldByItsName() {
        Content content = after(doing("sing"));

        assertThat(ids(content, "songs", RowReached.REACHED)).containsExactly("high");
        assertThat(ids(content, "songs", RowReached.NEVER)).containsExactly("low", "none");
    }

    @Test
    void aTileIsReachedIntoWhichALivingOneTurns() {
        Content content = after(game -> {
            game.apply(List.of(new Effect.BecomeTile(game.world().hero().at(), "talk:spore")));
            game.act(Action.await());
        });

        assertThat(ids(content, "tiles", RowReached.REACHED))
                .contains("talk:mould")
                .doesNotContain("talk:moss");
    }

    @Test
    void ofATableThatHoldsCellsEachCountsThatIsRead() {
        Content content = after(doing("sing"));

        assertThat(ids(content, "well", RowReached.REACHED)).containsExactly("depth");
        assertThat(ids(content, "well", RowReached.NEVER)).containsExactly("rope");
    }

    @Test
    void toLookThroughATableReachesNoneOfItsRows() {
        Content content = after(doing("descend"));

        assertThat(ids(content, "kit", RowReached.TOGETHER)).containsExactly("cup", "rope");
        assertThat(ids(content, "gifts", RowReached.TOGETHER)).containsExactly("life", "luck");
        assertThat(ids(content, "rooms", RowReached.NEVER)).containsExactly("cave", "hall", "hut");
    }

    @Test
    void aSearchReachesWhatItFindsAndNotWhatItPassesOver() {
        Content content = after(doing("descend"));

        assertThat(ids(content, "doors", RowReached.REACHED)).containsExactly("iron");
        assertThat(ids(content, "doors", RowReached.NEVER)).containsExactly("gold", "oak");
    }

    @Test
    void diceReachTheRowWhoseNameTheyDraw() {
        Content content = after(game -> {
            game.lendDice((_, _) -> FixedDice.of(4));
            game.act(new Action.Plain("pray"));
        });

        assertThat(ids(content, "finds", RowReached.REACHED)).containsExactly("ring");
        assertThat(ids(content, "finds", RowReached.NEVER)).containsExactly("crown", "pin");
    }

    @Test
    void anOptionIsReachedWhenItIsTaken() {
        assertThat(ids(after(doing("sing")), "gifts", RowReached.TOGETHER)).containsExactly("life", "luck");

        Content content = after(game -> {
            game.act(new Action.Plain("sing"));
            game.choose("luck");
        });

        assertThat(ids(content, "gifts", RowReached.REACHED)).containsExactly("luck");
    }

    @Test
    void kindsAreReachedWhenTheyComeIntoTheWorld() {
        assertThat(ids(after(_ -> {}), "creatures", RowReached.NEVER)).containsExactly("beast", "talk:worm");
        assertThat(ids(after(_ -> {}), "tones", RowReached.REACHED)).isEmpty();

        Content content = after(game -> game.apply(List.of(
                new Effect.Spawn("talk:worm", game.world().hero().at(), Map.of()),
                new Effect.Lay("talk:bead", new Point(1, 1), 1, Map.of()))));

        assertThat(ids(content, "creatures", RowReached.NEVER)).containsExactly("beast");
        assertThat(ids(content, "items", RowReached.NEVER)).containsExactly("stone");
        assertThat(ids(content, "tones", RowReached.REACHED)).containsExactly("pale");
    }

    @Test
    void theEngineTellsWhatItAsksDoesAndSays() {
        Content content = after(game -> {
            game.act(Action.await());
            game.act(new Action.Plain("pray"));
        });

        assertThat(ids(content, "levelPlanned", RowReached.REACHED)).containsExactly("planning");
        assertThat(ids(content, "actionEnds", RowReached.REACHED)).containsExactly("talk:byAction");
        assertThat(ids(content, "tileUsed", RowReached.NEVER)).containsExactly("talk:stairs", "talk:unasked");
        assertThat(ids(content, "actions", RowReached.REACHED)).containsExactly("wait", "pray");
        assertThat(ids(content, "tones", RowReached.REACHED)).containsExactly("loud");
        assertThat(ids(content, "tiles", RowReached.REACHED)).containsExactly("down", "floor", "up", "wall");
        assertThat(ids(content, "verbs", RowReached.NEVER)).containsExactly("toss");
    }

    @Test
    void aRowKnowsItsModAndItsLine() {
        assertThat(after(_ -> {}).ofTable("kit").ofMod("talk").met(RowReached.NEVER))
                .first()
                .isEqualTo(new TableRow("talk", "kit", "cup", "talk/main.js:16"));
    }

    @Test
    void whileNobodyWatchesNothingIsNoted() {
        try (Rulebook rules = new Written(folder).main("").mod("talk", TABLES).load()) {
            Game.begin(rules, 1).act(Action.await());

            assertThat(rules.coverage().rows()).isEmpty();
            assertThat(rules.coverage().takeMet()).isEmpty();
        }
    }

    @Test
    void oneGameAfterTheOtherIsTakenByItself() {
        try (RowRecorder reach = RowRecorder.begin();
                Rulebook rules =
                        new Written(folder).main("").mod("talk", TABLES).load()) {
            Game.begin(rules, 1).act(new Action.Plain("sing"));
            int high = rules.coverage().rows().stream()
                    .map(TableRow::path)
                    .toList()
                    .indexOf("songs.high");

            assertThat(rules.coverage().takeMet().get(high)).isEqualTo(RowReached.REACHED);
            assertThat(rules.coverage().takeMet().get(high)).isEqualTo(RowReached.NEVER);
            assertThat(ids(reach.taken(), "songs", RowReached.REACHED)).containsExactly("high");
        }
    }
}
