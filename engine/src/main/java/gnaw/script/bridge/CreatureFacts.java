package gnaw.script.bridge;

import gnaw.game.Creature;
import gnaw.game.Meters;
import gnaw.map.Direction;
import gnaw.script.value.WrongArgument;
import java.util.List;
import java.util.Optional;

/** The facts of a creature: itself, its meters, and the cells of its row. */
final class CreatureFacts implements FactTable.Belongings<Creature> {
    static final FactTable<Creature> TABLE = FactTable.<Creature>of(
                    "Creature",
                    "Somebody: the hero or another creature. Its meters and the cells of its row in `creatures` are facts too.")
            .with("CreatureCells, CreatureMeters", new CreatureFacts())
            .ofItself("id", "number", "Its number in this game; never used twice.", (who, _) -> who.id())
            .ofItself("kind", "CreatureId", "The id of its row in `creatures`.", (who, _) -> who.kind())
            .fact(
                    "isHero",
                    "boolean",
                    "Whether it is whom one plays.",
                    (who, in) -> who == in.world().hero())
            .ofItself("isItem", "false", "No.", (_, _) -> false)
            .fact("at", "Point", "Where it stands.", (who, in) -> in.view(who.at()))
            .fact("side", "SideId", "Its side, a row of `sides`.", (who, _) -> who.side())
            .call(
                    "hates(other: Creature): boolean",
                    "Whether the two are foes: the side of one hates that of the other.",
                    1,
                    (who, in, given) -> in.world()
                            .areFoes(
                                    who,
                                    ReferenceReader.creature(given[0])
                                            .orElseThrow(() -> new WrongArgument("A creature is", given[0]))))
            .perhaps(
                    "follows",
                    "Creature",
                    "Whom it goes with from level to level, or undefined.",
                    (who, in) -> in.view(who.leader().flatMap(in.world()::creature)))
            .fact(
                    "pack",
                    "readonly Item[]",
                    "What it carries.",
                    (who, in) -> in.list(who, who.changesOfPack(), who.pack()))
            .fact("paralysed", "number", "How many turns it still loses; 0 if it may act.", (who, _) -> who.helpless())
            .fact("isDead", "boolean", "Whether it is dead.", (who, _) -> who.dead())
            .fact(
                    "isDoomed",
                    "boolean",
                    "Whether it dies whatever gives life back to it: `kill` has ended it.",
                    (who, _) -> who.doomed())
            .fact(
                    "foesInView",
                    "readonly Creature[]",
                    "Foes that it sees, the nearest first.",
                    (who, in) -> in.list(in.world().eyesight().foesInView(who)))
            .fact(
                    "neighbours",
                    "readonly Creature[]",
                    "Who stands beside it, clockwise from north.",
                    (who, in) -> in.list(Direction.all().stream()
                            .flatMap(way ->
                                    in.world().stage().creatureAt(who.at().plus(way)).stream())
                            .toList()))
            .fact("isSeen", "boolean", "Whether the hero sees it now.", (who, in) -> in.world()
                    .eyesight()
                    .seesNow(who))
            .fact("ground", "Tile", "The tile under its feet.", (who, in) -> in.cell(who.at()))
            .fact(
                    "itemsHere",
                    "readonly Item[]",
                    "What lies under its feet.",
                    (who, in) -> in.list(in.world().stage().itemsAt(who.at())));

    private CreatureFacts() {}

    @Override
    public Optional<Object> meter(String name, Creature who, FactViews in) {
        return who.meters().find(name);
    }

    @Override
    public boolean isOfItself(String name, Creature who, FactViews in) {
        return true;
    }

    @Override
    public int changes(Creature who) {
        return who.changes();
    }

    @Override
    public List<Meters> meters(Creature who, FactViews in) {
        return List.of(who.meters());
    }

    @Override
    public String table() {
        return "creatures";
    }

    @Override
    public String row(Creature who) {
        return who.kind();
    }
}
