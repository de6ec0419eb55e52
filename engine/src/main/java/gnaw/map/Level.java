package gnaw.map;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A rectangle of tiles, and what is remembered of it: each tile as it was when last seen.
 *
 * <p>Cells outside are neither passable nor transparent, so that walks and sight need no test for the border.
 */
public final class Level {
    private static final Tile OUTSIDE = new Tile("outside", false, false);
    private static final byte PASSABLE = 1;
    private static final byte TRANSPARENT = 2;

    private final int width;
    private final int height;
    // With a border of one cell all around, so that the neighbours of every cell have an index.
    private final Tile[] tiles;
    // What walks and sight ask of each tile, at hand: they ask it of thousands of cells.
    private final byte[] laws;
    private final Memory memory;
    /** Most levels are never asked where something is. */
    private Optional<TileIndex> index = Optional.empty();

    /** A level made of one tile, nothing of it remembered. */
    public Level(int width, int height, Tile everywhere) {
        if (width < 1 || height < 1) {
            throw new IllegalArgumentException("A level cannot be " + width + "×" + height + " cells");
        }
        this.width = width;
        this.height = height;
        this.tiles = new Tile[stride() * (height + 2)];
        this.laws = new byte[tiles.length];
        this.memory = new Memory(tiles.length);
        Arrays.fill(tiles, OUTSIDE);
        for (int y = 0; y < height; y++) {
            Arrays.fill(tiles, index(0, y), index(width, y), everywhere);
            Arrays.fill(laws, index(0, y), index(width, y), lawsOf(everywhere));
        }
    }

    /**
     * The level that the text draws, one line for each row.
     *
     * @throws IllegalArgumentException if a character is not in the legend or the lines differ in length
     */
    public static Level drawn(String drawing, Map<Character, Tile> legend) {
        return new Drawing(drawing).level(legend);
    }

    /** Columns. */
    public int width() {
        return width;
    }

    /** Rows. */
    public int height() {
        return height;
    }

    /** Every cell, in reading order. */
    public Stream<Point> points() {
        return IntStream.range(0, width * height).mapToObj(cell -> new Point(cell % width, cell / width));
    }

    /** Whether the cell is one of the outermost. */
    public boolean isEdge(Point cell) {
        return cell.x() == 0 || cell.y() == 0 || cell.x() == width - 1 || cell.y() == height - 1;
    }

    /** Whether the cell is part of the level. */
    public boolean contains(Point cell) {
        return cell.x() >= 0 && cell.y() >= 0 && cell.x() < width && cell.y() < height;
    }

    /**
     * What the cell is made of.
     *
     * @throws IllegalArgumentException outside the level
     */
    public Tile at(Point cell) {
        return tiles[index(cell)];
    }

    /** What the cell of an index is made of; on the border around the level something that is part of no level. */
    public Tile at(int cell) {
        return tiles[cell];
    }

    /**
     * Makes the cell of something else. What is remembered of it stays as it was.
     *
     * @throws IllegalArgumentException outside the level
     */
    public void set(Point cell, Tile tile) {
        set(index(cell), tile);
    }

    /** The same with the cell of an index, which is none of the border. */
    public void set(int cell, Tile tile) {
        if (index.isPresent()) {
            index.get().changed(cell, tiles[cell], tile);
        }
        tiles[cell] = tile;
        laws[cell] = lawsOf(tile);
    }

    private static byte lawsOf(Tile tile) {
        return (byte) ((tile.passable() ? PASSABLE : 0) | (tile.transparent() ? TRANSPARENT : 0));
    }

    /** All cells that are made of the tile of that id, in reading order. */
    public List<Point> cells(String tile) {
        return cells(made -> made.id().equals(tile));
    }

    /** All cells that are made of such tiles now, in reading order. */
    public List<Point> cells(Predicate<Tile> wanted) {
        return new CellList(this, index().of(tile -> tile != OUTSIDE && wanted.test(tile)));
    }

    /** What there is on it now, each once. */
    public List<Tile> tiles() {
        List<Tile> tiles = index().tiles();
        tiles.removeIf(tile -> tile == OUTSIDE);
        return tiles;
    }

    private TileIndex index() {
        if (index.isEmpty()) {
            index = Optional.of(new TileIndex(tiles));
        }
        return index.get();
    }

    /** Whether a walker can stand there; false outside. */
    public boolean passable(Point cell) {
        return contains(cell) && passable(index(cell.x(), cell.y()));
    }

    /** Whether sight passes through the cell; false outside. */
    public boolean transparent(Point cell) {
        return contains(cell) && transparent(index(cell.x(), cell.y()));
    }

