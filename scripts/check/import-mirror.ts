/**
 * A copy of the project's code that dependency-cruiser can read whole. It knows no `.astro`, so each such file stands in the
 * copy as TypeScript under the same name: `src/ui/Notice.astro` → `src/ui/Notice.astro.ts`, which `./Notice.astro` leads to as well.
 * All else lies where it lay, so every import, relative or by an alias, leads to the same file as in the project.
 */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** `package.json` says what the aliases mean. */
const FILES = ['package.json', 'astro.config.mjs'];
const FOLDERS = ['src', 'scripts', 'tests'];
/** Content, not code. */
const LEFT_OUT = /^(?:src\/content\/library|scripts\/local-api\/sample-library)\//;
const CODE = /\.[mc]?[jt]sx?$/;

const FRONTMATTER = /^\s*---\r?\n(.*?)\r?\n---/s;
const HTML_COMMENT = /<!--.*?-->/gs;
const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs;
const SCRIPT_FILE = /\ssrc="([^"]+)"/;
const STYLE_IMPORT = /@import\s+(?:url\()?["']([^"']+)["']/g;
/** A URL relative to the module's own: how code names the module of a worker or of a child process. */
const MODULE_URL = /new URL\(\s*["']([^"']+\.[mc]?[jt]sx?)["']\s*,\s*import\.meta\.url/g;

/** The code of an `.astro` file: its frontmatter and its scripts; a script's file and a style's `@import` as imports. */
export function codeOfAstro(source: string): string {
  const [all = '', frontmatter = ''] = FRONTMATTER.exec(source) ?? [];
  const template = source.slice(all.length).replace(HTML_COMMENT, '');
  const scripts = [...template.matchAll(SCRIPT)].map(([, attributes = '', code]) => {
    const [, file] = SCRIPT_FILE.exec(attributes) ?? [];
    return file === undefined ? code : `import '${file}';`;
  });
  const styles = [...template.matchAll(STYLE_IMPORT)].map(([, file]) => `import '${file}';`);
  return [frontmatter, ...scripts, ...styles].join('\n;\n');
}

function codeOf(file: string, source: string): string {
  const code = file.endsWith('.astro') ? codeOfAstro(source) : source;
  return [code, ...[...code.matchAll(MODULE_URL)].map(([, worker]) => `import('${worker}');`)].join('\n;\n');
}

/** Every file of a project's code, below the project and with `/` between. */
function filesOf(root: string): string[] {
  const below = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
  return [...FILES.filter((file) => existsSync(join(root, file))), ...below].filter((file) => !LEFT_OUT.test(file));
}

/**
 * Writes the copy into a new folder below `.cache`, where packages are still found; whoever asked for it takes it away.
 * @returns the folder's path
 */
export function writeMirror(root: string): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const mirror = mkdtempSync(join(root, '.cache', 'imports-'));
  for (const file of filesOf(root)) {
    const from = join(root, file);
    const to = join(mirror, file);
    mkdirSync(dirname(to), { recursive: true });
    if (file.endsWith('.astro')) writeFileSync(`${to}.ts`, codeOf(file, readFileSync(from, 'utf8')));
    else if (CODE.test(file)) writeFileSync(to, codeOf(file, readFileSync(from, 'utf8')));
    else copyFileSync(from, to);
  }
  return mirror;
}

/** A file of the copy by its name in the project. */
export const inProject = (file: string): string => file.replace(/\.astro\.ts$/, '.astro');
