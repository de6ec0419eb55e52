package gnaw.script;

import gnaw.map.Point;
import java.util.List;

/** A place: {@code x} and {@code y}. */
final class PointFacts extends Facts {
    private final Point point;

    PointFacts(Point point) {
        this.point = point;
    }

    Point point() {
        return point;
    }

    @Override
    boolean has(String name) {
        return name.equals("x") || name.equals("y");
    }

    @Override
    Object get(String name) {
        return name.equals("x") ? point.x() : point.y();
    }

    @Override
    List<String> names() {
        return List.of("x", "y");
    }
}
