package gnaw.script.bridge;

import gnaw.game.dice.Dice;
import gnaw.script.value.Malformed;
import gnaw.script.value.StrictObject;
import gnaw.script.value.WrongArgument;
import java.util.ArrayList;
import java.util.List;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;

/** The only chance that a rule has. */
final class DiceFacts {
    private static final int LONGEST_LIST = 10_000;

    static final FactTable<Dice> TABLE = FactTable.<Dice>of(
                    "Dice", "The only chance that a rule has. Each rule has dice of its own.")
            .call(
                    "roll(dice: string): number",
                    "The sum of a throw such as \"2d6+1\".",
                    1,
                    (dice, _, given) -> dice.roll(given[0].asString()))
            .call(
                    "between(least: number, most: number): number",
                    "A whole number; both ends can come.",
                    2,
                    (dice, _, given) -> dice.between(whole(given[0]), whole(given[1])))
            .call(
                    "oneIn(times: number): boolean",
                    "True once in so many times.",
                    1,
                    (dice, _, given) -> dice.oneIn(whole(given[0])))
            .call(
                    "percent(chance: number): boolean",
                    "True in so many of a hundred times.",
                    1,
                    (dice, _, given) -> dice.percent(number(given[0])))
            .call("fraction(): number", "At least 0 and less than 1.", 0, (dice, _, _) -> dice.fraction())
            .call(
                    "pick<Name extends string>(weights: Readonly<Record<Name, number>>): string extends Name ? any : Name;\n"
                            + "  pick<Element>(list: readonly Element[]): Element",
                    "A name, from weights by name; or an element of a list, by its cell `weight`, all alike if they have none.",
                    1,
                    (dice, in, given) -> pick(dice, in, given[0]))
            .call(
                    "shuffle<Element>(list: readonly Element[]): Element[]",
                    "A new list in another order.",
                    1,
                    (dice, _, given) -> shuffle(dice, given[0]));

    private DiceFacts() {}

    /** The dice that a script handed on. */
    static Dice from(Value value) {
        return Facts.subject(value, Dice.class).orElseThrow(() -> new WrongArgument("Dice are", value));
    }

    /** From weights by name a name; from a list its elements' {@code weight} cells, or all alike, an element. */
    private static Object pick(Dice dice, FactViews in, Value choices) {
        if (!choices.hasMembers() && !choices.hasArrayElements()) {
            throw new WrongArgument("A list, or weights by name, are", choices);
        }
        if (!choices.hasArrayElements()) {
            Weights weights = in.weights(choices);
            String drawn = weights.names().get(dice.pick(weights.numbers()));
            in.drawn(weights.names(), drawn);
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

    private static Object shuffle(Dice dice, Value list) {
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

    /** A number, cut to a whole one. */
    static int whole(Value given) {
        return (int) Math.floor(number(given));
    }

    private static double number(Value given) {
        if (!given.fitsInDouble() || Double.isNaN(given.asDouble())) {
            throw new Malformed("Dice want a number, but got " + StrictObject.shown(given) + ".");
        }
        return given.asDouble();
    }
}
