/**
 * Wakes the islands of a page, the same way for all of them.
 *
 * An island is an element with `data-live="name"`. Its code and React are prefetched at the first sign that the reader is
 * going to do more than read. The island is hydrated when the reader uses it (a press, a focused field, a menu that opens), or
 * when another script asks for it (`ui/ask.ts`). A press that comes before that is queued: the page shows at once that it waits
 * (`data-intent="loading"`), after 400 ms also in words, and the press is repeated on the hydrated island. If the code cannot
 * be fetched, the page says so and shows a button that tries again.
 *
 * The words and the button stand in every page (`layouts/Page.astro`): this module only shows and hides them.
 */
import type { IslandName } from '#ui/island-name.ts';
import type { mount } from '#ui/mount.tsx';

type Island = Parameters<typeof mount>[1];
/** A file of code: one island, or several by their names. */
type Load = () => Promise<Readonly<Record<string, Island>>>;

const ofText = () => import('./reading-islands.ts');
const ofEditions = () => import('./edition-islands.ts');

/** The code of each island. */
const ISLANDS = {
  'add-to-list': ofText,
  'list-nav': () => import('#features/lists/ListNav.island.tsx'),
  command: () => import('#features/command/Command.island.tsx'),
  home: () => import('#features/home/Home.island.tsx'),
  keep: () => import('#features/offline/Keep.island.tsx'),
  keys: () => import('#features/keys/Keys.island.tsx'),
  look: ofText,
  meaning: ofText,
  print: () => import('#features/print/PrintSong.island.tsx'),
  'print-playlist': () => import('#features/print/PrintPlaylist.island.tsx'),
  'text-tools': ofText,
  'missing-text': () => import('#features/reading/MissingText.island.tsx'),
  'my-place': () => import('#features/my-place/MyPlace.island.tsx'),
  privacy: () => import('#features/privacy/StoredThings.island.tsx'),
  script: ofEditions,
  'shared-list': () => import('#features/lists/SharedList.island.tsx'),
  'side-by-side': ofEditions,
  support: () => import('#features/support/Support.island.tsx'),
  translate: () => import('#features/translate/Translate.island.tsx'),
  'verse-menu': ofText,
} satisfies Readonly<Record<IslandName, () => Promise<unknown>>>;

const load = (name: string) =>
  Promise.all([import('#ui/mount.tsx'), (ISLANDS as unknown as Readonly<Record<string, Load>>)[name]?.()]);

/** Milliseconds after which words say that a press waits. */
const WORDS_AFTER = 400;

/** Milliseconds within which a press is seen to be taken. */
const SEEN_WITHIN = 60;

const words = document.querySelector<HTMLElement>('[data-wait]');
/** Says that code could not be fetched, and has the button that tries again. */
export const alert = document.querySelector<HTMLElement>('[data-failed]');

/** Events that wake an island. Most come before a click, so its code is being fetched when the click comes. */
const WAKE_EVENTS = ['pointerdown', 'focusin', 'keydown', 'input', 'toggle', 'intent'];

/** Elements that work without the island. */
const WORKS_WITHOUT_ISLAND = 'a:not([data-queued]), [data-static]';

/** Events that are queued until the island is hydrated. */
const QUEUED_EVENTS = ['click', 'input', 'intent'];

/** The islands that are being woken: nothing else is fetched while a reader waits for one. */
const waking = new Set<Promise<unknown>>();

/** For each island whose code could not be fetched, the function that tries again. */
const failed = new Set<() => void>();

