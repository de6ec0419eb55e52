// at load: amend wants rows of the table creatures with what changes: { row: { cell: … } }, but got "rat"
import { amend, creatures } from "gnaw";
amend(creatures, "rat", { hitPoints: 9 });
