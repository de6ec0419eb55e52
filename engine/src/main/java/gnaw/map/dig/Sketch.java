package gnaw.map.dig;

import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * A vault as it is built under the tiles of a plan.
 *
 * @param plan what the usual characters are made of
 * @param width columns of the longest row
 * @param height rows
 * @param cells what is drawn on each cell, blanks left out, in reading order
 * @param entrances the cells in the edge of the drawing through which one gets in
 * @param inside what one can walk on behind the entrances
 */
record Sketch(Tiles plan, int width, int height, List<Cell> cells, List<Point> entrances, Patch inside) {
    /** A cell of the drawing, its character, and what it is made of. */
    record Cell(Point at, char letter, Tile tile) {}

    /** The vault under these tiles; an {@link IllegalArgumentException} names a character that stands for nothing. */
    static Sketch of(Vault vault, Tiles plan) {
        List<String> rows = vault.rows();
        int width = rows.stream().mapToInt(String::length).max().orElse(0);
        int height = rows.size();
        List<Cell> cells = cells(vault, rows, plan);
        Predicate<Point> isInside =
                cell -> cell.x() > 0 && cell.y() > 0 && cell.x() < width - 1 && cell.y() < height - 1;
        Set<Point> inside = walkable(cells, plan).stream().filter(isInside).collect(Collectors.toSet());
        return new Sketch(
                plan,
                width,
                height,
                cells,
                walkable(cells, plan).stream().filter(isInside.negate()).toList(),
                new Patch(new Point(0, 0), width, height, inside::contains));
    }

    private static List<Cell> cells(Vault vault, List<String> rows, Tiles plan) {
        List<Cell> cells = new ArrayList<>();
        for (int y = 0; y < rows.size(); y++) {
            String row = rows.get(y);
            for (int x = 0; x < row.length(); x++) {
                if (row.charAt(x) != ' ') {
                    Point at = new Point(x, y);
                    cells.add(new Cell(at, row.charAt(x), tile(vault, at, row.charAt(x), plan)));
                }
            }
        }
        return List.copyOf(cells);
    }

    private static Tile tile(Vault vault, Point at, char letter, Tiles plan) {
        return vault.tile(letter, plan)
                .orElseThrow(() -> new IllegalArgumentException("Row " + (at.y() + 1) + ", column " + (at.x() + 1)
                        + " of the vault \"" + vault.name() + "\": neither tile nor mark is drawn as '" + letter
                        + "'"));
    }

    private static List<Point> walkable(List<Cell> cells, Tiles plan) {
        return cells.stream()
                .filter(cell -> plan.lettingThrough(cell.tile()))
                .map(Cell::at)
                .toList();
    }
}
