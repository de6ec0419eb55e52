package gnaw.mods.crypt;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Creature;
import gnaw.game.Depth;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Line;
import gnaw.game.Ref;
import gnaw.game.Rules;
import gnaw.map.Point;
import gnaw.testing.WithRules;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A visit to the crypt, from the steps to the gift and back. */
@WithRules(mods = "crypt")
class CryptTest {
    private static final String STEPS = "crypt:steps";

    private static Ref hero(Game game) {
        return Ref.to(game.world().hero());
    }

    private static void stand(Game game, Point at) {
        game.apply(List.of(new Effect.Move(hero(game), at)));
    }

    private static Point only(Game game, String tile) {
        return game.world().stage().level().cells(tile).getFirst();
    }

    /** The hero stands on the steps, and nobody can hurt him. */
    private static Game atTheSteps(Rules rules) {
        Game game = Game.begin(rules, 3);
        game.apply(List.of(
                new Effect.Leave(hero(game), 3),
                new Effect.Set(hero(game), Creature.MAX_HIT_POINTS, 900),
                new Effect.Set(hero(game), Creature.HIT_POINTS, 900)));
        stand(game, only(game, STEPS));
        return game;
    }

    private static Game inTheHall(Rules rules) {
        Game game = atTheSteps(rules);
        game.act(new Action.UseTile("descend"));
        stand(game, only(game, "stairs-down"));
        game.act(new Action.UseTile("descend"));
        return game;
    }

    private static Optional<Creature> warden(Game game) {
        return game.world().stage().creatures().stream()
                .filter(who -> who.kind().equals("crypt:warden"))
                .findFirst();
    }

    private static List<String> said(Game game) {
        return game.world().log().stream().map(Line::text).toList();
    }

    @Test
    void theStepsLeadDownTwoLevelsAndUpToThemselves(Rules rules) {
        Game game = inTheHall(rules);
        assertThat(game.world().where()).isEqualTo(new Depth("crypt", 5));

        game.act(new Action.UseTile("ascend"));
        assertThat(game.world().stage().level().at(game.world().hero().at()).id())
                .isEqualTo("stairs-down");
        stand(game, only(game, "stairs-up"));
        game.act(new Action.UseTile("ascend"));

        assertThat(game.world().where()).isEqualTo(Depth.of(3));
        assertThat(game.world().stage().level().at(game.world().hero().at()).id())
                .isEqualTo(STEPS);
    }

    @Test
    void boneHeapsLieInTheCatacombsAndNobodyElse(Rules rules) {
        Game game = atTheSteps(rules);
        game.act(new Action.UseTile("descend"));

        assertThat(game.world().stage().creatures())
                .filteredOn(who -> who != game.world().hero())
                .extracting(Creature::kind)
                .hasSize(9)
                .containsOnly("crypt:bones");
        assertThat(game.world().stage().placesWithItems()).hasSizeGreaterThan(3);
    }

    @Test
    void theSarcophagusOpensWhenTheWardenIsGone(Rules rules) {
        Game game = inTheHall(rules);
        stand(game, only(game, "crypt:sarcophagus"));
        game.act(new Action.UseTile("unseal"));
        assertThat(said(game)).contains("The lid does not move. Not while he keeps it.");

        game.apply(List.of(new Effect.Kill(Ref.to(warden(game).orElseThrow()), Optional.empty(), "old age")));
        stand(game, game.world().stage().marks().get("gift").getFirst());
        game.act(new Action.UseTile("unseal"));

        assertThat(game.world().hero().pack()).anyMatch(item -> item.kind().equals("crypt:seal"));
        assertThat(game.world().stage().level().cells("crypt:open-sarcophagus")).hasSize(1);
    }

    @Test
    void aGameKeptInTheHallGoesOnThere(Rules rules) {
        Game game = inTheHall(rules);
        Game kept = Game.restore(rules, game.save());

        assertThat(kept.save().hash()).isEqualTo(game.save().hash());
        assertThat(warden(kept)).isPresent();
        kept.act(new Action.UseTile("ascend"));
        assertThat(kept.world().where()).isEqualTo(new Depth("crypt", 4));
    }
}
