package gnaw.terminal.play;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.terminal.virtual.DefaultVirtualTerminal;
import gnaw.game.Catalog;
import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.terminal.key.Key;
import gnaw.terminal.screen.Display;
import gnaw.terminal.screen.View;
import gnaw.terminal.screen.Views;
import gnaw.terminal.style.Glyphs;
import gnaw.terminal.style.Palette;
import gnaw.terminal.style.ScreenStyle;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Play that nobody sees: the same screens on a terminal in memory, so that the JVM can learn what a start needs. */
public final class HeadlessScreen {
    private static final ScreenStyle STYLE = ScreenStyle.with(Glyphs.UNICODE);
    private static final TerminalSize SIZE = new TerminalSize(80, 24);

    private HeadlessScreen() {}

    /**
     * What a player of that game sees after these keys, and after all that goes on by itself behind each: 24 rows of up to 80 columns. A
     * fault in a view is thrown.
     */
    public static String screen(Game game, List<Key> keys) {
        return screen(game, keys, _ -> {});
    }

    /** The same; what happens meanwhile is told to the ear. */
    public static String screen(Game game, List<Key> keys, Consumer<List<Event>> ear) {
        DefaultVirtualTerminal terminal = new DefaultVirtualTerminal(SIZE);
        return play(terminal, new Play(new NoHost(ear), game), game.rules().catalog(), keys, Views::settle);
    }

    private static String text(DefaultVirtualTerminal terminal) {
        return IntStream.range(0, SIZE.getRows())
                .mapToObj(y -> row(terminal, y))
                .collect(Collectors.joining("\n"))
                .stripTrailing();
    }

    private static String row(DefaultVirtualTerminal terminal, int y) {
        return IntStream.range(0, SIZE.getColumns())
                .mapToObj(x -> terminal.getCharacter(x, y).getCharacterString())
                .collect(Collectors.joining())
                .stripTrailing();
    }

    /** A game on the screen of play, where nothing is kept. */
    public static View view(Game game) {
        return new Play(new NoHost(_ -> {}), game);
    }

    /** Shows a view, presses the keys one by one, and paints each time; a fault in a view is thrown. */
    public static void play(View first, Catalog catalog, List<Key> keys) {
        play(new DefaultVirtualTerminal(SIZE), first, catalog, keys, views -> views.take(Optional.empty()));
    }

    private static String play(
            DefaultVirtualTerminal terminal, View first, Catalog catalog, List<Key> keys, Consumer<Views> behindEach) {
        Palette palette = Palette.of(catalog, STYLE);
        try (Display display = new Display(terminal, () -> palette, catalog::captions, () -> STYLE)) {
            Views views = new Views(display, new LinkedBlockingQueue<>(), fault -> {
                throw fault;
            });
            views.open(first);
            behindEach.accept(views);
            views.paint();
            for (Key key : keys) {
                views.take(Optional.of(key));
                behindEach.accept(views);
                views.paint();
            }
            return text(terminal);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
