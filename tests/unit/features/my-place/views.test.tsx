import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CopyOrClear } from '#features/my-place/CopyOrClear.tsx';
import { SharedListView } from '#features/my-place/lists/SharedList.tsx';
import { Marks } from '#features/my-place/Marks.tsx';
import { EMPTY_PLACE } from '#features/my-place/my-place.ts';
import { Recent } from '#features/my-place/Recent.tsx';

const nothing = () => undefined;
const path = '/file/Puranas/TAM/001%20Kappu.txt/';
const song = { path, name: 'காப்பு', no: 1 };
const verse = { id: 'v3.0123abcd', says: '3' };
/** Of a text without numbers. */
const part = { id: 'v4.0123abcd', says: '4', of: 9 };
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
const buttons = (html: string) => [...html.matchAll(/<button.*?<\/button>/g)].map(([all]) => all);
const labels = (html: string) => [...html.matchAll(/<button[^>]* aria-label="([^"]*)"/g)].map(([, label]) => label);
const text = (html: string) => html.replace(/<[^>]*>/g, '');

describe('what was read last', () => {
  it('leads to where each song was left, the one to go on with first', () => {
    const html = renderToStaticMarkup(<Recent songs={[{ ...song, at: 5, verse }]} />);
    expect(hrefs(html)).toEqual([`${path}#${verse.id}`, `${path}#${verse.id}`]);
    expect(text(html)).toContain('Continue: காப்பு, verse 3');
    expect(text(html)).toContain('Stopped at verse 3');
    expect(html).toContain('<bdi lang="ta">காப்பு</bdi>');
  });

  it('has both lines of a name, each in its language', () => {
    const html = renderToStaticMarkup(<Recent songs={[{ ...song, also: 'Kappu', at: 5, verse: null }]} />);
    expect(html).toContain('<bdi lang="ta">காப்பு</bdi><span class="beneath"><bdi>Kappu</bdi></span>');
  });

  it('says a part of a text without numbers as a part, never as a verse', () => {
    const words = text(renderToStaticMarkup(<Recent songs={[{ ...song, at: 5, verse: part }]} />));
    expect(words).toContain('Continue: காப்பு, part 4 of 9');
    expect(words).toContain('Stopped at part 4 of 9');
  });

  it('says what will stand there while it is empty', () => {
    expect(text(renderToStaticMarkup(<Recent songs={[]} />))).toContain('appear here');
  });
});

describe('marks', () => {
  it('have a button each, named by what it takes the mark from; a song with marked verses alone has none', () => {
    const verses = [{ ...verse, words: 'தோடு', at: 1 }];
    const names = (at: number) => labels(renderToStaticMarkup(<Marks songs={[{ ...song, at, verses }]} />));
    expect(names(7)).toEqual(['Remove mark from காப்பு', 'Remove mark from verse 3 of காப்பு']);
    expect(names(0)).toEqual(['Remove mark from verse 3 of காப்பு']);
  });

  it('of parts without a number say so', () => {
    const verses = [{ ...part, words: 'All that we are', at: 1 }];
    const html = renderToStaticMarkup(<Marks songs={[{ ...song, at: 0, verses }]} />);
    expect(text(html)).toContain('part 4 of 9All that we are');
    expect(labels(html)).toContain('Remove mark from part 4 of 9 of காப்பு');
  });
});

describe('keeping', () => {
  const clear = (recent: (typeof EMPTY_PLACE)['recent']) =>
    buttons(renderToStaticMarkup(<CopyOrClear place={{ ...EMPTY_PLACE, recent }} />)).find((html) =>
      html.includes('Clear'),
    );

  it('clears what is there, and offers nothing where nothing is', () => {
    expect(clear([{ ...song, at: 5, verse: null }])).not.toContain('disabled');
    expect(clear([])).toContain('disabled');
  });
});

describe('a shared list', () => {
  const languages = [
    { code: 'TAM', label: 'Tamil', path, name: song.name },
    { code: 'ENG', label: 'English', path: path.replace('TAM', 'ENG'), name: song.name },
  ];
  const render = (songs: Parameters<typeof SharedListView>[0]['songs'], isResolved = true) =>
    renderToStaticMarkup(
      <SharedListView
        songs={songs}
        isResolved={isResolved}
        stored={null}
        onStore={nothing}
        onOpen={nothing}
        onLanguage={nothing}
      />,
    );

  it('lets the language of each song be chosen, and says which songs are gone', () => {
    const html = render([
      { ...song, state: 'here', languages },
      { ...song, path: path.replace('001', '002'), state: 'gone', languages: [] },
    ]);
    expect(html).toContain('<select aria-label="Language of காப்பு"');
    expect(text(html)).toContain('1 song is no longer in the library.');
    // “Start reading”, “Show on a screen”, and the song that is there
    expect(hrefs(html)).toEqual([path, `/screen/#${path}`, path]);
  });

  it('offers nothing to read or keep where all are gone', () => {
    const html = render([{ ...song, state: 'gone', languages: [] }]);
    expect(buttons(html)).toEqual([]);
    expect(hrefs(html)).toEqual(['/']);
  });

  it('says where the library could not be asked', () => {
    expect(text(render([{ ...song, state: 'here', languages: [] }], false))).toContain(
      'The library could not be reached, so some',
    );
  });
});
