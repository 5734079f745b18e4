/** What a file imports, and whether it calls `fetch`: read from its syntax, so that comments and strings do not count. */
import ts from 'typescript';

export interface Imported {
  /** As written: `#domain/paths.ts`, `./view.tsx`, `react`. */
  specifier: string;
  /** Nothing of it is left when the code runs. */
  typeOnly: boolean;
}

export interface Scanned {
  imports: Imported[];
  callsFetch: boolean;
}

/** The code in an `.astro` file: its frontmatter and its scripts; a style's `@import` as an import. */
function codeOfAstro(source: string): string {
  const [, frontmatter = ''] = /^\s*---\r?\n(.*?)\r?\n---/s.exec(source) ?? [];
  const scripts = [...source.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)].map(([, code = '']) => code);
  const styles = [...source.matchAll(/@import\s+(?:url\()?["']([^"']+)["']/g)].map(([, file]) => `import '${file}';`);
  return [frontmatter, ...scripts, ...styles].join('\n;\n');
}

const GLOBALS = new Set(['globalThis', 'window', 'self']);

function isFetch(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'fetch';
  return (
    ts.isPropertyAccessExpression(callee) &&
    callee.name.text === 'fetch' &&
    ts.isIdentifier(callee.expression) &&
    GLOBALS.has(callee.expression.text)
  );
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (!clause) return false;
  const named = clause.namedBindings && ts.isNamedImports(clause.namedBindings) ? clause.namedBindings.elements : [];
  const onlyTypes = named.length > 0 && !clause.name && named.every((element) => element.isTypeOnly);
  return clause.phaseModifier === ts.SyntaxKind.TypeKeyword || onlyTypes;
}

/** Reads one file. @param name its ending tells its language */
export function scanImports(name: string, source: string): Scanned {
  const code = name.endsWith('.astro') ? codeOfAstro(source) : source;
  const kind = /\.[jt]sx$/.test(name) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const found: Scanned = { imports: [], callsFetch: false };
  const add = (node: ts.Node | undefined, typeOnly: boolean) => {
    if (node && ts.isStringLiteralLike(node)) found.imports.push({ specifier: node.text, typeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node));
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    else if (ts.isCallExpression(node)) {
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0], false);
      found.callsFetch ||= isFetch(node.expression);
    } else if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'URL') {
      // `new Worker(new URL('./worker.ts', import.meta.url))` is how a bundler is told of a worker.
      const [file, base] = node.arguments ?? [];
      const isCode = file && ts.isStringLiteralLike(file) && /\.[mc]?[jt]sx?$/.test(file.text);
      if (isCode && base?.getText().startsWith('import.meta')) add(file, false);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, kind));
  return found;
}
