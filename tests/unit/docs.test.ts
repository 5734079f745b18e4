/** Links of the documentation: what they lead to exists, file and heading. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(PROJECT, file), 'utf8');

const documents = globSync(['*.md', 'docs/**/*.md', '.github/**/*.md'], { cwd: PROJECT });

/** Code is no link: its brackets are its own. */
const prose = (file: string): string => read(file).replace(/```[\s\S]*?```|`[^`\n]*`/g, '');

/** The address that GitHub gives a heading: lower case, spaces to hyphens, other signs dropped. */
const anchorsOf = (file: string): string[] =>
  Array.from(read(file).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(documents)('%s', (file) => {
  const links = Array.from(prose(file).matchAll(/\]\(([^)\s]+)\)/g), ([, target = '']) => target).filter(
    (target) => !/^https?:/.test(target),
  );

  test('leads to files and headings that exist', () => {
    const lost = links.filter((target) => {
      const [path = '', anchor] = target.split('#');
      const to = path === '' ? file : join(dirname(file), path);
      if (!existsSync(join(PROJECT, to))) return true;
      return anchor !== undefined && !anchorsOf(to).includes(anchor);
    });
    expect(lost).toEqual([]);
  });

  test('names code that exists', () => {
    const named = Array.from(
      read(file).matchAll(/`((?:src|scripts|tests|docs|\.github)\/[\w./[\]-]+)`/g),
      ([, path = '']) => path,
    );
    // A pull makes it.
    expect(named.filter((path) => path !== 'src/content/library/' && !existsSync(join(PROJECT, path)))).toEqual([]);
  });
});
