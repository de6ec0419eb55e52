package gnaw.terminal;

import java.util.List;

/** What rules cost, in a corner of the map. */
final class Costs {
    private static final int COLUMNS = 46;

    private Costs() {}

    /** Paints as many lines as fit; nothing if there are none. */
    static void paint(Canvas map, List<String> lines) {
        int width = Math.min(COLUMNS, map.width());
        int height = Math.min(lines.size(), Math.max(1, map.height() * 2 / 3));
        Canvas corner = map.part(map.width() - width, 0, width, height);
        if (!lines.isEmpty()) {
            corner.blank();
        }
        for (int y = 0; y < height && !lines.isEmpty(); y++) {
            corner.cutText(0, y, lines.get(y), y == 0 ? "title" : "text");
        }
    }
}
