import type { TranslationType } from './translation.ts';

/** Asked of the island `translate`: the song in another language, or the meaning of some of its words, and of how many verses these are. */
export type TranslateRequest = { type: TranslationType } | { meaningOf: string; verses: number };
