// Runs the checker in Node.js: from the first line of the input TypeScript, the checker and TypeScript's own declarations by name, and
// then a line a check. Each is answered by a line: what was found, and which files were asked for and not given.
const vm = require("node:vm");
const lines = require("node:readline").createInterface({ input: process.stdin });
let check;

const begin = ({ typescript, checker, library }) => {
  const context = vm.createContext({});
  vm.runInContext(typescript, context, "typescript.js");
  return vm.runInContext(checker, context, "checker.js")((name) => library[name]);
};

const answer = ({ texts, others, wanted }) => {
  const lacking = new Set();
  const other = (name) => {
    if (others[name] === undefined) lacking.add(name);
    return others[name];
  };
  const found = check(texts, other, wanted);
  return { found, lacking: [...lacking] };
};

lines.on("line", (line) => {
  const given = JSON.parse(line);
  if (check) process.stdout.write(`${JSON.stringify(answer(given))}\n`);
  else check = begin(given);
});
