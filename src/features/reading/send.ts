/** Words leave the page: into the clipboard, or by the device's own sheet for sharing. What came of it is told in words. */

/** @returns `done`, or why not and what to do */
export async function copyWords(words: string, done: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(words);
    return done;
  } catch {
    return 'Copying failed: this browser does not allow it. Select the words and copy them yourself.';
  }
}

export const canShare = (): boolean => typeof navigator.share === 'function';

/** Where the device refuses, the words are copied instead. @param words what to copy: text and link in one */
export async function shareWords(data: ShareData, words: string): Promise<string> {
  try {
    await navigator.share(data);
    return '';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return ''; // the reader thought better of it
    return copyWords(words, 'This device could not share it, so it is copied instead.');
  }
}
