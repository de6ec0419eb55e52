package gnaw.workshop.check;

import gnaw.mod.Mod;
import gnaw.script.table.ChangeHistory;
import gnaw.script.table.TableContents;
import gnaw.script.table.TableContents.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds what a mod changes besides words though its {@code mod.json} calls it a translation: the daily game takes it along, and the list of
 * scores does not name it, so it must be the same game. A translation may change texts, signs and colours.
 */
final class MoreThanWords {
    private static final int MOST_NAMED = 5;

    /** Tables of what is looked at, and the question of how things are called. */
    private static final Set<String> SEEN = Set.of("tones", "palettes", "nameOf");

    /** What tables call the cells that may hold no words: functions and lists may. */
    private static final Set<String> NO_WORDS = Set.of("number", "yes/no", "percent", "weight", "count", "dice", "key");

    private MoreThanWords() {}

    /** An error that names what is changed; none for a mod that calls itself no translation. */
    static List<Finding> of(Mod mod, List<TableContents> tables, ChangeHistory history) {
        if (!mod.isTranslation()) {
            return List.of();
        }
        Set<String> changed = new TreeSet<>(history.changedBy(mod.id()));
        List<String> more = tables.stream()
                .filter(table -> !SEEN.contains(table.name()) && !table.place().startsWith(mod.id() + "/"))
                .flatMap(table -> changed.stream().filter(path -> isOf(table, path) && !isSeen(table, path)))
                .toList();
        return more.isEmpty() ? List.of() : List.of(Finding.error(mod.id() + "/mod.json", told(more)));
    }

    private static boolean isOf(TableContents table, String path) {
        return path.startsWith(table.name() + ".");
    }

    private static boolean isSeen(TableContents table, String path) {
        return !table.answers()
                && table.cells().stream()
                        .filter(cell -> path.endsWith("." + cell.name()))
                        .noneMatch(MoreThanWords::isNoWord);
    }

    private static boolean isNoWord(Cell cell) {
        return cell.described().stream().anyMatch(kind -> NO_WORDS.contains(kind) || isOfOthers(kind));
    }

    /** Whether it names rows, but for colours. */
    private static boolean isOfOthers(String kind) {
        return kind.contains(" of ") && !kind.endsWith(" of tones");
    }

    private static String told(List<String> more) {
        List<String> named = new ArrayList<>(more.subList(0, Math.min(MOST_NAMED, more.size())));
        if (more.size() > MOST_NAMED) {
            named.add("and " + (more.size() - MOST_NAMED) + " more");
        }
        return "It says that it is a translation, which changes nothing but words, signs and colours. But it changes "
                + String.join(", ", named) + ".";
    }
}
