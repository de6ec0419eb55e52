package gnaw.testing.mutation;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import gnaw.lab.Mistake;
import gnaw.lab.report.Destination;
import gnaw.script.mutation.Mutant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** What became of each mutant, in a file, as JSON. */
record Written(Path file) {
    private static final Gson JSON = new GsonBuilder().setPrettyPrinting().create();

    /** Makes sure, before hours are spent, that it can be written; a {@link Mistake} says so if not. */
    Written {
        Destination.require(file);
    }

    /** The mutants that were left when a file was written; a {@link Mistake} says so if it cannot be read. */
    static List<Mutant> leftIn(Path file) {
        try {
            return Stream.of(JSON.fromJson(Files.readString(file), Judgement[].class))
                    .filter(Judgement::isLeft)
                    .map(Judgement::mutant)
                    .toList();
        } catch (IOException unreadable) {
            throw Mistake.because(file, "read", unreadable);
        } catch (JsonParseException | NullPointerException error) {
            throw new Mistake(file + " holds no results that --json has written.");
        }
    }

    /** Writes them; a {@link Mistake} says so if that cannot be done after all. */
    void write(List<Judgement> judged) {
        Destination.write(file, JSON.toJson(judged) + "\n");
    }
}
