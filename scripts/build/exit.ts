/** How a command ends: with an exit code; for an error that is written for readers with its message instead of a stack trace. */
import { UsageError, UserError } from '#schemas/user-error.ts';

/** Exit codes of the commands; docs/running.md, says what to do at each. */
export const EXIT = {
  /** Published, or nothing changed, and there is nothing to look at. */
  well: 0,
  failed: 1,
  /** An option or a setting of the call is wrong. */
  usage: 2,
  /** Published, or nothing changed, and something needs attention. */
  trouble: 3,
  /** A guard or the checks objected; the site is as it was. */
  refused: 4,
  /** A rollback holds the site as it is. */
  held: 5,
} as const;

/** The exit code of a program that Ctrl+C ended, as shells have it: 128 and the number of SIGINT. */
const INTERRUPTED = 130;

/** Runs a command. Its result is the exit code; an error gives 1, one of usage 2, and an interrupted run 130. */
export async function endWith(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') {
      process.exitCode = INTERRUPTED;
      return;
    }
    console.error(error instanceof UserError ? error.message : error);
    process.exitCode = error instanceof UsageError ? EXIT.usage : EXIT.failed;
  }
}
