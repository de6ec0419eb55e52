package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import gnaw.game.Action;
import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Item;
import gnaw.game.Ref;
import gnaw.game.World;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who goes with whom, and who is whose foe. */
class CompanyTest {
    private static final String DOG = """
            import { act, add, creatures, follow, give, join, leave, rules, say, set, sides, spawn, stun } from "gnaw";
            add(creatures, {
              dog: { name: "dog", glyph: "d", hitPoints: 9, attack: 1, defense: 1, side: "hero", companion: true, carries: ["stone"] },
              keeper: { name: "keeper", glyph: "k", hitPoints: 9, attack: 1, defense: 1, side: "neutral" },
            });
            add(rules.creatureThinks, { still: () => act.wait() });
            """;
    private static final String WITH_DOG =
            "add(rules.gameBegins, { dog: (who) => [spawn(\"dog\", who.at, { hitPoints: 7 })] });";

    @TempDir
    Path folder;

    private void watch(String rules, Consumer<Game> look) throws Exception {
        new Written(folder).main(DOG + rules).watch(look);
    }

    private static Optional<Creature> here(Game game, String kind) {
        return game.world().stage().creatures().stream()
                .filter(who -> who.kind().equals(kind))
                .findFirst();
    }

    private static void goesTo(Game game, Creature who, int depth) {
        game.apply(List.of(new Effect.Leave(Ref.to(who), depth)));
    }

    private static void heroGoesTo(Game game, int depth) {
        goesTo(game, game.world().hero(), depth);
    }

    @Test
    void whoeverIsTakenAlongComesOutBesideTheHeroWithAllThatHeIsAndCarries() throws Exception {
        watch(WITH_DOG, game -> {
            Creature dog = here(game, "dog").orElseThrow();
            Ref hero = Ref.to(game.world().hero());
            game.apply(List.of(new Effect.Leave(hero, 2, List.of(Ref.to(dog)))));
            assertThat(here(game, "dog")).containsSame(dog);
            assertThat(dog.meters().get("hitPoints")).isEqualTo(7);
            assertThat(dog.pack()).extracting(Item::kind).containsExactly("stone");
            assertThat(dog.at().distance(game.world().hero().at())).isOne();
            assertThat(game.world().stage().creatureAt(dog.at())).containsSame(dog);
        });
    }

    @Test
    void whoeverIsNamedTwiceOrTakesHimselfAlongComesOutOnce() throws Exception {
        watch(WITH_DOG, game -> {
            Ref hero = Ref.to(game.world().hero());
            Ref dog = Ref.to(here(game, "dog").orElseThrow());
            game.apply(List.of(new Effect.Leave(hero, 2, List.of(dog, hero, dog))));
            assertThat(game.world().stage().level().points().filter(at -> game.world()
                            .stage()
                            .creatureAt(at)
                            .isPresent()))
                    .as("cells on which somebody stands")
                    .hasSize(2);
        });
    }

    @Test
    void whoeverIsNotTakenAlongIsWhereHeWasWhenTheHeroComesBack() throws Exception {
        watch(WITH_DOG, game -> {
            Creature dog = here(game, "dog").orElseThrow();
            heroGoesTo(game, 2);
            assertThat(here(game, "dog")).isEmpty();
            heroGoesTo(game, 1);
            assertThat(here(game, "dog")).containsSame(dog);
        });
    }

    @Test
    void rulesNameWhoComesAlong() throws Exception {
        watch(
                WITH_DOG + "add(rules.actionEnds, { down: (who) => [leave(who, 2, { with: who.neighbours })] });",
                game -> {
                    game.act(Action.await());
                    assertThat(here(game, "dog")).isPresent();
                    assertThat(game.world().depth()).isEqualTo(2);
                });
    }

    @Test
    void anybodyCanLeaveAndIsMetAtTheStairsThatLeadBack() throws Exception {
        watch("add(rules.gameBegins, { keeper: (who) => [spawn(\"keeper\", who.at)] });", game -> {
            heroGoesTo(game, 2);
            heroGoesTo(game, 1);
            Creature keeper = here(game, "keeper").orElseThrow();
            goesTo(game, keeper, 2);
            assertThat(here(game, "keeper")).isEmpty();
            heroGoesTo(game, 2);
            assertThat(here(game, "keeper")).containsSame(keeper);
        });
    }

