package gnaw.terminal.play;

import com.googlecode.lanterna.TerminalSize;
import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Ref;
import gnaw.map.Point;
import gnaw.terminal.atlas.VisibleList;
import gnaw.terminal.key.Command;
import gnaw.terminal.key.Keymap;
import gnaw.text.Captions;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** A hero on the play screen, and what a test may wish for there. */
abstract class AtPlay {
    static final List<TerminalSize> SIZES = Scene.SIZES;

    final MemoryHost host = new MemoryHost();
    final Game game = host.begin(OptionalLong.of(5));
    final Creature hero = game.world().hero();

    Scene scene() {
        return Scene.of(new Play(host, game));
    }

    void wish(Effect... effects) {
        game.apply(List.of(effects));
    }

    Point beside() {
        return hero.at().around().stream()
                .filter(at -> game.world().stage().isFree(at))
                .findFirst()
                .orElseThrow();
    }

    Creature spawnRat() {
        wish(new Effect.Spawn("rat", beside(), Map.of()));
        return VisibleList.creatures(game.world()).getFirst();
    }

    Effect give(String kind, int count) {
        return new Effect.Give(Ref.to(hero), kind, count, Map.of());
    }

    String keyTowards(Point at) {
        return Keymap.usual(Captions.ENGLISH, List.of())
                .keyOf(new Command.Step(hero.at().directionTo(at)))
                .orElseThrow()
                .name();
    }
}
