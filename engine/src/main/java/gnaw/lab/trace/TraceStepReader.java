package gnaw.lab.trace;

import gnaw.game.Action;
import gnaw.game.Catalog;
import gnaw.game.PortNames;
import gnaw.game.Rules;
import gnaw.lab.LabMisuse;
import gnaw.text.Ids;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads steps such as {@code rest}, {@code hit:5} and {@code meter:speed+=20}; a {@link LabMisuse} says what is wrong with one. */
final class TraceStepReader {
    /** The actions that need a direction, a thing or a creature. */
    private static final Set<String> NOT_ALONE = Stream.concat(
                    PortNames.in(Action.class).stream(), Stream.of("bump", "drop"))
            .collect(Collectors.toSet());

    private final Catalog catalog;
    private final Function<String, List<String>> newNames;
    private final Collection<String> meters;

    /** For a hero with these meters. */
    TraceStepReader(Rules rules, Collection<String> meters) {
        this.catalog = rules.catalog();
        this.newNames = rules::newNamesOf;
        this.meters = meters;
    }

    TraceStep read(String text) {
        int colon = text.indexOf(':');
        String word = colon < 0 ? text : text.substring(0, colon);
        String rest = colon < 0 ? "" : text.substring(colon + 1);
        return switch (word) {
            case "hit" -> hit(text, rest);
            case "meter" -> adjust(text, rest);
            case "kill" -> kill(text, rest);
            default -> colon < 0 ? act(word) : use(word, rest);
        };
    }

    private static TraceStep hit(String text, String rest) {
        double damage = WrittenNumber.of(rest, text);
        if (damage < 0) {
            throw new LabMisuse("\"" + text + "\" is no blow; one looks like hit:5.");
        }
        return new TraceStep.Hit(damage);
    }

    private TraceStep act(String id) {
        if (catalog.verbs().containsKey(id)) {
            throw new LabMisuse("\"" + id + "\" needs a thing, such as \"" + id + ":"
                    + catalog.items().keySet().stream().findFirst().orElse("KIND") + "\".");
        }
        if (isUseOfTile(id)) {
            throw new LabMisuse("Nothing in the room of a trace is there to \"" + id + "\": it is empty.");
        }
        if (!acts().contains(id)) {
            throw LabMisuse.unknown("action", id, words());
        }
        return new TraceStep.Act(id);
    }

    private boolean isUseOfTile(String id) {
        return catalog.tiles().values().stream()
                .anyMatch(tile -> tile.leads().filter(id::equals).isPresent());
    }

    private TraceStep use(String verb, String kind) {
        if (acts().contains(verb)) {
            throw new LabMisuse("\"" + verb + "\" takes nothing after it.");
        }
        if (!new Ids(catalog.verbs().keySet(), newNames).include(verb)) {
            throw LabMisuse.unknown("action", verb, words());
        }
        return new TraceStep.Use(
                named("action", verb, catalog.verbs().keySet()),
                named("kind", kind, catalog.items().keySet()));
    }

    private String named(String what, String name, Collection<String> ids) {
        return new Ids(ids, newNames).named(what, name, LabMisuse::new);
    }

    private TraceStep adjust(String text, String rest) {
        String[] parts = rest.split("\\+?=", 2);
        if (parts.length < 2) {
            throw new LabMisuse(
                    "\"" + text + "\" is no change of a meter; one looks like meter:sight=5 or meter:sight+=1.");
        }
        String meter = named("meter", parts[0], meters);
        return new TraceStep.Adjust(meter, WrittenNumber.of(parts[1], text), rest.charAt(parts[0].length()) == '+');
    }

    private static TraceStep kill(String text, String rest) {
        String[] parts = rest.split("/", -1);
        if (parts.length != 3) {
            throw new LabMisuse(
                    "\"" + text + "\" is no kill; one looks like kill:25/8/4, maximum life, attack and defence.");
        }
        return new TraceStep.Kill(
                WrittenNumber.of(parts[0], text), WrittenNumber.of(parts[1], text), WrittenNumber.of(parts[2], text));
    }

    private List<String> acts() {
        List<String> acts = new ArrayList<>(List.of("wait"));
        catalog.acts().keySet().stream()
                .filter(id -> !NOT_ALONE.contains(id) && !isUseOfTile(id))
                .forEach(acts::add);
        return acts;
    }

    private List<String> words() {
        List<String> words = new ArrayList<>(acts());
        words.addAll(List.of("hit", "meter", "kill"));
        words.addAll(catalog.verbs().keySet());
        return words;
    }
}
