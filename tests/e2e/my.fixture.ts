/** Shared by the tests of My place: what a reader does there, and what the browser then stores. */
import type { Page } from 'playwright';
import { SANSKRIT, SONG, TIRUPPAVAI } from './reading.fixture.ts';

export const PHONE = { viewport: { width: 390, height: 844 } };
/** A busy machine may take its time. */
export const SOON = { timeout: 30_000 };

export const song = (path: string, name: string, no: number | null = null) => ({ path, name, no });
export const SONGS = [
  song(SONG, 'Thodudaiya Seviyan', 1),
  song(SANSKRIT, 'Saha Navavatu'),
  song(TIRUPPAVAI, 'Tiruppavai', 4),
];

/** Puts things where the site keeps them, as if the reader had made them. */
export const seed = (page: Page, kept: Readonly<Record<string, unknown>>): Promise<void> =>
  page.evaluate((things) => {
    for (const [key, value] of Object.entries(things)) {
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }, kept);

/** What is kept under a key. */
export const kept = <T>(page: Page, key: string): Promise<T> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

export const list = (name: string, songs: readonly object[] = SONGS) => ({
  id: name.toLowerCase(),
  name,
  songs,
  at: 1,
});

export const names = (page: Page, selector: string): Promise<string[]> =>
  page.locator(`${selector} .name bdi`).allInnerTexts();

/** Storage that throws, as in browsers that block it. */
export const FORBIDDEN = () => {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('no', 'SecurityError');
      },
    });
  }
};

/** Storage that is full. */
export const FULL = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};
