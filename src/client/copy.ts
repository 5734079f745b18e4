/** Copies what is selected of the text, or else all of it, with its name, number and address. */

/** A text as others can use it: no spaces at line ends, no more than one empty line together. */
export function cleanText(text: string): string {
  return text
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

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
    const text = box.querySelector('[data-text]');
    const selection = getSelection();
    const selected = selection && box.contains(selection.anchorNode) ? selection.toString() : '';
    const title = document.querySelector('h1')?.textContent ?? '';
    const number = document.querySelector('h1 + .badge')?.textContent ?? '';
    const words = cleanText(selected.trim() ? selected : (text?.textContent ?? ''));
    try {
      await navigator.clipboard.writeText(`${words}\n\n${title} (${number})\n${location.origin}${location.pathname}`);
      say('Copied');
    } catch {
      say('Copying failed'); // no permission, or a page without TLS
    }
    setTimeout(say, SAID, 'Copy', '');
  });
}

/** A tap on a verse's number copies the link to it; the number leads there anyway. */
export function copyVerseLinks(box: HTMLElement): void {
  const status = document.querySelector('[data-copied]');
  box.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#v"]') : null;
    if (!link) return;
    navigator.clipboard?.writeText(link.href).then(
      () => {
        if (status) status.textContent = 'The link to this verse is copied.';
      },
      () => {}, // the address bar holds it all the same
    );
  });
}
