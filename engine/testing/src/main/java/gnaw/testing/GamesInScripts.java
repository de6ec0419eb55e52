package gnaw.testing;

import gnaw.game.Measure;
import gnaw.lab.Counts;
import gnaw.lab.GameResult;
import gnaw.lab.LabMisuse;
import gnaw.lab.simulate.ResultsJson;
import gnaw.lab.simulate.SimulationOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Whole games for tests in JavaScript: those that {@code simulate} plays, and how its games are judged. */
final class GamesInScripts {
    private final PlayedGames shared;
    private final List<Wish> wishes = new ArrayList<>();
    private final List<Games> played = new ArrayList<>();

    /** They are played, or known, there. */
    GamesInScripts(PlayedGames shared) {
        this.shared = shared;
    }

    /** What a test has asked for, of which only as much is played as it must know. */
    private record Wish(SimulationOptions all, Setup setup) {
        SimulationOptions first(int count) {
            return new SimulationOptions(
                    Math.min(count, all.games()), all.seed(), all.bot(), all.turns(), all.threads());
        }
    }

    /** A game as scripts see it: what it comes to by measure, and of words by word. */
    private record Told(
            long seed,
            int turns,
            int depth,
            long points,
            boolean won,
            String end,
            Map<String, Double> amounts,
            Map<String, Map<String, Double>> words) {
        static Told of(GameResult result, List<Measure.About> measures) {
            Map<String, Double> amounts = new TreeMap<>();
            Map<String, Map<String, Double>> words = new TreeMap<>();
            for (Measure.About measure : measures) {
                if (result.counts().containsKey(measure.id())) {
                    Counts counts = result.counts(measure.id());
                    amounts.put(measure.id(), counts.amount(measure));
                    words.put(measure.id(), words(counts));
                }
            }
            return new Told(
                    result.seed(),
                    result.turns(),
                    result.depth(),
                    result.points(),
                    result.won(),
                    result.end(),
                    amounts,
                    words);
        }

        private static Map<String, Double> words(Counts counts) {
            Map<String, Double> words = new TreeMap<>();
            counts.amounts().keySet().stream()
                    .filter(name -> !name.isEmpty())
                    .forEach(name -> words.put(name, counts.sum(name)));
            return words;
        }
    }

    /** The mods that a simulation asks for. */
    List<String> mods(ScriptRequest request) {
        return request.map(0).get("mods") instanceof List<?> mods
                ? mods.stream().map(Object::toString).toList()
                : List.of();
    }

    /** Plays the first so many of those that are wished for; the answer is as that of {@link #playOn}. */
    String simulate(ScriptRequest request, Setup usual) {
        Map<String, Object> wished = request.map(0);
        Setup setup = wished.containsKey("mods") ? new Setup(mods(request), usual.settings()) : usual;
        return played(new Wish(options(wished), setup), wishes.size(), request.whole(1));
    }

    /**
     * Plays so many from the first on; the answer is JSON: the number under which they are known, how many are wished for, the measures, and
     * every game that was played.
     */
    String playOn(ScriptRequest request) {
        return played(wishes.get(request.whole(0)), request.whole(0), request.whole(1));
    }

    private String played(Wish wish, int number, int count) {
        Games games = games(wish.first(count), wish.setup());
        if (number == wishes.size()) {
            wishes.add(wish);
            played.add(games);
        }
        played.set(number, games);
        return ResultsJson.line(Map.of(
                "number",
                number,
                "all",
                wish.all().games(),
                "measures",
                games.measures().stream().map(Measure.About::id).toList(),
                "games",
                games.results().stream()
                        .map(result -> Told.of(result, games.measures()))
                        .toList()));
    }

    private Games games(SimulationOptions options, Setup setup) {
        try {
            return shared.simulate(options, setup);
        } catch (LabMisuse misuse) {
            throw new IllegalArgumentException(misuse.getMessage(), misuse);
        }
    }

    private static SimulationOptions options(Map<String, Object> wished) {
        return Games.options(
                (int) whole(wished, "games", 20),
                whole(wished, "seed", 1),
                wished.getOrDefault("bot", "explorer").toString(),
                (int) whole(wished, "turns", 1000));
    }

    /** The library lets only whole numbers pass. */
    private static long whole(Map<String, Object> wished, String name, int otherwise) {
        return wished.get(name) instanceof Double number ? number.longValue() : otherwise;
    }

    /** Fails unless the share of games that are so is between the bounds. */
    void judgeShare(ScriptRequest request) {
        List<Boolean> flags = request.list(2).stream().map(Boolean.class::cast).toList();
        require(judgement(request).ofShare(request.text(1), flags, request.number(3), request.number(4)));
    }

    /** Fails unless what a part of the games does not exceed is between the bounds. */
    void judgeQuantile(ScriptRequest request) {
        require(judgement(request)
                .ofQuantile(
                        request.number(5), request.text(1), request.numbers(2), request.number(3), request.number(4)));
    }

    private Judgement judgement(ScriptRequest request) {
        return new Judgement(played.get(request.whole(0)));
    }

    private static void require(Optional<String> wrong) {
        wrong.ifPresent(told -> {
            throw new AssertionError(told);
        });
    }
}
