/** A connection so slow that a page comes in pieces, each painted before the next: what moves when more of it comes is seen. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';

export interface SlowConnection {
  url: string;
  /**
   * Opens a page of the site.
   * @param path of a page that is answered with 200
   * @param cuts where its bytes are cut, ascending
   * @returns what of it has moved, one after the other: `p.no 12,40 60×20 → 12,44 60×20`
   */
  open: (page: Page, path: string, cuts: (html: Buffer) => readonly number[]) => Promise<string[]>;
  close: () => Promise<void>;
}

/** The end of what a browser must have before it paints anything: the page says so itself, with `rel=expect`. */
function firstPaint(html: Buffer): number {
  const [, id] = /<link rel="?expect"?[^>]* href="?#([\w-]+)/.exec(html.toString('latin1')) ?? [];
  const from = id === undefined ? html.indexOf('<main') : html.indexOf(`id="${id}"`);
  return html.indexOf('>', from) + 1;
}

/** Pieces of one size; the first has besides what comes before the first paint. */
export const evenly =
  (count: number) =>
  (html: Buffer): number[] => {
    const first = firstPaint(html);
    return Array.from({ length: count - 1 }, (_, at) => first + Math.round(((html.length - first) * (at + 1)) / count));
  };

/** Until what a page has to show is painted. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

const moved = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    type Moved = { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    type Shift = PerformanceEntry & { value: number; sources: Moved[] };
    const at = ({ x, y, width, height }: DOMRectReadOnly): string => `${x},${y} ${width}×${height}`;
    const of = ({ node, previousRect, currentRect }: Moved): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      const name = [element?.localName, ...(element?.classList ?? [])].join('.');
      return `${name} ${at(previousRect)} → ${at(currentRect)}`;
    };
    const found: string[] = [];
    const add = (entries: PerformanceEntryList): void => {
      for (const { value, sources } of entries as Shift[]) if (value > 0) found.push(sources.map(of).join('; '));
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // What was before comes in a task of its own.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    add(observer.takeRecords());
    return found;
  });

/** @param site where the site is served */
export async function startSlowConnection(site: string): Promise<SlowConnection> {
  let path = '';
  let take: (html: Buffer, answer: ServerResponse) => void = () => undefined;
  const server = createServer(async ({ url = '/' }, answer) => {
    const onward = await fetch(site + url, { headers: { 'Accept-Encoding': 'identity' }, redirect: 'manual' });
    const body = Buffer.from(await onward.arrayBuffer());
    const headers = [...onward.headers].filter(([name]) => name !== 'content-length');
    answer.writeHead(onward.status, headers.flat());
    if (url === path) take(body, answer);
    else answer.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    async open(page, asked, cuts) {
      const coming = new Promise<[Buffer, ServerResponse]>((done) => {
        path = asked;
        take = (html, answer) => done([html, answer]);
      });
      const opened = page.goto(url + asked, { waitUntil: 'commit' });
      const [html, answer] = await coming;
      let from = 0;
      for (const to of cuts(html)) {
        answer.write(html.subarray(from, to));
        await opened;
        await painted(page);
        from = to;
      }
      answer.end(html.subarray(from));
      path = '';
      await page.waitForLoadState('networkidle');
      await painted(page);
      return moved(page);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
