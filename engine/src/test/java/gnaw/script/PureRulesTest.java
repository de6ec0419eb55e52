package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a check says of rules that remember, write or fail. */
class PureRulesTest extends Checked {
    @Test
    void aRuleThatAnswersDifferentlyWhenAskedAgainIsToldWithItsLine() throws Exception {
        assertThat(found("""
                const counter = (() => { let n = 0; return () => ++n; })();
                add(rules.turnEnds, { count: () => [say(`${counter()}`)] });
                """))
                .contains(
                        "base/main.js:4:30: error: The rule turnEnds.count answers differently when it is asked the same again"
                                + " (turnEnds.count, hero, at the beginning): it keeps something in mind between questions.");
    }

    @Test
    void aRuleThatIsAskedAfterManyTurnsIsTriedAtOnce() throws Exception {
        assertThat(found("add(rules.turnEnds, { drip: { every: 50, answer: (who) => [say(`${who.hitPoint}`)] } });"))
                .anySatisfy(finding -> assertThat(finding)
                        .startsWith("base/main.js:3:")
                        .endsWith(": error: There is no fact \"hitPoint\" here. Did you mean \"hitPoints\"?"
                                + " (turnEnds.drip, hero, at the beginning)"));
    }

    @Test
    void rulesForNamesThatAskEachOtherAreToldAndEndNoCheck() throws Exception {
        assertThat(found("""
                add(rules.nameOf, { self: (thing, world) => world.nameOf(world.hero) });
                add(rules.looksOf, { seen: (thing, world) => (world.nameOf(thing) === "x" ? { glyph: "x" } : undefined) });
                """))
                .filteredOn(finding -> finding.contains(": error:"))
                .singleElement()
                .asString()
                .startsWith("base/main.js:3:45: error: The rules ask each other without end. (nameOf.self, for ");
    }

    @Test
    void aRuleThatWritesIsToldWithItsLine() throws Exception {
        assertThat(found("add(rules.turnEnds, { heal: (who) => { who.hitPoints = 9; return []; } });\n"))
                .anySatisfy(finding -> assertThat(finding)
                        .startsWith("base/main.js:3:")
                        .contains("Facts are read-only: \"hitPoints\" cannot be assigned."));
    }

    @Test
    void aRuleThatFailsForSomebodyOnlyIsFoundToo() throws Exception {
        assertThat(found("""
                add(rules.blowLands, { bite: { of: "others", answer: (attacker, defender) => [damage(defender, attacker.teeth)] } });
                """)).anySatisfy(finding -> assertThat(finding).contains("There is no fact \"teeth\" here."));
    }

    @Test
    void aRuleForOneDepthAloneIsTriedThere() throws Exception {
        assertThat(found("""
                add(rules.levelBegins, { deep: (who, level) => (level.depth === 3 ? [damage(who, who.hitPiont)] : []) });
                """)).anySatisfy(finding -> assertThat(finding)
                .contains("There is no fact \"hitPiont\" here.", "(levelBegins.deep, depth 3, at the beginning)"));
    }

    @Test
    void whatBeginsTheLevelsOfAPlaceIsTriedThere() throws Exception {
        assertThat(found("""
                import { places } from "gnaw";
                add(places, { hive: { name: "The hive", from: 2 } });
                add(rules.levelBegins, { swarm: (who, level) => (level.place === "hive" ? [damage(who, who.hitPiont)] : []) });
                """)).anySatisfy(finding -> assertThat(finding)
                .contains("There is no fact \"hitPiont\" here.", "(levelBegins.swarm, hive, at the beginning)"));
    }

    @Test
    void aRuleThatCountsOnAKillerIsFound() throws Exception {
        assertThat(found("""
                add(rules.creatureDies, { trophy: { of: "others", answer: (victim, killer) => (killer.isHero ? [] : []) } });
                """))
                .anySatisfy(finding -> assertThat(finding).contains("Cannot read property 'isHero' of undefined"));
    }

    @Test
    void aFunctionInATableThatDoesNotEndIsFound() throws Exception {
        assertThat(found("""
                table("minds", { stuck: { hunt: (who, foe, sight) => { for (;;) who.hitPoints; } } });
                """)).anySatisfy(finding -> assertThat(finding)
                .startsWith("base/main.js:3:")
                .contains("It took more than 100000 statements: an endless loop", "(minds.stuck.hunt, "));
    }

    @Test
    void aFunctionInATableThatRemembersIsToldWithItsPlace() throws Exception {
        assertThat(found("""
                const memory = (() => { let n = 0; return { next: () => n++ }; })();
                table("growth", {
                  slow: { toReach: (level) => level + memory.next() },
                });
                """))
                .contains(
                        "base/main.js:5:20: error: The rule growth.slow.toReach answers differently when it is asked the"
                                + " same again (growth.slow.toReach, beast, at the end): it keeps something in mind between questions.");
    }

