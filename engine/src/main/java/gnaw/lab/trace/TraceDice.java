package gnaw.lab.trace;

import gnaw.game.dice.Dice;
import gnaw.game.dice.DiceOverride;
import gnaw.game.dice.FixedDice;
import gnaw.lab.LabMisuse;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The loaded dice of a trace: some for all rules of the mods that are looked at, and some for single rules. */
final class TraceDice implements DiceOverride {
    private final TreeMap<String, Dice> ofRules = new TreeMap<>();
    private final List<String> mods;
    private Optional<Dice> ofMods = Optional.empty();

    TraceDice(TraceOptions options) {
        this.mods = options.mods();
        options.dice().forEach(this::load);
    }

    private void load(String text) {
        int colon = text.lastIndexOf(':');
        Dice dice = new FixedDice(Stream.of(text.substring(colon + 1).split(",", -1))
                .map(result -> WrittenNumber.of(result.strip(), text))
                .toList());
        if (colon >= 0) {
            ofRules.put(text.substring(0, colon), dice);
        } else if (mods.isEmpty()) {
            throw new LabMisuse("There is no mod whose rules could roll the dice \"" + text
                    + "\". Name one with --mods, or load one rule's dice with RULE:" + text + ".");
        } else {
            ofMods = Optional.of(dice);
        }
    }

    @Override
    public Dice dice(String rule, Supplier<Dice> own) {
        return Optional.ofNullable(ofRules.get(rule))
                .or(() -> Optional.ofNullable(ofRules.get(rule.substring(rule.indexOf(':') + 1))))
                .or(() -> ofMods.filter(_ -> mods.stream().anyMatch(mod -> rule.startsWith(mod + ":"))))
                .orElseGet(own);
    }
}
