package gnaw.script.bridge;

import gnaw.game.Action;
import gnaw.game.Permission;
import gnaw.script.bridge.RecordReader.Surroundings;
import gnaw.script.value.Malformed;
import gnaw.script.value.StrictObject;
import gnaw.text.DidYouMean;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.graalvm.polyglot.Value;

/** Reads what a mind answers, and what rules answer before an action. */
public final class ActionReader {
    private static final Map<String, RecordReader> READERS = RecordReader.ofAll(Action.class, "act.", Map.of());
    private static final String CHOICE = "choose";

    private final Surroundings around;

    /** Reads references by what is around. */
    public ActionReader(Surroundings around) {
        this.around = around;
    }

    /** An action made by {@code act}, or handed back from what sight offered. */
    public Action action(Value value) {
        Optional<Action> viewed = Facts.subject(value, Action.class);
        if (viewed.isPresent()) {
            return viewed.get();
        }
        if (!value.hasMember("action") || !value.getMember("action").isString()) {
            throw new Malformed("An action such as act.wait() or sight.towards(…) is wanted, but got "
                    + StrictObject.shown(value) + ".");
        }
        String name = value.getMember("action").asString();
        return (Action) reader(name).read(value, around);
    }

    /** To open a choice is for whoever sits at the keys. */
    private static RecordReader reader(String name) {
        List<String> names =
                READERS.keySet().stream().filter(known -> !known.equals(CHOICE)).toList();
        if (!names.contains(name)) {
            throw new Malformed(DidYouMean.unknown("action", name, names));
        }
        return READERS.get(name);
    }

    /** An answer to {@code mayEnter}. */
    Permission entry(Value value) {
        if (!(permission(value, "mayEnter wants allow() or refuse(why)") instanceof Permission.Instead)) {
            return permission(value);
        }
        throw new Malformed("mayEnter wants allow() or refuse(why), but got instead(…).");
    }

    /** An answer to {@code mayDo}. */
    Permission permission(Value value) {
        return permission(value, "mayDo wants allow(), refuse(why) or instead(action)");
    }

    private Permission permission(Value value, String wanted) {
        StrictObject cells = new StrictObject("mayDo", value);
        if (value.isNull() || cells.given("permission").isEmpty()) {
            throw new Malformed(wanted + ", but got " + StrictObject.shown(value) + ".");
        }
        return switch (cells.text("permission")) {
            case "no" -> new Permission.No(cells.text("line", cells.text("why", "")));
            case "instead" ->
                new Permission.Instead(action(cells.given("action").orElseThrow()));
            default -> new Permission.Yes(cells.text("line", ""));
        };
    }
}
