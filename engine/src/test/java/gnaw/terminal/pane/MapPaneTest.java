package gnaw.terminal.pane;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MapPaneTest {

    @Test
    void theMapStandsStillWhileTheHeroIsWellInside() {
        assertThat(MapPane.scrolled(10, 35, 50, 100)).isEqualTo(10);
    }

    @Test
    void theMapIsCentredOnAHeroWhoComesNearItsEdge() {
        assertThat(MapPane.scrolled(10, 55, 50, 100)).isEqualTo(30);
        assertThat(MapPane.scrolled(30, 35, 50, 100)).isEqualTo(10);
    }

    @Test
    void theMapMovesNoFartherThanItMustToShowAFoeInView() {
        assertThat(MapPane.showing(10, 35, 50, 100)).isEqualTo(10);
        assertThat(MapPane.showing(10, 62, 50, 100)).isEqualTo(13);
        assertThat(MapPane.showing(10, 7, 50, 100)).isEqualTo(7);
        assertThat(MapPane.showing(-10, 29, 50, 30)).isEqualTo(-10);
    }

    @Test
    void nothingBeyondTheLevelIsShownAndASmallLevelIsInTheMiddle() {
        assertThat(MapPane.scrolled(0, 2, 50, 100)).isZero();
        assertThat(MapPane.scrolled(0, 99, 50, 100)).isEqualTo(50);
        assertThat(MapPane.scrolled(0, 3, 50, 30)).isEqualTo(-10);
    }
}
