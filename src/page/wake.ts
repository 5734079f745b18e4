/**
 * Wakes the islands of a page, the same way for all of them.
 *
 * An island is an element with `data-live="name"`. Its code and React's are fetched ahead at the first sign that the reader
 * is going to do more than read, and it comes to life when it is reached for: a press, a field, a menu that opens, or another
 * script that asks (`ui/ask.ts`). The press that wakes it shows at once that it was taken (`data-intent="loading"`), says so in
 * words after 400 ms, and is done again when the island lives. Where the code cannot be had, one sentence says so beside one
 * button that tries again; then the press is done.
 *
 * The words and the button stand in every page (`layouts/Page.astro`): this module only shows and hides them.
 */
import type { mount } from '#ui/mount.tsx';

type Load = () => Promise<{ default: Parameters<typeof mount>[1] }>;

/** One of the small islands of a text. */
const ofText = (name: keyof typeof import('./reading-islands.ts')) => () =>
  import('./reading-islands.ts').then((islands) => ({ default: islands[name] }));

const ofEditions = (name: keyof typeof import('./edition-islands.ts')) => () =>
  import('./edition-islands.ts').then((islands) => ({ default: islands[name] }));

/** The code of each island. */
const ISLANDS = {
  'add-to-list': ofText('addToList'),
  'list-nav': () => import('#features/lists/ListNav.island.tsx'),
  command: () => import('#features/command/Command.island.tsx'),
  home: () => import('#features/home/Home.island.tsx'),
  keys: () => import('#features/keys/Keys.island.tsx'),
  look: ofText('look'),
  meaning: ofText('meaning'),
  print: ofText('print'),
  'print-playlist': () => import('#features/print/PrintPlaylist.island.tsx'),
  'text-tools': ofText('textTools'),
  'missing-text': () => import('#features/reading/MissingText.island.tsx'),
  'my-place': () => import('#features/my-place/MyPlace.island.tsx'),
  privacy: () => import('#features/privacy/StoredThings.island.tsx'),
  script: ofEditions('script'),
  'shared-list': () => import('#features/lists/SharedList.island.tsx'),
  'side-by-side': ofEditions('sideBySide'),
  support: () => import('#features/support/Support.island.tsx'),
  translate: () => import('#features/translate/Translate.island.tsx'),
  'verse-menu': ofText('verseMenu'),
} satisfies Readonly<Record<string, () => Promise<unknown>>>;

export type IslandName = keyof typeof ISLANDS;

const load = (name: string) =>
  Promise.all([import('#ui/mount.tsx'), (ISLANDS as unknown as Readonly<Record<string, Load>>)[name]?.()]);

/** Milliseconds without an answer after which words say that the press was taken. */
const WORDS_AFTER = 400;

const words = document.querySelector<HTMLElement>('[data-wait]');
/** Says that code could not be had, and has the button that tries again. */
export const alert = document.querySelector<HTMLElement>('[data-failed]');

/** What brings a part to life before it is pressed: then its code is on the way while the finger is. */
const REACH = ['pointerdown', 'focusin', 'keydown', 'input', 'toggle', 'intent'];

/** What needs no island. */
const ITSELF = 'a:not([data-held]), [data-static]';

/** What is waited for. */
const HELD = ['click', 'input', 'intent'];

/** Islands whose code could not be had, to be tried again by the button. */
const failed = new Set<() => void>();

function prepare(root: HTMLElement): void {
  const { live = '', props = '{}' } = root.dataset;
  /** What is to be done once it lives: the last press, and the last request of a script. */
  const held = new Map<string, () => void>();
  /** Where the reader was when they pressed, and what they pressed. */
  let was: Element | null = null;
  let busy: Element | null = null;
  let started = false;

  const wake = (): void => {
    if (started) return;
    started = true;
    const timer = setTimeout(() => words?.toggleAttribute('hidden', held.size === 0), WORDS_AFTER);
    load(live)
      .then(([{ mount }, island]) => island && mount(root, island.default, JSON.parse(props)))
      .then(
        () => {
          root.dataset['intent'] = 'ready';
          for (const type of HELD) root.removeEventListener(type, hold, true);
          for (const type of REACH) root.removeEventListener(type, reach, true);
          // The log has counted these presses already.
          root.dataset['again'] = '';
          for (const repeat of held.values()) repeat();
          delete root.dataset['again'];
        },
        () => {
          started = false;
          if (held.size === 0) return delete root.dataset['intent']; // nobody waits for it
          const form = busy?.closest<HTMLFormElement>('form[method="post"]');
          if (form) return form.reportValidity() && form.submit(); // the browser sends it by itself
          root.dataset['intent'] = 'failed';
          failed.add(() => {
            const back = was === document.body ? busy : was;
            if (back instanceof HTMLElement) back.focus();
            press();
          });
          return alert?.toggleAttribute('hidden', false);
        },
      )
      .finally(() => {
        clearTimeout(timer);
        busy?.removeAttribute('aria-busy');
        words?.toggleAttribute('hidden', true);
      });
  };

  /** Links, and what works by itself, are reached for without the island; keys on them may be its own. */
  const reach = ({ type, target }: Event): void => {
    if (type !== 'keydown' && target instanceof Element && target.closest(ITSELF)) return;
    wake();
  };

  /** A press that is waited for. */
  const press = (): void => {
    root.dataset['intent'] = 'loading';
    busy?.setAttribute('aria-busy', 'true');
    wake();
  };

  const hold = (event: Event): void => {
    const { target } = event;
    busy?.removeAttribute('aria-busy');
    if (event instanceof CustomEvent) {
      const { detail } = event;
      busy = detail?.link ?? null;
      if (detail !== null) held.set('intent', () => root.dispatchEvent(new CustomEvent('intent', { detail })));
    } else if (event.type === 'input') {
      held.set('input', () => {}); // the letters are in the field
      busy = target as Element;
    } else {
      const pressed = target instanceof Element && target.closest<HTMLElement>('button, summary, [data-held]');
      if (!pressed || target.closest(ITSELF)) return;
      busy = pressed;
      // A menu opens by itself, and is filled when the island lives.
      if (pressed.localName === 'summary') held.set('click', () => {});
      else {
        event.preventDefault();
        held.set('click', () => pressed.click());
      }
    }
    if (held.size === 0) return;
    was = document.activeElement;
    press();
  };

  for (const type of HELD) root.addEventListener(type, hold, true);
  for (const type of REACH) root.addEventListener(type, reach, { capture: true, passive: true });
  // The reader was here before this script.
  if (root.contains(document.activeElement)) wake();
}

export function wakeIslands(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-live]')) prepare(root);
  alert?.querySelector('button')?.addEventListener('click', () => {
    alert.toggleAttribute('hidden', true);
    for (const again of [...failed]) again();
    failed.clear();
  });
}

interface Line {
  saveData?: boolean;
}

/** Fetches the code of islands of the page, so that the press that wakes one finds it there; never where data is dear. */
export function fetchIslands(which: string): void {
  if ((navigator as { connection?: Line }).connection?.saveData) return;
  for (const { dataset } of document.querySelectorAll<HTMLElement>(which)) load(dataset['live'] ?? '').catch(() => {});
}
