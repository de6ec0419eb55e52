package gnaw.map.dig;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.map.Direction;
import gnaw.map.Point;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class DiggerTest {
    @ParameterizedTest
    @EnumSource
    void everyLargeLevelKeepsTheLaws(Style style) {
        requireLaws(Plans.large(style), 60);
    }

    @ParameterizedTest
    @EnumSource
    void everySmallLevelKeepsTheLaws(Style style) {
        requireLaws(Plans.small(style), 80);
    }

    @Test
    void everyWetAndSecretiveLevelKeepsTheLaws() {
        requireLaws(Plans.last(), 80);
    }

    @Test
    void everyOvergrownLevelKeepsTheLaws() {
        requireLaws(Plans.overgrown(), 80);
    }

    private static void requireLaws(Plan plan, int seeds) {
        for (int seed = 0; seed < seeds; seed++) {
            new Laws(plan, Digger.dig(plan, new Random(seed))).requireAll();
        }
    }

    @Test
    void theSameSeedDigsTheSameLevel() {
        Plan plan = Plans.large(Style.MIXED);
        String level = Digger.dig(plan, new Random(11)).level().draw(Plans.LEGEND);
        assertThat(Digger.dig(plan, new Random(11)).level().draw(Plans.LEGEND)).isEqualTo(level);
        assertThat(Digger.dig(plan, new Random(12)).level().draw(Plans.LEGEND)).isNotEqualTo(level);
    }

    @Test
    void aSmallLevelOfRooms() {
        assertThat(Digger.dig(Plans.small(Style.ROOMS), new Random(1)).level().draw(Plans.LEGEND))
                .isEqualTo("""
                ####################
                ####################
                ####################
                ####################
                ###...#...##########
                ###...+...##########
                ###...#...##....####
                ###.#####+##..<.####
                ###....+...+....####
                ###>...#...#########
                ###....#############
                ####################""");
    }

    @Test
    void aSmallLevelOfCaves() {
        assertThat(Digger.dig(Plans.small(Style.CAVES), new Random(1)).level().draw(Plans.LEGEND))
                .isEqualTo("""
                ####################
                ######..###..###..##
                #####.........#....#
                #####....#.......<.#
                ######..##....##..##
                ######.####..#######
                #####...####.#######
                ####.>...##..#######
                ####..........######
                #####...##....######
                ###########..#######
                ####################""");
    }

    @Test
    void cavesHaveNoDoors() {
        Plan plan = Plans.small(Style.CAVES);
        Dug dug = Digger.dig(plan, new Random(3));
        assertThat(dug.level().points().map(dug.level()::at)).doesNotContain(Plans.DOOR, Plans.SECRET);
        assertThat(dug.rooms()).extracting(Room::kind).containsOnly("cave");
    }

    @Test
    void aVaultIsBuiltAsDrawn() {
        Dug dug = Digger.dig(Plans.large(Style.ROOMS), new Random(5));
        Point altar = dug.marks().get("altar").getFirst();
        String inside = IntStream.range(0, 15)
                .mapToObj(cell -> altar.plus(cell % 5 - 3, cell / 5 - 1))
                .map(cell -> dug.level().at(cell).id().substring(0, 1))
                .collect(Collectors.joining());
        assertThat(inside).isEqualTo("ffwff" + "fffaf" + "fwfff");
        assertThat(dug.marks().get("candle")).containsExactly(altar.plus(1, -1), altar.plus(-3, 1));
        assertThat(dug.rooms()).extracting(Room::kind).contains("vault:shrine");
    }

    @Test
    void lakesHaveAWreathWhereThereWasFloor() {
        int lakes = 0;
        for (int seed = 0; seed < 20; seed++) {
            Plan plan = new Plan(
                    60,
                    30,
                    Plans.TILES,
                    Style.CAVES,
                    12,
                    20,
                    0,
                    List.of(new Lake(Plans.WATER, Plans.SHALLOWS, 3, 12)),
                    List.of(),
                    true,
                    true);
            Dug dug = Digger.dig(plan, new Random(seed));
            List<Point> water = dug.level()
                    .points()
                    .filter(cell -> dug.level().at(cell).equals(Plans.WATER))
                    .toList();
            lakes += water.isEmpty() ? 0 : 1;
            assertThat(water).allMatch(cell -> Direction.all().stream()
                    .map(way -> dug.level().at(cell.plus(way)))
                    .noneMatch(Plans.FLOOR::equals));
        }
        assertThat(lakes).isGreaterThan(15);
    }

    @Test
    void thePlanSaysHowManyDoorsAreSecret() {
        assertThat(Digger.dig(Plans.small(Style.ROOMS), new Random(1)).secretDoors())
                .isEmpty();
        Dug dug = Digger.dig(Plans.large(Style.ROOMS), new Random(1));
        long doors = dug.level()
                .points()
                .map(dug.level()::at)
                .filter(Plans.DOOR::equals)
                .count();
        assertThat(dug.secretDoors()).hasSizeBetween((int) doors / 5, (int) doors / 2);
        assertThat(dug.secretDoors()).allMatch(cell -> dug.level().at(cell).equals(Plans.SECRET));
    }

    @Test
    void aPlanThatLeavesNoRoomIsGivenUp() {
        Vault hall = new Vault("hall", "#########\n#.......#\n#.......#\n####+####", Map.of(), Map.of());
        Plan plan = new Plan(
                20,
                12,
                Plans.TILES,
                Style.ROOMS,
                5,
                20,
                0,
                List.of(),
                List.of(hall, hall, hall, hall, hall),
                true,
                true);
        assertThatThrownBy(() -> Digger.dig(plan, new Random(1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("No lawful level of 20×12 cells with 5 rooms and 5 vaults came of 400 attempts");
    }
}
