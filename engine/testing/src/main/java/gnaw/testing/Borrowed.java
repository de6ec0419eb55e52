package gnaw.testing;

import gnaw.game.Rules;
import gnaw.script.Expressions;
import gnaw.script.Rulebook;
import java.util.Optional;
import java.util.function.Supplier;

/** The rules that one test plays under, from the shelf: a rulebook, and another that is asked the same again. */
final class Borrowed implements AutoCloseable {
    private final Shelf shelf;
    private Setup setup;
    private Rulebook rulebook;
    private Optional<Rulebook> second = Optional.empty();
    private Rules rules;

    Borrowed(Shelf shelf, Setup setup) {
        this.shelf = shelf;
        take(setup);
    }

    /** What is on. */
    Setup setup() {
        return setup;
    }

    /** The rules; a rule that keeps something in mind between questions fails. */
    Rules rules() {
        return rules;
    }

    /** The rulebook behind them. */
    Rulebook rulebook() {
        return rulebook;
    }

    /** For a test to ask anything of the facts of its game. */
    Expressions expressions() {
        return shelf.expressions(rulebook);
    }

    /** The rules are asked once from now on. */
    void trust() {
        if (rules instanceof RulesAskedTwice proved) {
            proved.trust();
        }
    }

    /** Reads the rules from the disk again, perhaps with other mods. */
    void readAgain(Setup wanted) {
        Rulebook fresh = Rulebook.load(wanted.scripts()).askingEachTime();
        close();
        shelf.giveBack(wanted, fresh);
        take(wanted);
    }

    private void take(Setup wanted) {
        Supplier<Rulebook> first = shelf.take(wanted);
        Optional<Supplier<Rulebook>> beside =
                shelf.asksTwice() ? Optional.of(shelf.takeBeside(wanted)) : Optional.empty();
        setup = wanted;
        rulebook = first.get();
        rules = rulebook;
        second = beside.map(Supplier::get);
        second.ifPresent(other -> rules = new RulesAskedTwice(rulebook, other));
    }

    @Override
    public void close() {
        shelf.giveBack(setup, rulebook);
        second.ifPresent(other -> shelf.giveBack(setup, other));
    }
}
