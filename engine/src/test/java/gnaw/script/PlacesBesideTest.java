package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.game.Action;
import gnaw.game.Creature;
import gnaw.game.Depth;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.LostKinds;
import gnaw.game.Ref;
import gnaw.game.Remains;
import gnaw.game.SavedGame;
import gnaw.map.Point;
import gnaw.script.context.RulesThread;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Places beside the dungeon: in, down, and back to where one came in. */
class PlacesBesideTest {
    private static final String CRYPT = """
            import { add, change, enter, leave, meters, places, rules, say, spawn, tiles } from "gnaw";
            add(meters, { dust: { start: 0, owner: "tile" } });
            add(places, { crypt: { name: "The crypt", from: 2 } });
            add(tiles, { gate: { name: "gate", glyph: ">", passable: true, transparent: true, action: "descend", place: "crypt" } });
            const letters = { "#": "wall", ".": "floor", "<": "up", ">": "down" };
            add(rules.levelPlanned, {
              crypt: (depth, _dice, _world, place) => (place === "crypt" ? { drawing: depth === 2 ? "#####\\n#<.>#\\n#####" : "####\\n#<.#\\n####", tiles: letters } : undefined),
            });
            add(rules.levelBegins, {
              told: (_who, level, _dice, world) => [say(`${level.place} ${level.depth}, ${world.place} ${world.depth}, ${level.isNew}`)],
            });
            add(rules.tileUsed, {
              stairs: (who, action, tile, _dice, world) =>
                tile.place !== undefined ? [enter(who, tile.place)] : [leave(who, world.depth + (action === "descend" ? 1 : -1))],
            });
            add(rules.actionEnds, { dust: (who) => [change(who.ground, "dust", 1)] });
            """;

    @TempDir
    Path folder;

    private void watch(String rules, Consumer<Game> look) throws Exception {
        new Written(folder).main(CRYPT + rules).watch(look);
    }

    private static Ref hero(Game game) {
        return Ref.to(game.world().hero());
    }

    private static void enters(Game game) {
        game.apply(List.of(new Effect.Enter(hero(game), "crypt")));
    }

    private static void goesTo(Game game, int depth) {
        game.apply(List.of(new Effect.Leave(hero(game), depth)));
    }

    private static String said(Game game) {
        return game.world().log().getLast().text();
    }

    private static Point at(Game game) {
        return game.world().hero().at();
    }

    @Test
    void aGameMayBeginThereAndTheDungeonIsNewWhenTheHeroComesOut() throws Exception {
        watch("add(rules.gameBegins, { entering: (who) => [enter(who, \"crypt\")] });", game -> {
            assertThat(game.world().log()).extracting(line -> line.text()).containsExactly("crypt 2, crypt 2, true");
            goesTo(game, 1);
            assertThat(said(game)).isEqualTo("undefined 1, undefined 1, true");
        });
    }

    @Test
    void itHasLevelsOfItsOwnBesideThoseOfTheDungeon() throws Exception {
        watch("", game -> {
            goesTo(game, 2);
            assertThat(said(game)).isEqualTo("undefined 2, undefined 2, true");
            enters(game);
            assertThat(said(game)).isEqualTo("crypt 2, crypt 2, true");
            assertThat(game.world().stage().level().width()).isEqualTo(5);
            goesTo(game, 3);
            assertThat(said(game)).isEqualTo("crypt 3, crypt 3, true");
            assertThat(at(game)).isEqualTo(new Point(1, 1));
        });
    }

    @Test
    void stairsUpLeadBackToTheCellWhereOneCameIn() throws Exception {
        watch("", game -> {
            goesTo(game, 4);
            Point gate = game.world().stage().freeNear(new Point(30, 15)).orElseThrow();
            game.apply(List.of(new Effect.Move(hero(game), gate), new Effect.BecomeTile(gate, "gate")));
            game.act(new Action.UseTile("descend"));
            game.act(new Action.UseTile("ascend"));
            assertThat(game.world().where()).isEqualTo(Depth.of(4));
            assertThat(at(game)).isEqualTo(gate);
        });
    }

    @Test
    void itsSecondTimeIsTheSameLevelAndTheWayBackTheNewOne() throws Exception {
        watch("", game -> {
            enters(game);
            goesTo(game, 1);
            goesTo(game, 3);
            enters(game);
            assertThat(said(game)).isEqualTo("crypt 2, crypt 2, false");
            goesTo(game, 1);
            assertThat(game.world().where()).isEqualTo(Depth.of(3));
        });
    }

    @Test
    void whoComesUpFromBelowStandsOnTheStairsDownAndNotOnTheGate() throws Exception {
        watch("", game -> {
            game.apply(List.of(new Effect.BecomeTile(new Point(1, 1), "gate")));
            goesTo(game, 2);
            goesTo(game, 1);
            assertThat(game.world().stage().level().at(at(game)).id()).isEqualTo("down");
        });
    }

    @Test
    void aGameThatIsKeptInsideGoesOnInsideAndFindsTheWayBack() throws Exception {
        watch("", game -> {
            Point came = at(game);
            enters(game);
            game.act(Action.await());
            Game kept = Game.restore(game.rules(), game.save());
            assertThat(kept.save().hash()).isEqualTo(game.save().hash());
            assertThat(kept.world().where()).isEqualTo(new Depth("crypt", 2));
            goesTo(kept, 1);
            assertThat(at(kept)).isEqualTo(came);
        });
    }

