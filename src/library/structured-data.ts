/** What collections and their lists say of themselves to search engines: JSON-LD in the words of schema.org. */
import { editionTag } from './edition-tags.ts';
import { languageScript } from './languages.ts';
import type { CountedFolder, CountedLanguage, FolderPage, LanguagePage, ListedSong } from './pages.ts';

/** A thing of schema.org; which properties a type has is told at https://schema.org/docs/full.html. */
export interface Thing {
  '@type': string;
  [property: string]: string | number | Thing | readonly Thing[] | undefined;
}

export interface StructuredData {
  '@context': 'https://schema.org';
  '@graph': readonly Thing[];
}

/** Up to so many songs are named one by one; a longer list would be in the page twice. */
const MOST_SONGS = 50;

/** The BCP 47 tag of a list, as far as its code tells; undefined where nobody knows. */
function tagOf({ code }: CountedLanguage, { languages }: CountedFolder): string | undefined {
  const codes = languages.map((language) => language.code);
  const lang = editionTag(code, languageScript(code) || 'Latn', codes);
  return lang.startsWith('und') ? undefined : lang;
}

/** The steps above a page, and the page itself. */
const breadcrumbs = (steps: readonly { label: string; path: string }[], site: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: site + path,
  })),
});

const collection = ({ label, own, path }: CountedFolder, site: string): Thing => ({
  '@type': 'Collection',
  '@id': `${site}${path}#collection`,
  name: label,
  alternateName: own?.name,
  url: site + path,
});

const list = (language: CountedLanguage, folder: CountedFolder, site: string): Thing => ({
  '@type': 'Collection',
  '@id': `${site}${language.path}#collection`,
  name: `${folder.label}, ${language.label}`,
  url: site + language.path,
  inLanguage: tagOf(language, folder),
  collectionSize: language.count,
});

const work = ({ name, title, path }: ListedSong, site: string): Thing => ({
  '@type': 'CreativeWork',
  name,
  alternateName: title?.text,
  url: site + path,
});

const graph = (...things: readonly Thing[]): StructuredData => ({ '@context': 'https://schema.org', '@graph': things });

/**
 * A collection with its lists as parts.
 * @param site origin, no slash at its end
 */
export function folderData({ folder, songs }: FolderPage, home: string, site: string): StructuredData {
  const steps = [{ label: home, path: '/' }, folder];
  const parts = folder.languages.map((language) => list(language, folder, site));
  return graph(breadcrumbs(steps, site), { ...collection(folder, site), collectionSize: songs, hasPart: parts });
}

/**
 * A list with the parts of its book, or else with its songs if they are few.
 * @param site origin, no slash at its end
 */
export function languageData({ folder, language, sections }: LanguagePage, home: string, site: string): StructuredData {
  const steps = [{ label: home, path: '/' }, folder, language];
  const parts = sections.flatMap(({ part, songs }): Thing[] =>
    part
      ? [
          {
            '@type': 'Collection',
            name: part.label,
            url: `${site}${language.path}#${part.id}`,
            collectionSize: songs.length,
          },
        ]
      : [],
  );
  const songs = sections.flatMap((section) => section.songs).filter(({ unavailable }) => !unavailable);
  const named =
    parts.length > 0 ? parts : songs.length <= MOST_SONGS ? songs.map((song) => work(song, site)) : undefined;
  return graph(breadcrumbs(steps, site), {
    ...list(language, folder, site),
    isPartOf: collection(folder, site),
    hasPart: named,
  });
}