function prepare(root: HTMLElement): void {
  const { live = '', props = '{}' } = root.dataset;
  /** What to repeat on the hydrated island: the last event of each kind. */
  const queue = new Map<string, () => void>();
  /** The element that had the focus when the reader pressed, and the pressed one. */
  let focused: Element | null = null;
  let pressed: Element | null = null;
  let started = false;
  /** Of a press that waits, which may come long after the island was woken: then words say so. */
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Before the press is repeated: what it then asks for may have to come, too, and says so itself.
  const endWait = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    pressed?.removeAttribute('aria-busy');
    words?.toggleAttribute('hidden', true);
  };

  const wake = (): void => {
    if (started) return;
    started = true;
    const woken = load(live)
      .then(([{ mount }, code]) => mount(root, (code?.[live] ?? code?.['default']) as Island, JSON.parse(props)))
      .then(
        () => {
          endWait();
          root.dataset['intent'] = 'ready';
          for (const type of QUEUED_EVENTS) root.removeEventListener(type, enqueue, true);
          for (const type of WAKE_EVENTS) root.removeEventListener(type, reach, true);
          // Tells the click log that it has counted these presses already.
          root.dataset['again'] = '';
          for (const repeat of queue.values()) repeat();
          delete root.dataset['again'];
        },
        () => {
          endWait();
          started = false;
          if (queue.size === 0) return delete root.dataset['intent']; // nobody waits for it
          const form = pressed?.closest<HTMLFormElement>('form[method="post"]');
          if (form) return form.reportValidity() && form.submit(); // the browser sends it by itself
          root.dataset['intent'] = 'failed';
          failed.add(() => {
            const back = focused === document.body ? pressed : focused;
            if (back instanceof HTMLElement) back.focus();
            press();
          });
          return alert?.toggleAttribute('hidden', false);
        },
      )
      .finally(() => waking.delete(woken));
    waking.add(woken);
  };

  /** Wakes the island, unless the event is on an element that works without it. A key there may still be the island's. */
  const reach = ({ type, target }: Event): void => {
    if (type !== 'keydown' && target instanceof Element && target.closest(WORKS_WITHOUT_ISLAND)) return;
    wake();
  };

  /** Wakes the island, and shows that the press waits. */
  const press = (): void => {
    root.dataset['intent'] = 'loading';
    pressed?.setAttribute('aria-busy', 'true');
    timer ??= setTimeout(() => words?.toggleAttribute('hidden', false), WORDS_AFTER);
    wake();
  };

  const enqueue = (event: Event): void => {
    const { target } = event;
    pressed?.removeAttribute('aria-busy');
    if (event instanceof CustomEvent) {
      const { detail } = event;
      pressed = detail?.link ?? null;
      if (detail !== null) {
        queue.set('intent', () => root.dispatchEvent(new CustomEvent('intent', { detail })));
        // A key has no control that could show it: words do, unless the code is there already.
        if (!pressed)
          setTimeout(() => words?.toggleAttribute('hidden', root.dataset['intent'] !== 'loading'), SEEN_WITHIN);
      }
    } else if (event.type === 'input') {
      queue.set('input', () => {}); // the letters are in the field
      pressed = target as Element;
    } else {
      const control = target instanceof Element && target.closest<HTMLElement>('button, summary, [data-queued]');
      if (!control || target.closest(WORKS_WITHOUT_ISLAND)) return;
      pressed = control;
      // A menu opens without script; the island fills it.
      if (control.localName === 'summary') queue.set('click', () => {});
      else {
        event.preventDefault();
        queue.set('click', () => control.click());
      }
    }
    if (queue.size === 0) return;
    focused = document.activeElement;
    press();
  };

  for (const type of QUEUED_EVENTS) root.addEventListener(type, enqueue, true);
  for (const type of WAKE_EVENTS) root.addEventListener(type, reach, { capture: true, passive: true });
  // The focus came here before this script ran.
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

interface Connection {
  saveData?: boolean;
}

/** Milliseconds after a first sign of intent in which a press may follow, whose island is fetched before all else. */
const PRESS_MAY_FOLLOW = 150;

/** Resolves when no reader waits for an island: what may be of use later is fetched then. */
export async function nobodyWaits(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PRESS_MAY_FOLLOW));
  while (waking.size > 0) await Promise.all(waking);
}

/**
 * Prefetches the code of islands of the page, unless the reader's browser saves data.
 * @param which a selector of the islands
 */
export async function fetchIslands(which: string): Promise<void> {
  await nobodyWaits();
  if ((navigator as { connection?: Connection }).connection?.saveData) return;
  for (const { dataset } of document.querySelectorAll<HTMLElement>(which)) load(dataset['live'] ?? '').catch(() => {});
}
