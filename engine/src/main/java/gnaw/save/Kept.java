package gnaw.save;

import com.google.gson.Gson;
import gnaw.game.SavedGame;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * A game on disk, and what it was played with.
 *
 * @param format how the file is laid out; other numbers cannot be read
 * @param mods the base game and its mods, in their order
 * @param settings what was set for them, {@code mod.name=value} each
 * @param hash of all the rest: a file whose rest has another is damaged
 */
public record Kept(int format, List<KeptMod> mods, List<String> settings, String hash, SavedGame game) {
    static final int FORMAT = 2;

    /** The first format, whose hash is of the game alone; in all else it is as that of now. */
    private static final int OLD_FORMAT = 1;

    private static final Gson GSON = Json.gson();

    /** What is missing in a damaged file is a {@link NullPointerException} here. */
    public Kept {
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
    public static Kept of(SavedGame game, List<KeptMod> mods, List<String> settings) {
        return new Kept(FORMAT, mods, settings, hash(FORMAT, mods, settings, game), game);
    }

    /** The ids of its mods, without the base game. */
    public List<String> added() {
        return mods.stream().skip(1).map(KeptMod::id).toList();
    }

    /** The versions of the base game and its mods, by id. */
    public Map<String, String> versions() {
        return mods.stream().collect(Collectors.toMap(KeptMod::id, KeptMod::version));
    }

    /** Whether files of that format can be read. */
    static boolean reads(String format) {
        return format.equals(Integer.toString(FORMAT)) || format.equals(Integer.toString(OLD_FORMAT));
    }

    /** Whether nothing has changed since it was kept. */
    boolean isWhole() {
        return hash.equals(format == OLD_FORMAT ? game.hash() : hash(format, mods, settings, game));
    }

    /** Of the JSON without a hash: unlike the text of records it cannot be the same for different things. */
    private static String hash(int format, List<KeptMod> mods, List<String> settings, SavedGame game) {
        try {
            String json = GSON.toJson(new Kept(format, mods, settings, "", game));
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(sha.digest(json.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256.", e);
        }
    }
}
