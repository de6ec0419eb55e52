package gnaw.workshop.docs;

import gnaw.script.source.EngineText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** Markdown as one page of HTML that needs nothing beside it, with a list of its headings to find one's way. */
public final class MarkdownPage {
    private static final List<Extension> TABLES = List.of(TablesExtension.create());
    private static final int DEEPEST_LISTED = 3;

    private MarkdownPage() {}

    /** The whole page. */
    public static String of(String markdown) {
        Node text = Parser.builder().extensions(TABLES).build().parse(markdown);
        HtmlRenderer renderer = HtmlRenderer.builder()
                .extensions(TABLES)
                .escapeHtml(true)
                .attributeProviderFactory(_ -> (node, _, attributes) -> {
                    if (node instanceof Heading heading) {
                        attributes.put("id", anchor(heading));
                    }
                })
                .build();
        List<Heading> headings = headings(text);
        return EngineText.of("docs/page.html")
                .replace("{title}", escaped(words(headings.getFirst())))
                .replace(
                        "{contents}",
                        headings.stream().map(MarkdownPage::listed).collect(Collectors.joining()))
                .replace("{text}", renderer.render(text));
    }

    private static List<Heading> headings(Node text) {
        List<Heading> headings = new ArrayList<>();
        text.accept(new AbstractVisitor() {
            @Override
            public void visit(Heading heading) {
                if (heading.getLevel() <= DEEPEST_LISTED) {
                    headings.add(heading);
                }
            }
        });
        return headings;
    }

    private static String listed(Heading heading) {
        return "<li class=\"h%d\"><a href=\"#%s\">%s</a></li>%n"
                .formatted(heading.getLevel(), anchor(heading), escaped(words(heading)));
    }

    /** Two headings of one name, such as a question and an effect, are told apart by what stands above them. */
    private static String anchor(Heading heading) {
        String own = slug(words(heading));
        return heading.getLevel() < DEEPEST_LISTED ? own : slug(words(above(heading))) + "." + own;
    }

    private static Heading above(Heading heading) {
        Node before = heading;
        while (before.getPrevious() != null) {
            before = before.getPrevious();
            if (before instanceof Heading found && found.getLevel() < heading.getLevel()) {
                return found;
            }
        }
        return heading;
    }

    private static String slug(String words) {
        return words.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    }

    private static String words(Heading heading) {
        StringBuilder words = new StringBuilder();
        heading.accept(new AbstractVisitor() {
            @Override
            public void visit(Text text) {
                words.append(text.getLiteral());
            }

            @Override
            public void visit(Code code) {
                words.append(code.getLiteral());
            }
        });
        return words.toString();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
