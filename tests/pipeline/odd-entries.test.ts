/** A30: one entry that is odd, or that the checks object to, never stops the others. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrangeLibrary, songsOf } from '#core/library/library.ts';
import { EXIT } from '../../scripts/build/exit.ts';
import { fileOfPath } from '../../scripts/verify/pages.ts';
import { readManifest } from '../../src/snapshot.ts';
import { type Built, firstModel, type Model, startRebuilds } from './rebuild.fixture.ts';

/** Language codes: none that the program knows, some that it uses for something else. */
const CODES = [
  ...['GUJ', 'Skt.', 'skt', 'Tamil', 'English', 'und', 'x y', '0', '_', '{n}', '<b>', '"', "'", '&amp;', 'ગુજ', '🙏'],
  ...['page.home', 'name.Tamil', '__proto__', 'constructor', 'toString', 'index.html', '404', 'SAN.', 'san'],
];
/** Names of files, without `.txt`. */
const NAMES = [
  ...['<script>', '<script>alert(1)', '<style>', '</style>', '<SCRIPT src=x', '<script', '<!--', '-->', '<textarea>'],
  ...['</title>', '"onload="x', '{{x}}', '__proto__', 'page.home', '%3Cscript%3E'],
];

type OddSong = Model['songs'][number];
const odd: OddSong[] = [
  ...CODES.map((language) => ({ folder: 'Odd codes', language, fileName: '001 One.txt' })),
  ...NAMES.map((name, at) => ({ folder: 'Odd names', language: 'ENG', fileName: `${at + 1} ${name}.txt` })),
].map((names, at) => ({ ...names, songNo: 1, text: `The odd text ${at}, whole.\n` }));

const rebuilds = startRebuilds();
afterAll(() => rebuilds.remove());

/** Which of some songs have a page with their text. */
function shown(songs: readonly OddSong[]): string[] {
  const { entries, playlists } = readManifest(rebuilds.snapshot);
  const paths = new Map(
    songsOf(arrangeLibrary(entries, playlists)).map((song) => [
      `${song.folder}/${song.language}/${song.fileName}`,
      song.path,
    ]),
  );
  return songs.flatMap(({ folder, language, fileName, text }) => {
    const name = `${folder}/${language}/${fileName}`;
    const page = readFileSync(join(rebuilds.dist, fileOfPath(paths.get(name) ?? '')), 'utf8');
    return page.includes((text ?? '').split('\n').at(-2) ?? '?') ? [name] : [];
  });
}

async function build(model: Model, ...words: string[]): Promise<Built> {
  rebuilds.write(model);
  return rebuilds.again(model, ...words);
}

const withOdd = (songs: readonly OddSong[]): Model => {
  const model = firstModel();
  return { ...model, songs: [...songs, ...model.songs] };
};

const isThere = ({ text }: OddSong) => text !== null;

const SECRET = 'correct horse battery';
const bad = { folder: 'Rig_Veda', language: 'ENG', fileName: `0025 The ${SECRET}.txt`, songNo: 2, text: 'Words.\n' };
/** One more, far from it: no page shows both. */
const also = { ...bad, folder: 'Hymns', language: 'TAM', fileName: `0025 A ${SECRET}.txt` };
const guarded = (model: Model): Model => ({ ...model, settings: { ...model.settings, MAIL_PASSWORD: SECRET } });
/** A library with entries, two if none is given, and a playlist that the checks object to. */
const spoilt = (more: readonly OddSong[] = [bad, also]): Model => {
  const { playlists, songs, ...rest } = withOdd(odd);
  const [first, ...others] = playlists;
  const lists = first ? [{ ...first, content: `${first.content}\n${SECRET}` }, ...others] : [];
  return guarded({ ...rest, songs: [...songs, ...more], playlists: lists });
};

/** One story, told in order. */
let built: Built;
beforeAll(async () => {
  built = await build(spoilt());
});

test(`${odd.length} odd codes and names are shown, and so is what is beside them`, () => {
  expect(shown(odd)).toHaveLength(odd.length);
  const others = firstModel().songs.filter(isThere);
  expect(shown(others)).toHaveLength(others.length);
});

describe('an entry or a playlist that the checks object to', () => {
  test('is left out and named with its reason, and all others are published', () => {
    expect(built.code).toBe(EXIT.trouble);
    expect(built.output).toContain('Left out, because the checks object to them (3):');
    for (const { folder, language, fileName } of [bad, also])
      expect(built.output).toContain(`entry "${folder}/${language}/${fileName}": holds the value of MAIL_PASSWORD`);
    expect(built.output).toContain('playlist "1": holds the value of MAIL_PASSWORD');
    expect(built.output).toMatch(/Published \d/);
    expect(built.files.has('playlist/two/index.html')).toBe(true);
    expect([...built.files.values()].filter((content) => Buffer.from(content, 'base64').includes(SECRET))).toEqual([]);
  });

  test('is left out by the next build too, without being tried again, and is named again; one that is corrected is shown', async () => {
    const again = await build(spoilt());
    expect(again.code).toBe(EXIT.trouble);
    expect(again.output).toContain('Nothing changed');
    expect(again.output).toContain('Left out, because the checks object to them (3):');
    const corrected = { ...bad, fileName: '0025 The.txt' };
    const next = await build(spoilt([corrected, also]));
    expect(next.output.match(/^Building/gm)).toHaveLength(1);
    expect(next.code).toBe(EXIT.trouble);
    expect(next.output).toContain('Left out, because the checks object to them (2):');
    expect(next.output).not.toContain(bad.fileName);
    expect(shown([corrected])).toHaveLength(1);
  });
});
