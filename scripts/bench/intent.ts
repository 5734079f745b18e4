/** What the first use of an island costs: React, the island's own code, and the time until it answers. */
import type { Browser, Page } from 'playwright';
import { describeTransfer, openTab, settle, sumBytes, type Transfer } from './phone.ts';
import type { Section } from './section.ts';
import { median, rounded } from './statistics.ts';

const RUNS = 3;

interface Reach {
  name: string;
  path: string;
  /** Does what the reader does, and waits until the control has answered. */
  reach: (page: Page) => Promise<void>;
}

/** The file page's Translate menu, and Home's search: a letter typed, and its matches shown. */
export function reaches(filePath: string): Reach[] {
  return [
    {
      name: 'Translate on a file page',
      path: filePath,
      async reach(page) {
        await page.getByText('Translate', { exact: true }).tap();
        await page.locator('.translate li').first().waitFor();
      },
    },
    {
      name: 'search on Home',
      path: '/',
      async reach(page) {
        const field = page.locator('input[name="q"]');
        await field.tap();
        await page.locator('[data-intent="ready"]').first().waitFor();
        await field.pressSequentially('a');
        await page.locator('.home mark').first().waitFor();
      },
    },
  ];
}

const nameOf = ({ url }: Transfer): string => url.split('/').at(-1) ?? url;

/** React and what drives it are the files that Astro's renderer brings; the catalogue is data. */
function kindOf(transfer: Transfer): 'catalogue' | 'worker' | 'code' {
  if (transfer.url.includes('/catalogue/')) return 'catalogue';
  return nameOf(transfer).startsWith('worker') ? 'worker' : 'code';
}

export async function intents(browser: Browser, origin: string, filePath: string): Promise<Section> {
  const rows: Section['rows'] = [];
  const notes: string[] = [];
  for (const { name, path, reach } of reaches(filePath)) {
    const times: number[] = [];
    let after: Transfer[] = [];
    let failure: string | null = null;
    for (let run = 0; run < RUNS && failure === null; run += 1) {
      const tab = await openTab(browser);
      await tab.page.goto(`${origin}${path}`, { waitUntil: 'load' });
      await settle(tab);
      const before = tab.transfers.length;
      const began = performance.now();
      failure = await reach(tab.page).then(
        () => null,
        (error: unknown) => String(error).split('\n')[0] ?? 'unknown',
      );
      times.push(performance.now() - began);
      await settle(tab);
      after = tab.transfers.slice(before);
      await tab.close();
    }
    const of = (kind: ReturnType<typeof kindOf>) => after.filter((one) => kindOf(one) === kind);
    rows.push({
      reach: name,
      'code bytes': sumBytes(of('code')),
      'code files': of('code').length,
      'worker bytes': sumBytes(of('worker')),
      'catalogue bytes': sumBytes(of('catalogue')),
      'answers after ms': failure === null ? rounded(median(times)) : null,
    });
    notes.push(`${name}: ${after.map(describeTransfer).join(', ') || 'nothing came'}`);
    if (failure !== null) notes.push(`${name} did not answer: ${failure}`);
  }
  return {
    part: 'visit',
    title: 'The first reach for an island, on the same line and phone',
    rows,
    notes: [`Median of ${RUNS}. A worker's requests are its own: the page's tools do not see or slow them.`, ...notes],
  };
}
