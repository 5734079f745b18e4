/** What collections and their lists say of themselves to search engines: JSON-LD in the words of schema.org, held to them by types. */
import type { BreadcrumbListLeaf, CollectionLeaf, CreativeWorkLeaf, ListItemLeaf } from 'schema-dts';
import { languageScript, textLanguage } from './languages.ts';
import type { CountedFolder, CountedLanguage, FolderPage, LanguagePage, ListedSong } from './pages.ts';

/** What schema.org has no such property for, and a value that a property cannot take, the compiler refuses. */
export interface StructuredData {
  '@context': 'https://schema.org';
  '@graph': readonly [BreadcrumbListLeaf, CollectionLeaf];
}

/** Up to so many songs are named one by one; a longer list would be in the page twice. */
const MOST_SONGS = 50;

/** The BCP 47 tag of a list, as far as its code tells; undefined where nobody knows. */
function tagOf({ code }: CountedLanguage, { languages }: CountedFolder): string | undefined {
  const codes = languages.map((language) => language.code);
  const { lang } = textLanguage(code, languageScript(code) || 'Latn', codes);
  return lang.startsWith('und') ? undefined : lang;
}

/** The steps above a page, and the page itself. */
const breadcrumbs = (steps: readonly { label: string; path: string }[], site: string): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(
    ({ label, path }, at): ListItemLeaf => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: site + path,
    }),
  ),
});

const collection = ({ label, own, path }: CountedFolder, site: string): CollectionLeaf => ({
  '@type': 'Collection',
  '@id': `${site}${path}#collection`,
  name: label,
  ...(own && { alternateName: own.name }),
  url: site + path,
});

function list(language: CountedLanguage, folder: CountedFolder, site: string): CollectionLeaf {
  const tag = tagOf(language, folder);
  return {
    '@type': 'Collection',
    '@id': `${site}${language.path}#collection`,
    name: `${folder.label}, ${language.label}`,
    url: site + language.path,
    ...(tag && { inLanguage: tag }),
    collectionSize: language.count,
  };
}

const work = ({ name, title, path }: ListedSong, site: string): CreativeWorkLeaf => ({
  '@type': 'CreativeWork',
  name,
  ...(title && { alternateName: title.text }),
  url: site + path,
});

const graph = (crumbs: BreadcrumbListLeaf, songs: CollectionLeaf): StructuredData => ({
  '@context': 'https://schema.org',
  '@graph': [crumbs, songs],
});

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
  const parts = sections.flatMap(({ part, songs }): CollectionLeaf[] => {
    if (!part) return [];
    const url = `${site}${language.path}#${part.id}`;
    return [{ '@type': 'Collection', name: part.label, url, collectionSize: songs.length }];
  });
  const songs = sections.flatMap((section) => section.songs).filter(({ unavailable }) => !unavailable);
  const named =
    parts.length > 0 ? parts : songs.length <= MOST_SONGS ? songs.map((song) => work(song, site)) : undefined;
  return graph(breadcrumbs(steps, site), {
    ...list(language, folder, site),
    isPartOf: collection(folder, site),
    ...(named && { hasPart: named }),
  });
}
