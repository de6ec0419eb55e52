package gnaw.game;

import gnaw.game.SavedGame.SavedCreature;
import gnaw.game.SavedGame.SavedStage;
import gnaw.map.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The way of the hero, and of all that follow him, out of a place that the rules do not know any more. */
record WayBack(SavedGame saved) {
    /**
     * The game as if he had never gone there: he stands where he left for it.
     *
     * @throws LostKinds if nobody knows where that was
     */
    SavedGame from(String place) {
        SavedStage before = saved.stages().stream()
                .filter(stage -> stage.marks().containsKey(Stage.WAY + place))
                .filter(stage -> !stage.depth().named().equals(saved.depth().named()))
                .findFirst()
                .orElseThrow(() -> new LostKinds(List.of("place \"" + place + "\"")));
        Point at = before.marks().get(Stage.WAY + place).getFirst();
        List<SavedStage> stages = saved.stages().stream()
                .map(stage -> stage == before ? joined(stage, at) : without(stage))
                .toList();
        return new SavedGame(
                saved.seed(),
                saved.turn(),
                before.depth(),
                saved.deepest(),
                saved.nextId(),
                saved.hero(),
                saved.meters(),
                saved.kinds(),
                saved.dice(),
                stages,
                saved.offers(),
                saved.log(),
                saved.touched(),
                saved.predecessors());
    }

    private SavedStage joined(SavedStage stage, Point at) {
        List<SavedCreature> all = new ArrayList<>(stage.creatures());
        saved.stages().stream()
                .filter(left -> left.depth().equals(saved.depth()))
                .flatMap(left -> left.creatures().stream())
                .filter(this::goes)
                .map(who -> moved(who, at))
                .forEach(all::add);
        return with(stage, all);
    }

    private SavedStage without(SavedStage stage) {
        return stage.depth().equals(saved.depth())
                ? with(
                        stage,
                        stage.creatures().stream()
                                .filter(Predicate.not(this::goes))
                                .toList())
                : stage;
    }

    private boolean goes(SavedCreature who) {
        Object leader = who.meters().getOrDefault(Creature.KEPT_LEADER, "");
        return who.id() == saved.hero() || leader.equals((double) saved.hero());
    }

    private static SavedCreature moved(SavedCreature who, Point at) {
        return new SavedCreature(who.id(), who.kind(), at, who.energy(), who.helpless(), who.meters(), who.pack());
    }

    private static SavedStage with(SavedStage stage, List<SavedCreature> creatures) {
        return new SavedStage(
                stage.depth(), stage.palette(), stage.rows(), stage.memory(), creatures, stage.piles(), stage.marks());
    }
}
