package gnaw.testing.mutation;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import gnaw.script.mutation.Mutant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** What became of each mutant, in a file, as JSON. */
record Written(Path file) {
    private static final Gson JSON = new GsonBuilder().setPrettyPrinting().create();

    /** Makes sure, before hours are spent, that it can be written; an {@link IllegalArgumentException} says so if not. */
    Written {
        Path whole = file.toAbsolutePath();
        if (Files.isDirectory(whole) || !Files.isWritable(Files.exists(whole) ? whole : whole.getParent())) {
            throw new IllegalArgumentException("The results cannot be written to " + file + ".");
        }
    }

    /** The mutants that were left when a file was written; an {@link IllegalArgumentException} says so if it holds something else. */
    static List<Mutant> leftIn(Path file) {
        try {
            return Stream.of(JSON.fromJson(Files.readString(file), Judgement[].class))
                    .filter(Judgement::isLeft)
                    .map(Judgement::mutant)
                    .toList();
        } catch (IOException | JsonParseException | NullPointerException error) {
            throw new IllegalArgumentException(file + " holds no results that --json has written.", error);
        }
    }

    void write(List<Judgement> judged) throws IOException {
        Files.writeString(file, JSON.toJson(judged) + "\n");
    }
}
