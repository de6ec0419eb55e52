// The table of contents: whoever looks for a rule finds it by the name of its row.
import { rules } from "gnaw";
import { expect, test } from "gnaw/test";

test("every rule is a function that is called as its row", () => {
  const rows = Object.entries(rules).flatMap(([question, answers]) => Object.entries(answers).map(([row, { answer }]) => ({ question, row, called: answer.name })));

  expect(rows.length).toBeAtLeast(40);
  expect(rows.filter(({ row, called }) => called !== row)).toEqual([]);
});
