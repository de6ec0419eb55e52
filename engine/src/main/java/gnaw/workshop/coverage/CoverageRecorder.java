package gnaw.workshop.coverage;

import com.oracle.truffle.api.instrumentation.SourceSectionFilter;
import com.oracle.truffle.api.source.Source;
import com.oracle.truffle.api.source.SourceSection;
import com.oracle.truffle.tools.coverage.CoverageTracker;
import com.oracle.truffle.tools.coverage.RootCoverage;
import com.oracle.truffle.tools.coverage.SectionCoverage;
import com.oracle.truffle.tools.coverage.SourceCoverage;
import com.oracle.truffle.tools.coverage.impl.CoverageInstrument;
import gnaw.mod.Mod;
import gnaw.script.context.LockedContext;
import gnaw.script.source.Modules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Watches which lines and functions of scripts run, in all contexts of this process, from now on until it is closed. Only scripts that
 * are loaded meanwhile are seen whole, so it begins before them. For tests and for the lab: it wants GraalVM's coverage tool on the class
 * path, which is not there in play. One at a time.
 */
public final class CoverageRecorder implements AutoCloseable {
    private final CoverageTracker tracker;

    private CoverageRecorder(CoverageTracker tracker) {
        this.tracker = tracker;
    }

    /** Begins to watch. */
    public static CoverageRecorder begin() {
        CoverageTracker tracker = CoverageInstrument.getTracker(LockedContext.engine());
        SourceSectionFilter scripts = SourceSectionFilter.newBuilder()
                .sourceIs(source -> file(source).isPresent())
                .build();
        tracker.start(new CoverageTracker.Config(scripts, false));
        return new CoverageRecorder(tracker);
    }

    /** What has been reached since it began, or since it was last taken anew. */
    public Coverage taken() {
        return coverage(tracker.getCoverage());
    }

    /** The same, and from here on everything counts as not reached. */
    public Coverage takenAnew() {
        return coverage(tracker.resetCoverage());
    }

    /**
     * The functions and statements of these scripts, by file, and whether each has run since it was last taken anew; from here on everything
     * counts as not reached. Other texts of the same files do not count.
     */
    public Map<Piece, Boolean> piecesAnew(Map<String, String> scripts) {
        Map<Piece, Boolean> pieces = new HashMap<>();
        for (SourceCoverage source : tracker.resetCoverage()) {
            file(source.getSource())
                    .filter(file -> scripts.getOrDefault(file, "")
                            .contentEquals(source.getSource().getCharacters()))
                    .ifPresent(file -> addPieces(file, source, pieces));
        }
        return pieces;
    }

    private static void addPieces(String file, SourceCoverage source, Map<Piece, Boolean> pieces) {
        for (RootCoverage root : source.getRoots()) {
            SourceSection section = root.getSourceSection();
            boolean isFunction = section.getCharLength() < source.getSource().getLength();
            if (isFunction) {
                pieces.merge(piece(file, section, true), root.isCovered(), Boolean::logicalOr);
            }
            for (SectionCoverage part : root.getSectionCoverage()) {
                pieces.merge(piece(file, part.getSourceSection(), false), part.isCovered(), Boolean::logicalOr);
            }
        }
    }

    private static Piece piece(String file, SourceSection section, boolean isFunction) {
        return new Piece(file, section.getCharIndex(), section.getCharEndIndex(), isFunction);
    }

    @Override
    public void close() {
        tracker.end();
    }

    private static Coverage coverage(SourceCoverage[] sources) {
        return Coverage.of(Stream.of(sources)
                .flatMap(source -> file(source.getSource()).map(file -> script(file, source)).stream())
                .toList());
    }

    /** The file of an author's that a source is: neither the engine's own, nor a test, nor code without a file. */
    private static Optional<String> file(Source source) {
        return Optional.ofNullable(source.getPath())
                .map(Modules::shown)
                .filter(file -> !file.startsWith(Mod.ENGINE + "/") && !file.endsWith(Mod.TESTS));
    }

    private static ScriptCoverage script(String file, SourceCoverage source) {
        SortedMap<Integer, Boolean> lines = new TreeMap<>();
        List<ReachedFunction> functions = new ArrayList<>();
        for (RootCoverage root : source.getRoots()) {
            SourceSection section = root.getSourceSection();
            if (section.getCharLength() < source.getSource().getLength()) {
                lines.merge(section.getStartLine(), root.isCovered(), Boolean::logicalAnd);
                functions.add(function(root, section));
            }
            for (SectionCoverage part : root.getSectionCoverage()) {
                lines.merge(part.getSourceSection().getStartLine(), part.isCovered(), Boolean::logicalAnd);
            }
        }
        return new ScriptCoverage(file, source.getSource().getCharacters().toString(), lines, functions);
    }

    private static ReachedFunction function(RootCoverage root, SourceSection section) {
        return new ReachedFunction(
                name(root),
                section.getStartLine(),
                section.getStartColumn(),
                section.getCharIndex(),
                section.getCharEndIndex(),
                root.isCovered());
    }

    private static String name(RootCoverage root) {
        return Optional.ofNullable(root.getName())
                .filter(name -> !name.startsWith(":") && !name.startsWith("("))
                .orElse("");
    }
}
