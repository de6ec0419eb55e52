package gnaw.game;

import java.util.List;

/** The worth of a finished game by the rules: points, and the lines of the last page. */
public record Score(long points, List<String> epitaph) {}
