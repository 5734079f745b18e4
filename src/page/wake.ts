/**
 * Wakes the islands of a page, the same way for all of them.
 *
 * An island is an element with `data-live="name"`. Its code and React are prefetched at the first sign that the reader is
 * going to do more than read. The island is hydrated when the reader uses it (a press, a focused field, a menu that opens), or
 * when another script asks for it (`ui/ask.ts`). A press that comes before that is queued: the page shows at once that it waits
 * (`data-intent="loading"`), after 400 ms also in words, and the press is repeated on the hydrated island. If the code cannot
 * be fetched, or throws, the page says so and shows a button that tries again (`waits.ts`).
 */
import type { IslandName } from '#ui/island-name.ts';
import type { mount } from '#ui/mount.tsx';
import { WORDS_AFTER } from '#ui/tell-wait.ts';
import { hideFailure, startWait, tellFailure } from './waits.ts';

type Island = Parameters<typeof mount>[1];
/** A file of code: one island, or several by their names. */
type Load = () => Promise<Readonly<Record<string, Island>>>;

const ofText = () => import('./reading-islands.ts');
const ofEditions = () => import('./edition-islands.ts');

/** The code of each island. */
const ISLANDS = {
  'add-to-list': ofText,
  'list-nav': () => import('#features/lists/ListNav.island.tsx'),
  command: () => import('#features/commands/Command.island.tsx'),
  home: () => import('#features/home/Home.island.tsx'),
  keep: () => import('#features/offline/Keep.island.tsx'),
  keys: () => import('#features/commands/Keys.island.tsx'),
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

/** Milliseconds within which a press is seen to be taken. */
const SEEN_WITHIN = 60;

/** Events that wake an island. Most come before a click, so its code is being fetched when the click comes. */
const WAKE_EVENTS = ['pointerdown', 'focusin', 'keydown', 'input', 'toggle', 'intent', 'click'];

/** Elements that work without the island. */
const WORKS_WITHOUT_ISLAND = 'a:not([data-queued]), [data-static]';

/** The islands that are being woken: nothing else is fetched while a reader waits for one. */
let waking: Promise<unknown> = Promise.resolve();

function prepare(root: HTMLElement): void {
  const { live = '', props = '{}' } = root.dataset;
  /** What to repeat on the hydrated island: the last event of each kind. */
  const queue = new Map<string, () => void>();
  let pressed: Element | null = null;
  let started = false;
  /** Ends the wait of a press, which may come long after the island was woken; undefined while none waits. */
  let stopWait: (() => void) | undefined;

  // Before the press is repeated: what it then asks for may have to come, too, and says so itself.
  const endWait = (): void => {
    stopWait?.();
    stopWait = undefined;
    pressed?.removeAttribute('aria-busy');
  };

  const wake = (): void => {
    if (started) return;
    started = true;
    const woken = load(live)
      .then(([{ mount }, code]) => mount(root, (code?.[live] ?? code?.['default']) as Island, JSON.parse(props)))
      .then(
        () => {
          endWait();
          if (root.dataset['intent'] === 'failed') hideFailure();
          root.dataset['intent'] = 'ready';
          // Tells the click log that it has counted these presses already.
          root.dataset['again'] = '';
          for (const repeat of queue.values()) repeat();
          delete root.dataset['again'];
        },
        () => {
          endWait();
          started = false;
          if (queue.size === 0) return; // nobody waits for it
          const form = pressed?.closest<HTMLFormElement>('form[method="post"]');
          if (form) return void (form.reportValidity() && form.submit()); // the browser sends it by itself
          root.dataset['intent'] = 'failed';
          // Only the button does this press: the island may be woken by something else before.
          const presses = [...queue];
          queue.clear();
          tellFailure(() => {
            for (const [type, repeat] of presses) queue.set(type, repeat);
            press(pressed);
          }, pressed);
        },
      );
    waking = Promise.all([waking, woken]);
  };

  /** Wakes the island, and shows that the press waits. */
  const press = (control: Element | null): void => {
    pressed?.removeAttribute('aria-busy');
    pressed = control;
    pressed?.setAttribute('aria-busy', 'true');
    root.dataset['intent'] = 'loading';
    // A key has no control that could show it: words do.
    stopWait ??= startWait(pressed ? WORDS_AFTER : SEEN_WITHIN);
    wake();
  };

  const hear = (event: Event): void => {
    const { type } = event;
    const target = event.target as HTMLElement;
    // A key there may still be the island's.
    if (type !== 'keydown' && target.closest(WORKS_WITHOUT_ISLAND)) return;
    wake();
    if (root.dataset['intent'] === 'ready') return;
    if (type === 'intent') {
      const { detail } = event as CustomEvent;
      if (detail === null) return;
      queue.set(type, () => root.dispatchEvent(new CustomEvent(type, { detail })));
      press(detail.link ?? null);
    } else if (type === 'input' || type === 'click') {
      const isLetter = type === 'input';
      const control = isLetter ? target : target.closest<HTMLElement>('button, summary, [data-queued]');
      if (!control) return;
      // The letter is in the field, and a menu opens without script: the island goes on with it.
      const isDone = isLetter || control.localName === 'summary';
      if (!isDone) event.preventDefault();
      queue.set(type, () => isDone || control.click());
      press(control);
    }
  };

  for (const type of WAKE_EVENTS) root.addEventListener(type, hear, true);
  // The focus came here before this script ran.
  if (root.contains(document.activeElement)) wake();
}

export function wakeIslands(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-live]')) prepare(root);
}

interface Connection {
  saveData?: boolean;
}

/** Milliseconds after a first sign of intent in which a press may follow, whose island is fetched before all else. */
const PRESS_MAY_FOLLOW = 150;

/** Resolves when no reader waits for an island: what may be of use later is fetched then. */
export async function nobodyWaits(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PRESS_MAY_FOLLOW));
  for (let last: unknown; last !== waking; await last) last = waking;
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