    @Test
    void aFunctionInATableThatWritesIsToldWithItsLine() throws Exception {
        assertThat(found("""
                table("growth", { slow: { heal: (who) => (who.hitPoints = 9) } });
                """)).anySatisfy(finding -> assertThat(finding)
                .startsWith("base/main.js:3:")
                .contains("Facts are read-only: \"hitPoints\" cannot be assigned."));
    }

    @Test
    void aFunctionThatWantsSomethingElseThanWhatItsNamesSayIsLeftInPeace() throws Exception {
        assertThat(found("""
                table("growth", { slow: { heal: (thing) => thing.hitPoints + thing.missing } });
                """)).noneSatisfy(finding -> assertThat(finding).startsWith("base/main.js"));
    }

    @Test
    void aFunctionInATableThatReadsWhatIsNoFactOfAnythingIsToldWithItsLine() throws Exception {
        assertThat(found("""
                table("minds", { shy: { hunt: (who, foe, sight) => (foe.hitPoint > who.hitPoints ? sight.awayFrom(foe) : sight.towards(foe)) } });
                """))
                .contains("base/main.js:3:53: error: There is no fact \"hitPoint\" here. Did you mean \"hitPoints\"?"
                        + " (minds.shy.hunt, beast, at the end)");
    }

    @Test
    void aWrapThatRemembersIsTheModsOwnProblem() throws Exception {
        Written written = new Written(folder).main("""
                import { add, rules, say } from "gnaw";
                add(rules.turnEnds, { hum: () => [say("hm")] });
                """).mod("forgetful", """
                import { rules, say, wrap } from "gnaw";
                const count = (() => { let n = 0; return () => n++; })();
                wrap(rules.turnEnds, "hum", (hum) => (...args) => [...hum(...args), say(`${count()}`)]);
                """);
        assertThat(found(written, "forgetful"))
                .containsExactly("forgetful/main.js:3:38: error: The rule turnEnds.hum answers differently when it is"
                        + " asked the same again (turnEnds.hum, hero, at the beginning): it keeps something in mind between"
                        + " questions.");
    }

    @Test
    void aModsRuleForOneDepthAloneIsTriedThereHoweverItIsAsked() throws Exception {
        Written written = new Written(folder).main("").mod("tides", """
                import { add, damage, rules } from "gnaw";
                add(rules.turnEnds, { flood: (who, dice, world) => (world.depth === 3 ? [damage(who, who.hitPiont)] : []) });
                """);
        assertThat(found(written, "tides"))
                .containsExactly(
                        "tides/main.js:2:86: error: There is no fact \"hitPiont\" here. Did you mean \"hitPoints\"?"
                                + " (turnEnds.tides:flood, hero, on depth 3)");
    }

    @Test
    void aRuleOfTheBaseThatFailsOnlyUnderAModIsToldToo() throws Exception {
        Written written = new Written(folder).main("""
                import { add, damage, rules } from "gnaw";
                add(rules.blowLands, { blows: (attacker, defender, dice) => [damage(defender, dice.roll(defender.glyph === "b" ? "1d2" : defender.name))] });
                """).mod("beastly", """
                import { add, creatures } from "gnaw";
                add(creatures, { ogre: { like: "beast", glyph: "O", name: "ogre" } });
                """);
        assertThat(found(written, "beastly")).anySatisfy(finding -> assertThat(finding)
                .startsWith("base/main.js:3:")
                .contains("error:")
                .contains("blowLands.blows, at beastly:ogre"));
    }

    @Test
    void whatWasFoundIsKeptUntilAScriptChanges() throws Exception {
        String pebble = "base/main.js:3:1: warning: items.pebble is never used: no rule names it and no level has it.";
        String script = "add(items, { pebble: { name: \"small stone\", glyph: \"*\" } });\n";
        assertThat(found(script)).contains(pebble);
        for (Path kept : kept()) {
            Files.writeString(kept, "[]");
        }
        assertThat(found(script)).isEmpty();
        assertThat(found(script + "// changed\n")).contains(pebble);
    }

    @Test
    void aDamagedFileOfFindingsIsAsGoodAsNone() throws Exception {
        assertThat(found("")).isNotEmpty();
        for (Path kept : kept()) {
            Files.writeString(kept, "[{");
        }
        assertThat(found("")).isNotEmpty();
    }

    private List<Path> kept() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("cache"))) {
            return files.toList();
        }
    }

    @Test
    void scriptsThatCannotBeLoadedSayWhy() throws Exception {
        assertThat(found("const x = = 1;\n"))
                .singleElement()
                .asString()
                .isEqualTo("base/main.js:3:11: error: SyntaxError: Expected an operand but found =");
    }
}
