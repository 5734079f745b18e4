/**
 * What a screen reader says, as text: the live regions of a page as they change, and what has the focus, by Chromium's
 * accessibility tree. What no reader of a screen sees is what this is for, so it is strict: words that come together with their
 * region are not heard, nor are those behind an open dialog.
 */
import type { CDPSession, Page } from 'playwright';
import { expect } from 'vitest';

/** Runs in every document, before its own scripts. */
export function noteWords(): void {
  const said: string[] = [];
  const known = new WeakMap<Element, string>();
  const hear = (): void => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    for (const region of document.querySelectorAll<HTMLElement>('[role="status"], [role="alert"], [aria-live]')) {
      // That a press waits is said on a slow machine alone.
      if (region.matches('[data-wait], [aria-live="off"]')) continue;
      const isThere = region.checkVisibility() && (dialog?.contains(region) ?? true);
      const words = isThere ? region.innerText.replace(/\s+/g, ' ').trim() : '';
      const before = known.get(region);
      known.set(region, words);
      const isHeard = before !== undefined || region.matches('[role="alert"]');
      if (isHeard && words !== '' && words !== before) said.push(words);
    }
  };
  const options = { subtree: true, childList: true, characterData: true, attributeFilter: ['hidden', 'class', 'open'] };
  new MutationObserver(hear).observe(document, options);
  Object.assign(globalThis, { wordsSaid: said });
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
  const said = [`${wordsOf(node?.role as Spoken)} "${wordsOf(node?.name as Spoken)}"`, ...states].join(', ');
  return description === '' ? said : `${said} (${description})`;
}

export interface Listener {
  /**
   * One step of the reader.
   * @param what they do, in words
   * @param until what is heard last, of all that comes of it
   */
  step: (what: string, act: () => Promise<unknown>, until: string | RegExp) => Promise<void>;
  /** All that was done and heard. */
  transcript: () => string;
}

export async function listenTo(page: Page): Promise<Listener> {
  const devtools = await page.context().newCDPSession(page);
  const lines: string[] = [];
  let place = '';
  let at = '';
  return {
    async step(what, act, until) {
      lines.push(`- ${what}`);
      await act();
      let heard: string[] = [];
      const listen = async (): Promise<string> => {
        const said = await page.evaluate(() => [...(globalThis as unknown as { wordsSaid: string[] }).wordsSaid]);
        const title = await page.title();
        const focus = await readFocus(devtools);
        heard = [
          ...(title === place ? [] : [`page: ${title}`]),
          ...said.map((words) => `says: ${words}`),
          ...(focus === at ? [] : [`at: ${focus}`]),
        ];
        return heard.join('\n');
      };
      await expect.poll(listen, { message: what }).toMatch(until);
      await page.evaluate(() => (globalThis as unknown as { wordsSaid: string[] }).wordsSaid.splice(0));
      place = await page.title();
      at = await readFocus(devtools);
      lines.push(...heard.map((line) => `  ${line}`));
    },
    transcript: () => `${lines.join('\n')}\n`,
  };
}
