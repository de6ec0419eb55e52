package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.game.Action;
import gnaw.game.Creature;
import gnaw.game.Game;
import gnaw.game.Item;
import gnaw.game.World;
import gnaw.map.Point;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What creatures carry from the start. */
class BelongingsTest {
    private static final String BEAST_WITH = """
            import { add, amend, creatures, drop, kill, rules, spawn } from "gnaw";
            amend(creatures, { beast: { carries: %s } });
            add(rules.levelBegins, { one: (who) => [spawn("beast", who.at)] });
            add(rules.creatureDies, {
              left: { of: "others", answer: (victim) => victim.pack.map((item) => drop(item, victim.at)) },
            });
            add(rules.turnEnds, { doom: { of: "others", answer: (who) => [kill(who)] } });
            """;

    @TempDir
    Path folder;

    @Test
    void aCreatureComesIntoTheWorldWithWhatItsKindCarries() throws Exception {
        List<String> carried = begin("[\"stone\"]", game -> beast(game).pack().stream()
                .map(item -> item.count() + " " + item.kind())
                .toList());
        assertThat(carried).containsExactly("1 stone");
    }

    @Test
    void theSameKindTwiceIsAStackOfTwo() throws Exception {
        List<Integer> counts = begin(
                "[\"stone\", \"stone\"]",
                game -> beast(game).pack().stream().map(Item::count).toList());
        assertThat(counts).containsExactly(2);
    }

    @Test
    void whatDoesNotStackIsCarriedAndLiesOneByOne() throws Exception {
        new Written(folder).main("""
                        import { add, amend, give, items, lay, rules } from "gnaw";
                        amend(items, { stone: { stacks: false } });
                        add(rules.levelBegins, { some: (who) => [give(who, "stone", { count: 3 }), lay("stone", who.at, { count: 2 })] });
                        """).with(rules -> {
            World world = Game.begin(rules, 1).world();
            List<Item> lying = world.stage().itemsAt(world.hero().at());
            assertThat(world.hero().pack()).extracting(Item::count).containsExactly(1, 1, 1);
            return assertThat(lying).extracting(Item::count).containsExactly(1, 1);
        });
    }

    @Test
    void aRuleLetsTheDyingDropWhatTheyCarried() throws Exception {
        List<String> left = begin("[\"stone\"]", game -> {
            Point at = beast(game).at();
            game.act(Action.await());
            return game.world().stage().itemsAt(at).stream().map(Item::kind).toList();
        });
        assertThat(left).containsExactly("stone");
    }

    @Test
    void whatDoesNotExistCannotBeCarried() {
        assertThatThrownBy(() -> begin("[\"stome\"]", Game::isOver))
                .hasMessageContaining(
                        "creatures.beast.carries: the table items has no row \"stome\". Did you mean \"stone\"?");
    }

    private <T> T begin(String carries, Function<Game, T> look) throws Exception {
        return new Written(folder).main(BEAST_WITH.formatted(carries)).with(rules -> look.apply(Game.begin(rules, 3)));
    }

    private static Creature beast(Game game) {
        Collection<Creature> all = game.world().stage().creatures();
        return all.stream()
                .filter(who -> who.kind().equals("beast"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void whatIsHandedOverIsTheSameThing() throws Exception {
        new Written(folder).main("""
                        import { add, creatures, give, hand, items, meters, rules, spawn } from "gnaw";
                        add(meters, { notches: { start: 0, owner: "item" } });
                        add(rules.levelBegins, { one: (who) => [spawn("beast", who.at), give(who, "stone", { count: 3, notches: 2 })] });
                        add(rules.actionEnds, { gift: (who, _action, _dice, world) => {
                          const [friend] = world.creatures.filter((one) => !one.isHero);
                          return who.pack.map((item) => hand(item, friend, 2));
                        } });
                        """).with(rules -> {
            Game game = Game.begin(rules, 1);
            game.inscribe(game.world().hero().pack().getFirst().id(), "Sue's");
            game.act(Action.await());
            Item given = beast(game).pack().getFirst();
            assertThat(given.count()).isEqualTo(2);
            assertThat(given.meters().get("notches")).isEqualTo(2);
            assertThat(given.inscription()).isEqualTo("Sue's");
            return assertThat(game.world().hero().pack())
                    .extracting(Item::count)
                    .containsExactly(1);
        });
    }
}
