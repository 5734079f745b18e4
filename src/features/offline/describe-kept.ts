/** What is said of a kept item. */
import type { MessageId } from '#words/messages.ts';
import type { Translate } from '#words/store.ts';
import type { Measure } from './check-kept.ts';
import type { Progress } from './download.ts';
import type { Ending } from './keeper.ts';
import type { KeptItem } from './kept.ts';
import type { Offer } from './offer.ts';

/** `844_000` → `844 KB`, `2_140_000` → `2.1 MB`; never nothing for something. */
export function sayBytes(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1000);
  if (kilobytes < 1000) return `${kilobytes} KB`;
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

/** `25 November 2026`: the day in the reader's own time, and in our words, since browsers have no months in Sanskrit. */
export function sayDay(t: Translate, at: number): string {
  const day = new Date(at);
  return `${day.getDate()} ${t('translate.month', { n: day.getMonth() + 1 })} ${day.getFullYear()}`;
}

/** What became of the last try, where that needs words. */
const TROUBLES: Partial<Record<Ending, MessageId>> = {
  'no-pack': 'kept.no-pack',
  'no-room': 'kept.no-room',
  altered: 'kept.damaged',
  'no-connection': 'kept.waiting',
};

/** What is said while an item is on its way, or was stopped. */
export function sayProgress(
  t: Translate,
  { state }: Pick<KeptItem, 'state'>,
  ending: Ending | undefined,
  progress: Progress,
): string {
  const { songs: n, ofSongs: m, bytes, ofBytes } = progress;
  const trouble = ending && TROUBLES[ending];
  if (trouble) return t(trouble, { n, m });
  if (state === 'paused') return t('kept.paused', { n, m });
  return t('kept.coming', { n, m, size: sayBytes(bytes), all: sayBytes(ofBytes) });
}

/** Of an item that was whole: how much of it was read back. */
export function sayMeasure(t: Translate, { checked }: KeptItem, measure: Measure): string {
  const { songs: n, ofSongs: m, bytes } = measure;
  const date = sayDay(t, checked);
  return n < m ? t('kept.broken', { n, m, date }) : t('kept.whole', { n, m, date, size: sayBytes(bytes) });
}

/** `3 songs changed, 1 song removed`; '' where there is nothing new. */
export function sayOffer(t: Translate, { changed, added, gone }: Offer): string {
  const parts = [
    changed > 0 && t('kept.changed', { n: changed }),
    added > 0 && t('kept.added', { n: added }),
    gone > 0 && t('kept.gone', { n: gone }),
  ];
  return parts.filter((part) => part !== false).join(', ');
}
