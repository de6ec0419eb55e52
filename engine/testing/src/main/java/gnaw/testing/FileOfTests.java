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
import java.util.function.Function;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.FileSource;
import org.junit.platform.engine.support.hierarchical.Node;

/** A file of tests as JUnit sees it. */
final class FileOfTests extends AbstractTestDescriptor implements Node<Run> {
    /** What the library of tests imports. */
    private static final List<String> PARTS = List.of(
            "alike.js",
            "beings.js",
            "cases.js",
            "expect.js",
            "expectations.js",
            "facts.js",
            "games.js",
            "host.js",
            "properties.js",
            "shown.js",
            "sure.js",
            "takes.js",
            "world.js");

    private final TestFile file;
    private final Shelf shelf;
    private final TestOrder order;
    private final ScriptStage stage;
    private boolean isRead;
    private Optional<Snapshots> snapshots = Optional.empty();
    private int unplayed;
    private boolean hasFailed;

    private FileOfTests(UniqueId engine, TestFile file, TestOrder order, Shelf shelf) {
        super(
                engine.append("file", file.module()),
                file.module(),
                FileSource.from(file.path().toFile()));
        this.file = file;
        this.shelf = shelf;
        this.order = order;
        this.stage = new ScriptStage(shelf, file.setup());
    }

    /** The file with all its tests; one that cannot be loaded holds a single test, which fails with the reason. */
    static FileOfTests read(UniqueId engine, TestFile file, TestOrder order, Shelf shelf) {
        FileOfTests all = unread(engine, file, order, shelf);
        all.read(FileOfTests::cases);
        return all;
    }

    /** The same that is read only when it is run: nobody knows its tests before. */
    static FileOfTests unread(UniqueId engine, TestFile file, TestOrder order, Shelf shelf) {
        return new FileOfTests(engine, file, order, shelf);
    }

    private void read(Function<FileOfTests, List<TestModule.Case>> cases) {
        isRead = true;
        try {
            order.tests(file, RulesThread.call("tests", () -> cases.apply(this)))
                    .forEach(test -> addChild(new ScriptTest(getUniqueId(), file, test)));
            unplayed = getChildren().size();
            stage.clear();
            if (unplayed == 0) {
                throw new ScriptError(file.module() + "  There is no test in this file.");
            }
        } catch (ScriptError error) {
            addChild(new UnreadableTests(getUniqueId(), file, error));
        } catch (Exception e) {
            throw new IllegalStateException("The tests of " + file.module() + " could not be read.", e);
        }
    }

    private List<TestModule.Case> cases() {
        return module().cases();
    }

    /** Answers the cases of a file that is read late: tags come too late to choose by them. */
    private List<TestModule.Case> casesWithoutTags() {
        List<TestModule.Case> cases = cases();
        cases.stream().filter(test -> !test.tags().isEmpty()).findFirst().ifPresent(test -> {
            throw new ScriptError(file.module() + ":" + test.line() + "  The test \"" + test.name()
                    + "\" has tags, by which tests are chosen before they are run. But this file is read only then: "
                    + ScriptTestEngine.LATE + " says so.");
        });
        return cases;
    }

    @Override
    public boolean mayRegisterTests() {
        return !isRead;
    }

    @Override
    public Run execute(Run run, DynamicTestExecutor executor) {
        if (!isRead) {
            read(FileOfTests::casesWithoutTags);
            getChildren().forEach(executor::execute);
        }
        return run;
    }

    @Override
    public Type getType() {
        return Type.CONTAINER;
    }

    /** The file as it is loaded. */
    TestModule module() {
        return new TestModule(shelf.desk(file.setup(), FileOfTests::library), file.module(), stage);
    }

    /** The stage that its tests play on. */
    ScriptStage stage() {
        return stage;
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
        snapshots.ifPresent(Snapshots::failed);
    }

    /** Whether a test has failed since the file was read. */
    boolean hasFailed() {
        return hasFailed;
    }

    /** Whether one of the tests wants to be run alone. */
    boolean hasSoloist() {
        return getChildren().stream().anyMatch(child -> child instanceof ScriptTest test && test.isSolo());
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
