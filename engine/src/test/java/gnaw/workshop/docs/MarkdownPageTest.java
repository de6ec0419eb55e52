package gnaw.workshop.docs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The reference as a page. */
class MarkdownPageTest {
    private static final String PAGE = MarkdownPage.of("""
            # Words & rules

            ## Questions

            ### kill

            `(who) => Effects`

            ## Effects

            ### kill

            | cell | type |
            |---|---|
            | blow | text |
            """);

    @Test
    void tablesAndCodeAreShownAsSuch() {
        assertThat(PAGE).contains("<td>blow</td>").contains("<code>(who) =&gt; Effects</code>");
    }

    @Test
    void theListLeadsToEachHeadingAlsoToTwoOfOneName() {
        assertThat(PAGE)
                .contains("<a href=\"#questions.kill\">kill</a>", "<a href=\"#effects.kill\">kill</a>")
                .contains("<h3 id=\"questions.kill\">", "<h3 id=\"effects.kill\">");
    }

    @Test
    void thePageNeedsNothingBesideIt() {
        assertThat(PAGE).contains("<title>Words &amp; rules</title>").doesNotContain("src=", "<link", "http");
    }
}
