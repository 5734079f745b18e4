/** Holds the import table: every import of every file, against the row that the file is in. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { FETCH_ONLY, IMPORT_ROWS, type ImportRow, PACKAGE_RULES } from './import-rows.ts';
import { type Imported, scanImports } from './import-scan.ts';

const CODE = /\.(?:tsx?|mts|mjs|jsx?|astro)$/;
const IN = ['src', 'scripts', 'tests', 'astro.config.mjs'];
/** Content, not code. */
const LEFT_OUT = ['src/content/library/', 'scripts/local-api/sample-library/'];

const isUnder = (path: string, places: readonly string[]): boolean =>
  places.some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place));

/** Every file of code, below the project and with `/` between. */
export function codeFiles(root: string): string[] {
  const all = readdirSync(root).filter((name) => IN.includes(name));
  const below = all.flatMap((name) =>
    name.includes('.')
      ? [name]
      : readdirSync(join(root, name), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
  return below.filter((file) => CODE.test(file) && !isUnder(file, LEFT_OUT)).sort();
}

/** The row of a file: of two that fit, the one that says more about it. An island's own row is its folder. */
function rowOf(file: string): ImportRow | undefined {
  const fitting = IMPORT_ROWS.flatMap((row) =>
    row.files.filter((place) => isUnder(file, [place])).map((place) => ({ row, place })),
  );
  const [best] = fitting.toSorted((a, b) => b.place.length - a.place.length);
  if (best?.place !== 'src/islands/') return best?.row;
  return { ...best.row, files: [file.split('/').slice(0, 3).join('/') + (file.split('/').length > 3 ? '/' : '')] };
}

/** The file that a specifier means, below the project; null for a package. `aliases` is `imports` of package.json. */
function fileOf(specifier: string, from: string, aliases: Readonly<Record<string, string>>): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  for (const [alias, target] of Object.entries(aliases)) {
    const path = target.replace(/^\.\//, '');
    if (specifier === alias) return path;
    const stem = alias.replace(/\*$/, '');
    if (alias.endsWith('*') && specifier.startsWith(stem)) return path.replace('*', specifier.slice(stem.length));
  }
  return null;
}

function faultOf(
  file: string,
  row: ImportRow,
  { specifier, typeOnly }: Imported,
  target: string | null,
): string | null {
  const rowName = `the row of ${row.files.join(', ')}`;
  if (target === null) {
    const rule = PACKAGE_RULES.find((known) => known.fits(specifier));
    if (!rule || (typeOnly && rule.typesAnywhere) || isUnder(file, rule.only)) return null;
    return `${file} imports ${specifier}, which breaks the row of ${rule.what}.\n  Only ${rule.only.join(', ')} may import it: move the code there, or hand in what it needs.`;
  }
  const places = [...row.files, ...row.may, ...(typeOnly ? (row.types ?? []) : [])];
  if (isUnder(target, places)) return null;
  const types = row.types ? `; types from ${row.types.join(', ')}` : '';
  return `${file} imports ${specifier} (${target}), which breaks ${rowName}.\n  It may import ${row.may.join(', ') || 'nothing else of the project'}${types}: move the code, or hand in what it needs.`;
}

/**
 * Every break of the table under a folder that is laid out as the project is.
 * @returns one text each, in two parts: file, import and row; then what to do
 */
export function importFaults(root: string): string[] {
  const { imports: aliases = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const faults: string[] = [];
  for (const file of codeFiles(root)) {
    const row = rowOf(file);
    if (!row) {
      faults.push(
        `${file} is in no row of the import table.\n  Move it, or give it a row in scripts/check/import-rows.ts.`,
      );
      continue;
    }
    const { imports, callsFetch } = scanImports(file, readFileSync(join(root, file), 'utf8'));
    for (const imported of imports) {
      const fault = faultOf(file, row, imported, fileOf(imported.specifier, file, aliases));
      if (fault) faults.push(fault);
    }
    if (callsFetch && file.startsWith('src/') && !file.startsWith(FETCH_ONLY)) {
      faults.push(
        `${file} calls fetch, which breaks the row of ${FETCH_ONLY}.\n  Only ${FETCH_ONLY} may: add a call there and use it.`,
      );
    }
  }
  return faults;
}
