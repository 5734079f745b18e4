/** Answers questions inside texts in the search worker, one at a time: a newer one stops the one before. */
import { detectScript } from '#library/languages.ts';
import type { SearchLibrary } from '../catalogue-loader.ts';
import { CatalogueChangedError } from './catalogue-changed.ts';
import type { TextHit } from './hits.ts';
import type { TextsOfLibrary } from './library.ts';
import { libraryTexts } from './library-texts.ts';
import type { OpenIndex } from './lookup.ts';
import type { ShownVerse, TextReply, TextRequest } from './messages.ts';
import { networkSource } from './network-source.ts';
import { openIndex } from './open-index.ts';
import { shownLine } from './shown-verse.ts';
import { readAhead, searchTexts } from './text-search.ts';
import { verseLink } from './verse-link.ts';

/** Milliseconds after which a question is no longer one of many letters: longer than a quick thumb takes from one to the next. */
const PAUSE = 100;

export interface TextSearch {
  texts(request: Extract<TextRequest, { type: 'texts' }>): Promise<void>;
  stop(): void;
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

  const shown = ({ place, id, name, stanza, found }: TextHit): ShownVerse => ({
    path: verseLink(texts?.pathOf(place) ?? '', id, stanza, found.ranges),
    ...(texts?.labelsOf(place) ?? { song: '', folder: '', language: '' }),
    name,
    ...shownLine({ stanza, found }),
  });

  return {
    stop: () => running.abort(),
    async texts({ id, q, wish, limits, pages, isTyping }) {
      running.abort();
      const own = new AbortController();
      running = own;
      isOffline = false;
      try {
        texts ??= libraryTexts(library);
        index ??= await openIndex(texts, source);
        own.signal.throwIfAborted();
        const question = { typed: q, wish: { ...wish, script: detectScript(q) }, limits, pages };
        if (isTyping) {
          // What fails here is asked for once more below.
          void readAhead(index, texts, question, source, own.signal).catch(() => undefined);
          await new Promise((resolve) => setTimeout(resolve, PAUSE));
          own.signal.throwIfAborted();
        }
        for await (const step of searchTexts(index, texts, question, source, own.signal)) {
          if (own.signal.aborted) return;
          const { hits, more, frequent, settled } = step;
          reply({ type: 'texts', id, hits: hits.map(shown), more, frequent, isOffline, settled });
        }
      } catch (error) {
        if (own.signal.aborted) return;
        if (error instanceof CatalogueChangedError) throw error;
        reply({ type: 'texts-failed', id, isOffline: isOffline || navigator.onLine === false });
      }
    },
  };
}
