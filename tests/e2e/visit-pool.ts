/**
 * Visits that the tests of a file use one after the other, since a new context costs four times what a page costs. A visit is
 * given on as a first one is, but for what the browser has cached; scripts that a test adds to documents go with it. A test
 * that needs a cold cache, or that adds listeners or tabs to its visit, opens one of its own.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Disposable, Page } from 'playwright';
import { afterAll, afterEach, expect } from 'vitest';
import { type Site, VARIABLES, type Visit, type VisitOptions } from './site.ts';

/** What the pages of a visit find, until it is given on. */
export interface Prepared {
  /** What the local storage holds when the address is opened. */
  stored?: Readonly<Record<string, string>>;
  /** Runs in every document before the document's own scripts. */
  script?: () => void;
}

interface Pooled {
  visit: Visit;
  /** What the reader allows the site from the start. */
  permissions: readonly string[];
  /** Those that the test has added to its documents. */
  scripts: Disposable[];
  /** Whether the test that has it allows a fault. */
  allows: boolean;
}

/** Chromium's and Playwright's own. */
const DEFAULTS = {
  viewport: { width: 1280, height: 720 },
  colorScheme: 'light',
  reducedMotion: 'no-preference',
} as const;
/** An address of the site for what a test does before its first page: it has no script, and unlike a blank page it has the site's storage. */
export const PLAIN = '/robots.txt';

const store = (stored: Readonly<Record<string, string>>): void => {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
};

/** Notes the scripts that are added from now on. */
function noteScripts(where: Pick<Page | BrowserContext, 'addInitScript'>, scripts: Disposable[]): void {
  const add = where.addInitScript.bind(where);
  where.addInitScript = async (...given) => {
    const script = await add(...given);
    scripts.push(script);
    return script;
  };
}

/** Prints what a page showed when its test failed, for whoever cannot make it fail again. */
async function printState({ page, requests }: Visit): Promise<void> {
  const shown = page
    .evaluate(() => ({
      focus: document.activeElement?.outerHTML.slice(0, 200),
      open: [...document.querySelectorAll('[open]')].map((part) => part.outerHTML.slice(0, 100)),
      said: [...document.querySelectorAll('[role="alert"], [role="status"]')]
        .filter((part) => part.checkVisibility())
        .map((part) => part.textContent),
      islands: [...document.querySelectorAll<HTMLElement>('astro-island')].map(
        (island) => `${island.getAttribute('component-export')} ${island.dataset['intent'] ?? 'asleep'}`,
      ),
    }))
    .catch(String); // it may be gone
  // It may answer nobody.
  const state = await Promise.race([shown, delay(5000, 'no answer')]);
  console.error(`${page.url()} when its test failed:`, state, requests.slice(-20));
}

/** Opens the address with nothing left of what was before: no routes, no scripts, no other permissions, no storage, no document. */
async function openAnew(
  { visit, permissions, scripts }: Pooled,
  path: string,
  { stored = {}, script }: Prepared,
): Promise<void> {
  const { page, context, requests } = visit;
  await page.unrouteAll();
  await context.unrouteAll();
  for (const added of scripts.splice(0)) await added.dispose();
  await context.clearPermissions();
  await context.grantPermissions(permissions);
  // The same address again is a reload, which keeps the state of the history, and a fragment may be the same document.
  if (new URL(page.url()).pathname === new URL(path, VARIABLES.SITE_URL).pathname) await page.goto('about:blank');
  requests.length = 0;
  const storing = await page.addInitScript(store, stored);
  if (script) await page.addInitScript(script);
  await page.goto(path);
  scripts.splice(scripts.indexOf(storing), 1);
  await storing.dispose();
}

/**
 * To be called at the top of a file of tests. Every test must end without a fault of the visits it was given; after one that
 * failed, they are not used again.
 * @returns gives a visit at an address; one test gets no more than one of the same kind
 */
export function visitPool(
  site: () => Site,
): (path: string, options?: VisitOptions, prepared?: Prepared) => Promise<Visit> {
  const pool = new Map<string, Pooled>();
  const used = new Set<string>();
  afterEach(async ({ task }) => {
    const faults: string[] = [];
    for (const kind of used) {
      const pooled = pool.get(kind);
      if (!pooled) continue; // it could not be opened
      const { visit, allows } = pooled;
      const isSpoilt = task.result?.state === 'fail';
      if (isSpoilt) {
        await printState(visit);
        pool.delete(kind);
      }
      // What is allowed may still be on its way; it ends with the page.
      else if (allows) await visit.page.goto('about:blank');
      faults.push(...(isSpoilt ? await visit.close() : visit.faults()));
    }
    used.clear();
    expect(faults).toEqual([]);
  });
  afterAll(async () => {
    for (const { visit } of pool.values()) expect(await visit.close()).toEqual([]);
  });
  return async (path, options = {}, prepared = {}) => {
    const { viewport, colorScheme, reducedMotion, ...fixed } = { ...DEFAULTS, ...options };
    const kind = JSON.stringify(fixed);
    if (used.has(kind)) throw new Error(`${path} is a second visit of one kind.\n  Use site.visit for it.`);
    used.add(kind);
    let pooled = pool.get(kind);
    if (pooled) {
      const { page } = pooled.visit;
      if (viewport) await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion, media: null });
      pooled.allows = false;
    } else {
      const visit = await site().visit('about:blank', { viewport, colorScheme, reducedMotion, ...fixed });
      const { permissions = [] } = fixed;
      pooled = { visit, permissions, scripts: [], allows: false };
      for (const where of [visit.page, visit.context]) noteScripts(where, pooled.scripts);
      pool.set(kind, pooled);
    }
    await openAnew(pooled, path, prepared);
    const given = pooled;
    return {
      ...given.visit,
      allow: (...patterns) => {
        given.allows = true;
        given.visit.allow(...patterns);
      },
    };
  };
}
