package gnaw.game;

import gnaw.map.Point;
import java.util.Optional;

/** What the engine asks the rules: each question is answered by rows of the table of the same name, one after the other. */
public sealed interface Question {
    /** Whose rules are asked. */
    Creature subject();

    /** Its name, which is also the name of its table. */
    default String name() {
        return nameOf(getClass());
    }

    /** The name of a kind of question. */
    static String nameOf(Class<?> kind) {
        String type = kind.getSimpleName();
        return Character.toLowerCase(type.charAt(0)) + type.substring(1);
    }

    /** Asked once, when a game begins: the hero's meters and kit. */
    record GameBegins(Creature hero) implements Question {
        @Override
        public Creature subject() {
            return hero;
        }
    }

    /** Somebody enters a level: what lives and lies there when it is new, and what arriving does. */
    record LevelBegins(Creature who, Stage stage, boolean isNew) implements Question {
        @Override
        public Creature subject() {
            return who;
        }
    }

    /** An action that took time is over, before the others act. */
    record ActionEnds(Creature who, Action action) implements Question {
        @Override
        public Creature subject() {
            return who;
        }
    }

    /** Everybody has acted: once for every turn number, also while one lies helpless. */
    record TurnEnds(Creature who) implements Question {
        @Override
        public Creature subject() {
            return who;
        }
    }

    /** Somebody strikes at somebody, by hand. */
    record BlowLands(Creature attacker, Creature defender) implements Question {
        @Override
        public Creature subject() {
            return attacker;
        }
    }

    /** A thing is used. */
    record ItemUsed(Creature user, String verb, Item item, Optional<Point> target) implements Question {
        @Override
        public Creature subject() {
            return user;
        }
    }

    /** Somebody has stepped onto a tile of that level, even if a rule takes him to another one. */
    record TileEntered(Creature who, Stage stage, Point at) implements Question {
        @Override
        public Creature subject() {
            return who;
        }
    }

    /** Somebody uses the tile under his feet; the level stays the same for all rules, even if one takes him to another. */
    record TileUsed(Creature who, Stage stage, Point at, String act) implements Question {
        @Override
        public Creature subject() {
            return who;
        }
    }

    /** Somebody's life is at 0 or below: what he leaves, what his death is worth. */
    record CreatureDies(Creature victim, Optional<Creature> killer, String cause) implements Question {
        @Override
        public Creature subject() {
            return victim;
        }
    }
}
