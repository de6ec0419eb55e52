package gnaw.terminal.screen;

import gnaw.terminal.key.Key;
import gnaw.text.Caption;
import gnaw.text.LineBreaker;
import java.util.List;
import java.util.Map;

/** Shown while the window is too small to play in; what was there comes back as soon as it is larger. */
final class Enlarge implements View {
    static final int COLUMNS = 40;
    static final int ROWS = 15;

    @Override
    public void paint(Canvas canvas) {
        List<String> lines = LineBreaker.wrap(
                canvas.captions()
                        .of(
                                Caption.ENLARGE,
                                Map.of(
                                        "columns",
                                        COLUMNS,
                                        "rows",
                                        ROWS,
                                        "width",
                                        canvas.width(),
                                        "height",
                                        canvas.height())),
                Math.max(1, canvas.width()));
        int top = Math.max(0, (canvas.height() - lines.size()) / 2);
        for (int i = 0; i < lines.size(); i++) {
            canvas.centred(top + i, lines.get(i), "warn");
        }
    }

    @Override
    public ViewChange onKey(Key key) {
        return ViewChange.STAY;
    }
}
