package gnaw.map.dig;

import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
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

    /** What is drawn on a cell. */
    record Drawn(Point at, char letter) {}

    /** What is drawn on each cell, blanks left out, in reading order. */
    List<Drawn> cells() {
        List<Drawn> cells = new ArrayList<>();
        List<String> rows = rows();
        for (int y = 0; y < rows.size(); y++) {
            String row = rows.get(y);
            for (int x = 0; x < row.length(); x++) {
                if (row.charAt(x) != ' ') {
                    cells.add(new Drawn(new Point(x, y), row.charAt(x)));
                }
            }
        }
        return cells;
    }

    /** What the cell is made of. */
    Tile tile(Drawn cell, Tiles plan) {
        return Optional.ofNullable(tiles.get(cell.letter()))
                .or(() -> usual(cell.letter(), plan))
                .orElseThrow(() -> new IllegalArgumentException(
                        "Row " + (cell.at().y() + 1) + ", column " + (cell.at().x() + 1) + " of the vault \"" + name
                                + "\": neither tile nor mark is drawn as '" + cell.letter() + "'"));
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
        return walkable(plan).filter(isInside().negate()).toList();
    }

    /** What one can walk on behind the entrances. */
    Patch inside(Tiles plan) {
        Set<Point> inside = walkable(plan).filter(isInside()).collect(Collectors.toSet());
        return new Patch(new Point(0, 0), width(), height(), inside::contains);
    }

    private Stream<Point> walkable(Tiles plan) {
        return cells().stream()
                .filter(cell -> plan.lettingThrough(tile(cell, plan)))
                .map(Drawn::at);
    }

    private Predicate<Point> isInside() {
        int right = width() - 1;
        int bottom = height() - 1;
        return cell -> cell.x() > 0 && cell.y() > 0 && cell.x() < right && cell.y() < bottom;
    }

    /** What the places of a character are called. */
    Optional<String> mark(char drawn) {
        return Optional.ofNullable(marks.get(drawn));
    }

    private List<String> rows() {
        return drawing.lines().toList();
    }
}
