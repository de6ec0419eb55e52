package gnaw.script;

import gnaw.game.Creature;
import gnaw.game.Item;
import gnaw.game.Question;
import gnaw.script.bridge.Facts;
import gnaw.script.source.Place;
import gnaw.text.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.graalvm.polyglot.Value;

/** Values as a person reads them: of bounded depth and length, whatever the value is. */
final class ValuePrinter {
    private static final int LONGEST = 4000;
    private static final int LONGEST_LIST = 100;
    private static final int DEEPEST = 3;

    private final StringBuilder text = new StringBuilder();

    private ValuePrinter() {}

    /** A value; a view of facts in lines, one for each fact. */
    static String of(Value value) {
        ValuePrinter shown = new ValuePrinter();
        if (viewed(value).isPresent()) {
            shown.lines(value);
        } else {
            shown.add(value, 0);
        }
        return shown.cut();
    }

    /** A value as part of a sentence. */
    static String inner(Value value) {
        ValuePrinter shown = new ValuePrinter();
        shown.add(value, 1);
        return shown.cut();
    }

    /** A fact as the engine holds it. */
    static String plain(Object fact) {
        return inner(Value.asValue(fact));
    }

    private static Optional<Object> viewed(Value value) {
        return Facts.subject(value, Object.class);
    }

    private String cut() {
        return text.length() > LONGEST ? text.substring(0, LONGEST) + "… and more" : text.toString();
    }

    private void lines(Value facts) {
        for (String name : facts.getMemberKeys()) {
            Value fact = facts.getMember(name);
            if (!fact.isNull()) {
                text.append(text.isEmpty() ? "" : "\n").append(name).append(": ");
                add(fact, 1);
            }
        }
    }

    private void add(Value value, int depth) {
        if (text.length() > LONGEST) {
            return;
        }
        if (value.isString()) {
            text.append('"').append(value.asString()).append('"');
        } else if (value.isNumber() && value.fitsInDouble()) {
            text.append(Numbers.text(value.asDouble()));
        } else if (value.canExecute()) {
            text.append(function(value));
        } else if (viewed(value).isPresent()) {
            thing(viewed(value).get(), value, depth);
        } else if (value.hasArrayElements()) {
            list(value, depth);
        } else if (!value.isNull() && !value.isMetaObject() && value.hasMembers() && !value.isException()) {
            members(value, depth);
        } else {
            text.append(value);
        }
    }

    private static String function(Value function) {
        return "function"
                + Optional.ofNullable(function.getSourceLocation())
                        .map(section -> " at " + Place.at(section).name())
                        .orElse("");
    }

    private void thing(Object viewed, Value value, int depth) {
        switch (viewed) {
            case Creature who -> text.append(who.kind()).append(" #").append(who.id());
            case Item item -> text.append(item.count()).append(" × ").append(item.kind());
            case Question.Cell cell -> text.append(cell.tile().id());
            default -> members(value, depth);
        }
    }

    private void list(Value list, int depth) {
        List<Value> elements = new ArrayList<>();
        for (long i = 0; i < Math.min(LONGEST_LIST, list.getArraySize()); i++) {
            elements.add(list.getArrayElement(i));
        }
        String rest = list.getArraySize() > LONGEST_LIST ? ", … " + (list.getArraySize() - LONGEST_LIST) + " more" : "";
        if (depth >= DEEPEST) {
            text.append("[").append(list.getArraySize()).append(" elements]");
            return;
        }
        text.append("[");
        for (int i = 0; i < elements.size(); i++) {
            text.append(i == 0 ? "" : ", ");
            add(elements.get(i), depth + 1);
        }
        text.append(rest).append("]");
    }

    private void members(Value object, int depth) {
        List<String> names = List.copyOf(object.getMemberKeys());
        if (depth >= DEEPEST) {
            text.append("{…}");
            return;
        }
        text.append("{");
        for (int i = 0; i < Math.min(LONGEST_LIST, names.size()); i++) {
            text.append(i == 0 ? " " : ", ").append(names.get(i)).append(": ");
            add(object.getMember(names.get(i)), depth + 1);
        }
        text.append(names.isEmpty() ? "}" : names.size() > LONGEST_LIST ? ", … }" : " }");
    }
}
