package gnaw.game;

import gnaw.game.dice.Dice;
import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.List;
import java.util.Optional;

/** A question about something that happens to somebody: the wishes of one row come true before the next is asked. */
public sealed interface Happening extends Question<List<Effect>> {
    /** Whom it happens to. */
    Creature who();

    /** Whether it has come to an end before all rows were asked, as when somebody has died of it: then no further row is. */
    default boolean isOver() {
        return who().dead();
    }

    @Override
    default Optional<Creature> subject() {
        return Optional.of(who());
    }

    /** Whether that row is asked; the others are not. */
    default boolean asks(String row) {
        return true;
    }

    /** The level whose dice the rows throw, where the answer belongs to a level alone; else empty. */
    default Optional<Depth> levelOfDice() {
        return Optional.empty();
    }

    /** Asked once, when a game begins: the hero's meters and kit. */
    record GameBegins(Creature who) implements Happening {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, dice, world};
        }
    }

    /** The hero enters a level: what lives and lies there when it is new, and what arriving does. */
    record LevelBegins(Creature who, Stage stage, boolean isNew) implements Happening {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, new Visit(stage, isNew), dice, world};
        }

        @Override
        public Optional<Depth> levelOfDice() {
            return isNew ? Optional.of(stage.where()) : Optional.empty();
        }
    }

    /** An action that took time is over, before the others act. */
    record ActionEnds(Creature who, Action action) implements Happening {
        @Override
        public Optional<String> doing() {
            return Optional.of(action.called());
        }

        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, action, dice, world};
        }
    }

    /** Everybody has acted: once for every turn number, also while one lies helpless. */
    record TurnEnds(Creature who) implements Happening {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, dice, world};
        }
    }

    /** Somebody strikes at somebody, by hand. */
    record BlowLands(Creature who, Creature defender) implements Happening {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, defender, dice, world};
        }
    }

    /** Somebody walks into somebody who is no foe. */
    record Bumped(Creature who, Creature other) implements Happening {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, other, dice, world};
        }
    }

    /** A thing is used. */
    record ItemUsed(Creature who, String verb, Item item, Optional<Point> target) implements Happening {
        @Override
        public Optional<String> doing() {
            return Optional.of(verb);
        }

        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, verb, item, target, dice, world};
        }
    }

    /** The hero has chosen a cell, and the row that asked for one is told which. */
    record Aimed(Creature who, String then, Point at) implements Happening {
        @Override
        public boolean asks(String row) {
            return row.equals(then);
        }

        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, at, dice, world};
        }
    }

    /** The hero has taken an option, and the row that the offer names is told which. */
    record Chosen(Creature who, String then, String option) implements Happening {
        @Override
        public boolean asks(String row) {
            return row.equals(then);
        }

        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, option, dice, world};
        }
    }

    /** Somebody has stepped onto a tile of that level, even if a rule takes him to another one. */
    record TileEntered(Creature who, Cell cell) implements Happening {
        @Override
        public Optional<Tile> ground(World world) {
            return Optional.of(cell.tile());
        }

        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, cell, dice, world};
        }
    }

    /** Somebody uses the tile underfoot; the level stays the same for all rules, even if one takes him to another. */
    record TileUsed(Creature who, String act, Cell cell) implements Happening {
        @Override
        public Optional<String> doing() {
            return Optional.of(act);
        }

        @Override
        public Optional<Tile> ground(World world) {
            return Optional.of(cell.tile());
        }

        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, act, cell, dice, world};
        }
    }

    /** Somebody's life is at 0 or below: what is left, what the death is worth. */
    record CreatureDies(Creature who, Optional<Creature> killer, String cause) implements Happening {
        /** Whoever has been given back hit points does not die. */
        @Override
        public boolean isOver() {
            return who.dead() || !who.doomed() && who.hitPoints() > 0;
        }

        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, killer, cause, dice, world};
        }
    }
}
