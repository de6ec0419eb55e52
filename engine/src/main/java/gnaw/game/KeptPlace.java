package gnaw.game;

import gnaw.map.Point;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Whose meters a saved game keeps beside those of kinds: a cell's, or a whole level's. No kind is called like its key.
 *
 * @param at empty for the whole level
 */
record KeptPlace(Depth depth, Optional<Point> at) {
    private static final Pattern KEY = Pattern.compile("\\.((?:[^ ]+@)?\\d+)(?: (\\d+) (\\d+))?");

    /** The place that a key means; empty if it is the id of a kind. */
    static Optional<KeptPlace> of(String key) {
        Matcher found = KEY.matcher(key);
        return found.matches()
                ? Optional.of(new KeptPlace(
                        Depth.parsed(found.group(1)),
                        Optional.ofNullable(found.group(2))
                                .map(x -> new Point(Integer.parseInt(x), Integer.parseInt(found.group(3))))))
                : Optional.empty();
    }

    String key() {
        return "." + depth + at.map(place -> " " + place.x() + " " + place.y()).orElse("");
    }
}
