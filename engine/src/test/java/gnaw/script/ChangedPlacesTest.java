package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Creature;
import gnaw.game.Event;
import gnaw.game.Stage;
import gnaw.map.Direction;
import gnaw.map.Point;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two who change places, by a rule or by their own will. */
class ChangedPlacesTest extends UnderRules {
    @Test
    void twoChangePlacesAndMayDoSoWithThemselves() throws Exception {
        watch("""
                add(rules.gameBegins, { pair: (who) => [spawn("beast", who.at)] });
                add(rules.turnEnds, { dance: (who, _, world) => world.creatures.flatMap((one) => [swap(who, one)]) });
                """, game -> {
            Stage stage = game.world().stage();
            List<Point> before = places(stage);
            waits(game);
            assertThat(places(stage)).isEqualTo(before.reversed());
            assertThat(before)
                    .allSatisfy(at ->
                            assertThat(stage.creatureAt(at)).map(Creature::at).contains(at));
        });
    }

    @Test
    void friendsChangePlacesWhenOneOfThemWillsAndKnowWhoStandsBesideThem() throws Exception {
        watch("""
                add(rules.gameBegins, { friends: (who) => [spawn("friend", who.at), spawn("beast", who.at)] });
                add(creatures, { friend: { name: "friend", glyph: "f", side: "hero", hitPoints: 4, attack: 0, defense: 0 } });
                add(rules.turnEnds, { told: (who) => [say(who.neighbours.map((one) => one.kind).join())] });
                """, game -> {
            Creature hero = game.world().hero();
            List<Point> before = places(game.world().stage());
            Direction toFriend = Direction.all().stream()
                    .filter(way -> hero.at().plus(way).equals(before.get(1)))
                    .findFirst()
                    .orElseThrow();
            List<Event> events = game.act(new Action.Swap(toFriend)).events();
            assertThat(places(game.world().stage())).containsExactly(before.get(1), before.get(0), before.get(2));
            assertThat(said(events))
                    .anySatisfy(line -> assertThat(line.split(",")).contains("friend"));
        });
    }

    private static List<Point> places(Stage stage) {
        return stage.creatures().stream().map(Creature::at).toList();
    }
}
