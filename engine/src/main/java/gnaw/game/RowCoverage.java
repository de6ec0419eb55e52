package gnaw.game;

import java.util.List;

/** The rows of tables that games reach. */
public interface RowCoverage {
    /** The coverage that nobody wants to know. */
    RowCoverage NONE = new RowCoverage() {};

    /** Told that somebody took that option of a choice; its effects come true now. */
    default void chosen(Offer offer, Offer.Option taken) {}

    /** All rows of the tables while it is noted which of them games reach; else none. */
    default List<TableRow> rows() {
        return List.of();
    }

    /** How far {@link #rows}, in their order, were met since this was asked last. */
    default List<RowReached> takeMet() {
        return List.of();
    }
}
