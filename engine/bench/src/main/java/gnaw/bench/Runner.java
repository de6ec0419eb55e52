package gnaw.bench;

import gnaw.cli.Interruption;
import gnaw.lab.LabMisuse;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Lets a Java machine of its own measure: how scripts are run is said when it starts, and what one has learnt helps no other. */
record Runner(Path home, Form form, Interruption interruption) {
    /** All figures of one way; after each somebody is told. */
    List<BenchFigure> figures(ScriptMode way, Runnable afterEach) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(words(way))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        interruption.stops(process::destroy);
        List<BenchFigure> figures = new ArrayList<>();
        try (BufferedReader lines = process.inputReader()) {
            lines.lines().map(BenchFigure::read).forEach(figure -> {
                figures.add(figure);
                afterEach.run();
            });
        }
        if (process.waitFor() != 0) {
            throw new LabMisuse(
                    interruption.hasCome()
                            ? "Interrupted: nothing was measured."
                            : "Nothing is told: with scripts " + way.word() + ", the measuring ended early.");
        }
        return figures;
    }

    private List<String> words(ScriptMode way) {
        List<String> words = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        words.addAll(way.flags(home));
        words.addAll(List.of("-cp", System.getProperty("java.class.path"), BenchMain.class.getName()));
        words.addAll(List.of(FiguresCommand.NAME, way.name(), form.name()));
        return words;
    }
}
