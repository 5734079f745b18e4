/** The search inside texts, whose code comes with the first question to it: names are found without it. */
import type { SearchLibrary } from '../catalogue-loader.ts';
import type { InTextReply, InTextRequest } from './in-text.ts';
import type { TextReply } from './messages.ts';
import type { TextSearch } from './worker-search.browser.ts';

/** @param reply sends an answer: early verses first, then all of them */
export function lateTextSearch(library: SearchLibrary, reply: (message: TextReply) => void): TextSearch {
  let loading: Promise<TextSearch> | undefined;
  return {
    async texts(request) {
      loading ??= import('./in-worker.ts').then(({ createTextSearch }) => createTextSearch(library, reply));
      const search = await loading.catch((error: unknown) => {
        loading = undefined; // the next question tries again
        throw error;
      });
      await search.texts(request);
    },
    stop: () => void loading?.then((search) => search.stop()),
  };
}

/** Finds words in the verses that a page shows. */
export async function lateFindInText(request: InTextRequest, reply: (message: InTextReply) => void): Promise<void> {
  try {
    const { findInText } = await import('./in-worker.ts');
    await findInText(request, reply);
  } catch {
    reply({ type: 'texts-in', id: request.id, ranges: null });
  }
}
