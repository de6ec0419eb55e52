package gnaw.save;

import gnaw.game.Depth;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** The player's notes beside a saved game: JSON with the game's name, so that the next game in that folder begins without any. */
public record NoteFile(Path path) {
    /** What the file holds; levels as {@link Depth#toString} writes them. */
    private record Notes(String game, Map<String, String> notes) {
        Notes {
            Objects.requireNonNull(game);
            Objects.requireNonNull(notes);
        }
    }

    /** The notes of the folder of a saved game. */
    public static NoteFile beside(SaveFile save) {
        return new NoteFile(save.file().resolveSibling("notes.json"));
    }

    /** The notes of the game of that name; none where the file is another game's, or damaged. */
    public Map<Depth, String> read(String game) {
        Map<Depth, String> read = new TreeMap<>();
        try {
            Notes found = Json.gson().fromJson(Files.readString(path), Notes.class);
            if (found != null && found.game().equals(game)) {
                found.notes().forEach((level, note) -> read.put(Depth.parsed(level), note));
            }
        } catch (IOException | RuntimeException damaged) {
            return Map.of();
        }
        return read;
    }

    /** Writes the notes of a game in place of all that is there. An {@link UnwritableSave} tells why that cannot be done. */
    public void write(String game, Map<Depth, String> notes) {
        Map<String, String> byLevel = new TreeMap<>();
        notes.forEach((level, note) -> byLevel.put(level.toString(), note));
        try {
            DurableFile.replace(path, Json.gson().toJson(new Notes(game, byLevel)));
        } catch (IOException e) {
            throw new UnwritableSave(path, DurableFile.why(e));
        }
    }
}
