import { dayOf } from './spacing.ts';

/** The day that it is for the reader, as `dayOf` counts. */
export const today = (): number => dayOf(Date.now(), new Date().getTimezoneOffset());
