package gnaw.terminal.play;

import gnaw.game.Appearance;
import gnaw.game.Game;
import gnaw.game.Item;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.terminal.pane.MapPane;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A finished game to be kept and shown around, as plain text: its last page, the hero, what he carried, and the level as he knew it. */
public final class Obituary {
    private Obituary() {}

    /** Writes the obituary of a game that is over. */
    public static String of(Game game) {
        Captions words = game.world().catalog().captions();
        List<String> lines = new ArrayList<>();
        GameOverPage.story(game).stream().map(Text::text).forEach(lines::add);
        lines.add("");
        CharacterPage.texts(game).stream().map(Text::text).forEach(lines::add);
        lines.addAll(List.of("", words.of(Caption.CARRIED)));
        for (Item item : game.world().hero().pack()) {
            lines.add("  " + game.description().inscribedNameOf(item));
        }
        lines.addAll(List.of("", words.of(Caption.LEVEL_AS_SEEN)));
        lines.addAll(map(game));
        return lines.stream().map(line -> line.stripTrailing() + "\n").collect(Collectors.joining());
    }

    /** Without the empty rows. */
    private static List<String> map(Game game) {
        Level level = game.world().stage().level();
        return IntStream.range(0, level.height())
                .mapToObj(y -> row(game, level.width(), y))
                .filter(row -> !row.isEmpty())
                .toList();
    }

    private static String row(Game game, int width, int y) {
        return IntStream.range(0, width)
                .mapToObj(x -> MapPane.look(game, new Point(x, y))
                        .map(Appearance::glyph)
                        .orElse(" "))
                .collect(Collectors.joining())
                .stripTrailing();
    }
}
