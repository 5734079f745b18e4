/** The page of a song, in development and in a build: Astro renders the template, which is filled as a device fills it. */
import type { FilePage } from '#core/library/pages.ts';
import { songTemplatePath } from '#core/library/paths.ts';
import { fillSongPage, readSongTemplate, type SongTemplate } from '#core/page/fill-song-page.ts';
import { FILLED_TEMPLATE } from '#page/policy.ts';

let template: Promise<SongTemplate> | undefined;

/** @param rewrite Astro's, which renders another route */
export async function songResponse(
  rewrite: (path: string) => Promise<Response>,
  page: FilePage,
  text: string | null,
): Promise<Response> {
  const read = async () => readSongTemplate(await (await rewrite(songTemplatePath())).text());
  template = import.meta.env.DEV ? read() : (template ?? read());
  return new Response(fillSongPage(await template, page, text), {
    headers: { 'content-type': 'text/html; charset=utf-8', [FILLED_TEMPLATE]: '' },
  });
}
