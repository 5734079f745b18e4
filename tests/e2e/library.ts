/** The library of the browser tests: the sample library, and a folder of trials. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the sample library. */
export const SAMPLE = join(import.meta.dirname, '../../scripts/local-api/sample-library');

/** The list of the sample library. */
const readSample = (): { files: { file_path: string }[]; playlists: unknown[] } =>
  JSON.parse(readFileSync(join(SAMPLE, 'files.json'), 'utf8'));

/** A text of the size that the budget of a reading page is for, in bytes. */
export const USUAL = { fileName: '009 Usual.txt', from: 5000, to: 8000 };

/** Its words are those of the sample, text after text. */
function usualText(): string {
  let text = '';
  for (const [at, { file_path: path }] of readSample().files.entries()) {
    if (Buffer.byteLength(text) >= USUAL.from) break;
    text += `${readFileSync(join(SAMPLE, 'texts', path), 'utf8')}\n\n${at}\n\n`;
  }
  return text;
}

/** Verses of the long song in Tamil and English; in Roman letters there are half as many. */
export const LONG_VERSES = 80;

const verses = (count: number, line: string, within = '\n'): string =>
  Array.from({ length: count }, (_, index) => `${index + 1}. ${line}${within}${line} ${index + 1}\n${line}`).join(
    '\n\n',
  );

/** `folder/language/name` → text; null for one that the list names and the API does not have. */
const TRIALS: Readonly<Record<string, string | null>> = {
  'Trials/TAM/001 Long.txt': verses(LONG_VERSES, 'தோடுடைய செவியன் விடையேறி யோர்தூவெண் மதிசூடி'),
  'Trials/ENG/001 Long.txt': verses(LONG_VERSES, 'He wears an earring, rides the bull, and the pure crescent'),
  // With an empty line within each verse, and a danda between the halves of a line.
  'Trials/ROM/001 Long.txt': verses(LONG_VERSES / 2, 'thodudaiya seviyan vidaiyeri yor | thoovenmathi soodi', '\n\n'),
  'Trials/ENG/002 Missing.txt': null,
  'Trials/ENG/003 Absent.txt': 'NOT AVAILABLE IN ENGLISH',
  'Trials/TAM/003 Absent.txt': 'ஓம்\nசாந்தி',
  'Trials/TAM/004 திருப்பாவை.txt': 'மார்கழித் திங்கள்\nமதிநிறைந்த நன்னாளால்',
  'Trials/ENG/004 Tiruppavai.txt': 'In the month of Markali\non the full-moon day',
  'Trials/ENG/006 Nowhere.txt': 'NOT AVAILABLE IN ENGLISH',
  'Trials/ENG/007 Nowhere Too.txt': 'NOT AVAILABLE IN ENGLISH',
  'Trials/TAM/007 Nowhere Too.txt': 'NOT AVAILABLE IN TAMIL',
  'Trials/ENG/008 Nul.txt': 'Peace\0and peace',
  'Trials/ENG/005 Alone.txt': 'Peace, <img src=x onerror=alert(1)> peace\nand peace',
  [`Trials/ENG/${USUAL.fileName}`]: usualText(),
};

/** Two works of five songs and a song between them, as a collection of parts has them; the Tamil texts begin with their titles. */
const WORKS: Readonly<Record<string, string>> = Object.fromEntries(
  ['விநாயகர்', 'முருகன்', 'சிவன்', 'உமை', 'திருமால்'].flatMap((own, at) => {
    const name = ['Vinayagar', 'Murugan', 'Sivan', 'Umai', 'Thirumal'][at];
    const titled = `${at + 1}. ${own} காப்பு\n\nதிகட சக்கரச் செம்முக மைந்துளான்`;
    return [
      [`Works/TAM/0${at + 1} Kanda Puranam 0${at + 1} ${name} Kappu.txt`, titled],
      [`Works/ENG/0${at + 1} Kanda Puranam 0${at + 1} ${name} Kappu.txt`, `A prayer to ${name}`],
      [`Works/TAM/1${at + 1} Periya Puranam 0${at + 1}.txt`, 'ஓம்\nசாந்தி'],
    ];
  }),
);

