/** `npm run letters`: what it lists, what it writes into a library, and what it refuses. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fnv1a } from '#core/library/hash.ts';
import { filePath } from '#core/library/paths.ts';
import { writeLetter } from '#core/text/mistakes.ts';
import { addressOf, verseId } from '#core/text/verse-address.ts';
import type { Proposal } from '#schemas/mistake.ts';
import { replaceVerse } from '../../scripts/letters/replace-verse.ts';
import { openStore } from '../../scripts/local-api/store.ts';
import { readTold } from '../../src/snapshot.ts';
import { pullInto } from '../e2e/site.ts';
import { folderOf } from './local-api.fixture.ts';
import { run } from './start.fixture.ts';

const DAWN = '001 Dawn.txt';
const VERSES = ['1. Hail to the down\nthat opens', '2. Hail to the day', '3. Hail to the nite'];
/** As an editor on another system left it. */
const RAW = `\uFEFF${VERSES.join('\n\n')}\n`.replaceAll('\n', '\r\n');
const PATH = filePath('Hymns', 'ENG', DAWN);

const proposalFor = (verse: number, after: string, more: Partial<Proposal> = {}): Proposal => ({
  path: PATH,
  verse: verseId(addressOf(VERSES[verse - 1] ?? '', verse)),
  digest: fnv1a(VERSES.join('\n\n')),
  before: VERSES[verse - 1] ?? '',
  after,
  note: '',
  source: '',
  ...more,
});
const letter = (proposal: Proposal): string => writeLetter(proposal, 'Dawn', `https://nama.example${proposal.path}`);

const down = letter(proposalFor(1, '1. Hail to the dawn\nthat opens', { source: 'The old print' }));
const nite = letter(proposalFor(3, '3. Hail to the night'));
const sentence = letter(proposalFor(2, '', { note: 'Is this all? <b>\u001b[2J' }));

