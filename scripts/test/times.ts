/** Where the minutes of a run go: the time of each file of tests, the longest first. */

/** A file of Vitest's JSON report: its path and when its first test began and its last one ended, in milliseconds. */
export interface TestFile {
  name: string;
  startTime: number;
  endTime: number;
  assertionResults: readonly unknown[];
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1).padStart(8);

/**
 * The table, a file a line: `    73.4     63  tests/e2e/reading-page.test.ts`; files under a second are summed in one line.
 * Files run side by side, so the sum is more than the run took.
 * @param root folder that the paths are told from
 */
export function timeLines(files: readonly TestFile[], root: string): string[] {
  const timed = files
    .map(({ name, startTime, endTime, assertionResults }) => ({
      name: name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name,
      took: endTime - startTime,
      tests: assertionResults.length,
    }))
    .sort((a, b) => b.took - a.took);
  const row = (took: number, tests: number, name: string): string =>
    `${seconds(took)} ${String(tests).padStart(6)}  ${name}`;
  const sumOf = (some: typeof timed, name: string): string =>
    row(
      some.reduce((sum, file) => sum + file.took, 0),
      some.reduce((sum, file) => sum + file.tests, 0),
      name,
    );
  const short = timed.filter((file) => file.took < 1000);
  return [
    ' seconds  tests  file',
    ...timed.filter((file) => file.took >= 1000).map((file) => row(file.took, file.tests, file.name)),
    ...(short.length > 0 ? [sumOf(short, `${short.length} files under a second each`)] : []),
    sumOf(timed, 'all, as if one after the other'),
  ];
}
