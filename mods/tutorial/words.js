// The words of the first steps: those of a translation, where it has some, in rows of texts such as "lesson.moving".
import { texts } from "gnaw";

/** What a translation says in place of this, or this. */
export const said = (id, otherwise) => {
  const row = `lesson.${id}`;
  return row in texts ? texts[row].text : otherwise;
};
