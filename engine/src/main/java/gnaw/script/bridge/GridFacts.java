package gnaw.script.bridge;

import gnaw.map.Point;
import gnaw.map.Tile;
import gnaw.map.dig.Area;
import gnaw.map.dig.Grid;
import gnaw.script.value.StrictObject;
import gnaw.script.value.WrongArgument;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.graalvm.polyglot.Value;

/** The grid on which a rule makes a level by itself: what it has drawn and dug there it answers to {@code levelPlanned}. */
final class GridFacts {
    static final FactTable<Grid> TABLE = FactTable.<Grid>of(
                    "Grid",
                    "A level in the making, by `world.grid`: a rule of `levelPlanned` works on it and answers it. An area is all but the border where it is left out.")
            .fact("width", "number", "Columns.", (grid, _) -> grid.level().width())
            .fact("height", "number", "Rows.", (grid, _) -> grid.level().height())
            .call("at(place: Place): TileId", "What a cell is made of.", 1, (grid, _, given) -> grid.level()
                    .at(place(grid, given[0]))
                    .id())
            .call("set(place: Place, tile: TileId): void", "Makes a cell of a tile.", 2, (grid, in, given) -> {
                grid.level().set(place(grid, given[0]), tile(in, given[1], "set"));
                return nothing(in);
            })
            .call(
                    "mark(name: string, place: Place): void",
                    "Gives a cell a name, by which `level.marks` finds it.",
                    2,
                    (grid, in, given) -> {
                        grid.mark(StrictObject.text(given[0]), place(grid, given[1]));
                        return nothing(in);
                    })
            .call(
                    "cells(tile: TileId): readonly Point[]",
                    "All cells of a tile, in reading order.",
                    1,
                    (grid, in, given) -> in.list(
                            grid.level().cells(tile(in, given[0], "cells").id())))
            .call(
                    "fill(tile: TileId, area?: Area): readonly Point[]",
                    "Makes an area of a tile; answers its cells, as all that digs.",
                    1,
                    (grid, in, given) -> in.list(grid.fill(area(grid, given, 1), tile(in, given[0], "fill"))))
            .call(
                    "cave(dice: Dice, tile: TileId, area?: Area): readonly Point[]",
                    "Grows a cave in an area, all of one piece.",
                    2,
                    (grid, in, given) ->
                            in.list(grid.cave(area(grid, given, 2), tile(in, given[1], "cave"), dice(given[0]))))
            .call(
                    "maze(dice: Dice, tile: TileId, area?: Area): readonly Point[]",
                    "Fills an area with passages one cell wide, between any two of which there is one way.",
                    2,
                    (grid, in, given) ->
                            in.list(grid.maze(area(grid, given, 2), tile(in, given[1], "maze"), dice(given[0]))))
            .call(
                    "corridor(dice: Dice, tile: TileId, from: Place, to: Place): readonly Point[]",
                    "Digs from cell to cell round one corner; what can be walked on is left as it is.",
                    4,
                    (grid, in, given) -> in.list(grid.corridor(
                            place(grid, given[2]),
                            place(grid, given[3]),
                            tile(in, given[1], "corridor"),
                            dice(given[0]))))
            .call(
                    "join(dice: Dice, tile: TileId): void",
                    "Joins all that can be walked on by corridors.",
                    2,
                    (grid, in, given) -> {
                        grid.join(tile(in, given[1], "join"), dice(given[0]));
                        return nothing(in);
                    })
            .call(
                    "dig(dice: Dice, plan: DugPlan, corner?: Place): readonly Point[]",
                    "Digs what a plan says, as large as it says, from an upper left corner on; answers the floor of its rooms, but not that of drawn ones.",
                    2,
                    (grid, in, given) -> in.list(grid.lay(in.plan(given[1]).dug(dice(given[0])), corner(grid, given))))
            .call(
                    "walk(from: Place, to: Place): number | undefined",
                    "How many steps one walks from cell to cell, or undefined where there is no way.",
                    2,
                    (grid, in, given) -> in.view(grid.walk(place(grid, given[0]), place(grid, given[1]))));

    private GridFacts() {}

    private static Object nothing(FactViews in) {
        return in.view(Optional.empty());
    }

    private static RandomGenerator dice(Value value) {
        return new DiggersDice(DiceFacts.from(value));
    }

    private static Tile tile(FactViews in, Value name, String asked) {
        return in.world().catalog().tile(in.row("tiles", name.asString(), "grid." + asked));
    }

    private static Point place(Grid grid, Value value) {
        return ReferenceReader.point(value)
                .map(place -> ReferenceReader.onLevel(place, grid.level()))
                .orElseThrow(() -> new WrongArgument("A place is", value));
    }

    private static Point corner(Grid grid, Value[] given) {
        return given.length > 2 ? place(grid, given[2]) : new Point(0, 0);
    }

    private static Area area(Grid grid, Value[] given, int index) {
        if (given.length <= index || given[index].isNull()) {
            return Area.inside(grid.level());
        }
        StrictObject area = new StrictObject("area", given[index]);
        return new Area(
                new Point(area.whole("x"), area.whole("y")),
                area.whole("width", 1, DrawingReader.MOST),
                area.whole("height", 1, DrawingReader.MOST));
    }
}
