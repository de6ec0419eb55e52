package gnaw.testing.mutation;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import gnaw.lab.LabMisuse;
import gnaw.lab.report.Destination;
import gnaw.workshop.mutation.Mutant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The fate of each mutant, in a file, as JSON. */
record Written(Path file) {
    private static final Gson JSON = new GsonBuilder().setPrettyPrinting().create();

    /** Makes sure, before hours are spent, that it can be written; a {@link LabMisuse} says so if not. */
    Written {
        Destination.require(file);
    }

    /** The mutants that were left when a file was written; a {@link LabMisuse} says so if it cannot be read. */
    static List<Mutant> leftIn(Path file) {
        try {
            return Stream.of(JSON.fromJson(Files.readString(file), JudgedMutant[].class))
                    .filter(JudgedMutant::isLeft)
                    .map(JudgedMutant::mutant)
                    .toList();
        } catch (IOException unreadable) {
            throw LabMisuse.because(file, "read", unreadable);
        } catch (JsonParseException | NullPointerException error) {
            throw new LabMisuse(file + " holds no results that --json has written.");
        }
    }

    /** Writes them; a {@link LabMisuse} says so if that cannot be done after all. */
    void write(List<JudgedMutant> judged) {
        Destination.write(file, JSON.toJson(judged) + "\n");
    }
}
