/** What was read last, and what is to be gone on with. */

import { make } from '#ui/make.ts';
import { placeOfRecent, type RecentSong, toContinue } from './recent.ts';
import { songLink, words } from './rows.ts';
import { type Section, section } from './section.ts';
import { read } from './store.ts';

const WORDS = {
  title: 'Read last',
  none: 'The songs that you open will stand here, the last one first.',
  goOn: 'Continue:',
  verse: 'verse',
  stopped: 'Stopped at verse',
};

function goOn(song: RecentSong): HTMLElement {
  return make(
    'p',
    { class: 'continue', 'data-log': 'continue' },
    make(
      'a',
      { class: 'button', href: placeOfRecent(song), 'data-key': 'continue' },
      make('span', {}, `${WORDS.goOn} `, words(song.name), `, ${WORDS.verse} ${song.verse?.says}`),
    ),
  );
}

function row(song: RecentSong): HTMLElement {
  const note = song.verse ? `${WORDS.stopped} ${song.verse.says}` : undefined;
  const options = { href: placeOfRecent(song), key: `recent:${song.path}` };
  return make('li', {}, songLink(song, note ? { ...options, note } : options));
}

export function recentSection(): Section {
  return section('recent', WORDS.title, () => {
    const recent = read('recent');
    const song = toContinue(recent);
    if (recent.length === 0) return [make('p', { class: 'quiet' }, WORDS.none)];
    return [song ? goOn(song) : null, make('ol', { class: 'songs', role: 'list' }, ...recent.map(row))];
  });
}
