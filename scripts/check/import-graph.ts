/** Who imports whom, read by dependency-cruiser, and held against the import table. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { IMPORT_RULES } from './import-rules.ts';

/** Where the imports of `.astro` files stand as TypeScript, which dependency-cruiser can read. */
const MIRROR = '.cache/imports';

const FRONTMATTER = /^---\n([\s\S]*?)\n---/;
const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g;
const IMPORT = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.[^'"]*)\2/g;

/**
 * The scripts of an `.astro` file as one module, as far as its imports go. Relative ones are written anew, since the module
 * lies elsewhere.
 */
export function importsOfAstro(file: string, source: string): string {
  const parts = [FRONTMATTER.exec(source)?.[1] ?? '', ...[...source.matchAll(SCRIPT)].map(([, code = '']) => code)];
  const here = posix.dirname(`${MIRROR}/${file}`);
  return parts
    .join('\n')
    .replace(IMPORT, (_, head: string, quote: string, path: string) => {
      const target = posix.join(posix.dirname(file), path);
      return `${head}${quote}${posix.relative(here, target)}${quote}`;
    })
    .split('\n')
    .filter((line) => /\bimport\b|\bfrom\b|^[\s\w{},*]*$/.test(line))
    .join('\n');
}

function writeMirror(root: string): void {
  rmSync(join(root, MIRROR), { recursive: true, force: true });
  for (const name of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.astro')) continue;
    const file = `src/${name.replaceAll('\\', '/')}`;
    const mirrored = join(root, MIRROR, `${file}.ts`);
    mkdirSync(dirname(mirrored), { recursive: true });
    writeFileSync(mirrored, importsOfAstro(file, readFileSync(join(root, file), 'utf8')));
  }
}

/** The graph of a project that is laid out as this one. @param options beside where it is and how it is read */
export async function readGraph(root: string, options: ICruiseOptions = {}): Promise<ICruiseResult | string> {
  writeMirror(root);
  const { output } = await cruise(
    ['src', 'scripts', MIRROR],
    {
      baseDir: root,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: 'src/content/library/|sample-library/|virtual:' },
      tsPreCompilationDeps: 'specify',
      ...options,
    },
    { conditionNames: ['import', 'node', 'types'], extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'] },
  );
  return output;
}

const named = (path: string): string => path.replace(`${MIRROR}/`, '').replace(/\.astro\.ts$/, '.astro');

/** One break of the table in two parts: file, import and rule; then what to do. */
function faultOf({ from, to, rule }: IViolation): string {
  const { comment = '' } = IMPORT_RULES.find(({ name }) => name === rule.name) ?? {};
  return `${named(from)} imports ${named(to)}, which breaks the rule ${rule.name}.\n  ${comment}`;
}

/**
 * Every break of the table under a folder that is laid out as the project is.
 * @returns one text each
 */
export async function importFaults(root: string): Promise<string[]> {
  const graph = await readGraph(root, { validate: true, ruleSet: { forbidden: [...IMPORT_RULES] } });
  if (typeof graph === 'string') throw new Error(`dependency-cruiser answered with words: ${graph.slice(0, 200)}`);
  return [...new Set(graph.summary.violations.map(faultOf))].sort();
}
