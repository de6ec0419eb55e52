package gnaw.script;

import gnaw.mod.Mods;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A folder that tests fill with mods. */
public record Shelf(Path folder) {
    /** Puts a mod there whose {@code mod.json} holds these cells besides those that every mod has. */
    public Shelf with(String id, String cells) {
        String more = cells.isEmpty() ? "" : ", " + cells;
        return holding(id, """
                {"id": "%s", "name": "%s", "description": "Changes something.", "version": "1.2.0"%s}""".formatted(id, id, more));
    }

    /** Puts a mod there whose {@code mod.json} is this text. */
    public Shelf holding(String id, String json) {
        write(id, "main.js", "");
        return write(id, "mod.json", json);
    }

    public Shelf write(String id, String file, String text) {
        try {
            Files.createDirectories(folder.resolve(id));
            Files.writeString(folder.resolve(id).resolve(file), text);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Mods mods() {
        return Mods.find(List.of(folder));
    }

    /** What is wrong with a mod there. */
    public String problemOf(String id) {
        return mods().broken().get(id);
    }
}
