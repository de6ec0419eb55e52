package gnaw.bench;

import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Happening;
import gnaw.game.Rule;
import gnaw.game.World;
import gnaw.game.dice.Dice;
import gnaw.game.dice.FixedDice;
import gnaw.mod.Mods;
import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** One rule of the base game, asked over and over in the same state. */
final class OneRule implements Work, AutoCloseable {
    private static final int TIMES = 20_000;
    private static final String NAME = "digesting";
    private static final int MODS = 50;

    private final Rulebook rules;
    private final World world;
    private final Happening question;
    private final Rule rule;
    private final Dice dice = FixedDice.of(1);

    private OneRule(Scripts scripts) {
        // An answer that is known would be told without asking.
        rules = Rulebook.load(scripts).askingEachTime();
        world = Game.begin(rules, 1).world();
        question = new Happening.TurnEnds(world.hero());
        rule = rules.answering(question).stream()
                .filter(one -> one.name().equals(NAME))
                .findFirst()
                .orElseThrow();
    }

    /** The rule as it is. */
    static OneRule plain(Path scripts) {
        return new OneRule(Scripts.base(scripts));
    }

    /** With a wrap around it that does no more than to hand it on. */
    static OneRule wrapped(Path scripts, Path mods) throws IOException {
        write(mods, "wrapping", """
                import { rules, wrap } from "gnaw";
                wrap(rules.turnEnds, "%s", (rule) => (who, dice, world) => rule(who, dice, world));
                """.formatted(NAME));
        return new OneRule(with(scripts, mods));
    }

    /** Among mods that have nothing to do with it. */
    static OneRule amongMods(Path scripts, Path mods) throws IOException {
        for (int mod = 1; mod <= MODS; mod++) {
            write(mods, "other-" + mod, """
                    import { add, rules } from "gnaw";
                    add(rules.itemUsed, { nothing: () => [] });
                    """);
        }
        return new OneRule(with(scripts, mods));
    }

    private static Scripts with(Path scripts, Path folder) {
        Mods found = Mods.find(List.of(folder));
        return Scripts.with(
                scripts, found.choose(List.copyOf(found.found().keySet())).mods(), Map.of());
    }

    private static void write(Path mods, String id, String main) throws IOException {
        Path folder = Files.createDirectories(mods.resolve(id));
        Files.writeString(folder.resolve("mod.json"), """
                {"id": "%s", "name": "%s", "description": "Part of a measurement.", "version": "1.0.0"}
                """.formatted(id, id));
        Files.writeString(folder.resolve("main.js"), main);
    }

    /** What it wishes. */
    List<Effect> answer() {
        return rule.answer(question, world, dice);
    }

    /** How many mods are on, the base game among them. */
    int mods() {
        return rules.scripts().mods().size();
    }

    @Override
    public double once() {
        long begin = Clock.THREAD.nanos();
        for (int time = 0; time < TIMES; time++) {
            answer();
        }
        return (Clock.THREAD.nanos() - begin) / (double) TIMES;
    }

    @Override
    public void close() {
        rules.close();
    }
}
