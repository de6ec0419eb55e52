package gnaw.game;

import gnaw.game.dice.Dice;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.Tile;
import gnaw.map.dig.Blueprint;
import java.util.Optional;

/** A question whose answer the game needs to go on: how a level is dug, what is allowed, what others do. */
public sealed interface Decision<A> extends Question.Joined<A> {
    /** How a level is to be dug. */
    record LevelPlanned(Depth level) implements Decision<Blueprint> {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {level.number(), dice, world, level.named()};
        }

        @Override
        public Blueprint unanswered() {
            throw new RuleFailure(
                    "", "No rule plans the level at " + level.told() + ": levelPlanned has no row that answers.");
        }
    }

    /** Whether somebody may do that now: the first row that does not allow it decides, and the last line counts. */
    record MayDo(Creature who, Action action) implements Decision<Permission> {
        @Override
        public Optional<String> doing() {
            return Optional.of(action.called());
        }

        /** Where a step leads; of anything else, where he stands. */
        @Override
        public Optional<Tile> ground(World world) {
            Point to = action instanceof Action.Step(var way) ? who.at().plus(way) : who.at();
            Level level = world.stage().level();
            return level.contains(to) ? Optional.of(level.at(to)) : Optional.empty();
        }

        @Override
        public Optional<Creature> subject() {
            return Optional.of(who);
        }

        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, action, world};
        }

        @Override
        public Permission unanswered() {
            return new Permission.Yes("");
        }

        @Override
        public Permission join(Permission before, Permission later) {
            return later instanceof Permission.Yes(String line) && line.isEmpty() ? before : later;
        }

        @Override
        public boolean isDecided(Permission answer) {
            return !(answer instanceof Permission.Yes);
        }

        @Override
        public boolean outlivesFailure() {
            return false;
        }
    }

    /** Whether somebody may set foot on a cell: the first row that answers decides, else the tile. */
    record MayEnter(Creature who, Cell cell) implements Decision<Permission> {
        @Override
        public Optional<Creature> subject() {
            return Optional.of(who);
        }

        @Override
        public Audience usualAudience() {
            return Audience.EVERYONE;
        }

        @Override
        public Optional<Tile> ground(World world) {
            return Optional.of(cell.tile());
        }

        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, cell, world};
        }

        @Override
        public Permission unanswered() {
            return cell.tile().passable() ? new Permission.Yes("") : new Permission.No("");
        }

        @Override
        public boolean isDecided(Permission answer) {
            return true;
        }
    }

    /** What a creature other than the hero does with its turn: the first row that answers decides. */
    record CreatureThinks(Creature who) implements Decision<Action> {
        @Override
        public Optional<Creature> subject() {
            return Optional.of(who);
        }

        @Override
        public Audience usualAudience() {
            return Audience.OTHERS;
        }

        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, new Outlook(who), dice, world};
        }

        @Override
        public Action unanswered() {
            return Action.await();
        }

        @Override
        public boolean isDecided(Action answer) {
            return true;
        }

        @Override
        public boolean outlivesFailure() {
            return false;
        }
    }
}
