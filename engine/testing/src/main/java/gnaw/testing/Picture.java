package gnaw.testing;

import gnaw.game.Appearance;
import gnaw.game.Stage;
import gnaw.game.World;
import gnaw.map.Point;

/** Draws a level as it is, with all that stands and lies there, in plain letters. */
final class Picture {
    private Picture() {}

    static String of(World world) {
        return world.stage().level().draw(at -> look(world, at).plain().charAt(0));
    }

    private static Appearance look(World world, Point at) {
        Stage stage = world.stage();
        if (stage.creatureAt(at).isPresent()) {
            String kind = stage.creatureAt(at).get().kind();
            return world.catalog().creatures().get(kind).look();
        }
        return stage.itemsAt(at).isEmpty()
                ? world.catalog().tiles().get(stage.level().at(at).id()).look()
                : world.catalog()
                        .items()
                        .get(stage.itemsAt(at).getFirst().kind())
                        .look();
    }
}
