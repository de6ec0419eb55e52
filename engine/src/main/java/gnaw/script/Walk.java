package gnaw.script;

import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Ref;
import gnaw.game.Stage;
import java.util.List;
import java.util.Set;

/** A hero who goes down all stairs and looks at what there is. */
final class Walk {
    private static final int DEEPEST = 30;

    private Walk() {}

    /** Notes the kinds that are on every level down to the last. */
    static void down(Game game, Set<String> met) {
        note(game, met);
        while (leadsDown(game) && game.world().depth() < DEEPEST) {
            Ref hero = Ref.to(game.world().hero());
            game.wish(List.of(new Effect.Leave(hero, game.world().depth() + 1)));
            note(game, met);
        }
    }

    private static boolean leadsDown(Game game) {
        Stage stage = game.world().stage();
        return stage.level()
                .points()
                .map(at ->
                        game.world().catalog().tiles().get(stage.level().at(at).id()))
                .anyMatch(tile -> tile.leads().filter("descend"::equals).isPresent());
    }

    private static void note(Game game, Set<String> met) {
        Stage stage = game.world().stage();
        stage.level().points().forEach(at -> met.add(stage.level().at(at).id()));
        stage.placesWithItems().forEach(at -> stage.itemsAt(at).forEach(item -> met.add(item.kind())));
        for (Creature who : stage.creatures()) {
            met.add(who.kind());
            who.pack().forEach(item -> met.add(item.kind()));
        }
    }
}
