package gnaw.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.Oddity;
import gnaw.game.Action;
import gnaw.game.Creature;
import gnaw.game.Depth;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Item;
import gnaw.game.Ref;
import gnaw.game.Stage;
import gnaw.map.Point;
import gnaw.mod.Mod;
import gnaw.mod.ScriptError;
import gnaw.terminal.play.Host.Beginning;
import gnaw.terminal.play.Waiting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** The games of a player and the mods that they were played with. */
class GamesAndModsTest extends WithGameHost {
    @Test
    void aGameGoesOnWithItsOwnModsAndSettings() throws Exception {
        mod("rain", "");
        visit(List.of("--mods", "rain", "--setting", "rain.rate=3"), host -> {
            host.keep(host.begin(OptionalLong.of(7)));
        });
        List<String> words = with(List.of(), host -> {
            assertThat(kept(host)).contains("depth 1, turn 1, with rain");
            resume(host);
            return host.rules().scripts().settingWords();
        });
        assertThat(words).containsExactly("rain.rate=3");
    }

    @Test
    void whatHasChangedInTheRulesSinceAGameWasKeptIsTold() throws Exception {
        mod("rain", "");
        mod("snow", "");
        visit(List.of("--mods", "rain,snow"), host -> {
            host.keep(host.begin(OptionalLong.of(7)));
        });
        assertThat(with(List.of(), WithGameHost::changesSinceKept)).isEmpty();
        mod("rain", "// drizzle");
        Path json = mods.resolve("snow").resolve("mod.json");
        Files.writeString(json, Files.readString(json).replace("1.0.0", "1.1.0"));
        assertThat(with(List.of(), WithGameHost::changesSinceKept))
                .isEqualTo(
                        "The rules have changed since this game was saved: rain was edited, snow 1.0.0 is now 1.1.0.");
    }

    @Test
    void whatLiesInAModsFolderDoesNotDecideWhetherAGameIsKept() throws Exception {
        mod("rain", "");
        visit(List.of("--mods", "rain"), host -> {
            Game game = host.begin(OptionalLong.of(7));
            Oddity.all(mods.resolve("rain"), ".js");
            assertThat(host.passed(game)).isEmpty();
            host.finishWriting();
            assertThat(host.passed(game)).isEmpty();
            assertThat(kept(host)).contains("depth 1, turn 1");
            host.crashed(new IllegalStateException("A fault of the engine's own."));
            host.keep(game);
        });
        assertThat(with(List.of(), WithGameHost::changesSinceKept)).isEmpty();
    }

    @Test
    void aGameIsKeptWithTheScriptsThatWereLoadedAlsoIfTheyAreEditedMeanwhile() throws Exception {
        mod("rain", "");
        visit(List.of("--mods", "rain"), host -> {
            Game game = host.begin(OptionalLong.of(7));
            mod("rain", "// drizzle");
            host.keep(game);
        });
        assertThat(with(List.of(), WithGameHost::changesSinceKept))
                .isEqualTo("The rules have changed since this game was saved: rain was edited.");
    }

    @Test
    void whileItsModIsBrokenAGameWaits() throws Exception {
        mod("rain", "");
        visit(List.of("--mods", "rain"), host -> {
            host.keep(host.begin(OptionalLong.of(7)));
        });
        Files.writeString(mods.resolve("rain").resolve("mod.json"), "{");
        assertThatThrownBy(() -> with(List.of(), WithGameHost::resume))
                .isInstanceOf(ScriptError.class)
                .message()
                .startsWith("The game was played with rain 1.0.0, and cannot go on without:\n" + "rain/mod.json:");
        assertThat(with(List.of(), WithGameHost::kept)).contains("depth 1, turn 1, with rain");
    }

    @Test
    void withoutItsModAGameGoesOnWithWhatIsLeftOfIt() throws Exception {
        mod("rain", RAIN);
        visit(List.of("--mods", "rain", "--setting", "rain.rate=3"), host -> {
            Game game = host.begin(OptionalLong.of(7));
            Ref hero = Ref.to(game.world().hero());
            Point beside = game.world()
                    .stage()
                    .level()
                    .points()
                    .filter(game.world().stage()::isFree)
                    .findFirst()
                    .orElseThrow();
            game.apply(List.of(
                    new Effect.Give(hero, "rain:hat", 1, Map.of()),
                    new Effect.Spawn("rain:frog", beside, Map.of()),
                    new Effect.BecomeTile(game.world().hero().at(), "rain:puddle")));
            host.keep(game);
            host.notebook().write(Depth.of(1), "Frogs!");
            host.notebook().keep(Map.of("a", "rain:hat"));
        });
        remove("rain");
        visit(List.of(), host -> {
            Waiting waiting = host.games().kept().orElseThrow();
            assertThat(waiting.where()).isEqualTo("depth 1, turn 1, with rain");
            assertThat(waiting.lacks())
                    .containsExactly(
                            "The mod rain 1.0.0 is not there any more.",
                            "The rules no longer know: creature \"rain:frog\", item \"rain:hat\", meter \"wetness\","
                                    + " tile \"rain:puddle\".");
            Game game = waiting.resume();
            assertThat(game.world().hero().pack())
                    .extracting(Item::kind)
                    .doesNotContain("rain:hat")
                    .contains("remnant");
            assertThat(game.world().hero().meters().has("wetness")).isFalse();
            assertThat(game.world().stage().creatures())
                    .extracting(Creature::kind)
                    .doesNotContain("rain:frog");
            assertThat(game.world().stage().level().at(game.world().hero().at()).id())
                    .isEqualTo("floor");
        });
        visit(List.of(), host -> {
            assertThat(kept(host)).contains("depth 1, turn 1");
            resume(host);
            assertThat(host.notebook().notes()).containsExactly(Map.entry(Depth.of(1), "Frogs!"));
            assertThat(host.notebook().letters()).containsExactly(Map.entry("a", "rain:hat"));
            assertThat(host.games().hasOthers()).isFalse();
        });
    }

