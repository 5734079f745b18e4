/** What the specification says of texts and playlists that are out of the ordinary, as it stands in their pages. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodeReferences } from '#core/text/markup.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

const htmlOf = async (path: string): Promise<string> => (await fetch(new URL(path, site.url))).text();
/** The words of what begins so. */
function wordsOf(html: string, begin: RegExp): string {
  const [, content = ''] = new RegExp(`<[^>]*${begin.source}[^>]*>(.*?)</(?:div|h1)>`, 's').exec(html) ?? [];
  return decodeReferences(content.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}
const noteOf = (html: string): string => wordsOf(html, /role="note"/);

test('a text that is not available points to other languages only where one can be read', async () => {
  expect(noteOf(await htmlOf('/file/Trials/ENG/003%20Absent.txt/'))).toContain('“Other Languages” lists');
  for (const path of ['/file/Trials/ENG/006%20Nowhere.txt/', '/file/Trials/TAM/007%20Nowhere%20Too.txt/']) {
    expect(noteOf(await htmlOf(path))).toMatch(/^This song is not available in (?:English|Tamil) yet\.$/);
  }
});

test('a NUL in a text is shown by its symbol', async () => {
  expect(wordsOf(await htmlOf('/file/Trials/ENG/008%20Nul.txt/'), /data-text/)).toBe('Peace␀and peace');
});

test('a playlist without content, and the page of playlists for who asks for none by its ID, say so and lead home', async () => {
  const empty = await htmlOf('/playlist/trial-empty/');
  expect(empty).toMatch(/<h1[^>]*>Trial without content</);
  expect(noteOf(empty)).toBe('There is nothing in this playlist yet. Back to Home');
  expect(empty).not.toContain('PrintPlaylist');
  const none = await htmlOf('/playlist/');
  expect(noteOf(none)).toBe('Playlist ID is required Back to Home');
  for (const html of [empty, none]) expect(html).toMatch(/role="note".*?<a [^>]*href="\/">Back to Home</s);
});
