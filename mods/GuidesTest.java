package gnaw.mods;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectDirectory;
import static org.junit.platform.launcher.EngineFilter.includeEngines;
import static org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder.request;

import gnaw.testing.ScriptTestEngine;
import gnaw.workshop.scaffold.Guide;
import gnaw.workshop.scaffold.NewMod;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** Each guide is a whole mod, and the tests in it pass. */
class GuidesTest {
    /** A run within a run: what listens to the outer one must not begin anew. */
    private static final LauncherConfig ALONE = LauncherConfig.builder()
            .enableLauncherSessionListenerAutoRegistration(false)
            .enableTestExecutionListenerAutoRegistration(false)
            .build();

    private static final Path GUIDES = Path.of(System.getProperty("gnaw.home")).resolve("mods/guides");
    private static final String MODS = "gnaw.mods";

    private static final Pattern FENCE = Pattern.compile("```(js|json)\n");

    @TempDir
    Path folder;

    static List<String> guides() throws IOException {
        try (Stream<Path> files = Files.list(GUIDES)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> !file.equals("README.md"))
                    .sorted()
                    .toList();
        }
    }

    /** Those that would not work if a new mod kept the name of the guide's in its scripts. */
    static List<String> guidesThatNameTheirMod() throws IOException {
        List<String> naming = new ArrayList<>();
        for (String guide : guides()) {
            Guide read = Guide.read(GUIDES.resolve(guide));
            if (read.files().values().stream().anyMatch(text -> text.contains("\"" + mod(read) + ":"))) {
                naming.add(guide);
            }
        }
        assertThat(naming).hasSizeGreaterThan(5);
        return naming;
    }

    private static String mod(Guide guide) {
        return guide.files().keySet().iterator().next().split("/")[0];
    }

    private static List<String> scripts(Path mod) throws IOException {
        List<String> scripts = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(mod, "*.js")) {
            for (Path file : files) {
                scripts.add(Files.readString(file));
            }
        }
        return scripts;
    }

    @AfterEach
    void noGuideIsAmongTheMods() {
        System.clearProperty(MODS);
    }

    @ParameterizedTest
    @MethodSource("guides")
    void whatTheGuideSaysHappens(String guide) throws IOException {
        String text = Files.readString(GUIDES.resolve(guide));
        Map<String, String> files = Guide.read(GUIDES.resolve(guide)).files();
        assertThat(files).as("every example is a file with a name").hasSize((int)
                FENCE.matcher(text).results().count());

        TestExecutionSummary run = run(written(files));

        assertThat(run.getFailures())
                .extracting(failure -> failure.getException().getMessage())
                .isEmpty();
        assertThat(run.getTestsSucceededCount()).isPositive();
    }

    @ParameterizedTest
    @MethodSource("guides")
    void theListOfGuidesNamesIt(String guide) throws IOException {
        assertThat(Files.readString(GUIDES.resolve("README.md"))).contains("](" + guide + ")");
    }

    @Test
    void aNewModPassesTheTestThatItComesWith() throws IOException {
        NewMod.write("spicy", folder);

        TestExecutionSummary run = run(folder.resolve("spicy"));

        assertThat(run.getFailures()).isEmpty();
        assertThat(run.getTestsSucceededCount()).isPositive();
    }

    /** Writes the files; gives back the mod's folder. */
    private Path written(Map<String, String> files) throws IOException {
        for (Map.Entry<String, String> file : files.entrySet()) {
            Path path = folder.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
        }
        return folder.resolve(files.keySet().iterator().next()).getParent();
    }

    /** Whatever does not name its mod is the same in a mod that is called otherwise, and was tested above; what does names the new one. */
    @ParameterizedTest
    @MethodSource("guides")
    void aNewModThatBeginsWithTheGuideHasItsScripts(String guide) throws IOException {
        Guide begun = Guide.read(GUIDES.resolve(guide));
        NewMod.write("my-own", folder, begun);

        assertThat(scripts(folder.resolve("my-own")))
                .hasSizeGreaterThan(1)
                .noneMatch(script -> script.contains("\"" + mod(begun) + ":"))
                .extracting(script -> script.replace("my-own:", mod(begun) + ":"))
                .isSubsetOf(begun.files().values());
    }

    /** The test above says that the scripts are the same but for the name; that they work under another one is tried in the long tests. */
    @Tag("long")
    @ParameterizedTest
    @MethodSource("guidesThatNameTheirMod")
    void aNewModThatBeginsWithTheGuidePassesItsTests(String guide) throws IOException {
        NewMod.write("my-own", folder, Guide.read(GUIDES.resolve(guide)));

        TestExecutionSummary run = run(folder.resolve("my-own"));

        assertThat(run.getFailures())
                .extracting(failure -> failure.getException().getMessage())
                .isEmpty();
        assertThat(run.getTestsSucceededCount()).isPositive();
    }

    private TestExecutionSummary run(Path mod) {
        System.setProperty(MODS, folder.toString());
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        LauncherFactory.create(ALONE)
                .execute(
                        request()
                                .selectors(selectDirectory(mod.toString()))
                                .filters(includeEngines(ScriptTestEngine.ID))
                                .build(),
                        listener);
        return listener.getSummary();
    }
}
