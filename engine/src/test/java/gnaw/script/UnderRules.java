package gnaw.script;

import gnaw.game.Action;
import gnaw.game.Event;
import gnaw.game.Game;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.io.TempDir;

/** A game under rules that a test writes, and what comes of its turns. */
abstract class UnderRules {
    @TempDir
    Path folder;

    /** Plays a new game under these rules; the words that tests need of the engine are imported. */
    <T> T play(String rules, Function<Game, T> play) throws Exception {
        return new Written(folder)
                .main(
                        "import { act, add, amend, change, creatures, damage, give, heal, interrupt, kill, lay, leave, offer, rules,"
                                + " say, set, spawn, stun, swap, win } from \"gnaw\";\n" + rules)
                .play(play);
    }

    /** Looks on at such a game. */
    void watch(String rules, Consumer<Game> look) throws Exception {
        play(rules, game -> {
            look.accept(game);
            return game;
        });
    }

    /** What was said. */
    static List<String> said(List<Event> events) {
        return events.stream()
                .filter(Event.Said.class::isInstance)
                .map(event -> ((Event.Said) event).line().text())
                .toList();
    }

    /** Which rules have failed, and why. */
    static List<String> failures(List<Event> events) {
        return events.stream()
                .filter(Event.RuleFailed.class::isInstance)
                .map(event -> ((Event.RuleFailed) event).failure().getMessage())
                .toList();
    }

    /** Waits a turn, and answers what was said in it. */
    static List<String> waits(Game game) {
        return said(game.act(Action.await()).events());
    }

    /** A meter of the hero's. */
    static double meter(Game game, String name) {
        return game.world().hero().meters().get(name);
    }
}
