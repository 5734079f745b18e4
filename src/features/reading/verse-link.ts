/** A press on a verse's number: the address bar leads to the verse, its link is copied, and a menu opens beside it. */

/** Opens the menu; its code comes when it is needed. */
export type OpenMenu = (verse: HTMLElement, link: HTMLElement, said: string) => void;

/** Puts the verse into the address and marks it as one that a link led to, and leaves the text where it is under the hand. */
function follow(link: HTMLAnchorElement, verse: HTMLElement, box: HTMLElement): void {
  // A link that is followed scrolls; nobody need be led to a verse that they have before them.
  history.replaceState(history.state, '', link.hash);
  unmark(box);
  box.dataset['pressed'] = '';
  verse.dataset['pressed'] = '';
}

/** The mark goes where another link leads. */
function unmark(box: HTMLElement): void {
  delete box.dataset['pressed'];
  for (const verse of box.querySelectorAll<HTMLElement>('[data-pressed]')) delete verse.dataset['pressed'];
}

export function watchVerseLinks(box: HTMLElement, open: OpenMenu): void {
  const status = document.querySelector('[data-copied]');
  addEventListener('hashchange', () => unmark(box));
  box.addEventListener('click', async (event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#v"]') : null;
    const verse = link?.closest('p');
    if (!link || !verse || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const copying = navigator.clipboard?.writeText(link.href) ?? Promise.reject(new Error('No clipboard'));
    follow(link, verse, box);
    const copied = await copying.then(
      () => true,
      () => false,
    );
    if (copied && status) {
      status.className = 'visually-hidden'; // the menu shows it
      status.textContent = 'The link to this verse is copied.';
    }
    open(verse, link, copied ? 'Link copied' : 'The address bar holds the link');
  });
}
