package gnaw.script.bridge;

import gnaw.game.Action;
import gnaw.game.Intention;
import gnaw.game.Permission;
import gnaw.script.bridge.RecordReader.Surroundings;
import gnaw.script.value.Malformed;
import gnaw.script.value.StrictObject;
import gnaw.text.DidYouMean;
import java.util.LinkedHashMap;
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

    /** What a bot sets about: what sight offered is gone on with, anything else is one action. */
    public Intention intention(Value value) {
        return Facts.subject(value, Intention.class).orElseGet(() -> Intention.once(action(value)));
    }

    /** An action made by {@code act}, or handed back from what sight offered; of what could be gone on with the first. */
    public Action action(Value value) {
        Optional<Intention> intention = Facts.subject(value, Intention.class);
        if (intention.isPresent()) {
            return intention.get().first();
        }
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

    /** Ids of actions, and what stands on each of them, in the rule's order. */
    public Map<String, String> choices(Value value) {
        if (!value.hasMembers() || value.hasArrayElements()) {
            throw new Malformed("choices wants actions and what stands there, such as { wait: \"Wait\" }, but got "
                    + StrictObject.shown(value) + ".");
        }
        StrictObject given = new StrictObject("choices", value);
        Map<String, String> choices = new LinkedHashMap<>();
        value.getMemberKeys().forEach(name -> choices.put(id(name), given.text(name)));
        return choices;
    }

    /** What is asked before something is done, if anything is. */
    public Optional<String> question(Value value) {
        if (!value.isNull() && !value.isString()) {
            throw new Malformed("sure wants a question as a text, or undefined where nobody need ask, but got "
                    + StrictObject.shown(value) + ".");
        }
        return value.isNull() ? Optional.empty() : Optional.of(StrictObject.text(value));
    }

    private String id(String action) {
        return around.tables()
                .find(Action.ACTION, action)
                .orElseThrow(() -> new Malformed("choices: "
                        + DidYouMean.unknown(
                                "action",
                                action,
                                around.tables().rows(Action.ACTION).keySet())));
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
            throw new Malformed(wanted + ", but got " + StrictObject.shown(value) + "."
                    + (value.isNull() ? " Is return missing? What is not refused is allow()." : ""));
        }
        return switch (cells.text("permission")) {
            case "no" -> new Permission.No(cells.text("line", cells.text("why", "")));
            case "instead" ->
                new Permission.Instead(action(cells.given("action").orElseThrow()));
            default -> new Permission.Yes(cells.text("line", ""));
        };
    }
}
