package gnaw.testing;

import gnaw.game.Appearance;
import gnaw.game.Stage;
import gnaw.game.World;
import gnaw.map.Point;
import java.util.List;
import java.util.stream.Collectors;

/** Draws a level as it is, with all that stands and lies there, in plain letters. */
final class Picture {
    private static final int COLUMNS = 60;
    private static final int ROWS = 15;

    private Picture() {}

    static String of(World world) {
        return world.stage().level().draw(at -> look(world, at).plain().charAt(0));
    }

    /** What of it lies around a cell, as much as is read at a glance. */
    static String near(Point at, World world) {
        List<String> rows = of(world).lines().toList();
        int left = first(at.x(), COLUMNS, rows.getFirst().length());
        int top = first(at.y(), ROWS, rows.size());
        boolean isWhole = rows.size() <= ROWS && rows.getFirst().length() <= COLUMNS;
        String part = rows.stream()
                .skip(top)
                .limit(ROWS)
                .map(row -> row.substring(left, Math.min(row.length(), left + COLUMNS)))
                .collect(Collectors.joining("\n"));
        return isWhole ? part : "from (" + left + ", " + top + ") on:\n" + part;
    }

    /** Where a part of that length begins that has the place in its middle, as far as there is a whole to take it of. */
    private static int first(int place, int part, int whole) {
        return Math.clamp(place - part / 2, 0, Math.max(0, whole - part));
    }

    private static Appearance look(World world, Point at) {
        Stage stage = world.stage();
        if (stage.creatureAt(at).isPresent()) {
            String kind = stage.creatureAt(at).get().kind();
            return world.catalog().creatures().get(kind).look();
        }
        return stage.itemsAt(at).isEmpty()
                ? world.catalog().tiles().get(stage.level().at(at).id()).look()
                : world.catalog()
                        .items()
                        .get(stage.itemsAt(at).getFirst().kind())
                        .look();
    }
}
