// Tables as a manual would print them: a line of text for each row.

const shown = (value) => {
  if (value === undefined) return "-";
  if (Array.isArray(value)) return value.join("+");
  return typeof value === "object" ? Object.entries(value).map((part) => part.join(":")).join("+") : String(value);
};

/** A line for each row that has one of the cells: its name and what stands in them. */
export const printed = (table, ...cells) =>
  Object.entries(table)
    .filter(([, row]) => cells.some((cell) => row[cell] !== undefined))
    .map(([name, row]) => [name, ...cells.map((cell) => shown(row[cell]))].join(" "));

/** The lines of a table as they stand here, without the blanks that part its columns. */
export const lines = (text) => text.trim().split("\n").map((line) => line.trim().replaceAll(/ +/g, " "));
