package gnaw.workshop.trial;

import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Ref;
import gnaw.game.Stage;
import gnaw.script.Rulebook;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A hero who goes down all stairs and into all places, and looks at what there is. */
public final class LevelSurvey {
    private static final int DEEPEST = 30;
    private static final int GAMES = 10;

    private LevelSurvey() {}

    /** Those of these kinds of creatures, items and tiles that no level of ten games has. */
    public static Set<String> unmet(Rulebook rules, Set<String> kinds) {
        Set<String> unmet = new TreeSet<>(kinds);
        for (long seed = 1; seed <= GAMES && !unmet.isEmpty(); seed++) {
            Game game = Game.begin(rules, seed);
            down(game, unmet);
            for (String place : game.world().catalog().places().keySet()) {
                game.apply(List.of(new Effect.Enter(Ref.to(game.world().hero()), place)));
                down(game, unmet);
            }
        }
        return unmet;
    }

    private static void down(Game game, Set<String> unmet) {
        look(game, unmet);
        while (!unmet.isEmpty() && game.world().hasWayDown() && game.world().depth() < DEEPEST) {
            Ref hero = Ref.to(game.world().hero());
            game.apply(List.of(new Effect.Leave(hero, game.world().depth() + 1)));
            look(game, unmet);
        }
    }

    private static void look(Game game, Set<String> unmet) {
        Stage stage = game.world().stage();
        stage.level().points().forEach(at -> unmet.remove(stage.level().at(at).id()));
        stage.placesWithItems().forEach(at -> stage.itemsAt(at).forEach(item -> unmet.remove(item.kind())));
        for (Creature who : stage.creatures()) {
            unmet.remove(who.kind());
            who.pack().forEach(item -> unmet.remove(item.kind()));
        }
    }
}
