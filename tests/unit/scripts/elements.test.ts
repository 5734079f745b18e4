import { describe, expect, test } from 'vitest';
import { elementFaults } from '../../../scripts/check/elements.ts';
import { smallProject } from '../../fixtures/small-project.ts';

describe('elements come from React or from .astro', () => {
  /** The faults of a project of one file. */
  const faultsOf = (file: string, source: string): string[] => elementFaults(smallProject({ [file]: source }));

  test.each([
    "document.createElement('p')",
    'box.replaceChildren()',
    "status.textContent = 'Done'",
    "list.insertAdjacentHTML('beforeend', '<p>')",
    'root.innerHTML = ""',
    'document.body.append(dialog)',
    'stanza.cloneNode(true)',
  ])('a plain script may not write %s', (code) => {
    expect(faultsOf('src/features/home/a.ts', `${code};\n`)).toEqual([
      expect.stringMatching(/^src\/features\/home\/a\.ts makes or fills an element: .+\n {2}Draw it in an island/),
    ]);
    expect(faultsOf('src/layouts/A.astro', `<p>a</p>\n<script>${code};</script>`)).toHaveLength(1);
  });

  test.each([
    ['a view', 'src/features/home/A.tsx', "document.createElement('p');"],
    ['a comment', 'src/features/home/b.ts', '// not by document.createElement(x)'],
    ['attributes', 'src/features/home/c.ts', "root.setAttribute('hidden', ''); root.dataset['a'] = 'b';"],
    ['the words of a text node', 'src/features/home/d.ts', "node.data = 'x';"],
    [
      'what is only read',
      'src/features/home/e.ts',
      "const words = root.textContent; if (root.textContent === '') words;",
    ],
    ['other lists', 'src/features/home/f.ts', "headers.append('a', 'b');"],
  ])('%s is left alone', (_, file, source) => {
    expect(faultsOf(file, source)).toEqual([]);
  });
});
