/** Chromium as a slow phone on a slow network. */
import { rm } from 'node:fs/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { readEnvironment } from '#schemas/environment.ts';
import { QUIET } from '../start/chromium.ts';
import type { Source } from './library.ts';
import { type Network, openNetwork } from './network.ts';
import { BENCH, buildSite, ORIGIN, VARIABLES } from './site.ts';

/** The phone's processor beside this one. */
const SLOWDOWN = 4;
/** Milliseconds after which nothing is waited for any more. */
export const PATIENCE = 15_000;
const SCREEN = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * V8 notes places in the source as it compiles. Otherwise it parses all of React again for the first error that is made, since
 * Playwright listens for errors: 120 ms and more on this phone, which no reader waits for.
 */
const PLACES = '--js-flags=--no-enable-lazy-source-positions';

/** Whatever it asks of any host goes over the network: the API of a site too. */
export const startPhone = (executablePath: string, { port }: Network): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [...QUIET, PLACES, `--host-resolver-rules=MAP *:80 127.0.0.1:${port}`],
  });

export type Bench = Awaited<ReturnType<typeof openBench>>;

/** A site of the library as it is, on a slow phone and a slow network. */
export async function openBench(source: Source, chromium: string) {
  await rm(BENCH, { recursive: true, force: true });
  const site = await buildSite(source.dir, BENCH);
  const network = await openNetwork(site.dist, readEnvironment(VARIABLES));
  return { source, site, network, phone: await startPhone(chromium, network) };
}

/** Works in a tab of a phone that has never been here: nothing is in its cache. */
export async function inTab<T>(phone: Browser, work: (page: Page) => Promise<T>, slowdown = SLOWDOWN): Promise<T> {
  const context = await phone.newContext({ ...SCREEN, baseURL: ORIGIN });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Runs in the page: brings the first visible element of a kind into view unheard, since a scroll fetches code ahead. */
async function reveal([selector, says]: readonly [string, string]): Promise<{ x: number; y: number } | null> {
  const visible = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.checkVisibility() && one.innerText.includes(says),
  );
  if (!visible) return null;
  const hush = (event: Event): void => event.stopImmediatePropagation();
  addEventListener('scroll', hush, { capture: true });
  visible.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  removeEventListener('scroll', hush, { capture: true });
  // Of a name that goes over two lines the first part.
  const { x, y, width, height } = visible.getClientRects()[0] ?? visible.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Where something is, once it is there.
 * @param says words of it, where the selector is that of others too
 * @throws Error when it does not come
 */
export async function find(page: Page, selector: string, says = ''): Promise<{ x: number; y: number }> {
  for (const began = performance.now(); performance.now() - began < PATIENCE; await page.waitForTimeout(100)) {
    const place = await page.evaluate(reveal, [selector, says] as const);
    if (place) return place;
  }
  throw new Error(`${selector} ${says && `with "${says}" `}is not on the page.`);
}

export const tap = (page: Page, { x, y }: { x: number; y: number }): Promise<void> => page.touchscreen.tap(x, y);
