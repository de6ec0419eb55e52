package gnaw.lab;

import gnaw.game.Catalog;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** Reads deeds such as {@code rest}, {@code hit:5} and {@code meter:speed+=20}; a {@link Mistake} says what is wrong with one. */
final class DeedReader {
    /** The actions that need a direction, a thing or a creature. */
    private static final Set<String> NOT_ALONE = Set.of("step", "bump", "attack", "pickUp", "drop", "choose", "use");

    private final Catalog catalog;
    private final Collection<String> meters;

    /** For a hero with these meters. */
    DeedReader(Catalog catalog, Collection<String> meters) {
        this.catalog = catalog;
        this.meters = meters;
    }

    Deed read(String text) {
        int colon = text.indexOf(':');
        String word = colon < 0 ? text : text.substring(0, colon);
        String rest = colon < 0 ? "" : text.substring(colon + 1);
        return switch (word) {
            case "hit" -> new Deed.Hit(Names.number(rest, text));
            case "meter" -> adjust(text, rest);
            case "kill" -> kill(text, rest);
            default -> colon < 0 ? act(word) : use(word, rest);
        };
    }

    private Deed act(String id) {
        if (catalog.verbs().containsKey(id)) {
            throw new Mistake("\"" + id + "\" needs a thing, such as \"" + id + ":"
                    + catalog.items().keySet().stream().findFirst().orElse("KIND") + "\".");
        }
        if (!acts().contains(id)) {
            throw Mistake.unknown("action", id, words());
        }
        return new Deed.Act(id);
    }

    private Deed use(String verb, String kind) {
        if (acts().contains(verb)) {
            throw new Mistake("\"" + verb + "\" takes nothing behind it.");
        }
        if (catalog.verbs().keySet().stream().noneMatch(id -> id.equals(verb) || id.endsWith(":" + verb))) {
            throw Mistake.unknown("action", verb, words());
        }
        return new Deed.Use(
                Names.find("action", verb, catalog.verbs().keySet()),
                Names.find("kind", kind, catalog.items().keySet()));
    }

    private Deed adjust(String text, String rest) {
        String[] parts = rest.split("\\+?=", 2);
        if (parts.length < 2) {
            throw new Mistake(
                    "\"" + text + "\" is no change of a meter; one looks like meter:sight=5 or meter:sight+=1.");
        }
        String meter = Names.find("meter", parts[0], meters);
        return new Deed.Adjust(meter, Names.number(parts[1], text), rest.charAt(parts[0].length()) == '+');
    }

    private static Deed kill(String text, String rest) {
        String[] parts = rest.split("/", -1);
        if (parts.length != 3) {
            throw new Mistake(
                    "\"" + text + "\" is no kill; one looks like kill:25/8/4, maximum life, attack and defence.");
        }
        return new Deed.Kill(Names.number(parts[0], text), Names.number(parts[1], text), Names.number(parts[2], text));
    }

    private List<String> acts() {
        List<String> acts = new ArrayList<>(List.of("wait"));
        catalog.acts().keySet().stream().filter(id -> !NOT_ALONE.contains(id)).forEach(acts::add);
        return acts;
    }

    private List<String> words() {
        List<String> words = new ArrayList<>(acts());
        words.addAll(List.of("hit", "meter", "kill"));
        words.addAll(catalog.verbs().keySet());
        return words;
    }
}
