package gnaw.map.dig;

import gnaw.map.Tile;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * A drawn part of a level, placed whole.
 *
 * <p>A blank leaves the cell to the level. '#', '.' and '+' are the plan's wall, floor and door unless the tiles say
 * otherwise; a character that is only a mark lies on floor. Where one can walk onto the drawing's edge is an entrance:
 * at least one is joined to the level, those that lead nowhere become wall. All that one can walk on
 * must hang together by straight steps.
 */
public final class Vault {
    private final String name;
    private final String drawing;
    private final Map<Character, Tile> tiles;
    private final Map<Character, String> marks;
    /** Nearly all plans of a game have the same tiles, and the same vaults return in many of them. */
    private volatile Optional<Sketch> sketch = Optional.empty();

    /**
     * A vault of that drawing.
     *
     * @param name what the room is called: "vault:NAME"
     * @param drawing one line for each row
     * @param tiles what the characters are made of
     * @param marks characters whose places are told by these names
     */
    public Vault(String name, String drawing, Map<Character, Tile> tiles, Map<Character, String> marks) {
        this.name = name;
        this.drawing = drawing;
        this.tiles = Map.copyOf(tiles);
        this.marks = Map.copyOf(marks);
    }

    /** What its room is called, without "vault:". */
    public String name() {
        return name;
    }

    /** What the drawing comes to under the tiles of a plan. */
    Sketch sketch(Tiles plan) {
        Sketch known = sketch.filter(one -> one.plan().equals(plan)).orElseGet(() -> Sketch.of(this, plan));
        sketch = Optional.of(known);
        return known;
    }

    /** From top to bottom. */
    List<String> rows() {
        return drawing.lines().toList();
    }

    /** What the character stands for; empty if neither a tile nor a mark says so. */
    Optional<Tile> tile(char drawn, Tiles plan) {
        return Optional.ofNullable(tiles.get(drawn)).or(() -> usual(drawn, plan));
    }

    private Optional<Tile> usual(char drawn, Tiles plan) {
        return switch (drawn) {
            case '#' -> Optional.of(plan.wall());
            case '.' -> Optional.of(plan.floor());
            case '+' -> Optional.of(plan.door());
            default -> mark(drawn).map(mark -> plan.floor());
        };
    }

    /** What the places of a character are called. */
    Optional<String> mark(char drawn) {
        return Optional.ofNullable(marks.get(drawn));
    }

    /** Vaults that are drawn alike are the same, for a rule that is asked once more draws another. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Vault vault
                && name.equals(vault.name)
                && drawing.equals(vault.drawing)
                && tiles.equals(vault.tiles)
                && marks.equals(vault.marks);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, drawing, tiles, marks);
    }

    @Override
    public String toString() {
        return "Vault[" + name + ", " + drawing + ", " + tiles + ", " + marks + "]";
    }
}
