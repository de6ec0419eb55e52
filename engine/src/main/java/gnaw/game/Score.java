package gnaw.game;

import java.util.List;

/** What the rules make of a finished game: points, and the lines of the last page. */
public record Score(long points, List<String> epitaph) {}
