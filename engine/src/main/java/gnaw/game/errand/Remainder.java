package gnaw.game.errand;

import gnaw.game.Catalog;
import gnaw.game.Catalog.ItemKind;
import gnaw.game.Catalog.TileKind;
import gnaw.game.Catalog.TileTrait;
import gnaw.game.Creature;
import gnaw.game.Look;
import gnaw.game.Rules;
import gnaw.game.Status;
import gnaw.game.Thing;
import gnaw.game.World;
import gnaw.game.dice.Dice;
import gnaw.map.Level;
import gnaw.text.Counted;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is left on a level on which all is explored. */
record Remainder(World world, Rules rules) {
    /** The sentence that tells that all is explored, with whatever is left. */
    String told() {
        String left = Counted.listed(Stream.of(lying(), staying(), awaiting()).flatMap(Function.identity()));
        return world.catalog().text(left.isEmpty() ? text() : text() + "But", left);
    }

    /**
     * Which text tells of the end; with "But" behind it, the one that names what is left. A place beside the dungeon ends somewhere, and
     * there nobody need search for more.
     */
    private String text() {
        if (knowsWayDown()) {
            return "explored";
        }
        return world.where().isBeside() ? "exploredAside" : "exploredToTheEnd";
    }

    private boolean knowsWayDown() {
        return world.stage()
                .level()
                .firstRemembered(tile -> world.catalog().kindOf(tile).leadsWithin(Catalog.DESCEND))
                .isPresent();
    }

    /** What he would have picked up if it did not lie where nobody goes by himself. */
    private Stream<String> lying() {
        return world.stage().placesWithItems().stream()
                .filter(at -> Lures.isLure(world, at) && Lures.within(world, at) == ItemKind.ANY_WAY)
                .filter(at -> world.stage().level().remembered(at).isPresent())
                .flatMap(at -> world.stage().itemsAt(at).stream())
                .map(this::name);
    }

    /** Whoever stays where he was seen, such as somebody in chains. */
    private Stream<String> staying() {
        Level level = world.stage().level();
        return world.stage().creatures().stream()
                .filter(who -> who != world.hero() && level.remembered(who.at()).isPresent())
                .filter(who -> rules.ask(new Look.Stays(who), world, Dice.NONE))
                .map(this::nameAndState);
    }

    /** The places where something can still be done, and ways aside that nobody has gone yet. */
    private Stream<String> awaiting() {
        Level level = world.stage().level();
        return level.points()
                .flatMap(at -> level.remembered(at).stream())
                .map(world.catalog()::kindOf)
                .filter(kind -> kind.is(TileTrait.AWAITS) || leadsToNewPlace(kind))
                .map(TileKind::name);
    }

    private boolean leadsToNewPlace(TileKind kind) {
        return kind.place()
                .filter(place -> world.stages().stream()
                        .noneMatch(stage -> stage.where().place().equals(place)))
                .isPresent();
    }

    private String nameAndState(Creature who) {
        Stream<String> labels = rules.ask(new Look.StatusOf(who), world, Dice.NONE).labels().stream()
                .map(Status.Label::shown);
        return Stream.concat(Stream.of(name(who)), labels).collect(Collectors.joining(" "));
    }

    private String name(Thing thing) {
        return rules.ask(new Look.NameOf(thing), world, Dice.NONE);
    }
}
