/**
 * Adds to the pages of a site what reads them without a connection: `sw.js` with the list of its shell, and the template by which
 * it renders kept texts.
 */
import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import * as paths from '#core/library/paths.ts';
import { readSongTemplate } from '#core/page/fill-song-page.ts';
import { HASHED_FILES } from '#page/headers.ts';
import type { Shell, ShellFile } from '#schemas/shell.ts';
import { PROJECT } from '../build/environment.ts';
import { fileOfPath } from '../verify/pages.ts';

/** Pages that are the same for everybody, in the shell of every reader. */
const PAGES = [
  paths.homePath(),
  paths.myPath(),
  paths.listPath(),
  paths.screenPath(),
  paths.supportPath(),
  paths.privacyPath(),
  paths.offlinePath(),
];

const short = (content: string | Buffer): string => hash('sha256', content).slice(0, 16);

/** The catalogue's index, and columns that it does not hold itself. */
function catalogueFiles(folder: string): string[] {
  const address = '/catalogue/index.json';
  const index: { folders: { columns: string; inline?: unknown }[] } = JSON.parse(
    readFileSync(join(folder, address), 'utf8'),
  );
  return [address, ...index.folders.filter(({ inline }) => !inline).map(({ columns }) => columns)];
}

/** All that pages need without a connection, in the order of their addresses. */
function shellFiles(folder: string): ShellFile[] {
  const scripts = readdirSync(join(folder, HASHED_FILES)).filter((name) => name.endsWith('.js'));
  const dated = [
    ...PAGES.map((path) => [path, fileOfPath(path)] as const),
    ...catalogueFiles(folder).map((address) => [address, address] as const),
  ];
  return [
    ...scripts.sort().map((name) => [HASHED_FILES + name] as const),
    ...dated.map(([address, file]) => [address, short(readFileSync(join(folder, file)))] as const),
  ];
}

/**
 * @param folder of the built pages; without a template in it nothing is added
 * @throws {UserError} when the template cannot be read
 */
export async function buildWorker(folder: string): Promise<void> {
  const rendered = join(folder, fileOfPath(paths.songTemplatePath()));
  if (!existsSync(rendered)) return;
  const page = readFileSync(rendered, 'utf8');
  readSongTemplate(page);
  rmSync(dirname(rendered), { recursive: true });
  const ofPages = shellFiles(folder);
  const worker = await bundleWorker();
  const template = `${HASHED_FILES}song.${short(page)}.txt`;
  writeFileSync(join(folder, template), page);
  const files: ShellFile[] = [...ofPages, [template]];
  const version = short(JSON.stringify([files, worker]));
  const shell: Shell = { version, files, template };
  writeFileSync(
    join(folder, 'sw.js'),
    `const NAMA_SHELL=${JSON.stringify(shell)};
${worker}`,
  );
}

/** The worker's script, below the project. */
const ENTRY = 'src/features/offline/worker/worker.ts';

/** @throws {Error} when it would import something later */
async function bundleWorker(): Promise<string> {
  // Vite sets it for its whole process, and it is among what shapes a site.
  const { NODE_ENV } = process.env;
  const built = (await build({
    root: PROJECT,
    configFile: false,
    envDir: false,
    mode: 'production',
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(PROJECT, ENTRY),
        // Of a module only what is used, whatever it does when it is loaded; and to read a property does nothing else.
        treeshake: { moduleSideEffects: false, propertyReadSideEffects: false },
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const [{ code, dynamicImports } = { code: '', dynamicImports: ['none'] }] = chunks;
  if (chunks.length === 1 && dynamicImports.length === 0) return code.trim();
  throw new Error(
    `${ENTRY} became ${chunks.length} scripts, which import ${JSON.stringify(dynamicImports)} later.\n  Remove the dynamic imports: a service worker cannot use them.`,
  );
}
