/**
 * Wakes the islands of a page, the same way for all of them: what Astro's directive `client:press` means.
 *
 * The code of an island and React are prefetched at the first sign that the reader is going to do more than read. The island is
 * hydrated while nothing else is done then, at the latest when the reader uses it (a press, a focused field, a menu that opens), or
 * when another script asks for it (`ui/ask.ts`). A press that comes before that is queued: the page shows at once that it waits
 * (`data-intent="loading"`), after 400 ms also in words, and the press is repeated on the hydrated island. If the code cannot be
 * fetched, or throws, the page says so and shows a button that tries again (`waits.ts`).
 */
import { BROKEN, LIVES } from '#ui/ask.ts';
import { WORDS_AFTER } from '#ui/tell-wait.ts';
import type { IslandWords } from '#words/store.ts';
import { hideFailure, startWait, tellFailure } from './waits.ts';

/** An `astro-island`. */
export interface Island extends HTMLElement {
  /**
   * Left by `press.directive.ts`. Astro tries each file twice, tells by an event that one cannot be had, and then resolves to a
   * function that does nothing.
   */
  load?: () => Promise<Draw>;
}

type Draw = () => Promise<void>;

/** Astro's event; unless it is cancelled, Astro logs an error. */
const FAILED = 'astro:hydration-error';
document.addEventListener(FAILED, (event) => event.preventDefault());

/** What hydrates each island, once its code has come. */
const drawing = new WeakMap<Island, Promise<Draw>>();

async function loadCode(island: Island): Promise<Draw> {
  // What draws all islands. Vite fetches the files of an import together; an island's own are known one after the other.
  import('@astrojs/react/client.js').catch(() => undefined);
  const failed = new Promise<never>((_, reject) => island.addEventListener(FAILED, reject, { once: true }));
  // In development Astro fetches something before it calls the directive.
  if (!island.load) await new Promise((resolve) => island.addEventListener('load', resolve, { once: true }));
  return Promise.race([failed, (island.load as () => Promise<Draw>)()]);
}

/** @throws where the code cannot be had; the next call tries again */
export function fetchCode(island: Island): Promise<Draw> {
  const known = drawing.get(island);
  if (known) return known;
  const code = loadCode(island);
  drawing.set(island, code);
  code.catch(() => drawing.delete(island));
  return code;
}

/** Resolves once the island answers presses; rejects where it throws while it is drawn. `ui/island.tsx` tells. */
async function hydrate(island: Island): Promise<void> {
  const draw = await fetchCode(island);
  await (globalThis as Partial<IslandWords>).takeLocale?.();
  await new Promise((resolve, reject) => {
    island.addEventListener(LIVES, resolve, { once: true });
    island.addEventListener(BROKEN, reject, { once: true });
    draw().catch(reject);
  });
}

/** Milliseconds within which a press is seen to be taken. */
const SEEN_WITHIN = 60;

/** Events that wake an island. Most come before a click, so its code is being fetched when the click comes. */
const WAKE_EVENTS = ['pointerdown', 'focusin', 'keydown', 'input', 'toggle', 'intent', 'click'];

/** Elements that work without the island. */
const WORKS_WITHOUT_ISLAND = 'a:not([data-queued]), astro-slot';

/** The islands that are being woken: nothing else is fetched while a reader waits for one. */
export let waking: Promise<unknown> = Promise.resolve();

function prepare(first: Island): void {
  /** Another one after it threw. */
  let root = first;
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
    /** What stands in the page, which is useful without the island. */
    const still = [...root.childNodes];
    const woken = hydrate(root).then(
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
        if (!root.hasAttribute('ssr')) putBack(still);
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

  const onEvent = (event: Event): void => {
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
      if (!isDone) {
        event.preventDefault();
        // Astro takes this attribute off once React has begun, which would do the press that is repeated when it is ready.
        if (!root.hasAttribute('ssr')) event.stopPropagation();
      }
      queue.set(type, () => isDone || control.click());
      press(control);
    }
  };

  const listen = (): void => {
    for (const type of WAKE_EVENTS) root.addEventListener(type, onEvent, true);
  };
  /** An island that threw gives way to one that has not been drawn yet: React draws an element once. */
  const putBack = (nodes: readonly Node[]): void => {
    root.dispatchEvent(new Event('astro:unmount'));
    // biome-ignore lint/plugin: Astro's element, with what the page had in it
    const fresh = root.cloneNode() as Island;
    fresh.setAttribute('ssr', '');
    fresh.append(...nodes);
    // biome-ignore lint/plugin: the same
    root.replaceWith(fresh);
    root = fresh;
    listen();
  };

  listen();
  // The focus came here before this script ran.
  if (root.contains(document.activeElement)) wake();
}

export function wakeIslands(): void {
  for (const island of document.querySelectorAll<Island>('astro-island')) {
    prepare(island);
    // Astro writes there what a page gives to `client:press`.
    const { value } = JSON.parse(island.getAttribute('opts') ?? '{}');
    const detail = value === 'now' ? { link: island } : null;
    if (detail || value === 'quietly') island.dispatchEvent(new CustomEvent('intent', { detail }));
  }
}
