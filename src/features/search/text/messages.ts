/** The messages between the search worker and whoever asks for verses. */
import type { StanzaName } from '#core/text/verse-names.ts';
import type { ReaderPreference } from '../messages.ts';
import type { TextLimits } from './library.ts';

/** A verse, ready to be shown. */
export interface ShownVerse {
  /** The page at that verse, with the words marked (a text fragment). */
  path: string;
  /** Name of the song, and labels of its folder and language. */
  song: string;
  folder: string;
  language: string;
  /** What the stanza is called: its verse, or its place in the text and of how many (0 where the page was not read to its end). */
  name: StanzaName;
  /** The line of the stanza that holds the words, and what to mark in it: `[start, end)` in UTF-16 units. */
  line: string;
  marks: readonly (readonly [number, number])[];
}

export interface TextQuestionAsked {
  q: string;
  preference: ReaderPreference;
  limits: TextLimits;
  /** Songs to look into, when more are wanted than at first; 0 for as many as it takes. */
  pages: number;
  /** The next letter may come in a moment. */
  isTyping: boolean;
}

export type TextRequest =
  | ({ type: 'texts'; id: number } & TextQuestionAsked)
  /** Nobody waits for an answer any more. */
  | { type: 'stop-texts' };

export type TextReply =
  | {
      type: 'texts';
      id: number;
      hits: ShownVerse[];
      /** Songs that may hold it too, and were not looked into. */
      more: number;
      /** What was typed is in too many verses, where that is why nothing is found. */
      isFrequent: boolean;
      /** The hits are lines whose words begin with the letters that were typed. */
      isByFirstLetters: boolean;
      /** There is no connection: only what the device has kept was searched. */
      isOffline: boolean;
      /** Songs that it has kept and that could not be looked into. */
      unread: number;
      settled: boolean;
    }
  /** The index cannot be loaded, or not be read. */
  | { type: 'texts-failed'; id: number; isOffline: boolean };

export const isTextReply = (data: { type: string }): data is TextReply =>
  data.type === 'texts' || data.type === 'texts-failed';
