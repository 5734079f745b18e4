/** Firefox and WebKit for the tests: where they are, or how they get here. */
import { globSync } from 'node:fs';
import { firefox, webkit } from 'playwright';
import { installPackages, type Machine, thisMachine } from './chromium.ts';

/** Programs of Debian's packages. WebKit is driven by its driver, on a screen with a window manager. */
const FIREFOX = '/usr/bin/firefox-esr';
const DRIVER = '/usr/bin/WebKitWebDriver';
const MINI_BROWSER = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'openbox'];

/** How an engine is driven: Debian's program by its own protocol, or Playwright's build by Playwright. */
export type Driven<T> = { debian: T } | { playwright: true };

const builtByPlaywright = (path: string, exists: Machine['exists']) =>
  exists(path) ? ({ playwright: true } as const) : null;

/** @returns null where there is none */
export function findFirefox({ exists } = thisMachine()): Driven<string> | null {
  return exists(FIREFOX) ? { debian: FIREFOX } : builtByPlaywright(firefox.executablePath(), exists);
}

/** @returns null where there is none */
export function findWebKit({ exists } = thisMachine()): Driven<{ driver: string; browser: string }> | null {
  const [browser] = globSync(MINI_BROWSER);
  const isWhole = browser !== undefined && [DRIVER, '/usr/bin/Xvfb', '/usr/bin/openbox'].every(exists);
  return isWhole ? { debian: { driver: DRIVER, browser } } : builtByPlaywright(webkit.executablePath(), exists);
}

/**
 * Brings what is missing by apt, where nobody has to be asked. Where that fails their tests are skipped.
 * @param tell hears of a step that takes long, and of what is skipped
 */
export function bringEngines(tell: (words: string) => void, machine: Machine = thisMachine()): void {
  const isThere = (): boolean => findFirefox(machine) !== null && findWebKit(machine) !== null;
  if (isThere()) return;
  installPackages(PACKAGES, machine, () => tell('Firefox or WebKit is missing: installing them with apt-get …'));
  if (!isThere())
    tell(
      'Firefox or WebKit cannot be had here: what is tested in them is skipped.\n  Run "npx playwright install --with-deps firefox webkit" to test it.',
    );
}