/** All texts by their paths; null for one that the list names and the API does not have. */
const TEXTS: Readonly<Record<string, string | null>> = {
  ...TRIALS,
  ...WORKS,
  // Words of its own: a corrected text that becomes what another song says is not taken.
  'Works/TAM/15 Periya Puranam 05.txt': 'ஓம்\nசாந்தி\nஅமைதி',
  'Works/TAM/06 Between.txt': 'ஓம்\nசாந்தி',
  'Works/ENG/06 Between.txt': 'NOT AVAILABLE IN ENGLISH',
};

/** What the library had before: two texts that were corrected since, the second renamed too, and one that was taken out. */
const EARLIER: Readonly<Record<string, string>> = {
  ...(TEXTS as Record<string, string>),
  'Works/TAM/15 Periya Puranam 05.txt': 'ஓம்\nஓம்',
  'Works/TAM/06 Before.txt': 'ஓம்',
  'Works/ENG/16 Gone.txt': 'What was here',
};

/** Playlists by their ID; null for one that the list names and the API does not have. */
const PLAYLISTS: Readonly<Record<string, { name: string; content: string; isHtml: boolean } | null>> = {
  lost: null,
  'trial-empty': { name: 'Trial without content', isHtml: true, content: '<p> &nbsp;</p><hr>\n' },
  'trial-marks': {
    name: 'Trial marks',
    isHtml: true,
    content: [
      '<p onclick="alert(1)">Before <a href="/file/Trials/ENG/gone.txt">a song that went</a></p>',
      '<ul><li><a href="/file/Upanishads/ENG/004%20Who%20Sends%20the%20Mind%20Forth%3F.txt">Who sends</a></li>',
      '<li><a href="https://example.org/elsewhere">Elsewhere</a></li></ul>',
      `<table><tr>${'<td>seven words that do not fit a phone</td>'.repeat(9)}</tr></table>`,
      '<img src=x onerror=alert(1)><script>alert(1)</script><p style="color:red" data-intent="mine" class="mine">After</p>',
    ].join(''),
  },
  'trial-works': {
    name: 'Trial works',
    isHtml: false,
    content: 'To be sung at dawn.\n\n1. 11 Periya Puranam 01\n2. 12 Periya Puranam 02\n\nThen rest.',
  },
  'trial-verses': {
    name: 'Trial verses',
    isHtml: false,
    content: verses(LONG_VERSES, 'He wears <b>an earring</b>,  rides'),
  },
};

/** Writes the library as it was before, for a pull whose next one has something to tell. */
export function writeEarlierLibrary(folder: string): void {
  const { 'Works/TAM/06 Between.txt': _, ...texts } = EARLIER;
  writeTexts(folder, texts);
}

/** Writes the library, as `files.json` with texts and playlists. An equal one is left alone, since another process may be reading it. */
export const writeLibrary = (folder: string): void => writeTexts(folder, TEXTS);

function writeTexts(folder: string, all: Readonly<Record<string, string | null>>): void {
  const list: { files: unknown[]; playlists: unknown[] } = readSample();
  for (const path of Object.keys(all)) {
    const [trials = '', language = '', fileName = ''] = path.split('/');
    const songNo = Number.parseInt(fileName, 10);
    list.files.push({ folder: trials, language, file_name: fileName, file_path: path, song_no: songNo });
  }
  for (const [id, playlist] of Object.entries(PLAYLISTS)) {
    list.playlists.push({ id, name: playlist?.name ?? 'Lost' });
  }
  const stamp = JSON.stringify([list, all, PLAYLISTS]);
  const stampFile = join(folder, 'stamp.json');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  rmSync(folder, { recursive: true, force: true });
  cpSync(SAMPLE, folder, { recursive: true });
  for (const [path, text] of Object.entries(all)) {
    if (text === null) continue;
    const file = join(folder, 'texts', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const [id, playlist] of Object.entries(PLAYLISTS)) {
    if (playlist === null) continue;
    const { name, ...content } = playlist;
    writeFileSync(join(folder, 'playlists', `${id}.json`), JSON.stringify({ playlist: name, ...content }));
  }
  writeFileSync(join(folder, 'files.json'), JSON.stringify(list));
  writeFileSync(stampFile, stamp);
}
