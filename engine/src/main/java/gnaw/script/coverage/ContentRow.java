package gnaw.script.coverage;

import gnaw.game.RowReached;
import gnaw.game.TableRow;

/**
 * A row of a table, and how far games got to know it.
 *
 * @param fingerprint of the scripts of the row's mod as they were then
 */
public record ContentRow(TableRow row, String fingerprint, RowReached met) implements Comparable<ContentRow> {
    @Override
    public int compareTo(ContentRow other) {
        return key().compareTo(other.key());
    }

    /** The same for the same row of the same scripts. */
    String key() {
        return String.join("\n", row.mod(), fingerprint, row.table(), row.id());
    }

    ContentRow with(ContentRow other) {
        return new ContentRow(row, fingerprint, met.or(other.met));
    }
}
