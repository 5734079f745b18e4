/** Offers the meaning of selected words: a button near them, until the reader scrolls or presses elsewhere (SPEC section 2). */

/** Milliseconds without a change after which a selection is done. */
const SETTLED = 200;
/** Characters of a selection whose lines are measured. */
const MOST_MEASURED = 4000;
/** Pixels kept free around the button. */
const GAP = 8;

/** Where a thing of this size goes: under the words, above them where there is no room, never out of the window. */
export function placeNear(
  words: { left: number; top: number; bottom: number },
  size: { width: number; height: number },
  view: { width: number; height: number },
): { left: number; top: number } {
  const below = words.bottom + GAP;
  const top = below + size.height + GAP <= view.height ? below : words.top - GAP - size.height;
  const clamp = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP));
  return { left: clamp(words.left, view.width - size.width), top: clamp(top, view.height - size.height) };
}

export function offerMeaning(box: HTMLElement): void {
  const text = box.querySelector('[data-text]');
  const button = document.querySelector<HTMLElement>('[data-meaning]');
  const island = document.querySelector('[data-bar] [data-live]');

  if (!text || !button || !island) return;

  let words = '';
  let pressed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(timer);
    button.hidden = true;
  };
  const show = () => {
    const selection = getSelection();
    if (pressed || !selection?.rangeCount || !box.contains(selection.anchorNode)) return;
    const range = selection.getRangeAt(0);
    words = selection.toString().trim();
    // Of a whole book the lines are too many to ask for; its button stands at the edge of the box.
    const rects = words.length > MOST_MEASURED ? [box.getBoundingClientRect()] : [...range.getClientRects()];
    const wide = rects.filter(({ width }) => width > 0);
    const first = wide[0];
    const last = wide.at(-1);
    if (words === '' || !first || !last) return;
    button.hidden = false;
    const edges = box.getBoundingClientRect();
    const { left, top } = placeNear(
      { left: last.left, top: Math.max(first.top, edges.top), bottom: Math.min(last.bottom, edges.bottom) },
      { width: button.offsetWidth, height: button.offsetHeight },
      { width: document.documentElement.clientWidth, height: innerHeight },
    );
    button.style.translate = `${left}px ${top}px`;
    island.dispatchEvent(new CustomEvent('intent')); // the code is on its way while the hand is
  };
  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(show, SETTLED);
  };

  document.addEventListener('selectionchange', () => {
    if (getSelection()?.isCollapsed) hide();
    else settle();
  });
  // A selection may itself scroll, or have verses laid out for the first time: one that is not settled yet still will be.
  const hideShown = () => {
    button.hidden = true;
  };
  addEventListener('scroll', hideShown, { capture: true, passive: true });
  document.addEventListener('pointerdown', (event) => {
    if (event.target === button) return;
    pressed = event.pointerType === 'mouse';
    hide();
  });
  document.addEventListener('pointerup', (event) => {
    pressed = false;
    if (event.target !== button && getSelection()?.isCollapsed === false) settle();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  // By keyboard: all of the text, and from there Shift with the arrows.
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'a' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    getSelection()?.selectAllChildren(text);
  });
  button.addEventListener('pointerdown', (event) => event.preventDefault());
  button.addEventListener('click', () => {
    hide();
    island.dispatchEvent(new CustomEvent('intent', { detail: words }));
  });
}
