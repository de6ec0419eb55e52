package gnaw.app;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Creature;
import gnaw.game.Depth;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Item;
import gnaw.game.Ref;
import gnaw.game.Stage;
import gnaw.map.Point;
import gnaw.terminal.play.Waiting;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** A kept game whose mods have gone, or have lost or invented things since. */
class LostModsTest extends WithGameHost {
    private static final String HAT = "add(items, { hat: { name: \"hat\", glyph: \"^\", tone: \"bright\" } });";

    private static final String RAIN = """
            import { creatures, meters, tiles } from "gnaw";
            add(meters, { wetness: { start: 3, owner: "hero" } });
            add(items, { hat: { name: "hat", glyph: "^", tone: "bright" } });
            add(creatures, { frog: { like: "rat", name: "frog" } });
            add(tiles, { puddle: { like: "floor", name: "puddle" } });
            """;

    @Test
    void withoutItsModAGameGoesOnWithWhatIsLeftOfIt() throws Exception {
        mod("rain", RAIN);
        visit(List.of("--mods", "rain", "--setting", "rain.rate=3"), host -> {
            Game game = host.begin(OptionalLong.of(7));
            Ref hero = Ref.to(game.world().hero());
            Point beside = game.world()
                    .stage()
                    .level()
                    .points()
                    .filter(game.world().stage()::isFree)
                    .findFirst()
                    .orElseThrow();
            game.apply(List.of(
                    new Effect.Give(hero, "rain:hat", 1, Map.of()),
                    new Effect.Spawn("rain:frog", beside, Map.of()),
                    new Effect.BecomeTile(game.world().hero().at(), "rain:puddle")));
            host.keep(game);
            host.notebook().write(Depth.of(1), "Frogs!");
            host.notebook().keep(Map.of("a", "rain:hat"));
        });
        remove("rain");
        visit(List.of(), host -> {
            Waiting waiting = host.games().kept().orElseThrow();
            assertThat(waiting.where()).isEqualTo("depth 1, turn 1, with rain");
            assertThat(waiting.lacks())
                    .containsExactly(
                            "The mod rain 1.0.0 is not there any more.",
                            "The rules no longer know: creature \"rain:frog\", item \"rain:hat\", meter \"wetness\","
                                    + " tile \"rain:puddle\".");
            Game game = waiting.resume();
            assertThat(game.world().hero().pack())
                    .extracting(Item::kind)
                    .doesNotContain("rain:hat")
                    .contains("remnant");
            assertThat(game.world().hero().meters().has("wetness")).isFalse();
            assertThat(game.world().stage().creatures())
                    .extracting(Creature::kind)
                    .doesNotContain("rain:frog");
            assertThat(game.world().stage().level().at(game.world().hero().at()).id())
                    .isEqualTo("floor");
        });
        visit(List.of(), host -> {
            assertThat(kept(host)).contains("depth 1, turn 1");
            resume(host);
            assertThat(host.notebook().notes()).containsExactly(Map.entry(Depth.of(1), "Frogs!"));
            assertThat(host.notebook().letters()).containsExactly(Map.entry("a", "rain:hat"));
            assertThat(host.games().hasOthers()).isFalse();
        });
    }

    @Test
    void whoWasInAMoodThatIsGoneIsAsAtTheStart() throws Exception {
        mod("rain", "import { moods } from \"base/content/moods.js\";\nadd(moods, { gloomy: { word: \"gloomy\" } });");
        visit(List.of("--mods", "rain"), host -> {
            Game game = host.begin(OptionalLong.of(7));
            game.apply(List.of(new Effect.Remember(Ref.to(game.world().hero()), "mood", "rain:gloomy")));
            assertThat(game.world().hero().meters().find("mood")).contains("rain:gloomy");
            host.keep(game);
        });
        remove("rain");
        visit(List.of(), host -> {
            Game game = resume(host);
            await(game, 3);
            assertThat(game.world().hero().meters().find("mood")).contains("wandering");
        });
    }

    private void remove(String id) throws IOException {
        Files.delete(mods.resolve(id).resolve("mod.json"));
        Files.delete(mods.resolve(id).resolve("main.js"));
        Files.delete(mods.resolve(id));
    }

    @Test
    void whatAModNoLongerHasIsToldBeforeTheGameGoesOnWithout() throws Exception {
        mod("rain", HAT);
        visit(List.of("--mods", "rain"), host -> {
            Game game = host.begin(OptionalLong.of(7));
            game.apply(List.of(new Effect.Give(Ref.to(game.world().hero()), "rain:hat", 1, Map.of())));
            host.keep(game);
        });
        mod("rain", "");
        assertThat(with(List.of(), WithGameHost::lacks))
                .containsExactly("The rules no longer know: item \"rain:hat\".");
        visit(List.of(), host -> {
            Game game = resume(host);
            assertThat(carried(game)).contains("a faded hat");
            Item hat = game.world().hero().pack().getLast();
            assertThat(game.act(new Action.PutDown(hat.id(), 1)).tookTime()).isTrue();
            assertThat(carried(game)).doesNotContain("a faded hat");
            assertThat(game.act(new Action.PickUp(Optional.empty())).tookTime()).isTrue();
            host.keep(game);
        });
        assertThat(with(List.of(), WithGameHost::lacks)).isEmpty();
        assertThat(with(List.of(), WithGameHost::kept)).contains("depth 1, turn 3, with rain");
        mod("rain", HAT);
        with(
                List.of(),
                host -> assertThat(carried(resume(host))).contains("a hat").doesNotContain("a faded hat"));
    }

    @Test
    void whatComesBackIsAsItWas() throws Exception {
        mod("rain", HAT);
        visit(List.of("--mods", "rain"), host -> {
            Game game = host.begin(OptionalLong.of(7));
            game.apply(List.of(new Effect.Give(Ref.to(game.world().hero()), "rain:hat", 1, Map.of("bonus", 3.0))));
            game.inscribe(last(game).id(), "keep me");
            host.keep(game);
        });
        mod("rain", "");
        visit(List.of(), host -> {
            Game game = resume(host);
            assertThat(last(game).inscription()).isEqualTo("keep me");
            assertThat(last(game).meters().get("bonus")).isZero();
            host.keep(game);
        });
        mod("rain", HAT);
        visit(List.of(), host -> {
            Item hat = last(resume(host));
            assertThat(hat.kind()).isEqualTo("rain:hat");
            assertThat(hat.inscription()).isEqualTo("keep me");
            assertThat(hat.meters().get("bonus")).isEqualTo(3);
        });
    }

    private static Item last(Game game) {
        return game.world().hero().pack().getLast();
    }

    private static List<String> carried(Game game) {
        return game.world().hero().pack().stream()
                .map(game.description()::nameOf)
                .toList();
    }

    @Test
    void inAKeptGameAMeterThatTheRulesHaveInventedSinceBeginsAtItsStart() throws Exception {
        mod("rain", "");
        keepAfter(List.of("--mods", "rain"), 2);
        mod("rain", "import { meters } from \"gnaw\";\nadd(meters, { shine: { start: 4, owner: \"item\" } });");
        visit(List.of(), host -> {
            Game game = resume(host);
            assertThat(game.world().hero().pack()).isNotEmpty().allSatisfy(LostModsTest::shines);
            Stage here = game.world().stage();
            assertThat(here.placesWithItems()).isNotEmpty().allSatisfy(at -> assertThat(here.itemsAt(at))
                    .allSatisfy(LostModsTest::shines));
        });
    }

    private static void shines(Item item) {
        assertThat(item.meters().get("shine")).isEqualTo(4);
    }
}
