package gnaw.script.bridge;

import gnaw.game.Meters;
import gnaw.game.Question;
import gnaw.map.Point;
import gnaw.map.dig.Room;
import java.util.List;
import java.util.Optional;

/** The facts of places: points, cells of the level with their tiles, and rooms. */
final class PlaceFacts {
    static final FactTable<Point> POINT = FactTable.<Point>of("Point", "A cell of the level.")
            .fact("x", "number", "Columns from the left.", (point, _) -> point.x())
            .fact("y", "number", "Rows from the top.", (point, _) -> point.y());

    static final FactTable<Question.Cell> TILE = FactTable.<Question.Cell>of(
                    "Tile",
                    "A cell of the level with its tile. Its meters and the cells of the tile's row in `tiles` are facts too.")
            .with("TileCells, TileMeters", new OfTile())
            .fact("kind", "TileId", "The id of its row in `tiles`.", (cell, _) -> cell.tile()
                    .id())
            .fact("at", "Point", "Where it is.", (cell, in) -> in.view(cell.at()))
            .fact("x", "number", "Columns from the left.", (cell, _) -> cell.at()
                    .x())
            .fact("y", "number", "Rows from the top.", (cell, _) -> cell.at().y())
            .fact("isEdge", "boolean", "Whether it is one of the outermost of its level.", (cell, in) -> in.world()
                    .stage()
                    .level()
                    .isEdge(cell.at()));

    static final FactTable<Room> ROOM = FactTable.<Room>of("Room", "A room as it was dug.")
            .fact("kind", "string", "\"room\", \"cave\", \"corridor\" or \"vault:NAME\".", (room, _) -> room.kind())
            .fact("size", "number", "How many cells it has.", (room, _) -> room.floor()
                    .size())
            .fact(
                    "topLeft",
                    "Point",
                    "The upper left corner of the box around it.",
                    (room, in) -> in.view(room.topLeft()))
            .fact(
                    "bottomRight",
                    "Point",
                    "The lower right corner of the box around it.",
                    (room, in) -> in.view(room.bottomRight()))
            .fact("floor", "readonly Point[]", "Its cells.", (room, in) -> in.list(room.floor()));

    private PlaceFacts() {}

    private record OfTile() implements FactTable.Belongings<Question.Cell> {
        @Override
        public Optional<Object> meter(String name, Question.Cell cell, FactViews in) {
            return in.world().sharedMeters().ofTile(cell.level(), cell.at()).find(name);
        }

        @Override
        public List<Meters> meters(Question.Cell cell, FactViews in) {
            return List.of(in.world().sharedMeters().ofTile(cell.level(), cell.at()));
        }

        @Override
        public String table() {
            return "tiles";
        }

        @Override
        public String row(Question.Cell cell) {
            return cell.tile().id();
        }
    }
}