    @Test
    void whoWasInAMoodThatIsGoneIsAsAtTheStart() throws Exception {
        mod("rain", "import { moods } from \"base/content/moods.js\";\nadd(moods, { gloomy: { word: \"gloomy\" } });");
        visit(List.of("--mods", "rain"), host -> {
            Game game = host.begin(OptionalLong.of(7));
            game.apply(List.of(new Effect.Remember(Ref.to(game.world().hero()), "mood", "rain:gloomy")));
            assertThat(game.world().hero().meters().find("mood")).contains("rain:gloomy");
            host.keep(game);
        });
        remove("rain");
        visit(List.of(), host -> {
            Game game = resume(host);
            await(game, 3);
            assertThat(game.world().hero().meters().find("mood")).contains("wandering");
        });
    }

    private static final String HAT = "add(items, { hat: { name: \"hat\", glyph: \"^\", tone: \"bright\" } });";

    private static final String RAIN = """
            import { creatures, meters, tiles } from "gnaw";
            add(meters, { wetness: { start: 3, owner: "hero" } });
            add(items, { hat: { name: "hat", glyph: "^", tone: "bright" } });
            add(creatures, { frog: { like: "rat", name: "frog" } });
            add(tiles, { puddle: { like: "floor", name: "puddle" } });
            """;

    private void remove(String id) throws IOException {
        Files.delete(mods.resolve(id).resolve("mod.json"));
        Files.delete(mods.resolve(id).resolve("main.js"));
        Files.delete(mods.resolve(id));
    }

    @Test
    void whatAModNoLongerHasIsToldBeforeTheGameGoesOnWithout() throws Exception {
        mod("rain", HAT);
        visit(List.of("--mods", "rain"), host -> {
            Game game = host.begin(OptionalLong.of(7));
            game.apply(List.of(new Effect.Give(Ref.to(game.world().hero()), "rain:hat", 1, Map.of())));
            host.keep(game);
        });
        mod("rain", "");
        assertThat(with(List.of(), WithGameHost::lacks))
                .containsExactly("The rules no longer know: item \"rain:hat\".");
        visit(List.of(), host -> {
            Game game = resume(host);
            assertThat(carried(game)).contains("a faded hat");
            Item hat = game.world().hero().pack().getLast();
            assertThat(game.act(new Action.PutDown(hat.id(), 1)).tookTime()).isTrue();
            assertThat(carried(game)).doesNotContain("a faded hat");
            assertThat(game.act(new Action.PickUp(Optional.empty())).tookTime()).isTrue();
            host.keep(game);
        });
        assertThat(with(List.of(), WithGameHost::lacks)).isEmpty();
        assertThat(with(List.of(), WithGameHost::kept)).contains("depth 1, turn 3, with rain");
        mod("rain", HAT);
        with(
                List.of(),
                host -> assertThat(carried(resume(host))).contains("a hat").doesNotContain("a faded hat"));
    }

    private static List<String> carried(Game game) {
        return game.world().hero().pack().stream()
                .map(game.description()::nameOf)
                .toList();
    }

    @Test
    void inAKeptGameAMeterThatTheRulesHaveInventedSinceBeginsAtItsStart() throws Exception {
        mod("rain", "");
        keepAfter(List.of("--mods", "rain"), 2);
        mod("rain", "import { meters } from \"gnaw\";\nadd(meters, { shine: { start: 4, owner: \"item\" } });");
        visit(List.of(), host -> {
            Game game = resume(host);
            assertThat(game.world().hero().pack()).isNotEmpty().allSatisfy(GamesAndModsTest::shines);
            Stage here = game.world().stage();
            assertThat(here.placesWithItems()).isNotEmpty().allSatisfy(at -> assertThat(here.itemsAt(at))
                    .allSatisfy(GamesAndModsTest::shines));
        });
    }

    private static void shines(Item item) {
        assertThat(item.meters().get("shine")).isEqualTo(4);
    }

