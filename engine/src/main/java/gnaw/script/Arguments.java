package gnaw.script;

import gnaw.game.Creature;
import gnaw.game.Dice;
import gnaw.game.Question;
import gnaw.game.Stage;
import gnaw.game.World;
import gnaw.map.Point;
import java.util.Optional;

/** What a question hands to the rows that answer it. */
record Arguments(FactBook book, World world) {
    Object[] of(Question question, Dice dice) {
        Object chance = book.of(dice);
        Object all = book.of(world);
        return switch (question) {
            case Question.GameBegins(Creature hero) -> new Object[] {fact(hero), chance, all};
            case Question.LevelBegins(Creature who, var stage, boolean isNew) ->
                new Object[] {fact(who), new LevelFacts(book, world, stage, isNew), chance, all};
            case Question.ActionEnds(Creature who, var action) ->
                new Object[] {fact(who), new ActionFacts(book, action, world), chance, all};
            case Question.TurnEnds(Creature who) -> new Object[] {fact(who), chance, all};
            case Question.BlowLands(Creature attacker, Creature defender) ->
                new Object[] {fact(attacker), fact(defender), chance, all};
            case Question.ItemUsed(Creature user, String verb, var item, var target) ->
                new Object[] {
                    fact(user), verb, book.of(item, world), book.orNothing(target.map(PointFacts::new)), chance, all
                };
            case Question.TileEntered(Creature who, var stage, var at) ->
                new Object[] {fact(who), tile(stage, at), chance, all};
            case Question.TileUsed(Creature who, var stage, var at, String act) ->
                new Object[] {fact(who), act, tile(stage, at), chance, all};
            case Question.CreatureDies(Creature victim, Optional<Creature> killer, String cause) ->
                new Object[] {fact(victim), book.orNothing(killer.map(this::fact)), cause, chance, all};
        };
    }

    private CreatureFacts fact(Creature who) {
        return book.of(who, world);
    }

    private TileFacts tile(Stage stage, Point at) {
        return new TileFacts(book, stage.level().at(at), at);
    }
}
