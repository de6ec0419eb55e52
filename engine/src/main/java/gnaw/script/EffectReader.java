package gnaw.script;

import gnaw.game.Effect;
import gnaw.game.Offer;
import gnaw.game.Ref;
import gnaw.map.Level;
import gnaw.map.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.graalvm.polyglot.Value;

/** Reads the effects that a rule answers: a list, in which further lists may lie; a lone effect counts as a list of one. */
final class EffectReader {
    private static final List<String> NAMES = List.of(
            "say",
            "change",
            "set",
            "damage",
            "kill",
            "heal",
            "stun",
            "give",
            "lay",
            "drop",
            "spend",
            "spawn",
            "move",
            "leave",
            "becomeTile",
            "becomeKind",
            "reveal",
            "interrupt",
            "hint",
            "offer",
            "win");
    private static final int MOST_PARTS = 10_000;
    private static final int DEEPEST = 50;
    private static final int MOST_OF_A_STACK = 1_000_000;
    private static final int DEEPEST_LEVEL = 1000;
    private final Tables tables;
    private final Level level;
    private int parts;

    /** A reader of one answer, given on that level. */
    EffectReader(Tables tables, Level level) {
        this.tables = tables;
        this.level = level;
    }

    /** All effects of an answer, in order. */
    List<Effect> read(Value answer) {
        if (answer.isNull()) {
            throw new Malformed("A rule answers a list of effects, [] for none; this one answered nothing.");
        }
        return read(answer, 0);
    }

    private List<Effect> read(Value answer, int depth) {
        List<Effect> effects = new ArrayList<>();
        collect(answer, effects, depth);
        return effects;
    }

    /** A list may hold itself, or share its parts a thousandfold: both come to an end here. */
    private void collect(Value answer, List<Effect> into, int depth) {
        if (depth > DEEPEST) {
            throw new Malformed(
                    "The lists of this answer lie more than " + DEEPEST + " deep in each other: does one hold itself?");
        }
        if (++parts > MOST_PARTS) {
            throw new Malformed("An answer of more than " + MOST_PARTS + " effects is too much for one turn.");
        }
        if (answer.hasArrayElements()) {
            for (long i = 0; i < answer.getArraySize(); i++) {
                collect(answer.getArrayElement(i), into, depth + 1);
            }
        } else {
            into.add(effect(answer, depth));
        }
    }

    private Effect effect(Value value, int depth) {
        if (!value.hasMember("effect") || !value.getMember("effect").isString()) {
            throw new Malformed("A rule answers a list of effects such as say(…) or damage(…), but one answered "
                    + Cells.shown(value) + ".");
        }
        String name = value.getMember("effect").asString();
        Cells cells = new Cells(name, value);
        return switch (name) {
            case "say" ->
                new Effect.Say(
                        cells.text("text"),
                        cells.text("tone", ""),
                        cells.given("about").flatMap(Pointing::ref));
            case "change" ->
                new Effect.Change(
                        who(cells),
                        meter(cells),
                        cells.number("by"),
                        cells.number("atLeast", Double.NEGATIVE_INFINITY),
                        cells.number("atMost", Double.POSITIVE_INFINITY));
            case "set" -> new Effect.Set(who(cells), meter(cells), cells.number("value"));
            case "damage" -> new Effect.Damage(who(cells), cells.number("amount"), by(cells), cells.text("cause", ""));
            case "kill" -> new Effect.Kill(who(cells), by(cells), cells.text("cause", ""));
            case "heal" -> new Effect.Heal(who(cells), cells.number("amount"));
            case "stun" -> new Effect.Stun(who(cells), cells.whole("turns", 0, MOST_OF_A_STACK));
            case "give" -> new Effect.Give(who(cells), row(cells, "items", "kind"), count(cells), meters(cells));
            case "lay" -> new Effect.Lay(row(cells, "items", "kind"), at(cells, "at"), count(cells), meters(cells));
            case "drop" -> new Effect.Drop(thing(cells), at(cells, "at"), count(cells));
            case "spend" -> new Effect.Spend(thing(cells), count(cells));
            case "spawn" -> new Effect.Spawn(row(cells, "creatures", "kind"), at(cells, "at"), meters(cells));
            case "move" -> new Effect.Move(who(cells), at(cells, "to"));
            case "leave" -> new Effect.Leave(who(cells), cells.whole("depth", 1, DEEPEST_LEVEL));
            case "becomeTile" -> new Effect.BecomeTile(at(cells, "at"), row(cells, "tiles", "tile"));
            case "becomeKind" -> new Effect.BecomeKind(who(cells), row(cells, "creatures", "kind"));
            case "reveal" -> new Effect.Reveal(points(cells));
            case "hint" -> new Effect.Hint(cells.text("text"));
            case "interrupt" -> new Effect.Interrupt(cells.text("why", ""));
            case "offer" -> new Effect.Ask(offer(cells, depth));
            case "win" -> new Effect.Win(cells.text("how"));
            default -> throw new Malformed("There is no effect \"" + name + "\"." + Nearest.hint(name, NAMES));
        };
    }

