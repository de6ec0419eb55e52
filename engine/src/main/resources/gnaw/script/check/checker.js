// Runs the TypeScript checker over scripts that lie in memory. Evaluated after TypeScript itself, in a context of the checker's own.
// `library` gives the text of one of TypeScript's own declaration files.
(library) => {
  const options = {
    allowJs: true,
    checkJs: true,
    noEmit: true,
    noPropertyAccessFromIndexSignature: true,
    noUnusedLocals: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ["lib.es2023.d.ts"],
    types: [],
  };
  const parsed = new Map();
  /** A mod with settings has a module "gnaw" of its own, in which settings() answers these: its files import that. */
  const wordsOf = (name, texts) => {
    const mod = name.split("/")[1];
    return `/${mod}/gnaw.d.ts` in texts ? `gnaw:${mod}` : "gnaw";
  };
  const parse = (name, text, words) => {
    const known = parsed.get(name);
    if (known?.text === text && known.words === words) return known;
    // Comments tell types in scripts alone; in declarations they are for people.
    const jsDocParsingMode = name.endsWith(".d.ts") ? ts.JSDocParsingMode.ParseNone : ts.JSDocParsingMode.ParseAll;
    const file = ts.createSourceFile(name, text, { languageVersion: options.target, jsDocParsingMode }, false);
    file.words = words;
    for (const { moduleSpecifier } of file.statements) if (moduleSpecifier?.text === "gnaw") moduleSpecifier.text = words;
    parsed.set(name, file);
    return file;
  };
  /** What TypeScript says of names that are made or imported, and not used: that harms nobody. */
  const UNUSED = new Set([6133, 6192, 6196, 6198, 6199]);
  const INCOMPLETE = /is missing the following properties from type '(Creature|Item|Tile|World)'/;
  const WIDENED = /Type 'string' is not assignable to type '/;
  /** Whoever hands facts of his own making to a rule in a test learns who makes them; and whoever shares cells, how they stay what they are. */
  const advice = (file, message) => {
    if (WIDENED.test(message)) return "\n  A text in an object that rows share counts as any text, unless /** @type {const} */ stands in front of the object.";
    const [, what] = (file.endsWith(".test.js") && INCOMPLETE.exec(message)) || [];
    return what === undefined ? "" : `\n  A test makes facts with facts.${what.toLowerCase()}({ … }), which it imports from "gnaw/test".`;
  };
  /** All rows of a table, written out as a type, fill the screen and tell no more than the place does. */
  const brief = (message) => message.replace(/"gnaw:[^"]*"/g, '"gnaw"').replace(/(does not exist) on type '.{80,}'(\.(?: Did you mean '[^']+'\?)?)$/m, "$1 here$2");
  let before;

  /**
   * Checks texts by name, such as "/base/main.js", with what they import: `other(name)` gives the text of a file that is not among them, or null.
   * Gives back what is wrong in the folders that `wanted` names, such as "/base/".
   */
  return (texts, other, wanted) => {
    const names = Object.keys(texts);
    const textOf = (name) => (name.startsWith("/lib/") ? library(name.slice(5)) : (texts[name] ?? other(name) ?? undefined));
    const exists = (name) => textOf(name) !== undefined;
    const host = {
      getSourceFile: (name) => (textOf(name) === undefined ? undefined : parse(name, textOf(name), wordsOf(name, texts))),
      getDefaultLibFileName: () => "/lib/lib.es2023.d.ts",
      getDefaultLibLocation: () => "/lib",
      getCurrentDirectory: () => "/",
      getCanonicalFileName: (name) => name,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => "\n",
      writeFile: () => {},
      fileExists: exists,
      readFile: textOf,
      // A file that was not there the last time may be there now.
      hasInvalidatedResolutions: () => true,
      resolveModuleNameLiterals: (literals, from) =>
        literals.map(({ text }) => {
          const name = text.startsWith(".") ? ts.resolvePath(ts.getDirectoryPath(from), text) : `/${text}`;
          return { resolvedModule: exists(name) ? { resolvedFileName: name, extension: ".js" } : undefined };
        }),
    };
    const program = ts.createProgram({ rootNames: names, options, host, oldProgram: before });
    before = program;
    const files = program.getSourceFiles().filter(({ fileName }) => wanted.some((folder) => fileName.startsWith(folder)));
    const told = (file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    const found = files.flatMap(told);
    const declared = names.filter((name) => name.endsWith(".d.ts")).flatMap((name) => told(program.getSourceFile(name)));
    const all = [...declared, ...found];
    // What a misspelt word was meant to use looks unused, too.
    const erring = new Set(all.filter(({ code }) => !UNUSED.has(code)).map(({ file }) => file));
    return all.filter(({ code, file }) => !UNUSED.has(code) || !erring.has(file)).map(({ code, file, start, messageText }) => {
      const { line, character } = file.getLineAndCharacterOfPosition(start);
      const message = brief(ts.flattenDiagnosticMessageText(messageText, "\n"));
      const weight = UNUSED.has(code) ? "WARNING" : "ERROR";
      return { weight, file: file.fileName.slice(1), line: line + 1, column: character + 1, message: message + advice(file.fileName, message) };
    });
  };
};
