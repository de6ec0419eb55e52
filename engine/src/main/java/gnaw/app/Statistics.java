package gnaw.app;

import gnaw.save.ScoreLine;
import gnaw.text.Caption;
import gnaw.text.Captions;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What all finished games come to. */
record Statistics(List<ScoreLine> games) {
    private static final int KILLERS = 3;

    /** Two lines: how many and how deep, and what killed most often. */
    List<String> told(Captions words) {
        return killers().isEmpty()
                ? List.of(sums(words))
                : List.of(sums(words), words.of(Caption.KILLED_MOST, "killers", killers()));
    }

    private String sums(Captions words) {
        return words.of(
                Caption.ALL_GAMES,
                Map.of(
                        "games", games.size(),
                        "won", games.stream().filter(ScoreLine::won).count(),
                        "depth", games.stream().mapToInt(ScoreLine::depth).max().orElse(0),
                        "turns", games.stream().mapToLong(ScoreLine::turn).sum()));
    }

    /** "a jackal (4), a fall (2)". */
    private String killers() {
        Map<String, Long> times = games.stream()
                .filter(game -> !game.won())
                .collect(Collectors.groupingBy(Statistics::killer, Collectors.counting()));
        return times.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(KILLERS)
                .map(killer -> killer.getKey() + " (" + killer.getValue() + ")")
                .collect(Collectors.joining(", "));
    }

    private static String killer(ScoreLine game) {
        return game.killer().isEmpty() ? game.cause() : game.killer();
    }
}
