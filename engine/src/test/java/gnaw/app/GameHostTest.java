package gnaw.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.Oddity;
import gnaw.game.Action;
import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Item;
import gnaw.game.Ref;
import gnaw.game.RuleFailure;
import gnaw.game.errand.Explore;
import gnaw.map.Direction;
import gnaw.map.Point;
import gnaw.mod.ScriptError;
import gnaw.save.ScoreLine;
import gnaw.save.Scores;
import gnaw.save.UnwritableSave;
import gnaw.terminal.play.Waiting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** The games of a player: kept, continued and buried. */
class GameHostTest extends Lodging {
    @Test
    void aGameGoesOnExactlyWhereItWasKept() throws Exception {
        String neverStopped = with(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            wander(game, 150);
            host.keep(game);
            wander(game, 150);
            return game.save().hash();
        });
        String continued = with(List.of(), host -> {
            Game game = resume(host);
            wander(game, 150);
            return game.save().hash();
        });
        assertThat(continued).isEqualTo(neverStopped);
    }

    @Test
    void theSeedOfTheCommandLineIsThatOfNewGames() throws Exception {
        Game game = with(List.of(), host -> host.begin(OptionalLong.empty()));
        assertThat(game.world().seed()).isEqualTo(7);
    }

    @Test
    void whereTheLatestGameIsDamagedTheOneBeforeGoesOn() throws Exception {
        Path file = data.resolve("saves/game.json");
        with(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            host.keep(game);
            await(game, 1);
            host.keep(game);
            return host;
        });
        Files.writeString(file, Files.readString(file).replace("0.0", "0*0"));
        with(List.of(), host -> {
            assertThat(host.takeLosses()).isEmpty();
            assertThat(kept(host)).contains("depth 1, turn 1");
            assertThat(host.takeLosses())
                    .containsExactly(
                            "The saved game " + file + " is damaged. It now lies in game.unreadable-1.json, and"
                                    + " the game saved before it is in its place.");
            assertThat(host.takeLosses()).isEmpty();
            return assertThat(resume(host).world().turn()).isEqualTo(1);
        });
    }

    @Test
    void aGameGoesOnWithItsOwnModsAndSettings() throws Exception {
        mod("rain", "");
        with(List.of("--mods", "rain", "--setting", "rain.rate=3"), host -> {
            host.keep(host.begin(OptionalLong.of(7)));
            return host;
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
        with(List.of("--mods", "rain,snow"), host -> {
            host.keep(host.begin(OptionalLong.of(7)));
            return host;
        });
        assertThat(with(List.of(), Lodging::changesSinceKept)).isEmpty();
        mod("rain", "// drizzle");
        Path json = mods.resolve("snow").resolve("mod.json");
        Files.writeString(json, Files.readString(json).replace("1.0.0", "1.1.0"));
        assertThat(with(List.of(), Lodging::changesSinceKept))
                .isEqualTo(
                        "The rules have changed since this game was saved: rain was edited, snow 1.0.0 is now 1.1.0.");
    }

    @Test
    void whatLiesInAModsFolderDoesNotDecideWhetherAGameIsKept() throws Exception {
        mod("rain", "");
        with(List.of("--mods", "rain"), host -> {
            Game game = host.begin(OptionalLong.of(7));
            Oddity.all(mods.resolve("rain"), ".js");
            assertThat(host.passed(game)).isEmpty();
            host.finishWriting();
            assertThat(host.passed(game)).isEmpty();
            assertThat(kept(host)).contains("depth 1, turn 1");
            host.crashed(new IllegalStateException("A fault of the engine's own."));
            host.keep(game);
            return host;
        });
        assertThat(with(List.of(), Lodging::changesSinceKept)).isEmpty();
    }

    @Test
    void aGameIsKeptWithTheScriptsThatWereLoadedAlsoIfTheyAreEditedMeanwhile() throws Exception {
        mod("rain", "");
        with(List.of("--mods", "rain"), host -> {
            Game game = host.begin(OptionalLong.of(7));
            mod("rain", "// drizzle");
            host.keep(game);
            return host;
        });
        assertThat(with(List.of(), Lodging::changesSinceKept))
                .isEqualTo("The rules have changed since this game was saved: rain was edited.");
    }

    @Test
    void aRuleThatFailsIsWrittenDownWithItsWholeCard() throws Exception {
        RuleFailure failure = new RuleFailure("rain/main.js:3:1", "It does not work.");
        with(List.of(), host -> {
            host.failed(failure);
            return host;
        });
        assertThat(Files.readString(data.resolve("faults.log"))).endsWith("  " + failure.card() + "\n\n");
    }

    @Test
    void aRuleThatFailsTellsHowTheGameIsPlayedAgain() throws Exception {
        RuleFailure failure = new RuleFailure("rain/main.js:3:1", "It does not work.");
        RuleFailure told = with(List.of(), host -> {
            host.begin(OptionalLong.of(7));
            return host.failed(failure);
        });
        assertThat(told.card()).startsWith(failure.card() + "\n  again     ./gnaw replay ");
        Path replay = Path.of(told.moment().again().replace("./gnaw replay ", ""));
        assertThat(replay).isRegularFile();
        assertThat(Files.readString(data.resolve("faults.log"))).endsWith("  " + told.card() + "\n\n");
    }

    @Test
    void whileItsModIsBrokenAGameWaits() throws Exception {
        mod("rain", "");
        with(List.of("--mods", "rain"), host -> {
            host.keep(host.begin(OptionalLong.of(7)));
            return host;
        });
        Files.writeString(mods.resolve("rain").resolve("mod.json"), "{");
        assertThatThrownBy(() -> with(List.of(), Lodging::resume))
                .isInstanceOf(ScriptError.class)
                .message()
                .startsWith("The game was played with rain 1.0.0, and cannot go on without:\n" + "rain/mod.json:");
        assertThat(with(List.of(), Lodging::kept)).contains("depth 1, turn 1, with rain");
    }

    @Test
    void withoutItsModAGameGoesOnWithWhatIsLeftOfIt() throws Exception {
        mod("rain", RAIN);
        with(List.of("--mods", "rain", "--setting", "rain.rate=3"), host -> {
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
            return host;
        });
        remove("rain");
        with(List.of(), host -> {
            Waiting waiting = host.kept().orElseThrow();
            assertThat(waiting.where()).isEqualTo("depth 1, turn 1, with rain");
            assertThat(waiting.lacks())
                    .containsExactly(
                            "The mod rain 1.0.0 is not there any more.",
                            "Nobody knows any more: creature \"rain:frog\", item \"rain:hat\", meter \"wetness\","
                                    + " tile \"rain:puddle\".");
            Game game = waiting.resume();
            assertThat(game.world().hero().pack()).extracting(Item::kind).doesNotContain("rain:hat");
            assertThat(game.world().hero().meters().has("wetness")).isFalse();
            assertThat(game.world().stage().creatures())
                    .extracting(Creature::kind)
                    .doesNotContain("rain:frog");
            return assertThat(game.world()
                            .stage()
                            .level()
                            .at(game.world().hero().at())
                            .id())
                    .isEqualTo("floor");
        });
        with(List.of(), host -> {
            assertThat(kept(host)).contains("depth 1, turn 1");
            return assertThat(host.keepsOthers()).isFalse();
        });
    }

    private static final String RAIN = """
            import { creatures, meters, tiles } from "gnaw";
            add(meters, { wetness: { start: 3, owner: "hero" } });
            add(items, { hat: { name: "hat", glyph: "^", tone: "text" } });
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
        mod("rain", "add(items, { hat: { name: \"hat\", glyph: \"^\", tone: \"text\" } });");
        with(List.of("--mods", "rain"), host -> {
            Game game = host.begin(OptionalLong.of(7));
            game.apply(List.of(new Effect.Give(Ref.to(game.world().hero()), "rain:hat", 1, Map.of())));
            host.keep(game);
            return host;
        });
        mod("rain", "");
        assertThat(with(List.of(), Lodging::lacks)).containsExactly("Nobody knows any more: item \"rain:hat\".");
        with(List.of(), Lodging::resume);
        assertThat(with(List.of(), Lodging::lacks)).isEmpty();
        assertThat(with(List.of(), Lodging::kept)).contains("depth 1, turn 1, with rain");
    }

    @Test
    void eachSetOfModsHasAGameOfItsOwn() throws Exception {
        mod("rain", "");
        keepAfter(List.of(), 2);
        keepAfter(List.of("--mods", "rain"), 4);
        assertThat(data.resolve("saves/game.json")).isRegularFile();
        assertThat(data.resolve("saves/rain/game.json")).isRegularFile();
        with(List.of(), host -> {
            assertThat(kept(host)).contains("depth 1, turn 3");
            assertThat(host.keepsOthers()).isTrue();
            assertThat(host.others()).extracting(Waiting::where).containsExactly("depth 1, turn 5, with rain");
            assertThat(host.others().getFirst().resume().world().turn()).isEqualTo(5);
            return assertThat(host.rules().scripts().added()).hasSize(1);
        });
        with(List.of("--mods", "rain"), host -> {
            assertThat(kept(host)).contains("depth 1, turn 5");
            return assertThat(host.others())
                    .extracting(Waiting::where)
                    .containsExactly("depth 1, turn 3, without mods");
        });
    }

    @Test
    void aGameThatEndsLeavesThoseWithOtherMods() throws Exception {
        mod("rain", "");
        keepAfter(List.of(), 2);
        with(List.of("--mods", "rain"), host -> {
            Game game = host.begin(OptionalLong.of(7));
            host.keep(game);
            kill(game);
            host.bury(game);
            return assertThat(kept(host)).contains("depth 1, turn 3, without mods");
        });
    }

    @Test
    void aGameWithModsThatLiesWhereAllGamesLayOnceIsNotReplaced() throws Exception {
        mod("rain", "");
        keepAfter(List.of("--mods", "rain"), 4);
        Files.move(data.resolve("saves/rain/game.json"), data.resolve("saves/game.json"));
        with(List.of("--mods", "rain"), host -> assertThat(kept(host)).contains("depth 1, turn 5"));
        keepAfter(List.of(), 2);
        assertThat(data.resolve("saves/base/game.json")).isRegularFile();
        with(List.of("--mods", "rain"), host -> assertThat(kept(host)).contains("depth 1, turn 5"));
        with(List.of(), host -> assertThat(kept(host)).contains("depth 1, turn 3"));
        keepAfter(List.of("--mods", "rain"), 6);
        with(List.of("--mods", "rain"), host -> {
            assertThat(kept(host)).contains("depth 1, turn 7");
            return assertThat(host.others()).hasSize(1);
        });
    }

    private void keepAfter(List<String> arguments, int turns) throws Exception {
        with(arguments, host -> {
            Game game = host.begin(OptionalLong.of(7));
            await(game, turns);
            return host.keep(game);
        });
    }

    @Test
    void theScoreIsWrittenAndTheGameGone() throws Exception {
        with(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            host.keep(game);
            kill(game);
            host.bury(game);
            return host;
        });
        ScoreLine line = new Scores(data).best(1).getFirst();
        assertThat(line.cause()).isEqualTo("a test");
        assertThat(line.seed()).isEqualTo(7);
        assertThat(with(List.of(), Lodging::kept)).isEmpty();
    }

    @Test
    void whoseScoreCannotBeWrittenStaysDead() throws Exception {
        Path list = Files.createDirectory(data.resolve("scores.jsonl"));
        with(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            host.passed(game);
            kill(game);
            assertThat(host.bury(game))
                    .contains("The score cannot be written to " + list
                            + ": Is a directory. It is tried again until another game begins.");
            return assertThat(kept(host)).isEmpty();
        });
        Files.delete(list);
        assertThat(with(List.of(), Lodging::kept)).isEmpty();
        assertThat(new Scores(data).best(9)).extracting(ScoreLine::cause).containsExactly("a test");
    }

    @Test
    void aWindowThatIsClosedAtTheMomentOfDeathKeepsNobodyAlive() throws Exception {
        with(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            host.passed(game);
            kill(game);
            host.keepCurrent();
            return host;
        });
        assertThat(with(List.of(), Lodging::kept)).isEmpty();
        assertThat(new Scores(data).best(9)).extracting(ScoreLine::cause).containsExactly("a test");
    }

    private static void kill(Game game) {
        game.apply(List.of(new Effect.Kill(Ref.to(game.world().hero()), Optional.empty(), "a test")));
    }

    @Test
    void aGameThatWasMeddledWithKeepsItsMarkAndHasNoScore() throws Exception {
        with(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            game.cheat(List.of(new Effect.Reveal(List.of())));
            host.keep(game);
            return host;
        });
        with(List.of(), host -> {
            Game game = resume(host);
            assertThat(game.world().isTouched()).isTrue();
            assertThat(host.reload(game).world().isTouched()).isTrue();
            Game reloaded = host.reload(game);
            kill(reloaded);
            host.bury(reloaded);
            return host;
        });
        assertThat(new Scores(data).best(1)).isEmpty();
    }

    @Test
    void whatIsLeftOpenIsKept() throws Exception {
        with(List.of(), host -> {
            host.begin(OptionalLong.of(7)).act(Action.await());
            host.keepCurrent();
            return host;
        });
        assertThat(with(List.of(), Lodging::kept)).contains("depth 1, turn 2");
    }

    @Test
    void aGameThatCannotBeKeptSaysSoAndGoesOnUntilItCan() throws Exception {
        Path saves = Files.writeString(data.resolve("saves"), "Here can be no folder.");
        String why = "The game cannot be saved in " + saves.resolve("game.json") + ": " + saves + " is no folder";
        with(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            assertThat(host.unkept()).isEmpty();
            assertThat(host.keep(game)).contains(why);
            assertThat(host.unkept()).contains(why);
            assertThat(host.crashed(new IllegalStateException("a fault"))).contains(why);
            assertThatThrownBy(host::keepCurrent)
                    .isInstanceOf(UnwritableSave.class)
                    .hasMessage(why);
            Files.delete(saves);
            assertThat(host.crashed(new IllegalStateException("a fault"))).isEmpty();
            assertThat(host.unkept()).isEmpty();
            assertThat(kept(host)).contains("depth 1, turn 1");
            return assertThat(host.keep(game)).isEmpty();
        });
    }

    @Test
    void ofTwoWhoPlayOnlyTheFirstHasAGameAndWritesIt() throws Exception {
        with(List.of(), first -> {
            Game game = first.begin(OptionalLong.of(7));
            first.passed(game);
            first.finishWriting();
            Game own = with(List.of(), second -> {
                assertThat(second.elsewhere())
                        .contains(Long.toString(ProcessHandle.current().pid()));
                assertThat(kept(second)).isEmpty();
                Game other = second.begin(OptionalLong.of(9));
                assertThat(second.passed(other)).isEmpty();
                second.finishWriting();
                String why = "The game cannot be saved in " + data.resolve("saves/game.json")
                        + ": it is being played in another window";
                assertThat(second.unkept()).contains(why);
                assertThat(second.keep(other)).contains(why);
                kill(other);
                assertThat(second.bury(other))
                        .contains("The end of the game cannot be written down: it is being played in another window.");
                return game;
            });
            assertThat(first.elsewhere()).isEmpty();
            assertThat(kept(first)).contains("depth 1, turn 1");
            return first.keep(own);
        });
        assertThat(with(List.of(), Lodging::resume).world().seed()).isEqualTo(7);
        assertThat(new Scores(data).best(9)).isEmpty();
    }

    /** So many steps: exploring, and walking into things now and then. */
    private static void wander(Game game, int steps) {
        for (int i = 0; i < steps && !game.isOver(); i++) {
            if (game.world().offer().isPresent()) {
                game.choose(game.world().offer().get().options().getFirst().id());
            } else if (i % 5 == 4) {
                game.act(new Action.Step(Direction.values()[i % 8]));
            } else {
                game.advance(new Explore(), i == 0);
            }
        }
    }
}