    @Test
    void cellsOfTheSameDepthHaveMetersOfTheirOwn() throws Exception {
        watch("", game -> {
            enters(game);
            game.act(Action.await());
            assertThat(game.world()
                            .sharedMeters()
                            .ofTile(new Depth("crypt", 2), at(game))
                            .get("dust"))
                    .isEqualTo(1);
            assertThat(game.world().sharedMeters().ofTile(Depth.of(2), at(game)).get("dust"))
                    .isZero();
        });
    }

    @Test
    void whoeverIsTakenAlongComesInAndOut() throws Exception {
        watch("add(rules.gameBegins, { dog: (who) => [spawn(\"beast\", who.at)] });", game -> {
            Creature dog = game.world().stage().creatures().stream()
                    .filter(who -> who.kind().equals("beast"))
                    .findFirst()
                    .orElseThrow();
            game.apply(List.of(new Effect.Enter(hero(game), "crypt", List.of(Ref.to(dog)))));
            assertThat(game.world().creature(dog.id())).contains(dog);
            game.apply(List.of(new Effect.Leave(hero(game), 1, List.of(Ref.to(dog)))));
            assertThat(game.world().creature(dog.id())).contains(dog);
        });
    }

    @Test
    void oneWhoIsSentThereWaitsUntilTheHeroComesAlsoInAKeptGame() throws Exception {
        watch("add(rules.gameBegins, { dog: (who) => [spawn(\"beast\", who.at)] });", game -> {
            int dog = game.world().stage().creatures().stream()
                    .filter(who -> who.kind().equals("beast"))
                    .findFirst()
                    .orElseThrow()
                    .id();
            game.apply(List.of(new Effect.Enter(new Ref.OfCreature(dog), "crypt")));
            Game kept = Game.restore(game.rules(), game.save());
            assertThat(kept.save().hash()).isEqualTo(game.save().hash());
            assertThat(kept.world().creature(dog)).isEmpty();
            enters(kept);
            assertThat(kept.world().creature(dog)).isPresent();
        });
    }

    @Test
    void aPlaceBeginsBelowTheFirstDepth() {
        assertThatThrownBy(() -> watch("add(places, { yard: { name: \"The yard\", from: 1 } });", Game::save))
                .hasMessageContaining("places.yard wants a whole number from 2 to 1000 for from, but got 1.");
    }

    @Test
    void aTileLeadsToAPlaceThatThereIs() {
        assertThatThrownBy(() -> watch("add(tiles, { hole: { like: \"gate\", place: \"cript\" } });", Game::save))
                .hasMessageContaining("the table places has no row \"cript\". Did you mean \"crypt\"?");
    }

    private static final String CAVE = """
            import { add, places } from "gnaw";
            add(places, { %s: { name: "The cave", from: 3 } });
            """;

    /** A game whose hero is in the cave. */
    private SavedGame keptInTheCave() throws Exception {
        Written before = new Written(folder).main("").mod("caves", CAVE.formatted("cave"));
        return before.play(game -> {
            game.apply(List.of(new Effect.Enter(hero(game), "cave")));
            return game.save();
        });
    }

    @Test
    void aKeptGameFindsThePlaceByItsNewNameAndTheWayBack() throws Exception {
        SavedGame kept = keptInTheCave();
        Written after = new Written(folder).main("").mod("caves", Map.of("cave", "grotto"), CAVE.formatted("grotto"));
        after.with(rules -> {
            Game game = Game.restore(rules, kept);
            assertThat(game.world().where()).isEqualTo(new Depth("grotto", 3));
            goesTo(game, 1);
            assertThat(game.world().where()).isEqualTo(Depth.of(1));
            return 0;
        });
    }

    @Test
    void aKeptGameDoesNotGoOnWithoutThePlaceInWhichItIs() throws Exception {
        SavedGame kept = keptInTheCave();
        Written after = new Written(folder).main("");
        RulesThread.call("test", () -> {
            try (Rulebook book = after.load()) {
                assertThatThrownBy(() -> Game.restore(book, kept))
                        .isInstanceOf(LostKinds.class)
                        .hasMessage("The game holds what the rules do not know: place \"cave\"."
                                + " What has a new name is told in its mod.json under \"renamed\".");
            }
            return 0;
        });
    }

    @Test
    void whatIsLeftOfAGameWithoutThePlaceGoesOnWhereTheHeroLeftForIt() throws Exception {
        String dog = """
                import { add, creatures } from "gnaw";
                add(creatures, { dog: { name: "dog", glyph: "d", hitPoints: 9, attack: 1, defense: 1, companion: true } });
                """;
        Point[] left = new Point[1];
        SavedGame kept = new Written(folder)
                .main(dog)
                .mod("caves", CAVE.formatted("cave"))
                .play(game -> {
                    left[0] = game.world().hero().at();
                    Point beside = game.world().stage().freeNear(left[0]).orElseThrow();
                    game.apply(List.of(
                            new Effect.Spawn("dog", beside, Map.of()),
                            new Effect.Spawn("dog", left[0], Map.of()),
                            new Effect.Enter(hero(game), "cave")));
                    return game.save();
                });
        new Written(folder).main(dog).with(rules -> {
            Game game = Game.restore(rules, new Remains(rules, kept).game());
            assertThat(game.world().where()).isEqualTo(Depth.of(1));
            assertThat(game.world().hero().at()).isEqualTo(left[0]);
            assertThat(game.world().stage().creatures())
                    .extracting(Creature::kind)
                    .contains("hero", "dog", "dog");
            assertThat(game.act(Action.await()).tookTime()).isTrue();
            return 0;
        });
    }
}
