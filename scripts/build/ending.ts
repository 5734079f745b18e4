/** How a command ends: with an exit code, and with words instead of a stack where the fault is one it knows. */

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

/** What a shell gives a program that Ctrl+C ended: 128 and the number of SIGINT. */
const INTERRUPTED = 130;

/** Runs a command's work; its result is the exit code, 1 after an error, 130 when it was asked to stop before its end. */
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
