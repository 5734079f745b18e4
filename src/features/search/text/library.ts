/** What the search inside texts knows of the library. */
import type { LanguagePreference } from '#core/library/languages.ts';
import type { CatalogueTexts } from './catalogue-texts.ts';

/** Texts as the search needs them. */
export interface TextsOfLibrary {
  readonly texts: CatalogueTexts;
  /** {@link catalogueDigest} of the catalogue that they are from. */
  readonly catalogue: string;
  /** The page of a text. */
  pathOf(place: number): string;
  /** Name of its folder, code of its language. */
  nameOf(place: number): TextLimits;
  /** Name of the song, and labels of its folder and its language. */
  labelsOf(place: number): { song: string; folder: string; language: string };
  /** Of editions of one song: the place of the one that the reader wants. */
  wanted(places: readonly number[], preference: LanguagePreference): number;
}

/** Name of a folder, code of a language; '' for all. */
export interface TextLimits {
  readonly folder: string;
  readonly language: string;
}

/** The index inside texts is of another library than the catalogue that was read: it is to be read again. */
export class CatalogueChangedError extends Error {
  override name = 'CatalogueChangedError';
  constructor() {
    super('The index inside texts is of another catalogue.\n  Load the catalogue again.');
  }
}
