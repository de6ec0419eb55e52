package gnaw.app;

import gnaw.save.ScoreLine;
import gnaw.text.Caption;
import gnaw.text.Captions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What all finished games come to. */
record Statistics(List<ScoreLine> games) {
    private static final int KILLERS = 3;

    /** How many and how deep, what killed most often, and what was achieved: a line each, where there is anything to tell. */
    List<String> told(Captions words) {
        String killers = mostOften(games.stream().filter(game -> !game.lived()).map(ScoreLine::killedBy), KILLERS);
        String feats = mostOften(games.stream().flatMap(game -> game.feats().stream()), Integer.MAX_VALUE);
        List<String> lines = new ArrayList<>(List.of(sums(words)));
        if (!killers.isEmpty()) {
            lines.add(words.of(Caption.KILLED_MOST, "killers", killers));
        }
        if (!feats.isEmpty()) {
            lines.add(words.of(Caption.FEATS, "feats", feats));
        }
        return lines;
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
    private static String mostOften(Stream<String> named, int most) {
        Map<String, Long> times = named.collect(Collectors.groupingBy(name -> name, Collectors.counting()));
        return times.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(most)
                .map(name -> name.getKey() + " (" + name.getValue() + ")")
                .collect(Collectors.joining(", "));
    }
}
