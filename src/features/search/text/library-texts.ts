/** The loaded catalogue, as the search inside texts needs it. */
import { rowNames } from '#core/library/catalogue.ts';
import { wantedLanguage } from '#core/library/languages.ts';
import { catalogueDigest } from '#core/text-index/catalogue-digest.ts';
import type { SearchLibrary } from '../catalogue-loader.ts';
import { textsOfCatalogue } from './catalogue-texts.ts';
import type { TextsOfLibrary } from './library.ts';

export function libraryTexts(library: Pick<SearchLibrary, 'rows' | 'folders' | 'pathOf'>): TextsOfLibrary {
  const { rows, folders } = library;
  const texts = textsOfCatalogue(rows, folders);
  const at = (place: number) => {
    const row = rows[texts.row[place] as number];
    const folder = folders[row?.folder ?? -1];
    const language = folder?.languages[texts.language[place] as number];
    return { row, folder, language };
  };
  return {
    texts,
    catalogue: catalogueDigest({ folders }),
    pathOf(place) {
      const { row, language } = at(place);
      return row && language ? library.pathOf(row, language.code) : '';
    },
    nameOf(place) {
      const { folder, language } = at(place);
      return { folder: folder?.name ?? '', language: language?.code ?? '' };
    },
    labelsOf(place) {
      const { row, folder, language } = at(place);
      const [song = ''] = row && language ? rowNames(row, texts.language[place] as number, language.code) : [];
      return { song, folder: folder?.label ?? '', language: language?.label ?? '' };
    },
    wanted(places, preference) {
      const languages = places.map((place) => at(place).language).filter((one) => one !== undefined);
      const code = wantedLanguage(languages, preference);
      return places.find((place) => at(place).language?.code === code) ?? (places[0] as number);
    },
  };
}