    @Test
    void whoGoesWhereTheHeroHasNeverBeenWaitsThereAlsoInAKeptGame() throws Exception {
        watch("add(rules.gameBegins, { keeper: (who) => [spawn(\"keeper\", who.at, { hitPoints: 5 })] });", game -> {
            Creature keeper = here(game, "keeper").orElseThrow();
            goesTo(game, keeper, 3);
            Game kept = Game.restore(game.rules(), game.save());
            assertThat(kept.save().hash()).isEqualTo(game.save().hash());
            heroGoesTo(kept, 2);
            assertThat(here(kept, "keeper")).isEmpty();
            heroGoesTo(kept, 3);
            assertThat(here(kept, "keeper"))
                    .hasValueSatisfying(
                            who -> assertThat(who.meters().get("hitPoints")).isEqualTo(5));
        });
    }

    @Test
    void rulesKnowWhomSomebodyFollowsAndWhoHatesWhom() throws Exception {
        watch(
                WITH_DOG
                        + "add(rules.levelBegins, { keeper: (who) => [spawn(\"keeper\", who.at), spawn(\"beast\", who.at)] });"
                        + """
                add(rules.turnEnds, { told: (who, _, world) => world.creatures.map((one) =>
                  say(`${one.kind} ${one.side} ${one.follows?.kind} ${who.hates(one)} ${one.hates(who)}`)) });
                """,
                game -> {
                    game.act(Action.await());
                    assertThat(game.world().log())
                            .extracting(line -> line.text())
                            .containsExactly(
                                    "hero hero undefined false false",
                                    "dog hero hero false false",
                                    "keeper neutral undefined false false",
                                    "beast foes undefined true true");
                });
    }

    @Test
    void whoComesAsAnAllyIsOfHisSideAndFollowsTheSame() throws Exception {
        watch(WITH_DOG + """
                add(rules.levelBegins, { keeper: (who) => [spawn("keeper", who.at)] });
                add(rules.turnEnds, { more: (who, _, world) => world.turn > 2 ? [] :
                  world.creatures.map((one) => spawn("beast", one.at, {}, { ally: one })) });
                """, game -> {
            game.act(Action.await());
            assertThat(game.world().stage().creatures())
                    .filteredOn(one -> one.kind().equals("beast"))
                    .extracting(Creature::side, one -> one.leader().isPresent())
                    .containsExactlyInAnyOrder(tuple("hero", true), tuple("hero", true), tuple("neutral", false));
        });
    }

    @Test
    void whoJoinsAnotherSideIsOfItAlsoInAKeptGame() throws Exception {
        watch("""
                add(sides, { bandits: { hates: ["neutral"] } });
                add(rules.gameBegins, { both: (who) => [spawn("keeper", who.at), spawn("beast", who.at)] });
                add(rules.actionEnds, { turncoat: (who, _, __, world) =>
                  world.creatures.filter((one) => one.kind === "beast").map((one) => join(one, "bandits")) });
                """, game -> {
            game.act(Action.await());
            World kept = Game.restore(game.rules(), game.save()).world();
            Creature beast = here(game, "beast").orElseThrow();
            assertThat(game.world().eyesight().foesInView(game.world().hero())).isEmpty();
            assertThat(game.world().eyesight().foesInView(beast))
                    .extracting(Creature::kind)
                    .containsExactly("keeper");
            assertThat(kept.eyesight().foesInView(kept.creature(beast.id()).orElseThrow()))
                    .extracting(Creature::kind)
                    .containsExactly("keeper");
        });
    }

    @Test
    void aSideThatIsNotThereIsToldWithTheNearestName() {
        assertThatThrownBy(() -> watch(
                        "import { amend } from \"gnaw\"; amend(creatures, { dog: { side: \"heroes\" } });",
                        Game::isOver))
                .hasMessageContaining(
                        "creatures.dog.side: the table sides has no row \"heroes\". Did you mean \"hero\"?");
        assertThatThrownBy(() -> watch("add(sides, { bandits: { hates: [\"foe\"] } });", Game::isOver))
                .hasMessageContaining(
                        "sides.bandits.hates: the table sides has no row \"foe\". Did you mean \"foes\"?");
    }
}
