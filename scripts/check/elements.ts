/**
 * Elements come from `.astro` or from React. Any other script of a page reads, and sets attributes, storage and the address:
 * it makes, moves and fills no element.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Calls and assignments of the DOM that make, move, fill or remove elements. */
const MAKES =
  /\.(?:createElement(?:NS)?|createTextNode|createDocumentFragment|cloneNode|importNode|appendChild|insertBefore|insertAdjacent\w+|removeChild|replaceChild|replaceChildren|replaceWith|write(?:ln)?)\(|\.(?:innerHTML|outerHTML|textContent|innerText)\s*\??\??=(?!=)|\b(?:document\.(?:body|head)|element|root|box|list|panel|menu|form|dialog|node|button)\.(?:append|prepend|before|after)\(|\bnew (?:Image|Option|DOMParser|Range)\(/g;

/** Comments and strings: removed before the search. */
const SILENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

/** A module of the build, whose trees are no pages. */
const NO_PAGE = /^features\/playlists\/limits\.ts$/;

/** What runs in a page and is not React: modules, and the scripts of `.astro` files. */
const isPlain = (file: string): boolean =>
  /\.(?:ts|astro)$/.test(file) && !/\.d\.ts$|\/snapshot\.ts$/.test(file) && !NO_PAGE.test(file);

const scriptsOf = (file: string, source: string): string =>
  file.endsWith('.astro')
    ? [...source.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code).join('\n')
    : source;

/**
 * Every place in `src` that makes an element outside of React.
 * @returns one text each, in two parts: file and code; then what to do
 */
export function elementFaults(root: string): string[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  return files
    .filter((file) => isPlain(file) && !file.startsWith('content/'))
    .sort()
    .flatMap((file) => {
      const code = scriptsOf(file, readFileSync(join(root, 'src', file), 'utf8')).replace(SILENT, '');
      return [...code.matchAll(MAKES)].map(
        ([found]) =>
          `src/${file} makes or fills an element: ${found.trim()}\n  Draw it in an island (.tsx), or let it stand in the page (.astro) and set its attributes.`,
      );
    });
}
