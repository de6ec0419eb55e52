package gnaw.terminal.log;

import gnaw.game.Catalog;
import gnaw.game.Line;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What lay there and is picked up at once needs no line before those that say so. */
public record PickUps(Catalog catalog) {
    private static final String NAME = "{name}";

    /** The lines without those that say what the next ones say again. */
    public List<Line> saidOnce(List<Line> lines) {
        return IntStream.range(0, lines.size())
                .filter(at -> !isTakenUp(lines.get(at), lines.subList(at + 1, lines.size())))
                .mapToObj(lines::get)
                .toList();
    }

    /** Whether all that a line says to lie here is picked up in the lines after it, one by one. */
    private boolean isTakenUp(Line line, List<Line> later) {
        List<String> names = named(line.text());
        return !names.isEmpty()
                && names.size() <= later.size()
                && IntStream.range(0, names.size())
                        .allMatch(at -> tellsPickUp(later.get(at).text(), names.get(at)));
    }

    /** Behind it may stand how many there are now. */
    private boolean tellsPickUp(String line, String name) {
        String told = catalog.text("pickedUp", name);
        return line.equals(told) || line.startsWith(told + " ");
    }

    /** What a line says that lies here, one thing or several. */
    private List<String> named(String line) {
        return within("liesHere", line)
                .map(List::of)
                .or(() -> within("lieHere", line).map(names -> List.of(names.split(", "))))
                .orElse(List.of());
    }

    /** What stands in a line at the place of the name, if it says that text. */
    private Optional<String> within(String text, String line) {
        String sentence = catalog.texts().getOrDefault(text, "");
        int at = sentence.indexOf(NAME);
        if (at < 0) {
            return Optional.empty();
        }
        String head = sentence.substring(0, at);
        String tail = sentence.substring(at + NAME.length());
        boolean isSaid = line.startsWith(head) && line.endsWith(tail) && line.length() > head.length() + tail.length();
        return isSaid ? Optional.of(line.substring(head.length(), line.length() - tail.length())) : Optional.empty();
    }
}
