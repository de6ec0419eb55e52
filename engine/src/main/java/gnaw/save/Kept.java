package gnaw.save;

import gnaw.game.SavedGame;
import java.util.List;

/**
 * A game on disk, and what it was played with.
 *
 * @param format how the file is laid out; other numbers cannot be read
 * @param mods the base game and its mods, in their order
 * @param settings what was set for them, {@code mod.name=value} each
 * @param hash of the game: a file whose game has another is damaged
 */
public record Kept(int format, List<KeptMod> mods, List<String> settings, String hash, SavedGame game) {
    static final int FORMAT = 1;

    /** A mod that a game was played with. {@code content} is a hash of its scripts. */
    public record KeptMod(String id, String version, String content) {}

    /** A game that is kept now. */
    public static Kept of(SavedGame game, List<KeptMod> mods, List<String> settings) {
        return new Kept(FORMAT, List.copyOf(mods), List.copyOf(settings), game.hash(), game);
    }
}
