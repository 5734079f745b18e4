/** What a reader does and sees, in the same words for every engine. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Heard } from '../e2e/listener.ts';
import { KEYS } from './by-playwright.ts';
import type { Engine, InputSource, Tab } from './tab.ts';

/** Milliseconds that a reader waits for what they asked for. */
const PATIENCE = 20_000;

export interface Reader {
  engine: Engine['name'];
  open: (path: string) => Promise<void>;
  /** To pixels of CSS; waits until the page has them. */
  resize: (width: number, height: number) => Promise<void>;
  /** Presses a control that can be seen, by its accessible name; waits until it is there. */
  press: (name: string | RegExp) => Promise<void>;
  /** Into what has the focus. */
  type: (words: string) => Promise<void>;
  /** @example keys('Control', 'k') // held together */
  keys: (...names: string[]) => Promise<void>;
  /** Draws the mouse over words that stand in one text node. */
  select: (words: string) => Promise<void>;
  /** Waits until the page shows the words. */
  sees: (words: string | RegExp) => Promise<void>;
  /** Waits until a screen reader would say the words, by the live regions of the page. */
  hears: (words: RegExp) => Promise<void>;
  /** Waits until it gives something other than null, false, 0 and ''. */
  until: <T, A extends unknown[]>(read: (...args: A) => T | Promise<T>, ...args: A) => Promise<T>;
  /** What a function gives that runs in the page. */
  read: <T, A extends unknown[]>(read: (...args: A) => T | Promise<T>, ...args: A) => Promise<T>;
  picture: () => Promise<Buffer>;
  /** Where the engine can be told. */
  blockStorage: Tab['blockStorage'];
  close: () => Promise<void>;
}

interface Point {
  x: number;
  y: number;
}

/** Runs in the page: the middle of the first control of that name that can be seen; null while there is none, or it moves. */
async function findControl(source: string, isExact: boolean): Promise<Point | null> {
  const within = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const controls = within.querySelectorAll<HTMLElement>(
    'a[href], button, summary, input, select, textarea, label, [role=option], [role=menuitem]',
  );
  const plain = (words: string): string => words.replace(/\s+/g, ' ').trim();
  const namesOf = (control: HTMLElement): string[] => {
    const by = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = 'labels' in control ? [...((control.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
    const said = by.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const own = said || control.getAttribute('aria-label') || labels.map((label) => label.textContent).join(' ');
    return [own || control.innerText || control.getAttribute('placeholder') || '', control.title].map(plain);
  };
  const meant = isExact ? (name: string) => name === source : (name: string) => new RegExp(source, 'iu').test(name);
  for (const control of controls) {
    if (!control.checkVisibility({ visibilityProperty: true }) || !namesOf(control).some(meant)) continue;
    if (control.matches(':disabled, [aria-disabled=true]')) continue;
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const [box] = control.getClientRects();
    if (!box || box.width < 2 || box.height < 2) continue;
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const [later] = control.getClientRects();
    if (later?.x !== box.x || later.y !== box.y) return null;
    const top = document.elementFromPoint(point.x, point.y);
    if (top && (control.contains(top) || top.contains(control))) return point;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  return null;
}

/** Runs in the page: where words begin and end, once they are in the middle of the screen. */
function findWords(words: string): { from: Point; to: Point } | null {
  getSelection()?.removeAllRanges(); // what is selected would be dragged
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const at = node.textContent?.indexOf(words) ?? -1;
    if (at < 0 || !node.parentElement?.checkVisibility()) continue;
    node.parentElement.scrollIntoView({ block: 'center', behavior: 'instant' });
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + words.length);
    const boxes = [...range.getClientRects()];
    const [first, last] = [boxes[0], boxes.at(-1)];
    if (!first || !last) continue;
    const middle = (box: DOMRect): number => box.y + box.height / 2;
    return { from: { x: first.left + 1, y: middle(first) }, to: { x: last.right - 1, y: middle(last) } };
  }
  return null;
}

const mouse = (actions: Extract<InputSource, { type: 'pointer' }>['actions']): InputSource[] => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
];
const round = ({ x, y }: Point) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }) as const;
const DOWN = { type: 'pointerDown', button: 0 } as const;
const UP = { type: 'pointerUp', button: 0 } as const;

const keyboard = (actions: Extract<InputSource, { type: 'key' }>['actions']): InputSource[] => [
  { type: 'key', id: 'keyboard', actions },
];
const letterOf = (name: string): string => KEYS[name as keyof typeof KEYS] ?? name;

export function readerOf(engine: Engine['name'], tab: Tab, base: string): Reader {
  const read: Reader['read'] = async (body, ...args) => (await tab.evaluate(String(body), args)) as never;
  const until: Reader['until'] = async (body, ...args) => {
    const end = Date.now() + PATIENCE;
    for (;;) {
      // A page that goes away while it is read is read again.
      const value = await read(body, ...args).catch((error: unknown) => {
        if (Date.now() > end) throw error;
        return null;
      });
      if (value) return value as never;
      if (Date.now() > end) {
        const shown = await read(() => document.body.innerText.slice(-900));
        throw new Error(
          `${engine} waits in vain for ${String(body).slice(0, 60)} ${JSON.stringify(args)}; it shows:\n${shown}`,
        );
      }
      await delay(50);
    }
  };
  return {
    engine,
    read,
    until,
    async open(path) {
      // A driver may answer before the page is there, or before its own script hears a key.
      await read(() => void Object.assign(window, { isLeft: true }));
      await tab.goto(base + path);
      await until(() => !('isLeft' in window) && document.readyState === 'complete');
    },
    async resize(width, height) {
      await tab.resize(width, height);
      await until((w, h) => innerWidth === w && innerHeight === h, width, height);
    },
    async press(name) {
      const isExact = typeof name === 'string';
      const point = await until(findControl, isExact ? name : name.source, isExact);
      if (point) await tab.perform(mouse([round(point), DOWN, UP]));
    },
    async type(words) {
      const actions = [...words].flatMap((value) => [
        { type: 'keyDown', value } as const,
        { type: 'keyUp', value } as const,
      ]);
      await tab.perform(keyboard(actions));
    },
    async keys(...names) {
      const letters = names.map(letterOf);
      await tab.perform(
        keyboard([
          ...letters.map((value) => ({ type: 'keyDown', value }) as const),
          ...letters.toReversed().map((value) => ({ type: 'keyUp', value }) as const),
        ]),
      );
    },
    async select(words) {
      const place = await until(findWords, words);
      if (place) await tab.perform(mouse([round(place.from), DOWN, round(place.to), UP]));
    },
    async sees(words) {
      const source = typeof words === 'string' ? words.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&') : words.source;
      await until((pattern) => new RegExp(pattern, 'u').test(document.body.innerText), source);
    },
    async hears(words) {
      await until(
        (pattern) =>
          (globalThis as unknown as Heard).takeWords(false).some((said) => new RegExp(pattern, 'u').test(said)),
        words.source,
      );
    },
    picture: () => tab.picture(),
    blockStorage: tab.blockStorage,
    close: () => tab.close(),
  };
}
