import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { UserError } from '#schemas/user-error.ts';
import { bringHeadless, ensureChromium, headlessOf, type Machine, QUIET } from '../../../scripts/start/chromium.ts';

/** A machine that has some programs, and whose apt brings others. */
function machine({
  has = [],
  aptBrings,
  isRoot = true,
  wanted,
}: {
  has?: string[];
  aptBrings?: string;
  isRoot?: boolean;
  wanted?: string;
}) {
  const files = new Set(has);
  const ran: string[] = [];
  const it: Machine = {
    wanted,
    places: ['/playwright/chrome', '/usr/bin/chromium'],
    exists: (path) => files.has(path),
    isRoot,
    run(program, args) {
      ran.push([program, ...args].join(' '));
      if (files.has(program)) return true;
      const words = [program, ...args].join(' ').replace('sudo -n ', '');
      if (aptBrings !== undefined && words.includes('install')) files.add(aptBrings);
      return aptBrings !== undefined && words.startsWith('apt-get');
    },
  };
  return { it, ran };
}
const quiet = () => undefined;

describe('the headless shell', () => {
  test('is the one beside the Chromium', () => {
    const exists = (path: string) => path === '/usr/bin/chromium-headless-shell';
    expect(headlessOf('/usr/bin/chromium', exists)).toBe('/usr/bin/chromium-headless-shell');
  });

  test('is the Chromium itself where none is beside it', () => {
    expect(headlessOf('/opt/chromium', () => false)).toBe('/opt/chromium');
  });

  test("is installed beside Debian's Chromium, and removes nothing", () => {
    const { it, ran } = machine({ has: ['/usr/bin/chromium'], aptBrings: '/usr/bin/chromium-headless-shell' });
    bringHeadless('/usr/bin/chromium', it);
    expect(headlessOf('/usr/bin/chromium', it.exists)).toBe('/usr/bin/chromium-headless-shell');
    expect(ran.at(-1)).toBe('apt-get install -y -qq --no-install-recommends --no-remove chromium-headless-shell');
  });

  test('is not installed where it is already, beside a Chromium of another origin, or without apt', () => {
    const both = machine({ has: ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'] });
    bringHeadless('/usr/bin/chromium', both.it);
    const other = machine({ has: ['/opt/chromium'] });
    bringHeadless('/opt/chromium', other.it);
    expect([...both.ran, ...other.ran]).toEqual([]);
    const bare = machine({ has: ['/usr/bin/chromium'] });
    expect(() => bringHeadless('/usr/bin/chromium', bare.it)).not.toThrow();
    expect(bare.ran).toEqual(['apt-get --version']);
  });
});

describe('a Chromium for the tests', () => {
  test('is the one that CHROMIUM_PATH names', async () => {
    const { it } = machine({ has: ['/opt/mine', '/usr/bin/chromium'], wanted: '/opt/mine' });
    expect(await ensureChromium(quiet, it)).toBe('/opt/mine');
  });

  test('that CHROMIUM_PATH names wrongly is an error, and no other is taken in its place', async () => {
    const { it } = machine({ has: ['/usr/bin/chromium'], wanted: '/opt/gone' });
    await expect(ensureChromium(quiet, it)).rejects.toThrow(
      /CHROMIUM_PATH is "\/opt\/gone", and no browser starts from there\.\n {2}Set CHROMIUM_PATH/,
    );
  });

  test("is Playwright's own before the system's", async () => {
    const { it } = machine({ has: ['/usr/bin/chromium', '/playwright/chrome'] });
    expect(await ensureChromium(quiet, it)).toBe('/playwright/chrome');
  });

  test('is installed with fonts where apt is, and that is said first', async () => {
    const said: string[] = [];
    const { it, ran } = machine({ aptBrings: '/usr/bin/chromium' });
    expect(await ensureChromium((words) => said.push(words), it)).toBe('/usr/bin/chromium');
    expect(said).toHaveLength(1);
    expect(ran).toContain('apt-get install -y -qq --no-install-recommends chromium fonts-noto-core');
  });

  test('is installed through a sudo that asks nothing where the user is not root', async () => {
    const { it, ran } = machine({ aptBrings: '/usr/bin/chromium', isRoot: false });
    await ensureChromium(quiet, it);
    expect(ran.filter((words) => words.includes('apt-get')).every((words) => words.startsWith('sudo -n '))).toBe(true);
  });

  test('that does not start after apt installed it is an error that says what to do', async () => {
    const { it } = machine({ aptBrings: '/snap/stub' });
    await expect(ensureChromium(quiet, it)).rejects.toThrow(UserError);
    await expect(ensureChromium(quiet, it)).rejects.toThrow(
      /\n {2}Run "npx playwright install --with-deps chromium", or set CHROMIUM_PATH/,
    );
  });
});

/** What Playwright starts a browser with, told by a program in the browser's place. */
async function startedWith(args: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = join(folder, 'chromium');
  writeFileSync(program, '#!/bin/sh\nprintf "%s\\n" "$@" > "$0.args"\n', { mode: 0o755 });
  await chromium.launch({ executablePath: program, args: [...args] }).catch(() => undefined);
  return readFileSync(`${program}.args`, 'utf8').trim().split('\n');
}

/** The features that are off: of two switches with the same name Chromium takes the last. */
const featuresOff = (args: readonly string[]): string[] =>
  args
    .findLast((arg) => arg.startsWith('--disable-features='))
    ?.replace(/^.*=/, '')
    .split(',') ?? [];

test('the flags for tests turn off what Playwright turns off, and the pages of the address bar too', async () => {
  const byPlaywright = featuresOff(await startedWith([]));
  expect(byPlaywright).toContain('HttpsUpgrades');
  const now = featuresOff(await startedWith(QUIET));
  expect(byPlaywright.filter((feature) => !now.includes(feature))).toEqual([]);
  expect(now.filter((feature) => !byPlaywright.includes(feature))).toEqual([
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
  ]);
});