describe('the letters of readers', () => {
  const library = folderOf({ 'Hymns/ENG/001 Dawn.txt': RAW });
  const [snapshot, data] = [join(library.dir, '.snapshot'), join(library.dir, '.data')];
  const text = join(library.dir, 'Hymns/ENG', DAWN);
  const messages = join(library.dir, '.messages');
  const letters = async (argv: readonly string[], typed = '') => {
    const { child, ended, output } = run('letters.ts', ['--snapshot', snapshot, ...argv]);
    child.stdin?.end(typed);
    return { code: await ended, said: output() };
  };
  const writeMessages = (...comments: string[]): void =>
    writeFileSync(
      messages,
      comments.map((one) => JSON.stringify({ name: 'Devi', email: '', comments: one })).join('\n'),
    );

  beforeAll(() => pullInto(snapshot, library.dir));
  beforeEach(() => {
    library.write('Hymns/ENG/001 Dawn.txt', RAW);
    rmSync(join(snapshot, 'told.json'), { force: true });
  });
  afterAll(library.remove);

  test('are listed by text and verse out of the embedded API’s store, equal ones counted together, as text, JSON and a page', async () => {
    const store = openStore(data);
    for (const [name, comments] of Object.entries({
      Devi: down,
      Rama: down,
      Sita: nite,
      Uma: 'Namaste',
      Gita: sentence,
    }))
      store.addMessage({ name, email: '', comments });
    store.close();
    const { code, said } = await letters(['--data', data]);
    expect(code).toBe(0);
    expect(said).toContain('3 proposals for 1 text in 4 letters; 1 other message; 0 not understood.\n');
    expect(said).toContain(`\nDawn, Hymns, English\n${PATH}\n`);
    expect(said).toMatch(
      / v1\.[0-9a-f]{8}, told 2 times, last on \d{4}-\d\d-\d\d: open\n {4}1\. Hail to the \[-down-\]\{\+dawn\+\}\n {4}that opens\n {4}Source: The old print\n {4}From Devi, Rama\n/,
    );
    expect(said).toContain('    The reader says: Is this all? <b>\\u001b[2J\n');
    expect(said.indexOf('v1.')).toBeLessThan(said.indexOf('v3.'));
    const json = JSON.parse((await letters(['--data', data, '--format', 'json'])).said);
    expect(
      json.texts[0].proposals.map((one: { fate: string; letters: unknown[] }) => [one.fate, one.letters.length]),
    ).toEqual([
      ['same', 2],
      ['same', 1],
      ['same', 1],
    ]);
    const { said: page } = await letters(['--data', data, '--format', 'html']);
    expect(page).toContain('1. Hail to the <del>down</del><ins>dawn</ins>\nthat opens</pre>');
    expect(page).toContain('&lt;b&gt;\\u001b[2J');
    expect(page).toMatch(/http-equiv="content-security-policy" content="default-src 'none'/);
    expect(readTold(snapshot)).toHaveLength(2);
    expect(readFileSync(join(snapshot, 'told.json'), 'utf8')).not.toMatch(/Devi|Rama|Hail/);
  });

  test('are read out of a file and of standard input; what is no letter is named and costs no other, however large it is', async () => {
    const bad = [
      nite.replace('nama-mistake 1', 'nama-mistake 7'),
      nite.slice(0, -9),
      nite.replace('"before":"3.', '"before":"4. Other words,'),
      `${'<script>'.repeat(12_500)}\nnama-mistake 1 {}`,
      'nama-mistake: I looked at the line',
    ];
    writeMessages(nite, ...bad, letter({ ...proposalFor(1, 'x'), path: '/file/No/ENG/Such.txt/' }));
    writeFileSync(messages, `${readFileSync(messages, 'utf8')}\nno JSON\n{"name":"x"}\n`);
    for (const argv of [
      ['--file', messages],
      ['--file', '-'],
    ]) {
      const { code, said } = await letters(argv, readFileSync(messages, 'utf8'));
      expect(code).toBe(0);
      expect(said).toContain('2 proposals for 2 texts in 2 letters; 0 other messages; 7 not understood.\n');
      expect(said).toContain(': no such text in the snapshot\n');
      expect(said).toMatch(
        /A message of Devi is of version 7, and not 1\.\n.*was cut or changed on its way\.\n.*words of another verse than its address\.\n.*of another shape .*\n.*only looks like a proposal\./,
      );
      expect(said).toMatch(/Line 8 of .+ is no support message\.\n {2}Line 9 of .+ is no support message\./);
    }
    for (const [argv, message] of [
      [
        ['--data', join(library.dir, 'none')],
        /There are no support messages of the embedded API in .+none\.\n {2}Name its folder/,
      ],
      [['--file', join(library.dir, 'none')], /none cannot be read\.\n {2}Name a file/],
      [
        ['--file', '-', '--apply', '--library', library.dir],
        /--apply asks on standard input, from which --file - reads\.\n {2}Give/,
      ],
    ] as const) {
      const { code, said } = await letters(argv);
      expect(code).not.toBe(0);
      expect(said).toMatch(message);
      expect(said).not.toContain('    at ');
    }
  });

  test('are written into the library one at a time, each where the maintainer says so, and nothing else of the text changes', async () => {
    writeMessages(down, nite, sentence);
    const apply = ['--file', messages, '--apply', '--library', library.dir];
    const first = await letters(apply, 'n\ny\n');
    expect(first.said).toContain('1. Hail to the [-down-]{+dawn+}');
    expect(first.said).toContain('1 written, 0 not. Run "npm run site" to publish them.');
    expect(readFileSync(text, 'utf8')).toBe(RAW.replace('nite', 'night'));
    const second = await letters(apply, 'y\n');
    expect([second.code, readFileSync(text, 'utf8')]).toEqual([
      3,
      RAW.replace('nite', 'night').replace('down', 'dawn'),
    ]);
    expect(second.said).toMatch(/Not written: the proposal for .+#v3\.\w+ is in the text already\.\n/);
    library.write('Hymns/ENG/001 Dawn.txt', RAW.replace('down', 'town'));
    const third = await letters(apply, '');
    expect(third.said).toMatch(
      /Not written: the proposal for .+#v1\.\w+ is for other words than stand there now \("1\. Hail to the town\\nthat opens"\)\.\n/,
    );
    expect(readFileSync(text, 'utf8'), 'nobody answered').toBe(RAW.replace('down', 'town'));
  });

  test('say which of them the snapshot has', async () => {
    library.write('Hymns/ENG/001 Dawn.txt', RAW.replace('nite', 'night').replace('the day', 'a day'));
    await pullInto(snapshot, library.dir);
    writeMessages(down, nite, letter(proposalFor(2, '2. Hail to the days')));
    const { said } = await letters(['--file', messages]);
    expect(said).toMatch(
      / v1\.\w+, told 1 time: open\n[\s\S]* v2\.\w+, told 1 time: changed otherwise\n[\s\S]* v3\.\w+, told 1 time: in the library\n/,
    );
  });
});

describe('a proposal in a file', () => {
  const replaced = (raw: string, before: string, after: string, place: number) =>
    replaceVerse(raw, proposalFor(1, after, { before, verse: verseId(addressOf(before, place)) }));

  test('changes no other line, in whatever form of Unicode these are', () => {
    const [odd, nfd] = ['\u0958\u0947', 'e\u0301t\u00e9'];
    expect(replaced(`${odd}\n\n${nfd} x\n${nfd}`, 'été x\nété', 'été y\nété', 2)).toEqual({
      text: `${odd}\n\nété y\nété`,
    });
    expect(replaced('a\r\rb\r\rc', 'b', 'b\nB', 2)).toEqual({ text: 'a\r\rb\rB\r\rc' });
  });

  test('is refused with control characters, and where its place has other words though they stand elsewhere', () => {
    expect(replaced('a\n\nb', 'b', 'b\u0007', 2).refusal).toBe('holds control characters or half a character');
    expect(replaced('a\n\nb', 'b', '\ud800', 2).refusal).toBe('holds control characters or half a character');
    expect(replaced('b\n\nc\n\nb', 'b', 'd', 2).refusal).toBe('is for other words than stand there now ("c")');
    expect(replaced('', 'b', 'd', 2).refusal).toMatch(/^is for other words/);
  });
});
