/** A30: one entry that is odd, or that the checks object to, never stops the others. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { arrangeLibrary, songsOf } from '#library/library.ts';
import { EXIT } from '../../scripts/build/exit.ts';
import { fileOfPath } from '../../scripts/verify/pages.ts';
import { readManifest } from '../../src/library/snapshot.ts';
import { type Built, firstModel, type Model, startRebuilds } from './rebuild.fixture.ts';

/** One library with all of them; ODD_ALONE=1 builds one for each, beside a sound library. */
const ALONE = process.env['ODD_ALONE'] === '1';
const MINUTES = 300_000;

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

describe(`${odd.length} odd codes and names`, () => {
  const groups = ALONE ? odd.map((song) => [song]) : [odd];
  test.each(groups.map((songs) => ({ name: ALONE ? `${songs[0]?.language}/${songs[0]?.fileName}` : 'all', songs })))(
    'are shown, and so is what is beside them: $name',
    async ({ songs }) => {
      const built = await build(withOdd(songs));
      expect(built.code, built.output).toBe(EXIT.well);
      expect(shown(songs)).toHaveLength(songs.length);
      expect(shown(firstModel().songs.filter(({ text }) => text !== null))).toHaveLength(
        firstModel().songs.filter(({ text }) => text !== null).length,
      );
    },
    MINUTES,
  );
});

describe('an entry or a playlist that the checks object to', () => {
  const SECRET = 'correct horse battery';
  const guarded = (model: Model): Model => ({ ...model, settings: { ...model.settings, MAIL_PASSWORD: SECRET } });
  const bad = { folder: 'Rig_Veda', language: 'ENG', fileName: `0025 The ${SECRET}.txt`, songNo: 2, text: 'Words.\n' };
  const model = (): Model => {
    const { playlists, ...rest } = firstModel();
    const [first, ...others] = playlists;
    const lists = first ? [{ ...first, content: `${first.content}\n${SECRET}` }, ...others] : [];
    return guarded({ ...rest, songs: [...rest.songs, bad], playlists: lists });
  };

  test(
    'is left out and named with its reason, and all others are published',
    async () => {
      const built = await build(model());
      expect(built.code).toBe(EXIT.trouble);
      expect(built.output).toContain('Left out, because the checks object to them (2):');
      expect(built.output).toContain(`entry "Rig_Veda/ENG/${bad.fileName}": holds the value of MAIL_PASSWORD`);
      expect(built.output).toContain('playlist "1": holds the value of MAIL_PASSWORD');
      expect(built.output).toMatch(/Published \d/);
      const sound = await clean(firstModel().songs, firstModel().playlists.slice(1));
      expect([...built.files.keys()].filter((name) => name.endsWith('.html'))).toEqual(
        [...sound.files.keys()].filter((name) => name.endsWith('.html')),
      );
      expect([...built.files].filter(([name, content]) => sound.files.get(name) !== content)).toEqual([]);
    },
    MINUTES,
  );

  /** A site that never had the others. */
  function clean(songs: Model['songs'], playlists: Model['playlists']): Promise<Built> {
    const sound = guarded({ ...firstModel(), songs, playlists });
    rebuilds.write(sound);
    return rebuilds.clean(sound);
  }

  test(
    'is left out by the next build too, without being tried again, and is named again',
    async () => {
      const again = await build(model());
      expect(again.code).toBe(EXIT.trouble);
      expect(again.output).toContain('Nothing changed');
      const changed = model();
      changed.songs.push({ ...bad, fileName: '0026 Another.txt' });
      const next = await build(changed);
      expect(next.output.match(/^Building/gm)).toHaveLength(1);
      expect(next.code).toBe(EXIT.trouble);
    },
    MINUTES,
  );

  test(
    'is shown as soon as its fault is corrected',
    async () => {
      const sound = guarded({ ...firstModel(), songs: [...firstModel().songs, { ...bad, fileName: '0025 The.txt' }] });
      const built = await build(sound);
      expect(built.code, built.output).toBe(EXIT.well);
      expect(built.output).not.toContain('Left out');
    },
    MINUTES,
  );
});
