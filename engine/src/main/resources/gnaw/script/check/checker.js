// Runs the TypeScript checker over scripts that lie in memory. Evaluated after TypeScript itself, in a context of the checker's own.
// `library` gives the text of one of TypeScript's own declaration files.
(library) => {
  const options = {
    allowJs: true,
    checkJs: true,
    noEmit: true,
    skipLibCheck: true,
    noPropertyAccessFromIndexSignature: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ["lib.es2023.d.ts"],
    types: [],
  };
  const parsed = new Map();
  const parse = (name, text) => {
    const known = parsed.get(name);
    if (known?.text === text) return known;
    const jsDocParsingMode = name.startsWith("/lib/") ? ts.JSDocParsingMode.ParseNone : ts.JSDocParsingMode.ParseAll;
    const file = ts.createSourceFile(name, text, { languageVersion: options.target, jsDocParsingMode }, false);
    parsed.set(name, file);
    return file;
  };
  let before;

  /** Checks texts by name, such as "/base/main.js"; gives back what is wrong in those that `wanted` names. */
  return (texts, wanted) => {
    const names = Object.keys(texts);
    const textOf = (name) => (name.startsWith("/lib/") ? library(name.slice(5)) : texts[name]);
    const exists = (name) => texts[name] !== undefined;
    const host = {
      getSourceFile: (name) => (textOf(name) === undefined ? undefined : parse(name, textOf(name))),
      getDefaultLibFileName: () => "/lib/lib.es2023.d.ts",
      getDefaultLibLocation: () => "/lib",
      getCurrentDirectory: () => "/",
      getCanonicalFileName: (name) => name,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => "\n",
      writeFile: () => {},
      fileExists: exists,
      readFile: textOf,
      resolveModuleNameLiterals: (literals, from) =>
        literals.map(({ text }) => {
          const name = text.startsWith(".") ? ts.resolvePath(ts.getDirectoryPath(from), text) : `/${text}`;
          return { resolvedModule: exists(name) ? { resolvedFileName: name, extension: ".js" } : undefined };
        }),
    };
    const program = ts.createProgram({ rootNames: names, options, host, oldProgram: before });
    before = program;
    const found = wanted.flatMap((name) => {
      const file = program.getSourceFile(name);
      return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    });
    const unreadable = names.filter((name) => name.endsWith(".d.ts")).flatMap((name) => [...program.getSyntacticDiagnostics(program.getSourceFile(name))]);
    return [...unreadable, ...found].map(({ file, start, messageText }) => {
      const { line, character } = file.getLineAndCharacterOfPosition(start);
      const message = ts.flattenDiagnosticMessageText(messageText, "\n");
      return { file: file.fileName.slice(1), line: line + 1, column: character + 1, message };
    });
  };
};
