package gnaw.testing;

import gnaw.mod.ScriptError;
import gnaw.script.context.RulesThread;
import gnaw.script.source.Modules;
import gnaw.testing.ScriptTestEngine.Run;
import gnaw.workshop.test.TestModule;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.FileSource;
import org.junit.platform.engine.support.hierarchical.Node;

/** A file of tests as JUnit sees it. It is loaded once to learn what it holds, and again to run where many are run. */
final class FileOfTests extends AbstractTestDescriptor implements Node<Run> {
    /** What the library of tests imports. */
    private static final List<String> PARTS = List.of(
            "beings.js",
            "cases.js",
            "expect.js",
            "facts.js",
            "games.js",
            "host.js",
            "properties.js",
            "shown.js",
            "sure.js",
            "takes.js",
            "world.js");

    private final TestFile file;
    private Optional<Rehearsal> rehearsal = Optional.empty();
    private Optional<Snapshots> snapshots = Optional.empty();
    private int unplayed;
    private boolean hasFailed;

    /** A loaded file and the stage that its tests play on. */
    record Rehearsal(TestModule module, ScriptStage stage) {
        static Rehearsal of(TestFile file, Shelf shelf) {
            ScriptStage stage = new ScriptStage(shelf, file.setup());
            return new Rehearsal(TestModule.load(file.setup().scripts(), file.module(), library(), stage), stage);
        }
    }

    private FileOfTests(UniqueId id, TestFile file) {
        super(id, file.module(), FileSource.from(file.path().toFile()));
        this.file = file;
    }

    /** The file with all its tests; one that cannot be loaded holds a single test, which fails with the reason. */
    static FileOfTests read(UniqueId engine, TestFile file, TestOrder order) {
        FileOfTests all = new FileOfTests(engine.append("file", file.module()), file);
        Optional<Arena> arena = Arena.here();
        try (Shelf shelf = new Shelf()) {
            Rehearsal loaded = all.load(arena.map(Arena::shelf).orElse(shelf), order);
            all.rehearsal = arena.map(_ -> loaded);
            if (arena.isEmpty()) {
                loaded.module().close();
            }
            if (all.getChildren().isEmpty()) {
                throw new ScriptError(file.module() + "  There is no test in this file.");
            }
        } catch (ScriptError error) {
            all.addChild(new UnreadableTests(all.getUniqueId(), file, error));
        } catch (Exception e) {
            throw new IllegalStateException("The tests of " + file.module() + " could not be read.", e);
        }
        return all;
    }

    /** Learns which tests there are. Where few files are run at a time, in an arena, what was loaded for it runs them, too. */
    private Rehearsal load(Shelf shelf, TestOrder order) throws Exception {
        Rehearsal loaded = RulesThread.call("tests", () -> Rehearsal.of(file, shelf));
        order.tests(file, loaded.module().cases()).forEach(test -> addChild(new ScriptTest(getUniqueId(), file, test)));
        loaded.stage().clear();
        unplayed = loaded.module().cases().size();
        return loaded;
    }

    @Override
    public Type getType() {
        return Type.CONTAINER;
    }

    /** The file, loaded for its tests to run. */
    Rehearsal rehearsal(Run run) {
        if (rehearsal.isEmpty()) {
            rehearsal = Optional.of(Rehearsal.of(file, run.shelf()));
        }
        return rehearsal.get();
    }

    /** What its tests should see. */
    Snapshots snapshots(Run run) {
        if (snapshots.isEmpty()) {
            snapshots = Optional.of(Snapshots.beside(file.path(), run.accepts()));
        }
        return snapshots.get();
    }

    /** Notes that a test was run. Behind the last, if none was left out, it tells of snapshots that nobody needs. */
    List<String> played() {
        unplayed--;
        return unplayed == 0 ? snapshots.orElseThrow().end() : List.of();
    }

    /** Notes that a test has failed. */
    void failed() {
        hasFailed = true;
    }

    /** Whether a test has failed since the file was read. */
    boolean hasFailed() {
        return hasFailed;
    }

    /** Whether one of the tests wants to be run alone. */
    boolean hasSoloist() {
        return getChildren().stream().anyMatch(child -> child instanceof ScriptTest test && test.isSolo());
    }

    @Override
    public void after(Run run) {
        rehearsal.ifPresent(loaded -> loaded.module().close());
        rehearsal = Optional.empty();
    }

    private static Map<String, String> library() {
        Map<String, String> library = new TreeMap<>(Map.of(Modules.TEST_LIBRARY, text("test.js")));
        PARTS.forEach(part -> library.put(TestModule.ENGINE + part, text(part)));
        return library;
    }

    private static String text(String resource) {
        try (InputStream in = FileOfTests.class.getResourceAsStream(resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException("The kit's own library cannot be read.", e);
        }
    }
}
