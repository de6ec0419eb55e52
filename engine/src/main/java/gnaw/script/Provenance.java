package gnaw.script;

import gnaw.game.Creature;
import gnaw.game.Item;
import gnaw.game.Question;
import gnaw.game.World;
import gnaw.script.bridge.Facts;
import gnaw.script.table.ChangeHistory;
import gnaw.text.DidYouMean;
import java.util.List;
import java.util.Optional;

/**
 * The origin of a fact of a living game.
 *
 * @param thing as it was named
 */
record Provenance(String thing, Facts<?> facts, ChangeHistory history) {
    /** What it is now, whose it is, and the chain of the cell behind it; an {@link IllegalArgumentException} names the nearest fact. */
    List<String> of(String fact) {
        if (!facts.has(fact)) {
            throw new IllegalArgumentException(
                    "There is no fact \"" + fact + "\" here." + DidYouMean.hint(fact, facts.names()));
        }
        return switch (facts.subject()) {
            case Creature who -> ofCreature(who, fact);
            case Item item -> ofItem(item, fact);
            case Question.Cell cell -> ofRow("tiles", cell.tile().id(), fact, false);
            case World world -> ofMeter(fact, world.meters().has(fact), Optional.empty());
            default -> List.of(engines(fact));
        };
    }

    private List<String> ofCreature(Creature who, String fact) {
        return ofRow("creatures", who.kind(), fact, who.meters().has(fact));
    }

    private List<String> ofItem(Item item, String fact) {
        return ofRow("items", item.kind(), fact, item.meters().has(fact));
    }

    private List<String> ofRow(String table, String row, String fact, boolean isMeter) {
        Optional<String> cell = chain(table + "." + row + "." + fact);
        if (isMeter) {
            return ofMeter(fact, true, cell);
        }
        return List.of(
                now(fact) + cell.map(_ -> ": a cell of its row.").orElse(": the engine tells it."), cell.orElse(""));
    }

    private List<String> ofMeter(String fact, boolean isMeter, Optional<String> cell) {
        if (!isMeter) {
            return List.of(engines(fact));
        }
        Optional<String> start = cell.or(() -> chain("meters." + fact + ".start"));
        return List.of(now(fact) + ": a meter, which began as", start.orElse("nothing"));
    }

    private String engines(String fact) {
        return now(fact) + ": the engine tells it.";
    }

    private String now(String fact) {
        return thing + "." + fact + " is " + ValuePrinter.plain(facts.get(fact));
    }

    private Optional<String> chain(String path) {
        try {
            return Optional.of(history.of(path).getFirst().text());
        } catch (IllegalArgumentException nobodySetIt) {
            return Optional.empty();
        }
    }
}
