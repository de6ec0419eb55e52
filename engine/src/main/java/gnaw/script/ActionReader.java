package gnaw.script;

import gnaw.game.Action;
import gnaw.game.Permission;
import gnaw.map.Direction;
import java.util.List;
import java.util.Optional;
import org.graalvm.polyglot.Value;

/** Reads what a mind answers, and what rules answer before an action. */
final class ActionReader {
    private static final List<String> NAMES = List.of("plain", "step", "attack", "pickUp", "putDown", "use", "useTile");
    private final Tables tables;

    ActionReader(Tables tables) {
        this.tables = tables;
    }

    /** An action made by {@code act}, or handed back from what sight offered. */
    Action action(Value value) {
        if (value.isProxyObject() && value.asProxyObject() instanceof ActionFacts facts) {
            return facts.action();
        }
        if (!value.hasMember("action") || !value.getMember("action").isString()) {
            throw new Malformed(
                    "An action such as act.wait() or sight.towards(…) is wanted, but got " + Cells.shown(value) + ".");
        }
        String name = value.getMember("action").asString();
        Cells cells = new Cells("act." + name, value);
        return switch (name) {
            case "plain" -> new Action.Plain(row(cells, "actions", "id"));
            case "step" -> new Action.Step(Direction.named(cells.text("direction")));
            case "attack" ->
                new Action.Attack(cells.given("target")
                        .flatMap(Pointing::creature)
                        .orElseThrow(() -> new Malformed("act.attack wants a creature."))
                        .id());
            case "pickUp" -> new Action.PickUp(Optional.empty());
            case "putDown" ->
                new Action.PutDown(
                        item(cells), cells.given("count").isPresent() ? cells.whole("count", 1, Integer.MAX_VALUE) : 1);
            case "use" ->
                new Action.Use(
                        row(cells, "verbs", "verb"),
                        item(cells),
                        cells.given("target").flatMap(Pointing::point));
            case "useTile" -> new Action.UseTile(row(cells, "actions", "id"));
            default -> throw new Malformed("There is no action \"" + name + "\"." + Nearest.hint(name, NAMES));
        };
    }

    /** An answer to {@code mayDo}. */
    Permission permission(Value value) {
        Cells cells = new Cells("mayDo", value);
        if (value.isNull() || cells.given("permission").isEmpty()) {
            throw new Malformed(
                    "mayDo wants allow(), refuse(why) or instead(action), but got " + Cells.shown(value) + ".");
        }
        return switch (cells.text("permission")) {
            case "no" -> new Permission.No(cells.text("line", cells.text("why", "")));
            case "instead" ->
                new Permission.Instead(action(cells.given("action").orElseThrow()));
            default -> new Permission.Yes(cells.text("line", ""));
        };
    }

    private String row(Cells cells, String table, String cell) {
        String name = cells.text(cell);
        return tables.find(table, name)
                .orElseThrow(() -> new Malformed(cells.title() + ": the table " + table + " has no row \"" + name
                        + "\"." + Nearest.hint(name, tables.rows(table).keySet())));
    }

    private static int item(Cells cells) {
        return cells.given("item")
                .flatMap(Pointing::item)
                .orElseThrow(() -> new Malformed(cells.title() + " wants a thing for item."))
                .id();
    }
}