    /**
     * The law of steps: one may step onto any passable cell around, but not diagonally between two cells that both are
     * impassable.
     */
    public boolean mayStep(Point from, Direction direction) {
        return contains(from) && passable(from.plus(direction)) && fits(index(from), direction);
    }

    /** The tile as it was when last seen; empty if the cell was never seen or lies outside. */
    public Optional<Tile> remembered(Point cell) {
        return contains(cell) ? memory.find(index(cell)) : Optional.empty();
    }

    /** The same of the cell of an index. */
    public Optional<Tile> remembered(int cell) {
        return memory.find(cell);
    }

    /** The first cell in reading order that is remembered as such a tile. */
    public Optional<Point> firstRemembered(Predicate<Tile> wanted) {
        return memory.first(wanted).map(this::point);
    }

    /** Remembers the cell as it is now. */
    public void remember(Point cell) {
        memory.learn(index(cell), tiles[index(cell)]);
    }

    /** Remembers every cell in sight as it is now. */
    public void remember(Vision vision) {
        vision.cells().forEach(cell -> memory.learn(cell, tiles[cell]));
    }

    /** Remembers the cell as something that it perhaps is not: a told, dreamt or saved memory. */
    public void remember(Point cell, Tile tile) {
        memory.learn(index(cell), tile);
    }

    /** Forgets the cell, as if it had never been seen. */
    public void forget(Point cell) {
        memory.forget(index(cell));
    }

    /**
     * The frontier of what is remembered; the same one, with what it has found, until something new is learnt.
     *
     * @param law by which the ground can be walked on; the same object as long as it is the same
     */
    public Frontier frontier(Object law, List<Point> lures, KnownGround ground) {
        return memory.frontier(law, lures, () -> new Frontier(this, lures, ground));
    }

    /** Draws the level with one character for each cell. */
    public String draw(Function<Point, Character> glyph) {
        StringBuilder drawing = new StringBuilder((width + 1) * height);
        points().forEach(cell -> {
            drawing.append(cell.x() == 0 && cell.y() > 0 ? "\n" : "").append(glyph.apply(cell));
        });
        return drawing.toString();
    }

    /** Draws the level with the legend's characters, and '?' for a tile that the legend lacks. */
    public String draw(Map<Character, Tile> legend) {
        return draw(cell -> glyph(at(cell), legend));
    }

    private static char glyph(Tile tile, Map<Character, Tile> legend) {
        return legend.entrySet().stream()
                .filter(entry -> entry.getValue().equals(tile))
                .map(Map.Entry::getKey)
                .sorted()
                .findFirst()
                .orElse('?');
    }

    /** Whether two walls stand beside the way from a cell onto a passable one: neither a step nor a blow goes between them. */
    public boolean pinches(Point from, Direction way) {
        return passable(from.plus(way)) && !fits(from, way);
    }

    /** Whether nothing pinches a walker who leaves the cell that way: the diagonal half of the law of steps. */
    private boolean fits(Point cell, Direction direction) {
        return fits(index(cell), direction);
    }

    boolean fits(int cell, Direction direction) {
        return !direction.isDiagonal() || passable(cell + direction.dx()) || passable(cell + direction.dy() * stride());
    }

    boolean passable(int cell) {
        return (laws[cell] & PASSABLE) != 0;
    }

    boolean transparent(int cell) {
        return (laws[cell] & TRANSPARENT) != 0;
    }

    boolean remembers(int cell) {
        return memory.has(cell);
    }

    Tile memory(int cell) {
        return memory.of(cell);
    }

    /** Whether the index is one of a cell, and not of the border. */
    public boolean isInside(int cell) {
        return tiles[cell] != OUTSIDE;
    }

    /** How many indices there are: every cell of the level and of the border around it has one. */
    public int indices() {
        return tiles.length;
    }

    /** How far apart the indices of a cell and the cell below it are. */
    int stride() {
        return width + 2;
    }

    /** How far apart the indices of a cell and its neighbour are. */
    public int offset(Direction direction) {
        return direction.dy() * stride() + direction.dx();
    }

    /** The cell of an index. */
    public Point point(int index) {
        return new Point(index % stride() - 1, index / stride() - 1);
    }

    /**
     * The index of a cell: whoever works through all of a level makes no places on the way.
     *
     * @throws IllegalArgumentException outside the level
     */
    public int index(Point cell) {
        if (!contains(cell)) {
            throw new IllegalArgumentException(cell + " lies outside the level of " + width + "×" + height + " cells");
        }
        return index(cell.x(), cell.y());
    }

    private int index(int x, int y) {
        return (y + 1) * stride() + x + 1;
    }
}
