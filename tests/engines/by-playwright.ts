/** Playwright's own builds of Firefox and WebKit, where they are installed. */
import type { BrowserType, Page } from 'playwright';
import type { Engine, InputSource, Opening, Tab } from './tab.ts';

/** Keys that WebDriver writes as letters of its own (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
export const KEYS = {
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  Delete: '\uE017',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  PageDown: '\uE00F',
  PageUp: '\uE00E',
  Shift: '\uE008',
  Tab: '\uE004',
} as const;
const NAMES = new Map(Object.entries(KEYS).map(([name, letter]) => [letter as string, name]));

async function perform({ mouse, keyboard }: Page, input: readonly InputSource[]): Promise<void> {
  for (const source of input) {
    for (const action of source.actions) {
      if (action.type === 'pointerMove') await mouse.move(action.x, action.y);
      else if (action.type === 'pointerDown') await mouse.down();
      else if (action.type === 'pointerUp') await mouse.up();
      else if (action.type === 'keyDown') await keyboard.down(NAMES.get(action.value) ?? action.value);
      else if (action.type === 'keyUp') await keyboard.up(NAMES.get(action.value) ?? action.value);
    }
  }
}

async function open(type: BrowserType, { proxyPort }: Opening): Promise<Tab> {
  const proxy = { server: `http://127.0.0.1:${proxyPort}`, bypass: '127.0.0.1' };
  const browser = await type.launch({ proxy });
  const page = await browser.newPage();
  return {
    resize: (width, height) => page.setViewportSize({ width, height }),
    goto: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
    evaluate: (source, given) => page.evaluate(`(${source})(...${JSON.stringify(given)})`),
    perform: (input) => perform(page, input),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}

export const byPlaywright = (type: BrowserType): Engine => ({
  name: type.name() as Engine['name'],
  open: (opening) => open(type, opening),
});
