package gnaw.app;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.save.Options;
import gnaw.save.OptionsFile;
import gnaw.terminal.option.Preference;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayersOptionsTest {
    @TempDir
    private Path folder;

    private PlayersOptions options() {
        return new PlayersOptions(new OptionsFile(folder));
    }

    private String word(Preference preference) {
        return options().chosen().word(preference);
    }

    @Test
    void whatIsChosenIsThereAtTheNextStart() {
        assertThat(options().choose(Preference.COLOURS, "16")).isEmpty();
        assertThat(options().choose(Preference.SYNC_EVERY, "20")).isEmpty();
        assertThat(word(Preference.COLOURS)).isEqualTo("16");
        assertThat(options().options().syncEvery()).isEqualTo(20);
    }

    @Test
    void modsAndScreenDoNotForgetEachOther() {
        PlayersOptions options = options();
        options.choose(Preference.MOUSE, "off");
        options.keep(options.options().withModsOf(Options.NONE.with(List.of("thirst"))));
        options.choose(Preference.HINTS, "off");
        assertThat(options().options().mods()).containsExactly("thirst");
        assertThat(word(Preference.MOUSE)).isEqualTo("off");
        assertThat(word(Preference.HINTS)).isEqualTo("off");
    }

    @Test
    void theCommandLineHoldsUntilThePlayerChoosesAndIsNotKept() {
        options().choose(Preference.COLOURS, "256");
        PlayersOptions options = new PlayersOptions(new OptionsFile(folder), Map.of(Preference.COLOURS, "none"));
        assertThat(options.chosen().word(Preference.COLOURS)).isEqualTo("none");
        options.choose(Preference.MOUSE, "off");
        assertThat(word(Preference.COLOURS)).isEqualTo("256");
        options.choose(Preference.COLOURS, "16");
        assertThat(options.chosen().word(Preference.COLOURS)).isEqualTo("16");
    }

    @Test
    void aFileFromBeforeThereWereSuchOptionsIsRead() throws IOException {
        Files.writeString(folder.resolve("options.json"), "{\"mods\": [\"camp\"], \"settings\": {}}");
        assertThat(options().notice()).isEmpty();
        assertThat(options().options().mods()).containsExactly("camp");
    }

    @Test
    void aWordThatMeansNothingIsToldAndAllElseStays() throws IOException {
        Files.writeString(
                folder.resolve("options.json"),
                "{\"mods\": [\"camp\"], \"settings\": {}, \"screen\": {\"colours\": \"15\", \"mouse\": \"off\"}}");
        assertThat(options().notice().orElseThrow())
                .startsWith("The option colours may be auto, truecolour, 256, 16, none, and not \"15\".");
        assertThat(options().options().mods()).containsExactly("camp");
        assertThat(word(Preference.MOUSE)).isEqualTo("off");
    }

    @Test
    void aWordThatIsNoneSetsTheFileAside() throws IOException {
        Files.writeString(
                folder.resolve("options.json"), "{\"mods\": [], \"settings\": {}, \"screen\": {\"mouse\": null}}");
        assertThat(options().notice().orElseThrow()).contains("could not be understood");
        assertThat(folder.resolve("options.unreadable.json")).exists();
    }

    @Test
    void whatCannotBeKeptHoldsForThisRunAndTellsWhy() throws IOException {
        Path file = Files.writeString(folder.resolve("occupied"), "");
        PlayersOptions options = new PlayersOptions(new OptionsFile(file));
        assertThat(options.choose(Preference.MOUSE, "off").orElseThrow())
                .startsWith("The options cannot be written to");
        assertThat(options.chosen().has(Preference.MOUSE)).isFalse();
    }
}