    private Ref who(Cells cells) {
        return cells.given("who")
                .flatMap(Pointing::ref)
                .orElseThrow(() -> new Malformed(cells.title() + " wants somebody or something for who."));
    }

    private Ref thing(Cells cells) {
        return cells.given("item")
                .flatMap(Pointing::ref)
                .filter(ref -> ref instanceof Ref.OfItem)
                .orElseThrow(() -> new Malformed(cells.title() + " wants a thing for item."));
    }

    private Optional<Ref> by(Cells cells) {
        return cells.given("by").flatMap(Pointing::ref);
    }

    private Map<String, Double> meters(Cells cells) {
        Map<String, Double> meters = cells.numbers("meters");
        meters.keySet().forEach(meter -> requireMeter(cells, meter));
        return meters;
    }

    private String meter(Cells cells) {
        String name = cells.text("meter");
        requireMeter(cells, name);
        return name;
    }

    private void requireMeter(Cells cells, String name) {
        if (tables.row("meters", name).isEmpty()) {
            throw new Malformed(cells.title() + ": there is no meter \"" + name + "\"."
                    + Nearest.hint(name, tables.rows("meters").keySet()));
        }
    }

    private String row(Cells cells, String table, String cell) {
        String name = cells.text(cell);
        return tables.find(table, name)
                .orElseThrow(() -> new Malformed(cells.title() + ": the table " + table + " has no row \"" + name
                        + "\"." + Nearest.hint(name, tables.rows(table).keySet())));
    }

    private static int count(Cells cells) {
        return cells.given("count").isPresent() ? cells.whole("count", 1, MOST_OF_A_STACK) : 1;
    }

    private Point at(Cells cells, String name) {
        return cells.given(name)
                .flatMap(Pointing::point)
                .map(place -> Pointing.onLevel(place, level))
                .orElseThrow(() -> new Malformed(cells.title() + " wants a place for " + name + "."));
    }

    private List<Point> points(Cells cells) {
        return cells.list("cells").stream()
                .map(value -> Pointing.point(value).orElseThrow(() -> new Malformed("reveal wants places.")))
                .map(place -> Pointing.onLevel(place, level))
                .toList();
    }

    private Offer offer(Cells cells, int depth) {
        List<Offer.Option> options = cells.list("options").stream()
                .map(option -> new Cells("offer.options", option))
                .map(option -> new Offer.Option(
                        option.text("id"),
                        option.text("text"),
                        option.given("effects")
                                .map(effects -> read(effects, depth + 1))
                                .orElse(List.of())))
                .toList();
        if (options.isEmpty()) {
            throw new Malformed("offer wants at least one option.");
        }
        return new Offer(cells.text("title"), cells.text("text", ""), options);
    }
}
