package gnaw.script;

import gnaw.game.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;

/** The only chance that a rule has. */
final class DiceFacts extends Facts {
    static final List<String> OWN = List.of("roll", "between", "oneIn", "percent", "fraction", "pick", "shuffle");
    private static final Map<String, Integer> LEAST =
            Map.of("roll", 1, "between", 2, "oneIn", 1, "percent", 1, "fraction", 0, "pick", 1, "shuffle", 1);
    private static final int LONGEST_LIST = 10_000;
    private static final Set<String> IS_OWN = Set.copyOf(OWN);
    private final Dice dice;
    private final Onlooker onlooker;

    /** Is told which of several names dice have drawn. */
    interface Onlooker {
        /** Whom nothing interests. */
        Onlooker NOBODY = (_, _) -> {};

        void drawn(List<String> names, String name);
    }

    DiceFacts(Dice dice) {
        this(dice, Onlooker.NOBODY);
    }

    DiceFacts(Dice dice, Onlooker onlooker) {
        this.dice = dice;
        this.onlooker = onlooker;
    }

    /** The dice that a script handed on. */
    static Dice from(Value value) {
        if (value.isProxyObject() && value.asProxyObject() instanceof DiceFacts facts) {
            return facts.dice;
        }
        throw new IllegalArgumentException("Dice are wanted here, but got " + Cells.shown(value) + ".");
    }

    @Override
    boolean has(String name) {
        return IS_OWN.contains(name);
    }

    @Override
    Object get(String name) {
        return new Call("dice." + name, LEAST.get(name), arguments -> draw(name, arguments));
    }

    private Object draw(String name, Value[] arguments) {
        return switch (name) {
            case "roll" -> dice.roll(arguments[0].asString());
            case "between" -> dice.between(whole(arguments[0]), whole(arguments[1]));
            case "oneIn" -> dice.oneIn(whole(arguments[0]));
            case "percent" -> dice.percent(arguments[0].asDouble());
            case "fraction" -> dice.fraction();
            case "pick" -> pick(arguments[0]);
            default -> shuffle(arguments[0]);
        };
    }

    @Override
    List<String> names() {
        return OWN;
    }

    /** From weights by name a name; from a list its elements' {@code weight} cells, or all alike, an element. */
    private Object pick(Value choices) {
        if (!choices.hasArrayElements()) {
            List<String> names = List.copyOf(choices.getMemberKeys());
            String drawn = names.get(dice.pick(
                    names.stream().map(name -> whole(choices.getMember(name))).toList()));
            onlooker.drawn(names, drawn);
            return drawn;
        }
        List<Integer> weights = new ArrayList<>();
        requireShort(choices);
        for (long i = 0; i < choices.getArraySize(); i++) {
            weights.add(weight(choices.getArrayElement(i)));
        }
        return choices.getArrayElement(dice.pick(weights));
    }

    private static int weight(Value element) {
        return element.hasMember("weight") ? whole(element.getMember("weight")) : 1;
    }

    private Object shuffle(Value list) {
        List<Object> elements = new ArrayList<>();
        requireShort(list);
        for (long i = 0; i < list.getArraySize(); i++) {
            elements.add(list.getArrayElement(i));
        }
        for (int i = elements.size() - 1; i > 0; i--) {
            int other = dice.between(0, i);
            Object swapped = elements.set(i, elements.get(other));
            elements.set(other, swapped);
        }
        return ProxyArray.fromList(elements);
    }

    private static void requireShort(Value list) {
        if (list.getArraySize() > LONGEST_LIST) {
            throw new Malformed("Dice choose among " + LONGEST_LIST + " at most, and this list has "
                    + list.getArraySize() + " elements.");
        }
    }

    private static int whole(Value number) {
        if (!number.fitsInDouble() || Double.isNaN(number.asDouble())) {
            throw new Malformed("Dice want a number, but got " + Cells.shown(number) + ".");
        }
        return (int) Math.floor(number.asDouble());
    }
}
