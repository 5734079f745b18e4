/** Answers questions inside texts in the search worker, one at a time: a newer one stops the one before. */
import { detectScript } from '#core/library/languages.ts';
import { PACKS_CACHE } from '#schemas/storage-keys.ts';
import type { SearchLibrary } from '../catalogue-loader.ts';
import type { TextHit } from './hits.ts';
import { CatalogueChangedError, type TextsOfLibrary } from './library.ts';
import { libraryTexts } from './library-texts.ts';
import type { OpenIndex } from './lookup.ts';
import type { ShownVerse, TextReply, TextRequest } from './messages.ts';
import { networkSource } from './network-source.ts';
import { openIndex } from './open-index.ts';
import { shownLine } from './shown-verse.ts';
import { readAhead, searchTexts, type TextQuestion, type TextStep } from './text-search.ts';
import { verseLink } from './verse-link.ts';

/** Milliseconds after which a question is no longer one of many letters: longer than a quick thumb takes from one to the next. */
const PAUSE = 100;
/** Milliseconds after which a site that says nothing is not waited for where the device has an answer. The site's own comes after it. */
const PATIENCE = 5000;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));

export interface TextSearch {
  texts(request: TextsRequest): Promise<void>;
  stop(): void;
}

/** Whether only what is kept was looked into, and how many kept songs could not be. */
type KeptOrNot = Pick<Extract<TextReply, { type: 'texts' }>, 'isOffline' | 'unread'>;

type TextsRequest = Extract<TextRequest, { type: 'texts' }>;

const shown = (texts: TextsOfLibrary, { place, id, name, stanza, found }: TextHit): ShownVerse => ({
  path: verseLink(texts.pathOf(place), id, stanza, found.ranges),
  ...texts.labelsOf(place),
  name,
  ...shownLine({ stanza, found }),
});

/** Who has kept nothing does not fetch what reads it. */
async function keptSearch() {
  if (typeof caches === 'undefined' || !(await caches.has(PACKS_CACHE))) return null;
  const { openKept } = await import('./kept-search.browser.ts');
  return openKept();
}

/**
 * @param reply sends an answer: early verses first, then all of them
 * @throws {CatalogueChangedError} from `texts`, when the catalogue is to be loaded again
 */
export function createTextSearch(library: SearchLibrary, reply: (message: TextReply) => void): TextSearch {
  let running = new AbortController();
  let isOffline = false;
  const source = networkSource(() => {
    isOffline = true;
  });
  let texts: TextsOfLibrary | undefined;
  let index: OpenIndex | undefined;

  const answer = (id: number, texts: TextsOfLibrary, { hits, ...step }: TextStep, of: KeptOrNot): void =>
    reply({ type: 'texts', id, hits: hits.map((hit) => shown(texts, hit)), ...step, ...of });

  /** @returns whether this device keeps anything to look into */
  async function fromDevice(id: number, question: TextQuestion, signal: AbortSignal): Promise<boolean> {
    const kept = await keptSearch();
    if (!kept) return false;
    for await (const step of searchTexts(kept.index, kept.texts, question, kept.source, signal)) {
      if (signal.aborted) break;
      answer(id, kept.texts, step, { isOffline: true, unread: kept.unread });
    }
    return true;
  }

  async function* fromSite(question: TextQuestion, isTyping: boolean, signal: AbortSignal) {
    texts ??= libraryTexts(library);
    index ??= await openIndex(texts, source);
    signal.throwIfAborted();
    if (isTyping) {
      // What fails here is asked for once more below.
      void readAhead(index, texts, question, source, signal).catch(() => undefined);
      await pause();
      signal.throwIfAborted();
    }
    for await (const step of searchTexts(index, texts, question, source, signal)) yield { texts, step };
  }

  return {
    stop: () => running.abort(),
    async texts({ id, q, preference, limits, pages, isTyping }) {
      running.abort();
      const own = new AbortController();
      running = own;
      isOffline = false;
      const question = { typed: q, preference: { ...preference, script: detectScript(q) }, limits, pages };
      const early = new AbortController();
      const timer = setTimeout(() => {
        void fromDevice(id, question, AbortSignal.any([own.signal, early.signal])).catch(() => undefined);
      }, PATIENCE);
      try {
        if (navigator.onLine === false && (await fromDevice(id, question, own.signal))) return;
        for await (const { texts, step } of fromSite(question, isTyping, own.signal)) {
          if (own.signal.aborted) return;
          // What the browser happens to have is less than what the reader has kept.
          if (isOffline && (await fromDevice(id, question, own.signal))) return;
          clearTimeout(timer);
          early.abort();
          answer(id, texts, step, { isOffline, unread: 0 });
        }
      } catch (error) {
        early.abort();
        if (own.signal.aborted) return;
        const isElsewhere = error instanceof CatalogueChangedError;
        if (isElsewhere && !isOffline) throw error;
        if (await fromDevice(id, question, own.signal).catch(() => own.signal.aborted)) return;
        if (isElsewhere) throw error;
        reply({ type: 'texts-failed', id, isOffline: isOffline || navigator.onLine === false });
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
