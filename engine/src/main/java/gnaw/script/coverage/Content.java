package gnaw.script.coverage;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import gnaw.game.RowReached;
import gnaw.game.TableRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The rows of tables that running games have reached.
 *
 * <p>A row is <em>reached</em> when a game used it, and could have used another in its place:
 *
 * <ul>
 *   <li>a creature or a thing of that kind came into the world; a level had that tile; somebody used a thing by that verb, or did that
 *       action; a rule changed or gave that meter; somebody or something was of that tone, or said something in it, or a level was painted
 *       in it;
 *   <li>the engine asked the row for its answer: a rule, a bot, a measure;
 *   <li>dice drew its name from among names of rows that the same answer had looked at, or the hero took it where a choice offered rows;
 *   <li>for all other tables, which scripts alone read: an answer read more of it than of the rows that it passed over, and among that a
 *       cell that is more than a number or a yes or no (a text, a function, a list) and that it did not read of every row. To look
 *       through a table is to reach none of its rows, however it is done. A cell of a table that holds cells itself counts when it is read.
 * </ul>
 *
 * <p>Where rules treat all rows of a table alike, no row can be told from the others: they are met <em>together</em>, which is less. Seen is
 * only what happens in games: not what loading reads, nor what a test calls by itself. A row that is used by its numbers alone, without
 * dice that draw its name, is not seen. That a row was reached does not say that all its cells were.
 *
 * @param rows by mod, table and id, in that order; the same row of two texts of a mod's scripts counts as two
 */
public record Content(List<ContentRow> rows) {
    /** Nothing was loaded. */
    public static final Content NONE = new Content(List.of());

    public Content {
        rows = List.copyOf(rows);
    }

    /** All of them together; a row may be among them more than once. */
    public static Content of(Collection<ContentRow> found) {
        Map<String, ContentRow> merged = new LinkedHashMap<>();
        found.forEach(row -> merged.merge(row.key(), row, ContentRow::with));
        return new Content(merged.values().stream().sorted().toList());
    }

    /** What was reached in this run or in the other. */
    public Content with(Content other) {
        List<ContentRow> both = new ArrayList<>(rows);
        both.addAll(other.rows);
        return of(both);
    }

    /** Only the rows that are wanted. */
    public Content only(Predicate<ContentRow> wanted) {
        return new Content(rows.stream().filter(wanted).toList());
    }

    /** Only the rows of a mod; the base game is one. */
    public Content ofMod(String mod) {
        return only(row -> row.row().mod().equals(mod));
    }

    /** Only the rows of a table. */
    public Content ofTable(String table) {
        return only(row -> row.row().table().equals(table));
    }

    /** The mods to which the rows belong. */
    public List<String> mods() {
        return rows.stream().map(row -> row.row().mod()).distinct().toList();
    }

    /** The tables to which the rows belong. */
    public List<String> tables() {
        return rows.stream().map(row -> row.row().table()).distinct().toList();
    }

    /** How many rows were reached. */
    public Share share() {
        return Share.of(
                rows.stream().map(row -> row.met() == RowReached.REACHED).toList());
    }

    /** The rows that got so far and no farther. */
    public List<TableRow> met(RowReached reached) {
        return rows.stream()
                .filter(row -> row.met() == reached)
                .map(ContentRow::row)
                .toList();
    }

    /** Keeps it in a file, to be read by another process; what was there before is replaced only when all is written. */
    public void write(Path file) throws IOException {
        Path whole = file.toAbsolutePath();
        Files.createDirectories(whole.getParent());
        Path fresh = whole.resolveSibling(whole.getFileName() + ".new");
        Files.writeString(fresh, new Gson().toJson(this));
        Files.move(fresh, whole, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** What another process has kept. An {@link IOException} says so if the file holds something else. */
    public static Content read(Path file) throws IOException {
        try {
            return Optional.ofNullable(new Gson().fromJson(Files.readString(file), Content.class))
                    .orElse(NONE);
        } catch (JsonParseException | NullPointerException error) {
            throw new IOException("it does not hold which rows games have reached", error);
        }
    }
}
