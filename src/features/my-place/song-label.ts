import { languageLabel } from '#core/library/languages.ts';
import { namesOfPath } from './song.ts';

/** The label of the language of a song's page: `/file/Puranas/TAM/…` → `Tamil`. */
export const labelOf = (path: string): string => languageLabel(namesOfPath(path).language);
