package gnaw.game;

import gnaw.game.Decision.MayEnter;
import gnaw.game.dice.Dice;
import gnaw.map.Direction;
import gnaw.map.Level;
import gnaw.map.Point;

/** The right to set foot on a cell: as its tile says, or as the rules do for swimmers, ghosts and whoever has the key. */
public final class Footing {
    private static final Permission YES = new Permission.Yes("");
    private static final Permission NO = new Permission.No("");

    private final World world;
    private final Rules rules;

    Footing(World world, Rules rules) {
        this.world = world;
        this.rules = rules;
    }

    /** Whether the rules have a word in it where somebody goes; else tiles alone decide. */
    public boolean isRuled(Creature who) {
        return rules.answers(new MayEnter(who, world.cell(who.at())), world);
    }

    /** Whether somebody may step that way, whoever stands there. */
    public boolean mayStep(Creature who, Direction way) {
        return step(who, way) instanceof Permission.Yes;
    }

    /** Whether somebody may be on that cell. */
    public boolean mayEnter(Creature who, Point to) {
        return ruling(who, to) instanceof Permission.Yes;
    }

    /** Two walls pinch nobody who goes through one. */
    Permission step(Creature who, Direction way) {
        Level level = world.stage().level();
        Point to = who.at().plus(way);
        if (!isRuled(who)) {
            return level.mayStep(who.at(), way) ? YES : NO;
        }
        boolean isPinched = level.passable(who.at()) && level.pinches(who.at(), way);
        return isPinched ? NO : ruling(who, to);
    }

    private Permission ruling(Creature who, Point to) {
        return world.stage().level().contains(to) ? rules.ask(new MayEnter(who, world.cell(to)), world, Dice.NONE) : NO;
    }
}
