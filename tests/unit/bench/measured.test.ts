import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { codeLines } from '../../../scripts/bench/code.ts';
import { openNetwork, sumBytes } from '../../../scripts/bench/network.ts';
import { median, percentile, rounded } from '../../../scripts/bench/report.ts';
import { longestTasks, type TraceEvent } from '../../../scripts/bench/search.ts';
import { barePage } from '../../../scripts/bench/visit.ts';
import { environment } from '../../fixtures/settings.ts';

test('a bare page keeps text and links alone', () => {
  const page =
    '<html><head><title>Home</title><style>a{}</style></head><body class="x"><script>1</script><p class="y" lang="ta">பா <a href="/a/" data-x="1 > 0">go</a></p><!-- no --><svg><path d="M0"/></svg><button type="button">Menu</button></body></html>';
  const bare = barePage(page);
  expect(bare).toContain('<p lang="ta">பா <a href="/a/">go</a></p>Menu');
  expect(bare).toContain('<title>Home</title>');
  expect(bare).not.toMatch(/script|style|class|svg|data-x|button|no -->/);
});

test('what goes over the network is counted with its head, as it was packed; what is posted is answered with nothing', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'bench-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  const text = 'Om shanti. '.repeat(2000);
  await writeFile(join(dist, 'index.html'), text);
  const network = await openNetwork(dist, environment);
  onTestFinished(network.close);
  network.instead.set('/bare/', text);
  const url = `http://127.0.0.1:${network.port}`;
  expect(await (await fetch(url)).text()).toBe(text);
  expect(await (await fetch(`${url}/bare/`)).text()).toBe(text);
  expect((await fetch(`${url}/click-log`, { method: 'POST', body: '{}' })).status).toBe(204);
  await network.settle();
  expect(network.transfers.map(({ path }) => path)).toEqual(['/', '/bare/', '/click-log']);
  expect(sumBytes(network.transfers)).toBeGreaterThan(100);
  expect(sumBytes(network.transfers)).toBeLessThan(text.length / 2);
});

test('each key has the longest task of its own thread, up to the next key', () => {
  const page = { pid: 1, tid: 10 };
  const key = (ts: number): TraceEvent => ({ ...page, name: 'bench-key', ts });
  const task = (ts: number, tdur: number, thread = page): TraceEvent => ({ ...thread, name: 'RunTask', ts, tdur });
  const others = [task(150, 90_000, { pid: 1, tid: 11 }), task(150, 90_000, { pid: 2, tid: 10 })];
  const events = [task(90, 80_000), key(100), task(120, 30_000), task(160, 8000), ...others, key(200), key(300)];
  expect(longestTasks(events)).toEqual([30, 0, 0]);
  expect(longestTasks([task(1, 2)])).toEqual([]);
});

test('comments and blank lines are no code', () => {
  expect(
    codeLines('/** Why.\n * More.\n */\nconst a = 1; // so\n\n  // no\nconst b = "/* 2 */";\n<!-- c -->\n<p />\n'),
  ).toBe(3);
});

test('a percentile is one of the values, by the nearest rank', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile(hundred, 1)).toBe(100);
  expect(median([4, 1, 2])).toBe(2);
  expect(median([])).toBeNaN();
});

test('figures are shown with three digits that count', () => {
  expect([1234.56, 12.345, 0.12345, 0, 99_999].map(rounded)).toEqual([1235, 12.3, 0.123, 0, 99_999]);
  expect(rounded(Number.NaN)).toBeNaN();
});
