package gnaw.terminal.pane;

import gnaw.terminal.screen.Canvas;
import java.util.Optional;

/**
 * The arrangement of the play screen: the map at the left, the sidebar at the right, the log below. A narrow window, and one that is
 * read aloud, has no sidebar but a few lines of it between map and log.
 *
 * @param rule the line between map and log
 */
public record PlayLayout(Canvas map, Optional<Canvas> sidebar, Optional<Canvas> digest, Canvas rule, Canvas log) {
    private static final int NARROWEST_WITH_SIDEBAR = 70;
    private static final int DIGEST_ROWS = 2;

    /** The same where other things lie below: nothing but the map, and the sidebar if there is room for it. */
    public static PlayLayout above(Canvas whole) {
        int sidebar = sidebarColumns(whole);
        Canvas nothing = whole.part(0, 0, 0, 0);
        return new PlayLayout(
                whole.part(0, 0, whole.width() - sidebar - (sidebar > 0 ? 1 : 0), whole.height()),
                sidebar > 0
                        ? Optional.of(whole.part(whole.width() - sidebar, 0, sidebar, whole.height()))
                        : Optional.empty(),
                Optional.empty(),
                nothing,
                nothing);
    }

    private static int sidebarColumns(Canvas whole) {
        boolean hasRoom = whole.width() >= NARROWEST_WITH_SIDEBAR && !whole.isPlain();
        return hasRoom ? Math.clamp(whole.width() / 3, 24, 36) : 0;
    }

    /** On the whole screen. */
    public static PlayLayout of(Canvas whole) {
        boolean isWide = sidebarColumns(whole) > 0;
        int logRows = Math.clamp(whole.height() / 6, 3, 10);
        int digestRows = isWide ? 0 : DIGEST_ROWS + (whole.isPlain() ? 1 : 0);
        int mapRows = whole.height() - logRows - digestRows - 1;
        int sidebar = sidebarColumns(whole);
        return new PlayLayout(
                whole.part(0, 0, whole.width() - sidebar - (isWide ? 1 : 0), mapRows),
                isWide ? Optional.of(whole.part(whole.width() - sidebar, 0, sidebar, mapRows)) : Optional.empty(),
                isWide ? Optional.empty() : Optional.of(whole.part(0, mapRows, whole.width(), DIGEST_ROWS)),
                whole.part(0, mapRows + digestRows, whole.width(), 1),
                whole.part(0, whole.height() - logRows, whole.width(), logRows));
    }

    /** Paints the line between map and sidebar, if there is a sidebar. */
    public void paintEdge(Canvas whole) {
        for (int y = 0; sidebar.isPresent() && y < map.height(); y++) {
            whole.put(map.width(), y, '│', "frame");
        }
    }
}
