package gnaw.save;

import com.google.gson.JsonObject;
import gnaw.text.IoTrouble;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a player has beside a saved game and no rule knows, such as notes: texts by name, as JSON with the name of the game, so that the next
 * game in that folder begins without any.
 *
 * @param what the name of the file and, in it, of the texts
 */
public record SideFile(Path path, String what) {
    private static final String GAME = "game";

    /** The player's notes on levels. */
    public static SideFile notes(SaveFile save) {
        return beside(save, "notes");
    }

    /** The letters of what he carries. */
    public static SideFile letters(SaveFile save) {
        return beside(save, "letters");
    }

    /** All that lies beside the game of that name is beside another save from now on, too. An {@link UnwritableSave} if it cannot be. */
    public static void copy(SaveFile from, SaveFile to, String game) {
        copy(notes(from), notes(to), game);
        copy(letters(from), letters(to), game);
    }

    private static void copy(SideFile from, SideFile to, String game) {
        Map<String, String> texts = from.read(game);
        if (!texts.isEmpty()) {
            to.write(game, texts);
        }
    }

    private static SideFile beside(SaveFile save, String what) {
        return new SideFile(save.file().resolveSibling(what + ".json"), what);
    }

    /** The texts of the game of that name; none where the file is another game's, or damaged. */
    public Map<String, String> read(String game) {
        Map<String, String> texts = new TreeMap<>();
        try {
            JsonObject found = Json.gson().fromJson(Files.readString(path), JsonObject.class);
            if (found != null && found.get(GAME).getAsString().equals(game)) {
                found.getAsJsonObject(what).asMap().forEach((name, text) -> texts.put(name, text.getAsString()));
            }
        } catch (IOException | RuntimeException damaged) {
            return Map.of();
        }
        return texts;
    }

    /** Writes the texts of a game in place of all that is there. An {@link UnwritableSave} tells why that cannot be done. */
    public void write(String game, Map<String, String> texts) {
        attempt(() -> DurableFile.replace(path, json(game, texts)));
    }

    /** The same for what a key brings about, which waits for no disk: a power cut may cost it. */
    public void jot(String game, Map<String, String> texts) {
        attempt(() -> DurableFile.jot(path, json(game, texts)));
    }

    private interface Writing {
        void run() throws IOException;
    }

    private void attempt(Writing writing) {
        try {
            writing.run();
        } catch (IOException e) {
            throw new UnwritableSave(path, IoTrouble.why(e));
        }
    }

    private String json(String game, Map<String, String> texts) {
        JsonObject named = new JsonObject();
        new TreeMap<>(texts).forEach(named::addProperty);
        JsonObject whole = new JsonObject();
        whole.addProperty(GAME, game);
        whole.add(what, named);
        return Json.gson().toJson(whole);
    }
}
