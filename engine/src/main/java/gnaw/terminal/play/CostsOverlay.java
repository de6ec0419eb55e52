package gnaw.terminal.play;

import gnaw.terminal.screen.Canvas;
import java.util.List;

/** The costs of rules, in a corner of the map. */
final class CostsOverlay {
    private static final int COLUMNS = 46;

    private CostsOverlay() {}

    /** Paints as many lines as fit into the upper half; nothing if there are none. */
    static void paint(Canvas map, List<Developer.Cost> costs) {
        int width = Math.min(COLUMNS, map.width());
        int height = Math.min(costs.size(), map.height() / 2);
        Canvas corner = map.part(map.width() - width, 0, width, height);
        for (int y = 0; y < height; y++) {
            paint(corner.part(0, y, width, 1), costs.get(y), y == 0 ? "title" : "text");
        }
    }

    /** The figures are never cut: the name of the rule makes room for them. */
    private static void paint(Canvas line, Developer.Cost cost, String tone) {
        line.blank();
        int column = line.width() - cost.figures().length();
        line.part(0, 0, Math.max(0, column - 1), 1).cutText(0, 0, cost.rule(), tone);
        line.text(Math.max(0, column), 0, cost.figures(), tone);
    }
}
