/** Support messages, from where a maintainer has them. */
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { UserError } from '#schemas/user-error.ts';
import { readMessages } from '../local-api/store.ts';

const message = z.object({
  name: z.string().catch(''),
  email: z.string().catch(''),
  comments: z.string(),
  /** ISO 8601; the embedded API stores it. */
  received_at: z.string().nullish().catch(null),
});

export interface Messages {
  messages: z.infer<typeof message>[];
  /** What is in the place of a message and is none, in words. */
  faults: string[];
}

/** A message a line. Lines that hold none are named, and cost no other. */
function parseLines(lines: string, from: string): Messages {
  const read: Messages = { messages: [], faults: [] };
  for (const [at, line] of lines.split('\n').entries()) {
    if (line.trim() === '') continue;
    try {
      read.messages.push(message.parse(JSON.parse(line)));
    } catch {
      read.faults.push(`Line ${at + 1} of ${from} is no support message`);
    }
  }
  return read;
}

/**
 * The messages of a file of JSON Lines, `-` for standard input, or else of the embedded API's folder.
 * @throws {UserError} where there is none
 */
export async function readAllMessages(file: string | undefined, data: string): Promise<Messages> {
  if (file === '-') return parseLines(await text(process.stdin), 'standard input');
  if (file !== undefined) {
    try {
      return parseLines(readFileSync(file, 'utf8'), file);
    } catch (cause) {
      const advice = 'Name a file of support messages as JSON Lines with --file.';
      throw new UserError(`${file} cannot be read.\n  ${advice}`, { cause });
    }
  }
  const stored = readMessages(data);
  if (stored) return { messages: z.array(message).parse(stored), faults: [] };
  throw new UserError(
    `There are no support messages of the embedded API in ${data}.\n  Name its folder with --data, or a file of messages with --file.`,
  );
}
