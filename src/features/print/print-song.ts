/** The song on the page, on paper: as it is shown, in its chosen letters, alone or beside its second language. */

import { readSource, sourceName } from '#features/reading/index.ts';

import { type Column, songSheet } from './sheet.ts';
import { layOutOnPrint, printSheets, type Sheet } from './sheets.ts';

function readColumn(text: HTMLElement, name: string): Column {
  const stanzas = [...text.querySelectorAll('p')];
  return {
    name,
    lang: text.lang,
    dir: text.dir,
    form: text.classList.contains('prose') ? 'prose' : 'verse',
    stanzas: stanzas.map((node) => ({ node, row: Number(node.style.getPropertyValue('--beside')) })),
  };
}

/** @param two whether the second language, where one is shown, is printed too */
function readSheet(two: boolean): Sheet | null {
  const first = document.querySelector<HTMLElement>('[data-text]');
  if (!first) return null;
  const second = two ? document.querySelector<HTMLElement>('[data-second]') : null;
  const { link, ...source } = readSource();
  const name = (selector: string) => document.querySelector(selector)?.textContent.trim() ?? '';
  const alone = name('[data-first-name]') || source.language;
  const language = second ? source.language : alone;
  const columns = second
    ? [readColumn(first, alone), readColumn(second, name('[data-second-name]'))]
    : [readColumn(first, alone)];
  const titleLang = document.querySelector<HTMLElement>('h1')?.lang ?? '';
  const about = [source.number, language].filter(Boolean).join(' · ');
  const address = second ? link : `${location.origin}${location.pathname}`;
  return {
    node: songSheet({ title: source.title, titleLang, about, link: address, columns }),
    title: sourceName({ ...source, language }),
  };
}

export async function printSong(two: boolean): Promise<void> {
  const sheet = readSheet(two);
  if (sheet) await printSheets([sheet]);
  else print();
}

layOutOnPrint(() => readSheet(true));
