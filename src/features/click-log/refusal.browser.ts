/** Whether a reader is not to be counted. Apart from the count, which would come with every island if another script imported it. */
import { REFUSAL_KEY } from '#schemas/storage-keys.ts';
import { stored } from '#ui/storage.ts';

/** Whether the browser says for its reader that they are not to be counted. */
export function isRefusedByBrowser(): boolean {
  // Do Not Track, and Global Privacy Control; browsers of this day have one, both or neither.
  const { doNotTrack, globalPrivacyControl }: { doNotTrack?: string | null; globalPrivacyControl?: boolean } =
    navigator;
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Whether the reader has turned the switch off. */
export const isRefusedBySwitch = (): boolean => stored(REFUSAL_KEY) !== null;
