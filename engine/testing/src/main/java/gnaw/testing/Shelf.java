package gnaw.testing;

import gnaw.script.Expressions;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import gnaw.workshop.test.TestDesk;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;

/**
 * The rulebooks of a run of tests. Loading takes a moment and a test milliseconds, so a rulebook that was read goes back to the shelf and
 * serves the next test that wants the same rules; no test can leave a trace in it.
 */
final class Shelf implements AutoCloseable {
    private final Map<Setup, Queue<Rulebook>> shelves = new ConcurrentHashMap<>();
    private final Map<Rulebook, Expressions> expressions = new ConcurrentHashMap<>();
    private final PlayedGames games = new PlayedGames();
    private final boolean asksTwice;
    private Optional<Setup> tested = Optional.empty();
    private Optional<TestDesk> desk = Optional.empty();

    /** For tests whose rules are asked twice. */
    Shelf() {
        this(true);
    }

    /** Says whether it must be proved that the answers of rules do not depend on memory. */
    Shelf(boolean asksTwice) {
        this.asksTwice = asksTwice;
    }

    /** Whether rules are asked the same twice. */
    boolean asksTwice() {
        return asksTwice;
    }

    /** A rulebook that nobody else is reading: the first that is free, or else one that is loaded when it is asked for. */
    Supplier<Rulebook> take(Setup wanted) {
        Rulebook free = shelf(wanted).poll();
        return free == null ? () -> load(wanted) : () -> free;
    }

    /** Another, taken after that one: where it has to be loaded, that begins at once, while this thread goes on. */
    Supplier<Rulebook> takeBeside(Setup wanted) {
        Rulebook free = shelf(wanted).poll();
        return free == null ? RulesThread.opening(() -> load(wanted)) : () -> free;
    }

    private static Rulebook load(Setup wanted) {
        return Rulebook.load(wanted.scripts()).askingEachTime();
    }

    /** Puts it back for others. */
    void giveBack(Setup wanted, Rulebook rulebook) {
        shelf(wanted).add(rulebook);
    }

    /** What somebody who has taken these rules sees through: it is kept with them, for it is loaded like them. */
    Expressions expressions(Rulebook rulebook) {
        return expressions.computeIfAbsent(rulebook, Rulebook::expressions);
    }

    /** The whole games of these tests. */
    PlayedGames games() {
        return games;
    }

    /** Where files of tests for these rules are loaded. There is one at a time, for such files come one behind the other. */
    TestDesk desk(Setup wanted, Supplier<Map<String, String>> library) {
        if (!tested.equals(Optional.of(wanted))) {
            desk.ifPresent(TestDesk::close);
            desk = Optional.of(new TestDesk(wanted.scripts(), library.get()));
            tested = Optional.of(wanted);
        }
        return desk.orElseThrow();
    }

    @Override
    public void close() {
        desk.ifPresent(TestDesk::close);
        games.close();
        expressions.values().forEach(Expressions::close);
        shelves.values().forEach(shelf -> shelf.forEach(Rulebook::close));
    }

    private Queue<Rulebook> shelf(Setup wanted) {
        return shelves.computeIfAbsent(wanted, _ -> new ConcurrentLinkedQueue<>());
    }
}
