package gnaw.map.dig;

import gnaw.map.Direction;
import gnaw.map.Point;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;

/** Passages one cell wide, between any two of which there is one way and no other: dug on and on, and back where there is nothing left to dig. */
final class Maze {
    private final Area area;
    private final Set<Point> dug = new TreeSet<>();
    private final Deque<Point> way = new ArrayDeque<>();

    private Maze(Area area) {
        this.area = area;
    }

    /** The cells of a maze that fills the area, in reading order. */
    static List<Point> in(Area area, RandomGenerator dice) {
        Maze maze = new Maze(area);
        maze.dig(area.corner());
        while (!maze.way.isEmpty()) {
            maze.goOn(dice);
        }
        return List.copyOf(maze.dug);
    }

    private void goOn(RandomGenerator dice) {
        Point here = way.peek();
        List<Direction> ways = new ArrayList<>(Direction.orthogonal());
        ways.removeIf(direction -> !isOpen(here.plus(direction).plus(direction)));
        if (ways.isEmpty()) {
            way.pop();
            return;
        }
        Collections.shuffle(ways, dice);
        dug.add(here.plus(ways.getFirst()));
        dig(here.plus(ways.getFirst()).plus(ways.getFirst()));
    }

    private void dig(Point cell) {
        dug.add(cell);
        way.push(cell);
    }

    private boolean isOpen(Point cell) {
        int x = cell.x() - area.corner().x();
        int y = cell.y() - area.corner().y();
        return x >= 0 && y >= 0 && x < area.width() && y < area.height() && !dug.contains(cell);
    }
}
