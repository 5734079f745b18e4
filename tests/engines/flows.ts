/** What a reader does, in one engine after the other: the specification's screens, and all that is live on them. */
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startApi } from '../../scripts/local-api/server.ts';
import { type Release, startRelease } from '../e2e/offline.fixture.ts';
import { builtSite, LIBRARY } from '../e2e/site.ts';
import { API_HOST } from '../fixtures/settings.ts';
import { type Reader, readerOf } from './reader.ts';
import { type Relay, startRelay } from './relay.ts';
import type { Engine } from './tab.ts';

const SONG = '/file/Thirumurai/TAM/001%20Thodudaiya%20Seviyan.txt/';
const LONG = '/file/Trials/TAM/001%20Long.txt/';
const VERSES = '/file/Upanishads/SAN/001%20Ishavasyam%20Idam%20Sarvam.txt/';
const LIST = '/file/Upanishads/SAN/';
const HEIGHT = 844;

export function flows(engine: Engine): void {
  describe(engine.name, () => {
    let release: Release;
    let relay: Relay;
    let proxyPort: number;
    /** One for all flows, since a browser takes seconds to start. */
    let reader: Reader;
    const closing: (() => Promise<void>)[] = [];
    beforeAll(async () => {
      const dist = await builtSite();
      const api = await startApi({ libraryDir: LIBRARY, port: 0, dataDir: ':memory:', hosts: [API_HOST] });
      proxyPort = Number(new URL(api.url).port);
      release = await startRelease(dist, join(LIBRARY, '..', `release-${engine.name}`));
      relay = await startRelay(release.connection.url);
      closing.push(relay.close, release.close, api.close);
      reader = readerOf(engine.name, await engine.open({ proxyPort }), relay.url);
      closing.unshift(reader.close);
    });
    afterAll(async () => {
      for (const close of closing) await close();
    });
    afterEach(() => {
      expect(relay.faults()).toEqual([]);
    });

    /** As one who was never here. */
    const open = async (path: string, stored: Readonly<Record<string, unknown>> = {}): Promise<void> => {
      await reader.open('/robots.txt');
      await reader.read((entries) => {
        sessionStorage.clear();
        localStorage.clear();
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
      }, stored);
      await reader.open(path);
    };

    /** On pages that are laid out otherwise at each width. */
    const atBothWidths = (): void => {
      test('a song is found on Home, and its way Back leads to the same search', async () => {
        await open('/');
        await reader.press('Search by Song Number or Name');
        await reader.type('seviyan');
        await reader.hears(/^1 song found/);
        await reader.press(/Thodudaiya Seviyan/);
        await reader.until(() => location.pathname.startsWith('/file/') && document.readyState === 'complete');
        // Until the page's own script has run, in a task after it, Back is the link that it is without one.
        await reader.read(() => new Promise((done) => setTimeout(() => done(true))));
        await reader.press(/^Back/);
        await reader.until(() => location.search.includes('seviyan'));
        await reader.sees('Thodudaiya Seviyan');
        expect(await reader.read(() => document.querySelector<HTMLInputElement>('[name=q]')?.value)).toBe('seviyan');
      });

      test('selected words have their meaning, and stay selected while the bar is used', async () => {
        await open(SONG);
        await reader.select('செவியன்');
        const selected = (): string => `${getSelection()}`;
        expect(await reader.read(selected)).toBe('செவியன்');
        await reader.press('Translate');
        await reader.sees('To English');
        expect(await reader.read(selected)).toBe('செவியன்');
        await reader.keys('Escape');
        await reader.press(/^More/);
        await reader.sees('Recite or sing');
        expect(await reader.read(selected)).toBe('செவியன்');
        await reader.keys('Escape');
        await reader.select('செவியன்');
        await reader.press('Sanskrit Meaning');
        await reader.until(() => document.querySelector('[data-results] q')?.textContent === 'செவியன்');
      });

      test('two languages stand side by side', async () => {
        await open(VERSES);
        await reader.press('Other Languages');
        await reader.press('Side by side');
        await reader.press(/^With English/);
        await reader.until(() => document.querySelector('[data-second]') !== null);
        expect(await reader.read(() => location.search)).toBe('?with=ENG');
      });

      test('the menu of a verse is gone through by arrows', async () => {
        await open(LONG);
        await reader.press(/^2$|^Verse 2/);
        await reader.until(() => document.activeElement?.closest('.at-verse') !== null);
        await reader.keys('ArrowDown');
        await reader.keys('ArrowDown');
        await reader.keys('ArrowUp');
        const at = await reader.read(() =>
          [...document.querySelectorAll('.at-verse button')].indexOf(document.activeElement as Element),
        );
        expect(at).toBe(1);
      });
    };

    describe('1280 px wide', () => {
      beforeAll(() => reader.resize(1280, HEIGHT));
      atBothWidths();

      test('Other Languages leads to the same song', async () => {
        await open(SONG);
        await reader.press('Other Languages');
        await reader.press(/^English: 1/);
        await reader.until(() => location.pathname.includes('/ENG/'));
      });

      test('a message to the keepers is checked, sent and thanked for', async () => {
        await open('/support/');
        await reader.press('Send');
        await reader.until(() => document.querySelector('[aria-invalid=true]') !== null);
        await reader.press('Name');
        await reader.type('Meera');
        await reader.press('Comments');
        await reader.type('Thank you for the songs.');
        await reader.press('Send');
        await reader.sees('Thank you');
      });

      test('what is stored is cleared', async () => {
        await open(SONG);
        await reader.open('/privacy/');
        await reader.press('Clear all of it');
        await reader.until(() => localStorage.length === 0);
      });

      test('the colours are chosen, and stay', async () => {
        await open(SONG);
        await reader.press(/Appearance$/);
        await reader.press(/^Sepia/);
        await reader.until(() => document.documentElement.dataset['theme'] === 'sepia');
        await reader.open('/privacy/');
        expect(await reader.read(() => document.documentElement.dataset['theme'])).toBe('sepia');
      });

      test("the first '/' opens the page's own find, whose field says plainly what it is for", async () => {
        await open(SONG);
        // Firefox opens its own search by it, though not for a driver.
        await reader.read(() =>
          addEventListener('keydown', (event) => {
            document.documentElement.dataset['prevented'] = String(event.defaultPrevented);
          }),
        );
        await reader.keys('/');
        await reader.until(() => document.activeElement?.closest('.find-bar') !== null);
        expect(await reader.read(() => document.documentElement.dataset['prevented'])).toBe('true');
        const [faint, plain, opacity] = await reader.read(() => {
          const field = document.querySelector('.find-bar input');
          const probe = document.createElement('i');
          probe.style.setProperty('color', 'var(--ink-soft)');
          document.body.append(probe);
          const style = field && getComputedStyle(field, '::placeholder');
          return [style?.color, getComputedStyle(probe).color, style?.opacity];
        });
        // WebKit tells the style of the field itself.
        if (engine.name !== 'webkit') expect([faint, opacity]).toEqual([plain, '1']);
        await reader.type('chevi');
        await reader.hears(/^1 of \d+: .*\p{Script=Tamil}/u);
        await reader.keys('Escape');
        await reader.until(() => document.activeElement?.closest('[data-text] p') !== null);
      });

      test('keys lead from song to song, and tell what they do', async () => {
        await open(LIST);
        await reader.open(VERSES);
        await reader.keys('n');
        await reader.until(() => location.pathname.includes('002') && document.readyState === 'complete');
        await reader.keys('?');
        await reader.until(() => document.querySelector('dialog[open]') !== null);
        await reader.keys('Escape');
      });
    });

    describe('390 px wide', () => {
      beforeAll(() => reader.resize(390, HEIGHT));
      atBothWidths();

      test('a text is translated beneath itself', async () => {
        await open(SONG);
        await reader.press('Translate');
        await reader.press('To English');
        await reader.sees('Word by word from a glossary, not a translation');
        await reader.hears(/^The translation is here\./);
      });

      test('a playlist leads to its songs', async () => {
        await open('/playlist/1/');
        await reader.press('Saha Navavatu');
        await reader.until(() => location.pathname.includes('/file/Upanishads/SAN/'));
      });

      test('an unknown address leads home', async () => {
        await open('/no/such/page');
        await reader.until(() => location.pathname === '/');
        await reader.sees('Search by Song Number or Name');
      });

      test('a text is read in other letters', async () => {
        await open(VERSES);
        await reader.press('Script');
        await reader.press(/^Telugu/);
        await reader.until(() =>
          /\p{Script=Telugu}{3}/u.test(document.querySelector('[data-text]')?.textContent ?? ''),
        );
      });

      test('the link to a list of one’s own is copied', async () => {
        const songs = [{ path: SONG, name: 'Thodudaiya Seviyan', no: 1 }];
        await open('/my/', { lists: [{ id: 'dusk', name: 'Dusk', songs, at: 1 }] });
        await reader.press(/^Dusk/);
        await reader.press('Copy the link');
        await reader.sees('The link is copied');
      });

      test('a song is marked, and found in My place', async () => {
        await open(SONG);
        await reader.press(/^More/);
        await reader.press(/^Mark this song/);
        await reader.open('/my/');
        await reader.sees('Marks');
        await reader.press(/^Song No 1 Thodudaiya Seviyan/);
        await reader.until(() => location.pathname.startsWith('/file/'));
      });

      test('Recite covers the page, over the whole screen too, and is left by its button', async () => {
        await open(SONG);
        await reader.press(/^More/);
        await reader.press('Recite or sing');
        // Firefox without a screen gives none.
        if (engine.name !== 'firefox') await reader.until(() => document.fullscreenElement !== null);
        await reader.until(
          () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog') !== null,
        );
        expect(await reader.picture()).toBeTruthy();
        await reader.press('Leave');
        await reader.until(() => document.querySelector('dialog') === null);
        expect(await reader.read(() => location.pathname)).toBe(SONG);
      });
    });

    test('where the site may store nothing, More opens and says so', async ({ skip }) => {
      const { blockStorage } = reader;
      if (!blockStorage) return skip('this engine cannot be told');
      await open('/privacy/');
      await blockStorage(true);
      try {
        await reader.open(SONG);
        expect(await reader.read(() => navigator.cookieEnabled), 'it may store something').toBe(false);
        await reader.press(/^More/);
        await reader.press('Keep on this device');
        await reader.sees('its storage is full, or closed to this site');
      } finally {
        await blockStorage(false);
      }
    });

    test('what is kept is read without a connection, whatever else was opened, and after a deploy too', async () => {
      await open(LIST);
      await reader.press('Keep on this device');
      await reader.press('Keep it');
      await reader.sees(/7 of 7 songs/);
      await reader.until(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated');
      release.connection.set('cut');
      for (const path of [SONG, LONG, '/playlist/1/', '/file/Puranas/']) {
        await reader.open(path);
        await reader.sees('The library cannot be reached now');
      }
      await reader.open(VERSES);
      await reader.sees('ईशा');
      release.connection.set('on');
      await release.publish('A new day');
      await reader.open('/');
      await reader.sees('A new day');
      await reader.until(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration?.update();
        return registration?.active && !registration.installing && !registration.waiting;
      });
      release.connection.set('cut');
      await reader.open(VERSES);
      await reader.sees('ईशा');
    });
  });
}
