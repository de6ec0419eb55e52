package gnaw.game;

/**
 * A row of a table of the scripts.
 *
 * @param mod who added it
 * @param id its name in the table; of a table that holds cells itself, the name of a cell
 * @param place where it is written: file and line
 */
public record TableRow(String mod, String table, String id, String place) {
    /** As authors name it: {@code creatures.bat}. */
    public String path() {
        return table + "." + id;
    }
}
