package gnaw.map.dig;

import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A drawn part of a level, placed whole.
 *
 * <p>A blank leaves the cell to the level. '#', '.' and '+' are the plan's wall, floor and door unless the tiles say
 * otherwise; a character that is only a mark lies on floor. Where one can walk onto the drawing's edge is an entrance:
 * at least one is joined to the level, those that lead nowhere become wall. All that one can walk on
 * must hang together by straight steps.
 *
 * @param name what the room is called: "vault:NAME"
 * @param drawing one line for each row
 * @param tiles what the characters are made of
 * @param marks characters whose places are told by these names
 */
public record Vault(String name, String drawing, Map<Character, Tile> tiles, Map<Character, String> marks) {
    public Vault {
        tiles = Map.copyOf(tiles);
        marks = Map.copyOf(marks);
    }

    /** Columns of the longest row. */
    public int width() {
        return rows().stream().mapToInt(String::length).max().orElse(0);
    }

    /** Rows. */
    public int height() {
        return rows().size();
    }

    /** The drawn cells, blanks left out, in reading order. */
    Stream<Point> cells() {
        return IntStream.range(0, width() * height())
                .mapToObj(cell -> new Point(cell % width(), cell / width()))
                .filter(cell -> at(cell) != ' ');
    }

    Tile tile(Point cell, Tiles plan) {
        char drawn = at(cell);
        return Optional.ofNullable(tiles.get(drawn))
                .or(() -> usual(drawn, plan))
                .orElseThrow(() -> new IllegalArgumentException("Row " + (cell.y() + 1) + ", column " + (cell.x() + 1)
                        + " of the vault \"" + name + "\": neither tile nor mark is drawn as '" + drawn + "'"));
    }

    private Optional<Tile> usual(char drawn, Tiles plan) {
        return switch (drawn) {
            case '#' -> Optional.of(plan.wall());
            case '.' -> Optional.of(plan.floor());
            case '+' -> Optional.of(plan.door());
            default -> mark(drawn).map(mark -> plan.floor());
        };
    }

    /** The cells in the edge of the drawing through which one gets in. */
    List<Point> entrances(Tiles plan) {
        return walkable(plan).filter(this::onEdge).toList();
    }

    /** What one can walk on behind the entrances. */
    SortedSet<Point> inside(Tiles plan) {
        return new TreeSet<>(walkable(plan).filter(cell -> !onEdge(cell)).toList());
    }

    private Stream<Point> walkable(Tiles plan) {
        return cells().filter(cell -> plan.lettingThrough(tile(cell, plan)));
    }

    Optional<String> mark(Point cell) {
        return mark(at(cell));
    }

    private Optional<String> mark(char drawn) {
        return Optional.ofNullable(marks.get(drawn));
    }

    private boolean onEdge(Point cell) {
        return cell.x() == 0 || cell.y() == 0 || cell.x() == width() - 1 || cell.y() == height() - 1;
    }

    private char at(Point cell) {
        String row = rows().get(cell.y());
        return cell.x() < row.length() ? row.charAt(cell.x()) : ' ';
    }

    private List<String> rows() {
        return drawing.lines().toList();
    }
}
