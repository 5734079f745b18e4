/** Where Chromium is, or how it gets here. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { UserError } from '#schemas/user-error.ts';

/**
 * Features that Playwright turns off. Of two `--disable-features` Chromium takes the last, so what is added below would turn
 * these on again if they were not in it: `chromiumSwitches.ts` of playwright-core has the reason for each.
 */
const OFF_FOR_PLAYWRIGHT: readonly string[] = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** What drops down from the address bar is two pages with a process each, made for every window: more work than most tests. */
const ADDRESS_BAR: readonly string[] = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Started with these, it asks nothing of the network that a page did not ask, needs no display, and shows no address bar. */
export const QUIET: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...ADDRESS_BAR].join()}`,
];

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Fonts besides, so that Devanagari and Tamil are letters and not boxes. */
const PACKAGES = ['chromium', 'fonts-noto-core'];
const SHELL_PACKAGE = 'chromium-headless-shell';
const QUIETLY = ['-y', '-qq', '--no-install-recommends'];

/** What decides, so that a test can decide otherwise. */
export type Machine = ReturnType<typeof thisMachine>;

export function thisMachine() {
  return {
    /** CHROMIUM_PATH, if it is set. */
    wanted: process.env['CHROMIUM_PATH'] || undefined,
    /** Places where it may be, the best first. */
    places: [chromium.executablePath(), ...PLACES],
    exists: (path: string): boolean => existsSync(path),
    /** Runs a program; true when it ended well. */
    run: (program: string, args: readonly string[]): boolean => {
      const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      // Debian's wrapper of Chromium grumbles when it is only asked for its version.
      const errors = args.includes('--version') ? 'ignore' : 'inherit';
      return spawnSync(program, args, { stdio: ['ignore', 'ignore', errors], env: environment }).status === 0;
    },
    isRoot: process.getuid?.() === 0,
  };
}

/** @internal For the tests' settings too. CHROMIUM_PATH, or where a Chromium stands on this machine; not started, and not looked for any further. */
export const findChromium = (): string =>
  process.env['CHROMIUM_PATH'] || (PLACES.find((path) => existsSync(path)) ?? chromium.executablePath());

/**
 * The headless shell that Debian's `chromium-headless-shell` puts beside a Chromium, else that Chromium: the same engine without
 * windows, for half of the processor's time or less. It has no back/forward cache.
 * @internal
 * @example headlessOf('/usr/bin/chromium') // '/usr/bin/chromium-headless-shell', where that is installed
 */
export function headlessOf(chromium: string, exists: (path: string) => boolean = existsSync): string {
  const shell = `${chromium}-headless-shell`;
  return exists(shell) ? shell : chromium;
}

/**
 * Brings Debian's headless shell to stand beside its Chromium, where nobody has to be asked; where that fails, the tests
 * run in the Chromium itself.
 */
export function bringHeadless(chromium: string, machine: Machine = thisMachine()): void {
  const isDebian = chromium === PLACES[0];
  if (!isDebian || headlessOf(chromium, machine.exists) !== chromium) return;
  installPackages(['--no-remove', SHELL_PACKAGE], machine);
}

/**
 * Installs packages of the system, where nobody has to be asked.
 * @param tell hears that it begins; not where there is no apt
 * @returns whether it ended well
 */
export function installPackages(packages: readonly string[], machine: Machine, tell?: () => void): boolean {
  const apt = aptOf(machine);
  if (!apt('--version')) return false;
  tell?.();
  return apt('update', '-qq') && apt('install', ...QUIETLY, ...packages);
}

/** apt-get, as root or through a sudo that needs no password; true when it ended well. */
function aptOf({ run, isRoot }: Machine): (...args: string[]) => boolean {
  const before = isRoot ? [] : ['sudo', '-n'];
  return (...args) => {
    const [program = '', ...words] = [...before, 'apt-get', ...args];
    return run(program, words);
  };
}

/**
 * The path of a Chromium that starts. Looks at CHROMIUM_PATH, then at Playwright's own, then where systems keep it, and at
 * last asks apt for it, as root or through a sudo that needs no password.
 * @param tell hears of a step that takes long
 * @throws {UserError} when all of that fails
 */
export async function ensureChromium(tell: (words: string) => void, machine: Machine = thisMachine()): Promise<string> {
  const { wanted, places, exists, run } = machine;
  const starts = (path: string): boolean => exists(path) && run(path, ['--version']);
  if (wanted !== undefined) {
    if (starts(wanted)) return wanted;
    throw new UserError(
      `CHROMIUM_PATH is ${JSON.stringify(wanted)}, and no browser starts from there.\n  Set CHROMIUM_PATH to a Chromium, or remove it to have one found.`,
    );
  }
  const found = places.find(starts);
  if (found !== undefined) return found;

  const begins = (): void => tell(`No Chromium here yet: installing ${PACKAGES.join(' and ')} with apt-get …`);
  if (installPackages(PACKAGES, machine, begins)) {
    const installed = places.find(starts);
    if (installed !== undefined) return installed;
  }
  throw new UserError(
    'There is no Chromium for the browser tests, and apt-get could not install one.\n  Run "npx playwright install --with-deps chromium", or set CHROMIUM_PATH to an installed Chromium.',
  );
}
