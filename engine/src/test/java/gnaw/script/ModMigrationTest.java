package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.game.Game;
import gnaw.game.LostKinds;
import gnaw.game.SavedGame;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A mod says what becomes of games that were saved with an earlier version of it. */
class ModMigrationTest {
    private static final String EARLIER = """
            import { add, change, give, meters, rules } from "gnaw";
            add(meters, {
              water: { start: 40, owner: "hero" }, rain: { start: 2, owner: "world" },
              wet: { start: 1, owner: "creature" }, rust: { start: 3, owner: "item" },
            });
            add(rules.gameBegins, { armed: (who) => [give(who, "stone", { rust: 7 })] });
            """;

    private static final String NOW = """
            import { add, meters, migrations } from "gnaw";
            add(meters, {
              dryness: { start: 0, owner: "hero" }, weather: { start: "fair", holds: "text", owner: "world" },
              wet: { start: 1, owner: "creature" }, rust: { start: 3, owner: "item" },
            });
            add(migrations, { words: { migrate: (data, fromVersion) => %s } });
            """;

    private static final String WORDS = """
            ({
              ...data,
              world: { weather: fromVersion + ", " + data.world.rain },
              hero: { ...data.hero, dryness: 100 - data.hero.water },
            })""";

    @TempDir
    Path folder;

    private SavedGame kept() {
        try (Rulebook before =
                new Written(folder.resolve("old")).main("").mod("zoo", EARLIER).load()) {
            return Game.begin(before, 3).save();
        }
    }

    private Rulebook now(String migration) {
        return new Written(folder).main("").mod("zoo", NOW.formatted(migration)).load();
    }

    @Test
    void anEarlierGameGoesOnAsTheModSays() {
        try (Rulebook rules = now(WORDS)) {
            Game game = Game.restore(rules, rules.migrated(kept(), Map.of("zoo", "0.9.0")));
            assertThat(game.world().hero().meters().all())
                    .containsEntry("dryness", 60.0)
                    .containsEntry("wet", 1.0);
            assertThat(game.world().meters().all()).containsEntry("weather", "0.9.0, 2");
            assertThat(game.world().hero().pack().getFirst().meters().all()).containsEntry("rust", 7.0);
        }
    }

    @Test
    void aThingIsFoundByItsNumberAndAMeterThatIsLeftOutBeginsAnew() {
        try (Rulebook rules = now("""
                ({ world: {}, hero: {}, items: Object.fromEntries(Object.keys(data.items).map((id) => [id, {}])) })""")) {
            Game game = Game.restore(rules, rules.migrated(kept(), Map.of("zoo", "0.9.0")));
            assertThat(game.world().hero().meters().all()).containsEntry("dryness", 0.0);
            assertThat(game.world().hero().pack().getFirst().meters().all()).doesNotContainEntry("rust", 7.0);
        }
    }

    @Test
    void aGameOfTheSameVersionIsNotAsked() {
        SavedGame kept = kept();
        try (Rulebook rules = now("undefined")) {
            assertThat(rules.migrated(kept, Map.of("zoo", "1.0.0"))).isSameAs(kept);
            assertThat(rules.migrated(kept, Map.of())).isSameAs(kept);
            assertThatThrownBy(() -> Game.restore(rules, kept))
                    .isInstanceOf(LostKinds.class)
                    .hasMessage("The game holds what the rules do not know: meter \"rain\", meter \"water\"."
                            + " What has a new name is told in its mod.json under \"renamed\".");
        }
    }

    @Test
    void allThatAWaitingChoiceNamesMustBeThere() {
        SavedGame kept;
        try (Rulebook before =
                new Written(folder.resolve("old")).main("").mod("zoo", """
                import { add, aim, items, join, kind, meters, offer, rules, set, sides } from "gnaw";
                add(sides, { apes: { hates: [] } });
                add(items, { nut: { name: "nut", glyph: "*" } });
                add(meters, { cracked: { start: 0, owner: "kind" } });
                add(rules.chosen, { ape: () => [] });
                add(rules.gameBegins, { tree: (who) => [offer({
                  title: "A tree",
                  options: { climb: { text: "Climb", effects: [join(who, "apes"), set(kind("nut"), "cracked", 1)] } },
                  then: "ape",
                })] });
                """).load()) {
            kept = Game.begin(before, 3).save();
        }
        try (Rulebook rules = new Written(folder).main("").mod("zoo", """
                import { add, meters } from "gnaw";
                add(meters, { cracked: { start: 0, owner: "kind" } });
                """).load()) {
            assertThatThrownBy(() -> Game.restore(rules, kept))
                    .isInstanceOf(LostKinds.class)
                    .hasMessage("The game holds what the rules do not know: chosen row \"zoo:ape\", item \"zoo:nut\","
                            + " side \"zoo:apes\". What has a new name is told in its mod.json under \"renamed\".");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            undefined                             | The migration must answer { world: { … }, hero: { … }, … } as it was given, with what changes, but got undefined.
            { ({ heroes: {} }) }                  | The migration must answer { world: { … }, hero: { … }, … } as it was given, with what changes, but got undefined.
            ({ heroe: {} })                       | The migration was given no group "heroe". Did you mean "hero"?
            ({ hero: { drynes: 3 } })             | hero: there is no meter "drynes". Did you mean "dryness"?
            ({ hero: { dryness: "3" } })          | hero.dryness must be number, but is "3".
            ({ hero: 3 })                         | hero must be an object of meters, but is 3.
            ({ items: { 999: { rust: 1 } } })     | The migration was given no items "999". There are: 2.
            """)
    void whatAMigrationMayNotAnswerIsTold(String migration, String told) {
        SavedGame kept = kept();
        try (Rulebook rules = now(migration)) {
            assertThatThrownBy(() -> rules.migrated(kept, Map.of("zoo", "0.9.0")))
                    .message()
                    .startsWith("zoo/main.js:6:37  rule migrations.zoo:words\n  " + told + "\n  6 | add(migrations, ");
        }
    }
}
