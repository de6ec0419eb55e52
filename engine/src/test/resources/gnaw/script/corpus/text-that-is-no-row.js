// at load: texts.lost must be a row of cells, but is text: "Gone.". Write { text: … }.
import { add, texts } from "gnaw";
add(texts, { lost: "Gone." });
