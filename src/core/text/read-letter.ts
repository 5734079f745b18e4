/** Reads the proposal out of a support message, whoever wrote it. */
import { type Proposal, proposal } from '#schemas/mistake.ts';
import { LETTER_MARK, LETTER_VERSION } from './mistakes.ts';
import { addressOf, readVerseId } from './verse-address.ts';

/** A message of more is none of the site: it sends 1 MiB at most. */
const LARGEST = 1024 * 1024;

/** The proposal, or why there is none; null where the message does not say that it holds one. */
type ReadLetter = { proposal: Proposal; reason?: never } | { proposal?: never; reason: string | null };

/** `nama-mistake 1 {"path":…}`, alone in the last line. Never throws. */
export function readLetter(comments: string): ReadLetter {
  if (comments.length > LARGEST) return { reason: `is longer than ${LARGEST} characters` };
  const line = comments.trimEnd().split('\n').at(-1) ?? '';
  if (!line.startsWith(LETTER_MARK))
    return { reason: comments.includes(`\n${LETTER_MARK} `) ? 'goes on after its last line' : null };
  const [, version, json = ''] = new RegExp(`^${LETTER_MARK} ([0-9]{1,6}) (.*)$`, 's').exec(line) ?? [];
  if (version === undefined) return { reason: 'has a last line that only looks like a proposal' };
  if (Number(version) !== LETTER_VERSION) return { reason: `is of version ${version}, and not ${LETTER_VERSION}` };
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { reason: 'has a last line that was cut or changed on its way' };
  }
  const { data, error } = proposal.safeParse(value);
  if (!data) {
    const [issue] = error.issues;
    return { reason: `has a last line of another shape (${[issue?.path.join('.'), issue?.message].join(' ').trim()})` };
  }
  const address = readVerseId(data.verse);
  const isOwn = address !== null && addressOf(data.before, address.place).hash === address.hash;
  return isOwn ? { proposal: data } : { reason: 'has the words of another verse than its address' };
}
