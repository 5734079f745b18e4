/** The page of a song: its text, and what the library knows of it, put into the template of such pages. */
import { detectScript, languageLabel, nameLines, type Title, textLanguage } from '#core/library/languages.ts';
import type { FilePage, ListedSong, SongLink } from '#core/library/pages.ts';
import { cardPath, homeListPath } from '#core/library/paths.ts';
import { decodeReferences, escapeHtml } from '#core/text/markup.ts';
import { scriptPlace } from '#core/text/script-offer.ts';
import { textBody } from '#core/text/text-html.ts';
import { isLong, opening } from '#core/text/texts.ts';
import { type Filling, fill, readTemplate } from './template.ts';

export type SongTemplate = ReturnType<typeof readSongTemplate>;

/** Where the page ends, to the space; behind it are the numbers of messages. */
const SAID = /<template data-said="([^"]*)"><\/template>/;

/**
 * Reads what Astro rendered.
 * @throws {UserError} where regions do not match
 */
export function readSongTemplate(html: string) {
  const [page = '', said = '{}'] = html.split(SAID);
  const numbers: Record<string, string> = JSON.parse(decodeReferences(said));
  // Label of the library → number of its message, for the breadcrumb. A label may be any word: `constructor`.
  return { template: readTemplate(page), said: new Map(Object.entries(numbers)) };
}

/** Addresses stand behind a slash of the template. */
const rest = (path: string): string => path.slice(1);

/** A region that is shown once or not at all. */
const when = (isShown: unknown): readonly Partial<Filling>[] => (isShown ? [{}] : []);

/** The lines of a song's name with their languages; none for a name in the page's own letters. */
function linesOf(name: string, title: Title | undefined): readonly { text: string; lang: string | undefined }[] {
  const { lang } = textLanguage('', detectScript(name), []);
  return nameLines({ text: name, lang: lang === 'und-Latn' ? undefined : lang }, title);
}

function neighbour(song: ListedSong | undefined): readonly Partial<Filling>[] {
  const [line] = song ? linesOf(song.name, song.title) : [];
  return song ? [{ values: { songPath: rest(song.path), songName: line?.text, songLang: line?.lang } }] : [];
}

/** An edition of the song in the menu of other languages. */
function editionEntry({ path, language, songNo, name }: SongLink, isCurrent: boolean): Partial<Filling> {
  const script = detectScript(name);
  const inOwnLetters = script === 'Latn' || script === 'Zyyy';
  return {
    values: {
      editionPath: rest(path),
      editionLanguage: languageLabel(language),
      editionNumber: String(songNo ?? 'N/A'),
      editionName: name,
      editionLang: inOwnLetters ? undefined : textLanguage('', script, []).lang,
    },
    regions: { current: when(isCurrent), link: when(!isCurrent) },
  };
}

/** The stanzas that return in other songs say where: as JSON, for the menu of a verse. */
const markParallels = (html: string, parallels: FilePage['parallels'] = []): string =>
  parallels.reduce(
    (marked, { id, in: places }) =>
      marked.replace(`<p id="${id}"`, (tag) => `${tag} data-parallels="${escapeHtml(JSON.stringify(places))}"`),
    html,
  );

/**
 * The page of a song.
 * @param page as the library has it, or a pack
 * @param text null when it could not be loaded
 * @throws {UserError} when the template has what nothing fills
 */
export function fillSongPage({ template, said }: SongTemplate, page: FilePage, text: string | null): string {
  const { folder, language, song, title, editions, previous, next, facts = [], parallels } = page;
  const codes = editions.map((edition) => edition.language);
  const { lang, dir } = textLanguage(song.language, detectScript(text ?? ''), codes);
  const lines = linesOf(song.name, title);
  const names = lines.map(({ text }) => text);
  const elsewhere = editions.some(({ path, unavailable }) => path !== song.path && !unavailable);
  const script = text === null ? null : scriptPlace(text, lang, codes);
  const body = text === null ? undefined : textBody(text, names, lang);
  const html = body && markParallels(body.html, parallels);
  const values = {
    path: rest(song.path),
    card: rest(cardPath(folder.path)),
    names: names.join(' · '),
    number: String(song.songNo),
    // Whoever looks for a song knows how it begins; the title says where it is from.
    description: (!song.unavailable && opening(text ?? '')) || `${song.name}: ${folder.label}, ${language.label}.`,
    /** `id` of the element before which nothing is painted. */
    first: isLong(text ?? '') ? 'text' : 'end',
    folderPath: rest(folder.path),
    folderLabel: folder.label,
    folderSaid: said.get(folder.label),
    languagePath: rest(language.path),
    languageLabel: language.label,
    languageSaid: said.get(language.label),
    code: song.language,
    from: languageLabel(song.language),
    // What the box of the text is, for a screen reader.
    label: `${song.name}, ${language.label}`,
    corrected: song.corrected ?? '',
    lang,
    dir,
    ...body,
    html,
    // What a page without its text asks for it by.
    s3Path: song.s3Path ?? '',
    fileName: song.fileName,
    folder: song.folder,
    codes: codes.join('/'),
    backPath: rest(homeListPath(song.folder, song.language)),
  };
  const two = editions.length > 1;
  return fill(template, {
    values,
    regions: {
      name: lines.map(({ text, lang }) => ({ values: { name: text, nameLang: lang } })),
      facts: when(facts.length > 0),
      fact: facts.map(({ text, lang, path }, at) => ({
        values: { between: at > 0 ? ' · ' : '', factPath: rest(path), factLang: lang, fact: text },
      })),
      numbered: when(song.songNo !== null),
      unnumbered: when(song.songNo === null),
      translate: when(!song.unavailable && body),
      translateOff: when(song.unavailable),
      translateMissing: when(!song.unavailable && !body),
      editions: when(two),
      noEditions: when(!two),
      edition: editions.map((edition) => editionEntry(edition, edition.path === song.path)),
      scripts: when(script === 'menu'),
      bareScripts: when(script === 'bare'),
      earlier: when(song.state === 'stale'),
      sample: when(song.state === 'sample'),
      corrected: when(song.corrected),
      elsewhere: when(song.unavailable && elsewhere),
      nowhere: when(song.unavailable && !elsewhere),
      text: when(body),
      two: when(two),
      missing: when(!body),
      previous: neighbour(previous),
      next: neighbour(next),
    },
  });
}
