/** The song on the page as a sheet: as it is shown, in its chosen letters, alone or beside its second language. */
import { readSource, sourceName } from '#features/reading/index.ts';
import { drawCopy } from './copy.tsx';
import type { Sheet } from './Sheet.tsx';
import { type Column, type PrintedResult, SongSheet, type Stanza } from './SongSheet.tsx';

const readStanza = (stanza: HTMLElement): Stanza => ({
  content: drawCopy(stanza),
  row: Number(stanza.style.getPropertyValue('--beside')),
  numbered: stanza.querySelector('b') !== null,
});

function readColumn(text: HTMLElement, name: string): Column {
  return {
    name,
    lang: text.lang,
    dir: text.dir,
    form: text.classList.contains('prose') ? 'prose' : 'verse',
    stanzas: [...text.querySelectorAll('p')].map(readStanza),
  };
}

/** The results that the page shows, as they are: an answer without its label is none. */
function readResults(): PrintedResult[] {
  return [...document.querySelectorAll('[data-results] > section')].flatMap((result) => {
    const [heading, label, answer] = ['h2', '.origin', '.answer'].map((part) => result.querySelector(part));
    if (!heading || !label || !answer) return [];
    const quote = result.querySelector('blockquote');
    const title = heading.textContent.trim();
    return [{ title, label: label.textContent, quote: quote && drawCopy(quote), answer: drawCopy(answer) }];
  });
}

const wordsOf = (selector: string): string => document.querySelector(selector)?.textContent.trim() ?? '';

/**
 * @param two whether the second language, where one is shown, is printed too
 * @returns null on a page without a text
 */
export function readSong(two: boolean): Sheet | null {
  const first = document.querySelector<HTMLElement>('[data-text]');
  if (!first) return null;
  const second = two ? document.querySelector<HTMLElement>('[data-second]') : null;
  const { link, facts, ...source } = readSource();
  const alone = wordsOf('[data-first-name]') || source.language;
  const language = second ? source.language : alone;
  const columns = second
    ? [readColumn(first, alone), readColumn(second, wordsOf('[data-second-name]'))]
    : [readColumn(first, alone)];
  const content = (
    <SongSheet
      names={[...document.querySelectorAll<HTMLElement>('h1 > span')].map(({ textContent, lang }) => ({
        text: textContent.trim(),
        lang: lang || undefined,
      }))}
      about={[source.number, language, facts].filter(Boolean).join(' · ')}
      link={second ? link : `${location.origin}${location.pathname}`}
      columns={columns}
      results={readResults()}
    />
  );
  return { content, title: sourceName({ ...source, language }) };
}
