package gnaw.save;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import gnaw.text.IoTrouble;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;

/** The player's options on disk, as JSON that can also be written by hand. */
public final class OptionsFile {
    private final Gson gson =
            new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();
    private final Path file;

    /** The options of a folder, which need not be there yet. */
    public OptionsFile(Path folder) {
        this.file = folder.resolve("options.json");
    }

    /** What was read. {@code notice} is one line for the player when the file was no good and was set aside. */
    public record Read(Options options, Optional<String> notice) {}

    /** The options as they were written last; a file that cannot be understood is set aside, and all begins anew. */
    public Read read() {
        if (!Files.exists(file)) {
            return new Read(Options.NONE, Optional.empty());
        }
        try {
            return new Read(options(Files.readString(file)), Optional.empty());
        } catch (IllegalArgumentException outOfRange) {
            return new Read(Options.NONE, Optional.of(setAside(": " + outOfRange.getMessage())));
        } catch (JsonParseException | MalformedInputException | NullPointerException damaged) {
            return new Read(Options.NONE, Optional.of(setAside("")));
        } catch (IOException unreadable) {
            return new Read(Options.NONE, Optional.of("The options in " + file + " cannot be read."));
        }
    }

    /** What the file may hold; in a file written by hand anything may be missing. */
    private record Written(
            List<String> mods,
            SortedMap<String, String> settings,
            Integer syncEvery,
            SortedMap<String, String> screen,
            SortedMap<String, List<String>> keys) {}

    /** What is missing is a {@link NullPointerException} of the options' copies, but for what older files did not have. */
    private Options options(String text) {
        Written read = gson.fromJson(text, Written.class);
        return new Options(
                read.mods(),
                read.settings(),
                Objects.requireNonNullElse(read.syncEvery(), Options.USUAL_SYNC),
                Objects.requireNonNullElse(read.screen(), Options.NONE.screen()),
                Objects.requireNonNullElse(read.keys(), Options.NONE.keys()));
    }

    private String setAside(String why) {
        Path aside = file.resolveSibling("options.unreadable.json");
        try {
            Files.move(file, aside, StandardCopyOption.REPLACE_EXISTING);
            return "The options in " + file + " could not be understood" + why + ". They now lie in "
                    + aside.getFileName() + ".";
        } catch (IOException stays) {
            return "The options in " + file + " cannot be understood" + why + ".";
        }
    }

    /** Writes the options in place of the last. */
    public void write(Options options) {
        try {
            DurableFile.replace(file, gson.toJson(options) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException("The options cannot be written to " + file + ": " + IoTrouble.why(e), e);
        }
    }
}
