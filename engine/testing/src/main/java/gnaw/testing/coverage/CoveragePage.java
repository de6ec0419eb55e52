package gnaw.testing.coverage;

import gnaw.game.RowReached;
import gnaw.script.coverage.Content;
import gnaw.script.coverage.Share;
import gnaw.workshop.coverage.ContentTable;
import gnaw.workshop.coverage.Coverage;
import gnaw.workshop.coverage.ReachedFunction;
import gnaw.workshop.coverage.ScriptCoverage;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Coverage as one page of HTML that needs no other file: a table of all scripts, and below it each script with its lines marked. */
public final class CoveragePage {
    private static final String PAGE = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Gnaw: what the tests reach</title>
            <style>
            :root { color-scheme: light dark; --ink: #23211d; --paper: #fbfaf6; --faint: #8a857a; --line: #e4dfd3;
              --yes: #dff0d8; --no: #f7d9d3; --bar: #4f8a3d; --rest: #d9b0a7; }
            @media (prefers-color-scheme: dark) { :root { --ink: #e6e1d6; --paper: #1b1a18; --faint: #8f897c; --line: #38352f;
              --yes: #22331d; --no: #4a251f; --bar: #6fae5b; --rest: #6b3a31; } }
            body { margin: 0 auto; max-width: 72rem; padding: 1rem; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
            h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
            table { border-collapse: collapse; width: 100%%; }
            th, td { text-align: left; padding: .2rem .5rem .2rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
            th { font-weight: normal; color: var(--faint); }
            td.share, th.share { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
            td.missed { color: var(--faint); overflow-wrap: anywhere; }
            tr.mod td { font-weight: bold; }
            a { color: inherit; }
            .bar { display: inline-block; width: 5rem; height: .6rem; background: var(--rest); }
            .bar i { display: block; height: 100%%; background: var(--bar); }
            details { border-bottom: 1px solid var(--line); } summary { cursor: pointer; padding: .4rem 0; }
            pre { margin: 0 0 1rem; overflow-x: auto; scroll-margin-top: 3rem; font: 13px/1.5 ui-monospace, monospace; }
            pre span { display: block; min-width: max-content; padding-right: 1rem; }
            pre span::before { content: attr(data-n); display: inline-block; width: 3.5ch; margin-right: 1ch; text-align: right; color: var(--faint); }
            pre .yes { background: var(--yes); } pre .no { background: var(--no); }
            @media (max-width: 40rem) { .bar, .missed { display: none; } body { font-size: 15px; padding: .7rem; } }
            </style>
            </head>
            <body>
            <h1>What the tests reach</h1>
            <p>%s of the lines and %s of the functions. A line counts as reached when all that begins on it has run.</p>
            %s
            %s
            <h2>The scripts</h2>
            %s
            </body>
            </html>
            """;

    private CoveragePage() {}

    /** The whole page, with what is known of the tables' rows. */
    public static String of(Coverage coverage, Content content) {
        String tables = coverage.mods().stream()
                .map(mod -> table(mod, coverage.ofMod(mod)))
                .collect(Collectors.joining("\n"));
        String scripts = coverage.scripts().stream().map(CoveragePage::script).collect(Collectors.joining("\n"));
        return String.format(
                Locale.ROOT,
                PAGE,
                coverage.lines().shown(),
                coverage.functions().shown(),
                tables,
                content.mods().stream()
                        .map(mod -> content(mod, content.ofMod(mod)))
                        .collect(Collectors.joining("\n")),
                scripts);
    }

    private static String content(String mod, Content own) {
        String rows = own.tables().stream()
                .map(table -> row(table, own.ofTable(table)))
                .collect(Collectors.joining("\n"));
        return "<h2>The tables of " + escaped(mod) + "</h2>\n<table>\n<tr><th>table</th><th class=\"share\">rows</th>"
                + "<th class=\"share\">reached</th><th>not reached</th></tr>\n" + rows + "\n</table>";
    }

    private static String row(String table, Content rows) {
        String never = String.join("<br>", escaped(ContentTable.missing(rows, RowReached.NEVER), ""));
        String together =
                String.join("<br>", escaped(ContentTable.missing(rows, RowReached.TOGETHER), "only all together: "));
        return "<tr><td>" + escaped(table) + "</td><td class=\"share\">"
                + rows.share().all() + "</td><td class=\"share\">"
                + rows.share().reached() + "</td><td>" + never
                + together + "</td></tr>";
    }

    private static List<String> escaped(List<String> lines, String before) {
        return lines.stream().map(line -> before + escaped(line)).toList();
    }

    private static String table(String mod, Coverage own) {
        String rows = own.scripts().stream().map(CoveragePage::row).collect(Collectors.joining("\n"));
        return "<table>\n<tr><th>script</th><th class=\"share\">lines</th><th></th><th class=\"share\">functions</th>"
                + "<th class=\"missed\">not reached</th></tr>\n" + rows + "\n<tr class=\"mod\"><td>" + escaped(mod)
                + "</td>"
                + shares(own.lines(), own.functions()) + "<td class=\"missed\"></td></tr>\n</table>";
    }

    private static String row(ScriptCoverage script) {
        return "<tr><td><a href=\"#" + escaped(script.file()) + "\">" + escaped(script.file()) + "</a></td>"
                + shares(script.lineShare(), script.functionShare()) + "<td class=\"missed\">" + script.missed()
                + "</td></tr>";
    }

    private static String shares(Share lines, Share functions) {
        return "<td class=\"share\">" + lines.shown() + "</td><td><span class=\"bar\"><i style=\"width:"
                + Math.round(lines.percent()) + "%\"></i></span></td><td class=\"share\">" + functions.shown()
                + "</td>";
    }

    /** A script's text; one with gaps is open, and a link opens the others: for that, it must lead to what is inside. */
    private static String script(ScriptCoverage script) {
        List<String> lines = script.text().lines().toList();
        StringBuilder text = new StringBuilder();
        for (int number = 1; number <= lines.size(); number++) {
            text.append(line(
                    number,
                    lines.get(number - 1),
                    Optional.ofNullable(script.lines().get(number))));
        }
        String functions = script.functions().stream()
                .filter(function -> !function.reached() && !function.name().isEmpty())
                .map(ReachedFunction::name)
                .collect(Collectors.joining(", "));
        return "<details"
                + (script.missed().isEmpty() ? "" : " open") + "><summary>"
                + escaped(script.file()) + " " + script.lineShare().shown()
                + (functions.isEmpty() ? "" : ", never called: " + escaped(functions)) + "</summary>\n<pre id=\""
                + escaped(script.file()) + "\">" + text
                + "</pre></details>";
    }

    private static String line(int number, String text, Optional<Boolean> reached) {
        String mark =
                reached.map(yes -> yes ? " class=\"yes\"" : " class=\"no\"").orElse("");
        return "<span data-n=\"" + number + "\"" + mark + ">" + escaped(text) + "</span>";
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
