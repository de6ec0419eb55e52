package gnaw.cli;

import gnaw.script.Written;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Games of luck from the command line: each turn one in ten dies; whoever lives for twenty turns wins. */
abstract class GamesOfLuck {
    static final String LUCK = """
            import { act, add, bots, damage, measures, rules, table, win } from "gnaw";
            export const luck = table("luck", { oneIn: 10 });
            add(rules.turnEnds, {
              luck: (who, dice, world) =>
                world.turn === 20 ? [win("patience")] : dice.oneIn(luck.oneIn) ? [damage(who, 99, { cause: "bad luck" })] : [],
            });
            add(rules.scoreOf, { years: (story) => ({ points: story.turn, lines: [] }) });
            add(bots, { waiter: { doc: "waits", act: () => act.wait(), choose: (_who, offer) => offer.options[0] } });
            add(measures, {
              age: { title: "Age", unit: "turns", at: "turnEnds", every: 2, plot: "curve", count: (_who, _dice, world) => world.turn },
              ends: { title: "Ends", at: "gameEnds", plot: "bars", count: (story) => story.cause },
              lived: { title: "Alive", unit: "turns", at: "gameEnds", plot: "survival", count: (story) => story.turn },
              years: { title: "Years", at: "turnEnds", plot: "total", adds: true, count: () => 1 },
            });
            """;

    @TempDir
    Path folder;

    final Console console = new Console();

    @BeforeEach
    void write() {
        new Written(folder).main(LUCK);
    }

    void mod(String id, String text) throws IOException {
        Files.createDirectories(folder.resolve(id));
        Files.writeString(
                folder.resolve(id).resolve("mod.json"),
                "{\"id\": \"%s\", \"name\": \"Lucky\", \"description\": \"Luck.\", \"version\": \"1.0.0\"}"
                        .formatted(id));
        Files.writeString(folder.resolve(id).resolve("main.js"), text);
    }

    int simulate(String... more) {
        List<String> all =
                new ArrayList<>(List.of("simulate", "--scripts", file("base"), "--bot", "waiter", "--turns", "100"));
        all.addAll(List.of(more));
        if (all.lastIndexOf("--turns") > 5) {
            all.subList(5, 7).clear();
        }
        return console.run(all.toArray(String[]::new));
    }

    static String[] with(String[] arguments, String... more) {
        return Stream.of(arguments, more).flatMap(Stream::of).toArray(String[]::new);
    }

    int run(String... arguments) {
        return console.run(arguments);
    }

    String file(String name) {
        return folder.resolve(name).toString();
    }
}
