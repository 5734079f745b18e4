/** The answers of oEmbed for the texts of a library, as files. Source: oembed.com, sections 2.3.4 and 2.3.4.4. */
import type { Folder } from '#library/library.ts';
import { cardPath, embedPath, oembedPath } from '#library/paths.ts';
import { escaped } from '../build/escaped.ts';
import { CARD } from '../cards/size.ts';
import type { DataSite } from './rows.ts';

/** Pixels of the frame, as in `docs/data-format.md`. */
const FRAME = { width: 600, height: 400 } as const;

/** The addresses of a collection's answers, each with its JSON; none where the site has no such answers. */
export function* oembedFilesOf({ path, languages }: Folder, site: DataSite): Generator<[path: string, json: string]> {
  const { siteUrl, siteTitle, extras } = site;
  if (!extras.oembed) return;
  for (const song of languages.flatMap(({ songs }) => songs)) {
    if (song.digest === null) continue;
    const { width, height } = FRAME;
    const frame = escaped(siteUrl + embedPath(song.path));
    const answer = {
      version: '1.0',
      type: 'rich',
      title: song.name,
      provider_name: siteTitle,
      provider_url: `${siteUrl}/`,
      thumbnail_url: siteUrl + cardPath(path),
      thumbnail_width: CARD.width,
      thumbnail_height: CARD.height,
      width,
      height,
      html: `<iframe src="${frame}" title="${escaped(song.name)}" width="${width}" height="${height}" loading="lazy"></iframe>`,
    };
    yield [oembedPath(song.path), `${JSON.stringify(answer)}\n`];
  }
}
