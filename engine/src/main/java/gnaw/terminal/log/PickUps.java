package gnaw.terminal.log;

import gnaw.game.Catalog;
import gnaw.game.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What lay there and is picked up at once needs one line, and not two. */
public record PickUps(Catalog catalog) {
    private static final String NAME = "{name}";

    /** The lines without those that say what the next one says again. */
    public List<Line> saidOnce(List<Line> lines) {
        List<Line> once = new ArrayList<>();
        for (Line line : lines) {
            if (!once.isEmpty() && isTakenUp(once.getLast().text(), line.text())) {
                once.removeLast();
            }
            once.add(line);
        }
        return once;
    }

    private boolean isTakenUp(String before, String later) {
        return named(before)
                .map(name -> catalog.text("pickedUp", name))
                .filter(later::equals)
                .isPresent();
    }

    /** What a line says that lies here. */
    private Optional<String> named(String line) {
        String sentence = catalog.texts().getOrDefault("liesHere", "");
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