    @Test
    void eachSetOfModsHasAGameOfItsOwn() throws Exception {
        mod("rain", "");
        keepAfter(List.of(), 2);
        keepAfter(List.of("--mods", "rain"), 4);
        assertThat(data.resolve("saves/game.json")).isRegularFile();
        assertThat(data.resolve("saves/rain/game.json")).isRegularFile();
        visit(List.of(), host -> {
            assertThat(kept(host)).as("the newest").contains("depth 1, turn 5, with rain");
            assertThat(host.games().hasOthers()).isTrue();
            assertThat(host.games().others()).extracting(Waiting::where).containsExactly("depth 1, turn 3");
            assertThat(host.games().others().getFirst().resume().world().turn()).isEqualTo(3);
            assertThat(resume(host).world().turn()).isEqualTo(5);
            assertThat(host.rules().scripts().added()).hasSize(1);
        });
        visit(List.of("--mods", "rain"), host -> {
            assertThat(kept(host)).as("that of the mods which were named").contains("depth 1, turn 5");
            assertThat(host.games().others())
                    .extracting(Waiting::where)
                    .containsExactly("depth 1, turn 3, without mods");
        });
    }

    @Test
    void whatBeginsWithAModOfTheTitleLeavesTheGameOfThePlayersModsAlone() throws Exception {
        mod("rain", "");
        keepAfter(List.of(), 2);
        visit(List.of(), host -> {
            Beginning rainy = new Beginning.With("rain");
            assertThat(host.games().replacedBy(rainy)).isEmpty();
            host.keep(host.begin(rainy));
            assertThat(host.rules().scripts().added()).hasSize(1);
            assertThat(host.mods()).as("nothing stays on").isEmpty();
            assertThat(kept(host)).contains("depth 1, turn 1, with rain");
            assertThat(host.games().replacedBy(rainy)).isPresent();
            assertThat(host.games().others()).extracting(Waiting::where).containsExactly("depth 1, turn 3");
        });
        assertThat(with(List.of(), GameHost::mods)).isEmpty();
    }

    @Test
    void aGameForPracticeIsPlayedAloneInThePlayersLanguageAndCountsForNothing() throws Exception {
        mod("rain", "");
        mod("school", "");
        say("school", "practice");
        translation("deutsch");
        visit(List.of("--mods", "rain,deutsch"), host -> {
            Game game = host.begin(new Beginning.With("school"));
            assertThat(host.rules().scripts().added()).extracting(Mod::id).containsExactly("deutsch", "school");
            kill(game);
            host.bury(game);
            assertThat(host.hasScores()).isFalse();
        });
    }

    @Test
    void aGameThatEndsLeavesThoseWithOtherMods() throws Exception {
        mod("rain", "");
        keepAfter(List.of(), 2);
        visit(List.of("--mods", "rain"), host -> {
            Game game = host.begin(OptionalLong.of(7));
            host.keep(game);
            kill(game);
            host.bury(game);
            assertThat(kept(host)).contains("depth 1, turn 3, without mods");
        });
    }

    @Test
    void aGameWithModsThatLiesWhereAllGamesLayOnceIsNotReplaced() throws Exception {
        mod("rain", "");
        keepAfter(List.of("--mods", "rain"), 4);
        Files.move(data.resolve("saves/rain/game.json"), data.resolve("saves/game.json"));
        visit(List.of("--mods", "rain"), host -> assertThat(kept(host)).contains("depth 1, turn 5"));
        keepAfter(List.of(), 2);
        assertThat(data.resolve("saves/base/game.json")).isRegularFile();
        visit(List.of("--mods", "rain"), host -> assertThat(kept(host)).contains("depth 1, turn 5"));
        visit(List.of(), host -> assertThat(kept(host)).as("the newest").contains("depth 1, turn 3"));
        keepAfter(List.of("--mods", "rain"), 6);
        visit(List.of("--mods", "rain"), host -> {
            assertThat(kept(host)).contains("depth 1, turn 7");
            assertThat(host.games().others()).hasSize(1);
        });
    }

    @Test
    void theCopyOfAGameThatHasEndedGoesOnForPracticeOnly() throws Exception {
        Path save = data.resolve("saves/game.json");
        Path copy = data.resolve("copy.json");
        visit(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            host.keep(game);
            Files.copy(save, copy);
            kill(game);
            host.bury(game);
        });
        Files.copy(copy, save);
        visit(List.of(), host -> {
            assertThat(kept(host)).contains("depth 1, turn 1, for practice");
            assertThat(changesSinceKept(host))
                    .isEqualTo("This game has ended once: it goes on for practice, and does not count.");
            Game game = resume(host);
            assertThat(game.world().isTouched()).isTrue();
            await(game, 2);
            host.keep(game);
            assertThat(kept(host)).contains("depth 1, turn 3, for practice");
            kill(game);
            host.bury(game);
            assertThat(host.scores()).hasSize(1);
        });
    }

    @Test
    void aNewGameOfTheSameSeedCounts() throws Exception {
        visit(List.of(), host -> {
            for (int times = 0; times < 2; times++) {
                Game game = host.begin(OptionalLong.of(7));
                kill(game);
                host.bury(game);
            }
            assertThat(host.scores()).hasSize(2);
        });
    }

    private void keepAfter(List<String> arguments, int turns) throws Exception {
        visit(arguments, host -> {
            Game game = host.begin(OptionalLong.of(7));
            await(game, turns);
            host.keep(game);
        });
    }
}
