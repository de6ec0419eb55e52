package gnaw.testing.mutation;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

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

    void write(List<Judgement> judged) throws IOException {
        Files.writeString(file, JSON.toJson(judged) + "\n");
    }
}
