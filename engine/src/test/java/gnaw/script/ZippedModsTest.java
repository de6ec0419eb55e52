package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;
import static org.assertj.core.api.Assertions.tuple;

import gnaw.mod.Mod;
import gnaw.mod.Mods;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ZippedModsTest {
    private static final String JSON = """
            {"id": "rain", "name": "Rain", "description": "It rains.", "version": "%s"}""";

    @TempDir
    private Path mods;

    @TempDir
    private Path unpacked;

    private Mods find() {
        return Mods.find(List.of(mods), unpacked);
    }

    /** A zip of files, each a name and a text. */
    private void zip(String name, String... files) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(mods.resolve(name)))) {
            for (int i = 0; i < files.length; i += 2) {
                zip.putNextEntry(new ZipEntry(files[i]));
                zip.write(files[i + 1].getBytes(StandardCharsets.UTF_8));
                zip.closeEntry();
            }
        }
    }

    private void rain(String zip, String version) throws IOException {
        zip(zip, "rain/mod.json", JSON.formatted(version), "rain/main.js", "// " + version, "rain/inner/more.js", "");
    }

    @Test
    void aZipIsAModLikeAFolder() throws IOException {
        rain("rain-1.2.0.zip", "1.2.0");
        Mod zipped = find().found().get("rain");
        assertThat(zipped.version()).isEqualTo("1.2.0");
        Files.createDirectories(mods.resolve("rain/inner"));
        Files.writeString(mods.resolve("rain/mod.json"), JSON.formatted("1.2.0"));
        Files.writeString(mods.resolve("rain/main.js"), "// 1.2.0");
        Files.writeString(mods.resolve("rain/inner/more.js"), "");
        Mod folder = find().found().get("rain");
        assertThat(folder.root()).isEqualTo(mods.resolve("rain"));
        assertThat(zipped.contentHash()).isEqualTo(folder.contentHash());
    }

    @Test
    void severalMayUnpackTheSameAtOnce() throws IOException {
        for (int version = 0; version < 20; version++) {
            rain("rain.zip", "1." + version + ".0");
            assertThat(IntStream.range(0, 4).parallel().mapToObj(_ -> find()).toList())
                    .extracting(Mods::broken, found -> found.found().keySet())
                    .containsOnly(tuple(Map.of(), Set.of("rain")));
        }
        assertThat(unpacked).isDirectoryNotContaining("glob:**unpacking*");
    }

    @Test
    void ofTwoZipsTheHigherVersionIsTaken() throws IOException {
        rain("rain-1.10.0.zip", "1.10.0");
        rain("rain-1.9.0.zip", "1.9.0");
        assertThat(find().found().get("rain").version()).isEqualTo("1.10.0");
    }

    @Test
    void ofTwoZipsTheOneThatIsWholeIsTakenAndTheOtherToldByItsOwnName() throws IOException {
        rain("a.zip", "1.2.0");
        zip("b.zip", "rain/mod.json", JSON.formatted("1.3.0"));
        assertThat(find().found().get("rain").version()).isEqualTo("1.2.0");
        assertThat(find().broken()).containsOnlyKeys("b.zip");
    }

    @Test
    void whereAModLiesTwiceItIsToldWhichCounts() throws IOException {
        rain("rain-1.10.0.zip", "1.10.0");
        assertThat(find().doubles()).isEmpty();
        rain("rain-1.9.0.zip", "1.9.0");
        assertThat(find().doubles())
                .containsExactly(entry(
                        "rain",
                        "rain is there more than once: %1$s/rain-1.10.0.zip counts, not %1$s/rain-1.9.0.zip."
                                .formatted(mods)));
        Files.createDirectories(mods.resolve("rain"));
        Files.writeString(mods.resolve("rain/mod.json"), JSON.formatted("0.1.0"));
        assertThat(find().doubles())
                .containsEntry(
                        "rain",
                        "rain is there more than once: %1$s/rain counts, not %1$s/rain-1.9.0.zip and not %1$s/rain-1.10.0.zip."
                                .formatted(mods));
    }

    @Test
    void aChangedZipIsUnpackedAnew() throws IOException {
        rain("rain.zip", "1.0.0");
        Path before = find().found().get("rain").root();
        assertThat(find().found().get("rain").root()).isEqualTo(before);
        rain("rain.zip", "1.0.1");
        assertThat(find().found().get("rain").version()).isEqualTo("1.0.1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ../evil.js               | "../evil.js" leads out of the mod's folder.
            rain/../../evil.js       | "rain/../../evil.js" leads out of the mod's folder.
            /evil.js                 | "/evil.js" leads out of the mod's folder.
            rain/./evil.js           | "rain/./evil.js" leads out of the mod's folder.
            rain\\evil.js          | "rain\\evil.js" leads out of the mod's folder.
            c:/evil.js               | "c:/evil.js" leads out of the mod's folder.
            snow/main.js             | It must hold one folder, named as the mod's id, but it holds rain, snow. ./gnaw pack makes it so.
            """)
    void aZipThatWritesElsewhereIsRefused(String file, String told) throws IOException {
        zip("bad.zip", "rain/mod.json", JSON.formatted("1.0.0"), file, "");
        assertThat(find().broken()).containsEntry("bad.zip", "bad.zip  " + told);
        assertThat(unpacked).isEmptyDirectory();
        assertThat(unpacked.resolveSibling("evil.js")).doesNotExist();
    }

    @Test
    void aZipInsideOneFolderTooManyIsRefused() throws IOException {
        zip("bad.zip", "rain/rain/mod.json", JSON.formatted("1.0.0"), "rain/rain/main.js", "");
        assertThat(find().broken())
                .containsEntry("bad.zip", "bad.zip  There is no rain/mod.json in it. ./gnaw pack makes it so.");
    }

    @Test
    void whatUnpacksWithoutEndIsRefused() throws IOException {
        zip("bad.zip", "rain/mod.json", JSON.formatted("1.0.0"), "rain/main.js", " ".repeat(17 << 20));
        assertThat(Files.size(mods.resolve("bad.zip"))).isLessThan(100_000);
        assertThat(find().broken())
                .containsEntry("bad.zip", "bad.zip  Unpacked it is larger than the 16 MB that a mod may have.");
        assertThat(unpacked).isEmptyDirectory();
    }

    @Test
    void whatIsTooLargeIsNotEvenOpened() throws IOException {
        Files.write(mods.resolve("bad.zip"), new byte[17 << 20]);
        assertThat(find().broken())
                .containsEntry("bad.zip", "bad.zip  It is larger than the 16 MB that a mod may have.");
    }

    @Test
    void whatHoldsThousandsOfFilesIsRefused() throws IOException {
        String[] files = new String[2 * 1001];
        for (int i = 0; i < files.length; i += 2) {
            files[i] = "rain/" + i + ".js";
            files[i + 1] = "";
        }
        zip("bad.zip", files);
        assertThat(find().broken())
                .containsEntry("bad.zip", "bad.zip  It holds more than the 1000 files that a mod may have.");
    }

    @Test
    void whatIsNoZipIsRefused() throws IOException {
        Files.writeString(mods.resolve("bad.zip"), "This is a letter.");
        assertThat(find().broken()).containsEntry("bad.zip", "bad.zip  It is no zip, or an empty one.");
    }

    /** What a zip calls a link becomes a file that holds the name of its target. */
    @Test
    void aLinkInAZipIsAFileAndLeadsNowhere() throws IOException {
        zip("rain.zip", "rain/mod.json", JSON.formatted("1.0.0"), "rain/main.js", "", "rain/secret.js", "/etc/passwd");
        Path zip = mods.resolve("rain.zip");
        Files.write(zip, withALink(Files.readAllBytes(zip)));
        Path secret = find().found().get("rain").root().resolve("secret.js");
        assertThat(Files.isSymbolicLink(secret)).isFalse();
        assertThat(secret).hasContent("/etc/passwd");
    }

    /** The last entry of the central directory, which begins with PK12, says that it was made on Unix and is a link. */
    private static byte[] withALink(byte[] zip) {
        int entry = new String(zip, StandardCharsets.ISO_8859_1).lastIndexOf("PK\001\002");
        zip[entry + 5] = 3;
        zip[entry + 40] = (byte) 0xFF;
        zip[entry + 41] = (byte) 0xA1;
        return zip;
    }
}
