/** What was typed about a verse and not sent. It waits on this device until it is sent or removed: a dialog is closed by one key. */
import { DRAFTS_KEY } from '#schemas/storage-keys.ts';
import { parsedList, store, stored } from '#ui/storage.ts';
import type { Subject } from './subject.browser.ts';

/** The fields that cost thought; who writes is typed anew. */
export type Draft = Readonly<Record<'words' | 'note' | 'source', string>>;

/** Then the oldest goes. */
const MOST_DRAFTS = 10;

const keyOf = ({ song, verse }: Subject): string => `${song.path}#${verse.id}`;

/** From anything that may be stored there, by the addresses of their verses. */
const readAll = (): Map<string, Draft> =>
  new Map(
    parsedList(stored(DRAFTS_KEY)).flatMap((one) => {
      const { of, words, note, source } = Object(one) as Record<string, unknown>;
      const isDraft = [of, words, note, source].every((text) => typeof text === 'string');
      return isDraft ? [[of, { words, note, source }] as [string, Draft]] : [];
    }),
  );

export const readDraft = (subject: Subject): Draft | null => readAll().get(keyOf(subject)) ?? null;

/** @param draft null removes it, as what says nothing does */
export function storeDraft(subject: Subject, draft: Draft | null): void {
  const all = readAll();
  all.delete(keyOf(subject));
  if (draft && `${draft.note}${draft.source}${draft.words}` !== subject.words) all.set(keyOf(subject), draft);
  const rows = [...all].slice(-MOST_DRAFTS).map(([of, each]) => ({ of, ...each }));
  store(DRAFTS_KEY, rows.length > 0 ? JSON.stringify(rows) : null);
}
