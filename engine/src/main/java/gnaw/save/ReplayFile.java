package gnaw.save;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.reflect.TypeToken;
import gnaw.game.Intent;
import gnaw.game.SavedGame;
import gnaw.game.SavedGame.SavedPredecessor;
import gnaw.text.IoTrouble;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A replay on disk: JSON that a person can read and cut. */
public record ReplayFile(Path path) {
    private static final Gson GSON = Json.gson();
    private static final Gson READABLE = GSON.newBuilder().setPrettyPrinting().create();

    /** Where the parser came to what cannot be. */
    private static final Pattern PLACE = Pattern.compile("at line (\\d+) column (\\d+)");

    /** Writes a replay; folders that are missing are made. */
    public void write(Replay replay) {
        try {
            DurableFile.replace(path.toAbsolutePath(), READABLE.toJson(replay) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException("The replay cannot be written to " + path + ": " + IoTrouble.why(e), e);
        }
    }

    /** Reads a replay; an {@link UnreadableSave} tells why the file holds none. */
    public Replay read() {
        if (!Files.isRegularFile(path)) {
            throw new UnreadableSave("There is no replay " + path + ".");
        }
        try {
            String text = Files.readString(path);
            return replay(text.stripLeading().startsWith("{") ? JsonParser.parseString(text) : JsonNull.INSTANCE);
        } catch (JsonParseException damaged) {
            throw new UnreadableSave("The replay " + path + " is damaged" + damage(damaged));
        } catch (IOException e) {
            throw new UnreadableSave("The replay " + path + " cannot be read: " + IoTrouble.why(e) + ".");
        }
    }

    private Replay replay(JsonElement whole) {
        if (!(whole instanceof JsonObject object) || !object.has("format") || !object.has("journal")) {
            throw new UnreadableSave(path + " is no replay of Gnaw.");
        }
        if (!object.get("format").toString().equals(Integer.toString(Replay.FORMAT))) {
            throw new UnreadableSave("The replay " + path + " was written by another version of Gnaw (format "
                    + object.get("format") + ", and this one reads " + Replay.FORMAT + ").");
        }
        try {
            Replay replay = GSON.fromJson(object, Replay.class);
            Stream.of(replay.journal(), replay.journal().start(), replay.trouble())
                    .forEach(Objects::requireNonNull);
            return replay;
        } catch (JsonParseException damaged) {
            throw damaged;
        } catch (RuntimeException incomplete) {
            throw new JsonParseException("something that belongs to a replay is missing.", incomplete);
        }
    }

    /** Where a file breaks off or is no JSON, or else what is wrong with what it holds. */
    private static String damage(JsonParseException damaged) {
        Matcher place = PLACE.matcher(damaged.getMessage());
        return place.find() ? " at line " + place.group(1) + ", column " + place.group(2) + "." : ": " + told(damaged);
    }

    private static String told(JsonParseException damaged) {
        return damaged.getMessage()
                .lines()
                .findFirst()
                .orElse("it is no JSON.")
                .replaceFirst("^[\\w.]*Exception: ", "");
    }

    /** Intents as the JSON of a replay has them; a {@link JsonParseException} tells what is none. */
    public static List<Intent> intents(String json) {
        return List.copyOf(GSON.fromJson(json, new TypeToken<List<Intent>>() {}));
    }

    /** An intent as the JSON of a replay has it. */
    public static String json(Intent intent) {
        return GSON.toJson(intent, Intent.class);
    }

    /** A game's state as JSON. */
    public static String json(SavedGame game) {
        return GSON.toJson(game);
    }

    /** Those who died in earlier games, as JSON. */
    public static String json(List<SavedPredecessor> dead) {
        return GSON.toJson(dead);
    }

    /** Those that {@link #json(List)} wrote; a {@link JsonParseException} tells what is none. */
    public static List<SavedPredecessor> predecessors(String json) {
        try {
            return List.copyOf(GSON.fromJson(json, new TypeToken<List<SavedPredecessor>>() {}));
        } catch (JsonParseException damaged) {
            throw new JsonParseException(told(damaged), damaged);
        }
    }

    /** The state that {@link #json(SavedGame)} wrote; a {@link JsonParseException} tells what is none. */
    public static SavedGame game(String json) {
        try {
            SavedGame game = GSON.fromJson(json, SavedGame.class);
            Stream.of(game.meters(), game.kinds(), game.dice(), game.stages(), game.offers(), game.log())
                    .forEach(Objects::requireNonNull);
            return game;
        } catch (JsonParseException damaged) {
            throw new JsonParseException(told(damaged), damaged);
        } catch (NullPointerException incomplete) {
            throw new JsonParseException("something that belongs to a game is missing.", incomplete);
        }
    }
}
