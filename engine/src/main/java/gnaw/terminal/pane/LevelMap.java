package gnaw.terminal.pane;

import gnaw.game.Game;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.terminal.key.BuiltInCommand;
import gnaw.terminal.key.Command;
import gnaw.terminal.key.Key;
import gnaw.terminal.key.Keymap;
import gnaw.terminal.screen.Canvas;
import gnaw.terminal.screen.View;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Caption;

/** The level on the whole screen, as far as the hero knows it; what finds no room is scrolled to. */
public final class LevelMap implements View {
    private static final int FAR = 8;

    private final MapPane map = new MapPane();
    private final Game game;
    private final Keymap keymap;
    private Point middle;

    /** The map of the level that the hero is on; the keys that walk scroll it. */
    public LevelMap(Game game, Keymap keymap) {
        this.game = game;
        this.keymap = keymap;
        this.middle = game.world().hero().at();
    }

    @Override
    public void paint(Canvas canvas) {
        int rows = canvas.height() - 1;
        map.paint(canvas.part(0, 0, canvas.width(), rows), game, middle);
        canvas.rule(rows, canvas.captions().of(Caption.LEVEL_MAP_FOOT), "dim");
        map.mark(game, middle, false);
    }

    @Override
    public ViewChange onKey(Key key) {
        return key.equals(Key.ESCAPE)
                ? ViewChange.CLOSE
                : keymap.command(key).map(this::obey).orElse(ViewChange.CLOSE);
    }

    private ViewChange obey(Command command) {
        return switch (command) {
            case Command.Step(var way) -> scroll(FAR * way.dx(), FAR * way.dy());
            case Command.Run(var way) -> scroll(4 * FAR * way.dx(), 4 * FAR * way.dy());
            case Command.Use _, Command.Act _, BuiltInCommand _ -> ViewChange.CLOSE;
        };
    }

    private ViewChange scroll(int columns, int rows) {
        Level level = game.world().stage().level();
        middle = new Point(
                Math.clamp(middle.x() + columns, 0, level.width() - 1),
                Math.clamp(middle.y() + rows, 0, level.height() - 1));
        return ViewChange.STAY;
    }
}
