import { expect, test } from 'vitest';
import { bringEngines } from '../../../scripts/start/engines.ts';

/** A machine that has nothing, and what was run and said on it. */
function emptyMachine(hasApt: boolean) {
  const ran: string[] = [];
  const said: string[] = [];
  const machine = {
    wanted: undefined,
    places: [],
    exists: () => false,
    isRoot: false,
    run(program: string, args: readonly string[]) {
      ran.push([program, ...args].join(' '));
      return hasApt;
    },
  };
  bringEngines((words) => said.push(words), machine);
  return { ran, said };
}

test('Firefox and WebKit are installed through a sudo that asks nobody, with all that drives them', () => {
  const { ran } = emptyMachine(true);
  expect(ran.at(-1)).toBe(
    'sudo -n apt-get install -y -qq --no-install-recommends firefox-esr webkit2gtk-driver xvfb openbox',
  );
});

test('where they cannot be had, what is not tested is said, and what to do', () => {
  const { ran, said } = emptyMachine(false);
  expect(ran).toEqual(['sudo -n apt-get --version']);
  expect(said).toEqual([
    expect.stringMatching(/is skipped\.\n {2}Run "npx playwright install --with-deps firefox webkit"/),
  ]);
});
