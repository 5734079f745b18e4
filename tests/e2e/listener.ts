/**
 * What a screen reader says, as text: the live regions of a page as they change, and what has the focus, by Chromium's
 * accessibility tree. It is strict: words that come together with their region are not heard, nor are those behind an open dialog.
 */
import type { CDPSession, Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** What was said since it was last asked for, in order. Of what one region said one after the other the last counts: a fast machine skips some. */
export interface Heard {
  takeWords: (isLast: boolean) => string[];
}

/** Runs in every document, before its own scripts. */
export function noteWords(): void {
  const said = new Map<Element, string>();
  const known = new WeakMap<Element, string>();
  const hear = (): void => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    for (const region of document.querySelectorAll<HTMLElement>('[role="status"], [role="alert"], [aria-live]')) {
      // That a press waits is said on a slow machine alone.
      if (region.matches(':has(> [data-wait]), [aria-live="off"]')) continue;
      const isThere = region.checkVisibility() && (dialog?.contains(region) ?? true);
      const isSilent = region.querySelector(':scope > [inert]') !== null;
      const words = isThere && !isSilent ? region.innerText.replace(/\s+/g, ' ').trim() : '';
      const before = known.get(region);
      known.set(region, words);
      const isHeard = before !== undefined || region.matches('[role="alert"]');
      if (!isHeard || words === '' || words === before) continue;
      said.delete(region);
      said.set(region, words);
    }
  };
  const options = { subtree: true, childList: true, characterData: true, attributeFilter: ['hidden', 'class', 'open'] };
  new MutationObserver(hear).observe(document, options);
  const takeWords: Heard['takeWords'] = (isLast) => {
    const words = [...said.values()];
    if (isLast) said.clear();
    return words;
  };
  Object.assign(globalThis, { takeWords });
}

interface Spoken {
  value?: string | boolean;
}

/** `button "Undo", pressed (Removed: Ganesha)` */
async function readFocus(devtools: CDPSession): Promise<string> {
  const { result } = await devtools.send('Runtime.evaluate', {
    expression: 'document.activeElement === document.body ? null : document.activeElement',
  });
  if (!result.objectId) return 'nothing';
  const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  const [node] = nodes;
  const wordsOf = (spoken: Spoken | undefined): string =>
    String(spoken?.value ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  const states = (node?.properties ?? []).flatMap(({ name, value }) => {
    if (!['expanded', 'pressed', 'checked', 'invalid'].includes(name)) return [];
    const said = wordsOf(value);
    if (said === 'true') return [name];
    return name === 'invalid' && said === 'false' ? [] : [`${name}: ${said}`];
  });
  const description = wordsOf(node?.description as Spoken | undefined);
  const said = [
    `${wordsOf(node?.role as Spoken).replace(/^Disclosure.*/, 'button')} "${wordsOf(node?.name as Spoken)}"`,
    ...states,
  ].join(', ');
  return description === '' ? said : `${said} (${description})`;
}

/** What a reader does. Each takes what is heard last of all that comes of it, and waits for that. */
export interface Listener {
  /** @param what they do, in words */
  step: (what: string, act: () => Promise<unknown>, until: string | RegExp) => Promise<void>;
  press: (key: string, until: string | RegExp) => Promise<void>;
  type: (words: string, until: string | RegExp) => Promise<void>;
  /** As by many presses of Tab. */
  goTo: (control: Locator, until: string | RegExp) => Promise<void>;
  /** All that was done and heard. */
  transcript: () => string;
}

export async function listenTo(page: Page): Promise<Listener> {
  const devtools = await page.context().newCDPSession(page);
  const lines: string[] = [];
  let place = '';
  let at = '';
  const step: Listener['step'] = async (what, act, until) => {
    await act();
    const hear = async (isLast: boolean) => {
      const { words, title } = await page.evaluate(
        (isLast) => ({ words: (globalThis as unknown as Heard).takeWords(isLast), title: document.title }),
        isLast,
      );
      return { words, title, focus: await readFocus(devtools) };
    };
    const told = ({ words, title, focus }: Awaited<ReturnType<typeof hear>>): string[] => [
      ...(title === place ? [] : [`page: ${title}`]),
      ...words.map((said) => `says: ${said}`),
      ...(focus === at ? [] : [`at: ${focus}`]),
    ];
    await expect
      .poll(async () => told(await hear(false)).join('\n'), { message: `${lines.join('\n')}\n- ${what}` })
      .toMatch(until);
    const heard = await hear(true);
    lines.push(`- ${what}`, ...told(heard).map((line) => `  ${line}`));
    place = heard.title;
    at = heard.focus;
  };
  return {
    step,
    press: (key, until) => step(`press ${key}`, () => page.keyboard.press(key), until),
    type: (words, until) => step(`type "${words}"`, () => page.keyboard.type(words), until),
    goTo: (control, until) => step('go on with Tab', () => control.focus(), until),
    // Of another day, and of other bytes, it is the same.
    transcript: () =>
      `${lines.join('\n')}\n`.replace(/\d+ [A-Z]\w+ 20\d\d/g, '(day)').replace(/[\d.]+ [KM]B/g, '(size)'),
  };
}
