/** The comparison: plain Fuse.js on the main thread over the same list, with the simplest of pages around it. */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Address of the page below the served root. */
export const FUSE_PAGE = '/fuse/';

/** As the manual's first example has it; 30 results are shown, as on Home. */
const SCRIPT = `import Fuse from './fuse.min.mjs';
const names = await (await fetch('./names.json')).json();
const fuse = new Fuse(names);
const list = document.querySelector('ol');
const field = document.querySelector('input');
field.addEventListener('input', () => {
  const found = fuse.search(field.value, { limit: 30 });
  list.replaceChildren(...found.map(({ item }) => Object.assign(document.createElement('li'), { textContent: item })));
  globalThis.benchShown?.();
});
document.body.dataset.ready = '';
`;

/** Writes page, script and names below `root`. */
export async function writeFusePage(root: string, names: readonly string[]): Promise<void> {
  const folder = join(root, ...FUSE_PAGE.split('/'));
  await mkdir(folder, { recursive: true });
  const fuse = join(dirname(createRequire(import.meta.url).resolve('fuse.js')), 'fuse.min.mjs');
  await cp(fuse, join(folder, 'fuse.min.mjs'));
  await writeFile(join(folder, 'names.json'), JSON.stringify(names));
  await writeFile(join(folder, 'page.mjs'), SCRIPT);
  const html =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Fuse.js</title><label>Search <input></label><ol></ol>';
  await writeFile(join(folder, 'index.html'), `${html}<script type="module" src="page.mjs"></script>`);
}
