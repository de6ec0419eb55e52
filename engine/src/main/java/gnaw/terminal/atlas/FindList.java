package gnaw.terminal.atlas;

import gnaw.game.Depth;
import gnaw.game.Game;
import gnaw.terminal.key.Key;
import gnaw.terminal.screen.Choice;
import gnaw.terminal.screen.SearchList;
import gnaw.terminal.screen.ViewChange;
import gnaw.terminal.style.Glyphs;
import gnaw.text.Caption;
import gnaw.text.Captions;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The list of all that was ever seen, to be searched: one of it is where the hero goes. */
public final class FindList {
    private FindList() {}

    /** A list of these; {@code taken} is what choosing one does. */
    public static SearchList of(Game game, List<Sighting> sightings, Function<Sighting, ViewChange> taken) {
        Captions words = game.world().catalog().captions();
        // Where the screen is narrow, how far something is counts more than a straight column.
        int widest =
                sightings.stream().mapToInt(seen -> seen.name().length()).max().orElse(1);
        List<Choice> rows = sightings.stream()
                .map(seen -> new Choice(new Key(""), row(seen, widest, game, words), "text", () -> taken.apply(seen)))
                .toList();
        return new SearchList(words.of(Caption.FIND), rows);
    }

    private static String row(Sighting seen, int widest, Game game, Captions words) {
        return "%s %s%s  %s"
                .formatted(
                        Glyphs.sign(seen.look().glyph(), seen.look().plain()),
                        seen.name(),
                        " ".repeat(widest - seen.name().length()),
                        where(seen, game, words));
    }

    private static String where(Sighting seen, Game game, Captions words) {
        if (seen.level().equals(game.world().where())) {
            return seen.steps().isPresent() ? steps(seen.steps().getAsInt(), words) : words.of(Caption.NO_KNOWN_WAY);
        }
        return nameOf(seen.level(), game);
    }

    private static String steps(int count, Captions words) {
        return count == 1 ? words.of(Caption.STEP_AWAY) : words.of(Caption.STEPS_AWAY, "count", count);
    }

    /** "Depth 3", or "The crypt, depth 3". */
    static String nameOf(Depth level, Game game) {
        Captions words = game.world().catalog().captions();
        return level.named()
                .map(game.world().catalog().places()::get)
                .map(place -> words.of(Caption.LEVEL_BESIDE, Map.of("place", place.name(), "depth", level.number())))
                .orElseGet(() -> words.of(Caption.LEVEL, "depth", level.number()));
    }
}
