import { describe, expect, test } from 'vitest';
import { pageWordFaults } from '../../../scripts/check/page-words.ts';
import { smallProject } from '../../fixtures/small-project.ts';

describe('words of a page', () => {
  /** The faults of a project of one page. */
  const faultsOf = (source: string): string[] => pageWordFaults(smallProject({ 'src/layouts/A.astro': source }));

  test.each([
    '<p>Brand new words</p>',
    "---\nconst a = 'b';\n---\n<p>{a} Brand new words</p>",
    '{open && <p>Brand new words</p>}',
    '<nav aria-label="Brand new words"></nav>',
    '<p><b>1</b> Brand new words</p>',
  ])('without a message are named with their file: %s', (source) => {
    expect(faultsOf(source)).toEqual([
      expect.stringMatching(/^src\/layouts\/A\.astro says "Brand new words" without a message\.\n {2}Add a message/),
    ]);
  });

  test.each([
    '<Say as="p" id="page.home" />',
    '---\n/** Words about it. */\n---\n<p>{words}</p>',
    '<noscript><p>Without JavaScript nothing is stored.</p></noscript>',
    '<style>\n.a { color: red; }\n</style>',
    '<h1>{folder.label} <span>{language.label}</span></h1>',
    '<p>12 – 13</p>',
    '{/* A comment. */}\n<p />',
  ])('are not found in %s', (source) => {
    expect(faultsOf(source)).toEqual([]);
  });
});
