/** Words leave the page: into the clipboard, or by the device's own sheet for sharing. */
import type { Outcome } from '#ui/action.ts';
import type { MessageId } from '#words/messages.ts';

/** @returns `done`, or why not and what to do */
export async function copyText(words: string, done: MessageId): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(words);
    return { id: done };
  } catch {
    return { id: 'more.copying-failed' };
  }
}

export const canShare = (): boolean => typeof navigator.share === 'function';

/** Where the device refuses, the words are copied instead. @param words what to copy: text and link in one */
export async function shareText(data: ShareData, words: string): Promise<Outcome> {
  try {
    await navigator.share(data);
    return null;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null; // the reader thought better of it
    return copyText(words, 'more.sharing-failed');
  }
}
