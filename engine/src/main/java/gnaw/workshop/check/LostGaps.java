package gnaw.workshop.check;

import gnaw.script.source.Token;
import gnaw.script.source.Token.Sort;
import gnaw.script.source.Tokens;
import gnaw.script.table.CellHistory;
import gnaw.script.table.Change;
import gnaw.script.table.ChangeHistory;
import gnaw.text.DidYouMean;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds gaps of a changed text that nobody fills, such as {@code {item}} in "You pick up {item}.", which is told a name: players would read just
 * that. A text fills the gaps that it has had before; one that the mod's own scripts speak of may be told more.
 */
final class LostGaps {
    private static final String TEXTS = "texts";
    /** A name, and behind it the form in which it is wanted; not the key of a command. */
    private static final Pattern GAP = Pattern.compile("\\{(?!key\\.)(\\w+)([^}]*)}");

    private final String mod;
    private final Set<String> spokenOf;

    private LostGaps(String mod, Collection<String> scripts) {
        this.mod = mod;
        this.spokenOf =
                scripts.stream().map(Tokens::of).flatMap(LostGaps::spokenOf).collect(Collectors.toSet());
    }

    /** An error for each, where this mod has changed the text. */
    static List<Finding> of(String mod, ChangeHistory history, Collection<String> scripts) {
        LostGaps gaps = new LostGaps(mod, scripts);
        return history.all(TEXTS).stream().flatMap(gaps::lost).toList();
    }

    private Stream<Finding> lost(CellHistory text) {
        String id = text.row().substring(TEXTS.length() + 1);
        boolean isOfScreens = id.startsWith("screen.");
        Set<String> known = new TreeSet<>();
        Stream.Builder<Finding> lost = Stream.builder();
        for (Change step : text.steps()) {
            Set<String> gaps = gaps(step.value(), isOfScreens);
            if (step.mod().equals(mod) && step != text.steps().getFirst() && !spokenOf.contains(id)) {
                gaps.stream()
                        .filter(gap -> !known.contains(gap))
                        .forEach(gap -> lost.add(found(text, step, gap, known)));
            }
            known.addAll(gaps);
        }
        return lost.build();
    }

    /** Screens know no forms of names. */
    private static Set<String> gaps(String text, boolean withForms) {
        return GAP.matcher(text)
                .results()
                .map(gap -> gap.group(1) + (withForms ? gap.group(2) : ""))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Finding found(CellHistory text, Change step, String gap, Set<String> known) {
        return Finding.error(
                step.place(),
                text.path() + " speaks of {" + gap + "}, but is told nothing that is called so."
                        + DidYouMean.hint(gap, known));
    }

    /** The words in quotes that are no keys, as in {@code amend(texts, { "bump": … })}. */
    private static Stream<String> spokenOf(List<Token> script) {
        return IntStream.range(0, script.size())
                .filter(at -> script.get(at).sort() == Sort.TEXT && !isKey(script, at))
                .mapToObj(at -> script.get(at).text());
    }

    /** What stands between ? and : is none. */
    private static boolean isKey(List<Token> script, int at) {
        return at > 0
                && at + 1 < script.size()
                && script.get(at + 1).isSign(":")
                && (script.get(at - 1).isSign("{") || script.get(at - 1).isSign(","));
    }
}
