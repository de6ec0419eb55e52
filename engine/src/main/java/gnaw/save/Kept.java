package gnaw.save;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import gnaw.game.SavedGame;
import gnaw.text.Sha256;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A game on disk, and what it was played with.
 *
 * @param format how the file is laid out; other numbers cannot be read
 * @param id the name of this game, which no other has; "" in formats that did not know it
 * @param mods the base game and its mods, in their order
 * @param settings what was set for them, {@code mod.name=value} each
 * @param hash of all the rest: a file whose rest has another is damaged
 */
public record Kept(int format, String id, List<KeptMod> mods, List<String> settings, String hash, SavedGame game) {
    static final int FORMAT = 3;

    /** The first format, whose hash is of the game alone; in all else it is as the second. */
    private static final int FIRST_FORMAT = 1;

    /** The format in which games had no names yet; in all else it is as that of now. */
    private static final int NAMELESS_FORMAT = 2;

    private static final Gson GSON = Json.gson();

    /** What is missing in a damaged file is a {@link NullPointerException} here. */
    public Kept {
        id = Objects.requireNonNullElse(id, "");
        mods = List.copyOf(mods);
        settings = List.copyOf(settings);
        Objects.requireNonNull(hash);
        Objects.requireNonNull(game);
    }

    /** A mod that a game was played with. {@code content} is a hash of its scripts. */
    public record KeptMod(String id, String version, String content) {
        public KeptMod {
            Objects.requireNonNull(id);
            Objects.requireNonNull(version);
            Objects.requireNonNull(content);
        }
    }

    /** A game that is kept now. */
    public static Kept of(String id, SavedGame game, List<KeptMod> mods, List<String> settings) {
        Kept unhashed = new Kept(FORMAT, id, mods, settings, "", game);
        return new Kept(FORMAT, id, mods, settings, unhashed.digest(), game);
    }

    /** A name for a game that begins. */
    public static String freshId() {
        return UUID.randomUUID().toString();
    }

    /** The ids of its mods, without the base game. */
    public List<String> addedIds() {
        return mods.stream().skip(1).map(KeptMod::id).toList();
    }

    /** The versions of the base game and its mods, by id. */
    public Map<String, String> versions() {
        return mods.stream().collect(Collectors.toMap(KeptMod::id, KeptMod::version));
    }

    /** Whether files of that format can be read. */
    static boolean reads(String format) {
        return Stream.of(FIRST_FORMAT, NAMELESS_FORMAT, FORMAT)
                .map(Object::toString)
                .anyMatch(format::equals);
    }

    /** Whether nothing has changed since it was kept. */
    boolean isWhole() {
        return hash.equals(
                format == FIRST_FORMAT ? game.hash() : new Kept(format, id, mods, settings, "", game).digest());
    }

    /** Of the JSON: unlike the text of records it cannot be the same for different things. */
    private String digest() {
        return Sha256.of(json());
    }

    private String json() {
        JsonObject whole = GSON.toJsonTree(this).getAsJsonObject();
        if (format == NAMELESS_FORMAT) {
            whole.remove("id");
        }
        // Games in which there is nobody to be met are as they were before there was such a thing.
        if (game.predecessors().isEmpty()) {
            whole.getAsJsonObject("game").remove("predecessors");
        }
        return GSON.toJson(whole);
    }
}
