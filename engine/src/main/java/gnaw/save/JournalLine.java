package gnaw.save;

import com.google.gson.Gson;
import gnaw.game.Depth;
import gnaw.game.Intent;
import gnaw.game.Journal.Pulse;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * A decision of the player at one time, and what came of it.
 *
 * @param turn the turn that it led to
 * @param pulse the hash of the state that it led to
 * @param intents nothing at the beginning of a journal, whose state is that of a snapshot
 */
public record JournalLine(int turn, Depth depth, String pulse, List<Intent> intents) {
    private static final Gson GSON = Json.gson();
    private static final int SUM = 8;

    public JournalLine {
        intents = List.copyOf(intents);
    }

    /** What was decided until now. */
    public static JournalLine of(Pulse now, List<Intent> intents) {
        return new JournalLine(now.turn(), now.depth(), now.hash(), intents);
    }

    /** Whether a journal begins here. */
    boolean isBeginning() {
        return intents.isEmpty();
    }

    /** JSON behind a checksum of it. */
    String text() {
        String json = GSON.toJson(this);
        return sum(json) + " " + json;
    }

    /** The line with that text; empty if it is torn or damaged. */
    static Optional<JournalLine> read(String text) {
        if (text.length() <= SUM || !text.startsWith(sum(text.substring(SUM + 1)) + " ")) {
            return Optional.empty();
        }
        try {
            return Optional.of(GSON.fromJson(text.substring(SUM + 1), JournalLine.class));
        } catch (RuntimeException ofAnotherVersion) {
            return Optional.empty();
        }
    }

    private static String sum(String json) {
        CRC32 sum = new CRC32();
        sum.update(json.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().toHexDigits((int) sum.getValue());
    }
}
