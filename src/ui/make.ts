/** Elements, made without HTML: Trusted Types allow none. */

type Content = Node | string | null | undefined | false;

/** Attributes by their names; `true` is an attribute without a value, `false` and `undefined` none at all. */
export type Attributes = Readonly<Record<string, string | boolean | undefined>>;

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...content: readonly Content[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, '');
    else if (typeof value === 'string') element.setAttribute(name, value);
  }
  element.append(...content.filter((each) => each !== null && each !== undefined && each !== false));
  return element;
}

/** A button that does something; `key` finds it again when its part of the page is drawn anew. */
export function button(words: Content, key: string, press: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const element = make('button', { type: 'button', class: 'plain', 'data-key': key, ...attributes }, words);
  element.addEventListener('click', press);
  return element;
}

/** Says one thing to the eye and another to a screen reader: `×`, “Remove Kappu”. */
export const sign = (shown: string, said: string): DocumentFragment => {
  const both = document.createDocumentFragment();
  both.append(make('span', { 'aria-hidden': 'true' }, shown), make('span', { class: 'visually-hidden' }, said));
  return both;
};

/**
 * Fills an element anew and leaves the focus where it was, or puts it on the element with the key that is asked for.
 * @param focus a `data-key`
 */
export function redraw(root: Element, content: readonly Content[], focus?: string): void {
  const active = document.activeElement;
  const held = root.contains(active) ? active?.getAttribute('data-key') : null;
  const typed = [...root.querySelectorAll<HTMLInputElement>('input[data-key]')].map(
    ({ dataset, value }) => [dataset['key'] ?? '', value] as const,
  );
  root.replaceChildren(...content.filter((each) => each !== null && each !== undefined && each !== false));
  const find = (key: string) => root.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  // Another tab may change something while the reader types here.
  for (const [key, value] of typed) {
    const field = find(key);
    if (field instanceof HTMLInputElement) field.value = value;
  }
  const key = focus ?? held;
  if (key) find(key)?.focus({ preventScroll: focus === undefined });
}
