package gnaw.save;

import gnaw.game.GameTrouble;
import gnaw.game.Journal;
import gnaw.save.Kept.KeptMod;
import java.util.List;
import java.util.Optional;

/**
 * A game that can be played again, and what it was played with.
 *
 * @param format how the file is laid out; other numbers cannot be read
 * @param mods the base game and its mods, in their order
 * @param settings what was set for them, {@code mod.name=value} each
 * @param trouble what went wrong with the game, if that is why it was kept
 */
public record Replay(
        int format, List<KeptMod> mods, List<String> settings, Optional<GameTrouble> trouble, Journal journal) {
    static final int FORMAT = 1;

    public Replay {
        mods = List.copyOf(mods);
        settings = List.copyOf(settings);
    }

    /** A game that was played now. */
    public static Replay of(Journal journal, List<KeptMod> mods, List<String> settings, Optional<GameTrouble> trouble) {
        return new Replay(FORMAT, mods, settings, trouble, journal);
    }

    /** The ids of the mods, without the base game. */
    public List<String> addedIds() {
        return mods.stream().skip(1).map(KeptMod::id).toList();
    }
}
