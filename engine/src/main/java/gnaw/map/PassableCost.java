package gnaw.map;

import java.util.function.ToIntFunction;

/** The cost of a step onto a passable cell: the same distance map serves everyone who pays the same. Cells are the numbers of {@link Level#index}. */
@FunctionalInterface
public interface PassableCost {
    /** The cost of a cell that this walker never enters. */
    int FORBIDDEN = 0;

    /** Every step costs 1. */
    PassableCost EVEN = cell -> 1;

    /** The cost by the places of a level, for whoever asks no other way. */
    static PassableCost byPlace(Level level, ToIntFunction<Point> cost) {
        return cell -> cost.applyAsInt(level.point(cell));
    }

    /** The cost of entering the cell, 1 to 1,000, or {@link #FORBIDDEN}. Asked at most once for each passable cell. */
    int toEnter(int cell);
}
