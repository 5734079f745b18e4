/** How a command ends: with an exit code; for a known error with its message instead of a stack trace. */

/** Errors whose message is written for the reader, in two parts. */
const WRITTEN_FOR_THE_READER = new Set([
  'ApiStartError',
  'AstroError',
  'BrowserError',
  'ContentError',
  'DiskError',
  'HostError',
  'InputsError',
  'LibraryError',
  'MergeError',
  'LockedError',
  'PreviewError',
  'PublishError',
  'SettingsError',
  'ShardError',
  'SnapshotError',
]);

/** The exit code of a program that Ctrl+C ended, as shells have it: 128 and the number of SIGINT. */
const INTERRUPTED = 130;

/** Runs a command. Its result is the exit code; an error gives 1, and an interrupted run 130. */
export async function endWith(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') {
      process.exitCode = INTERRUPTED;
      return;
    }
    const known = error instanceof Error && WRITTEN_FOR_THE_READER.has(error.name);
    console.error(known ? error.message : error);
    process.exitCode = 1;
  }
}
