package gnaw.script;

import gnaw.game.Effect;
import gnaw.game.Offer;
import gnaw.game.Ref;
import gnaw.map.Point;
import java.util.ArrayList;
import java.util.List;
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
    private final Tables tables;

    EffectReader(Tables tables) {
        this.tables = tables;
    }

    /** All effects of an answer, in order. */
    List<Effect> read(Value answer) {
        if (answer.isNull()) {
            throw new Malformed("A rule answers a list of effects, [] for none; this one answered nothing.");
        }
        List<Effect> effects = new ArrayList<>();
        collect(answer, effects);
        return effects;
    }

    private void collect(Value answer, List<Effect> into) {
        if (answer.hasArrayElements()) {
            for (long i = 0; i < answer.getArraySize(); i++) {
                collect(answer.getArrayElement(i), into);
            }
        } else {
            into.add(effect(answer));
        }
    }

    private Effect effect(Value value) {
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
            case "stun" -> new Effect.Stun(who(cells), cells.whole("turns"));
            case "give" ->
                new Effect.Give(who(cells), row(cells, "items", "kind"), count(cells), cells.numbers("meters"));
            case "lay" ->
                new Effect.Lay(row(cells, "items", "kind"), at(cells, "at"), count(cells), cells.numbers("meters"));
            case "drop" -> new Effect.Drop(thing(cells), at(cells, "at"), count(cells));
            case "spend" -> new Effect.Spend(thing(cells), count(cells));
            case "spawn" -> new Effect.Spawn(row(cells, "creatures", "kind"), at(cells, "at"), cells.numbers("meters"));
            case "move" -> new Effect.Move(who(cells), at(cells, "to"));
            case "leave" -> new Effect.Leave(who(cells), cells.whole("depth"));
            case "becomeTile" -> new Effect.BecomeTile(at(cells, "at"), row(cells, "tiles", "tile"));
            case "becomeKind" -> new Effect.BecomeKind(who(cells), row(cells, "creatures", "kind"));
            case "reveal" -> new Effect.Reveal(points(cells));
            case "hint" -> new Effect.Hint(cells.text("text"));
            case "interrupt" -> new Effect.Interrupt(cells.text("why", ""));
            case "offer" -> new Effect.Ask(offer(cells));
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

    private String meter(Cells cells) {
        String name = cells.text("meter");
        if (tables.row("meters", name).isEmpty()) {
            throw new Malformed(cells.title() + ": there is no meter \"" + name + "\"."
                    + Nearest.hint(name, tables.rows("meters").keySet()));
        }
        return name;
    }

    private String row(Cells cells, String table, String cell) {
        String name = cells.text(cell);
        return tables.find(table, name)
                .orElseThrow(() -> new Malformed(cells.title() + ": the table " + table + " has no row \"" + name
                        + "\"." + Nearest.hint(name, tables.rows(table).keySet())));
    }

    private static int count(Cells cells) {
        return cells.whole("count", 1);
    }

    private static Point at(Cells cells, String name) {
        return cells.given(name)
                .flatMap(Pointing::point)
                .orElseThrow(() -> new Malformed(cells.title() + " wants a place for " + name + "."));
    }

    private static List<Point> points(Cells cells) {
        return cells.list("cells").stream()
                .map(value -> Pointing.point(value).orElseThrow(() -> new Malformed("reveal wants places.")))
                .toList();
    }

    private Offer offer(Cells cells) {
        List<Offer.Option> options = cells.list("options").stream()
                .map(option -> new Cells("offer.options", option))
                .map(option -> new Offer.Option(
                        option.text("id"),
                        option.text("text"),
                        option.given("effects").map(this::read).orElse(List.of())))
                .toList();
        if (options.isEmpty()) {
            throw new Malformed("offer wants at least one option.");
        }
        return new Offer(cells.text("title"), cells.text("text", ""), options);
    }
}
