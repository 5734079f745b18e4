/** Copies what is selected of the text, or else all that is on show, with where it is from. */

import { passageOnShow } from './passage.ts';
import { quote } from './quote.ts';

/** Milliseconds that the button says what it did. */
const SAID = 2500;

export function copyText(box: HTMLElement): void {
  const button = document.querySelector('[data-copy]');
  const status = document.querySelector('[data-copied]');
  const say = (words: string, aloud = words) => {
    if (button) button.textContent = words;
    if (status) status.textContent = aloud;
  };
  button?.parentElement?.removeAttribute('hidden');
  // A press on the button must not take the selection away.
  button?.addEventListener('pointerdown', (event) => event.preventDefault());
  button?.addEventListener('click', async () => {
    const { stanzas, source } = passageOnShow(box);
    try {
      await navigator.clipboard.writeText(quote(stanzas, source));
      say('Copied');
    } catch {
      say('Copying failed'); // no permission, or a page without TLS
    }
    setTimeout(say, SAID, 'Copy', '');
  });
}
