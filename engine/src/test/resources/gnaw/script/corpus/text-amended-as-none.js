// at load: must be a row of cells, but is text: "No.". Write { text: … }.
import { amend, texts } from "gnaw";
amend(texts, { "screen.more": "No." });
