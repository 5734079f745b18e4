import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { choiceGroups } from '#features/commands/choices.tsx';
import { NOTHING } from '#features/commands/useFind.ts';
import type { ShownVerse } from '#features/search/index.ts';
import { currentWords } from '#words/store.ts';

const VERSE: ShownVerse = {
  path: '/file/Thirumurai/TAM/a.txt/#v2.1a2b3c4d',
  song: 'Sivapuranam',
  folder: 'Thirumurai',
  language: 'Tamil',
  name: { verse: '2', part: 2, of: 0 },
  line: 'நமச்சிவாய வாழ்க நாதன்தாள்',
  marks: [[0, 15]],
};

test('verses stand in a group of their own, each a link to its place with what was found marked', () => {
  const t = currentWords();
  const typed = 'namachivaya vazhga';
  const groups = choiceGroups(typed, [], { ...NOTHING, verses: [VERSE] }, '/?q=namachivaya', t);
  expect(groups.map(({ id, title }) => [id, title])).toEqual([['verses', 'In the texts']]);
  const [choice] = groups[0]?.choices ?? [];
  expect(choice?.href).toBe(VERSE.path);
  const html = renderToStaticMarkup(choice?.body);
  expect(html).toContain('<mark>நமச்சிவாய வாழ்க</mark> நாதன்தாள்');
  expect(html.replace(/<[^>]*>/g, '')).toContain('Sivapuranam · verse 2 · Thirumurai · Tamil');
});
