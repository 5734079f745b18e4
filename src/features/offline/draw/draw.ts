/** Draws the page of a song from its text, as the build renders it. */
import type { FilePage } from '#core/library/pages.ts';
import { fill, type SlotName } from './slots.ts';
import { songView } from './song-view.ts';
import type { PartName, Template, VariantOf } from './template.ts';

type Values = Partial<Record<SlotName | PartName, string>>;

/** Addresses stand behind a slash of the template. */
const rest = (path = ''): string => path.slice(1);

/**
 * The page of a song: byte for byte the one that is published, as far as the template is of the same build.
 * @param template of `readTemplate`
 * @param page as the library has it, or a pack
 */
export function draw({ page: frame, parts, said }: Template, page: FilePage, text: string): string {
  const view = songView(page, text);
  const { folder, language, body, editions, previous, next } = view;
  const values: Values = {
    path: rest(view.path),
    card: rest(view.card),
    name: view.name,
    nameLang: view.nameLang ?? '',
    number: view.number ?? '',
    description: view.description,
    first: view.first,
    folderPath: rest(folder.path),
    folderLabel: folder.label,
    folderSaid: said.get(folder.label) ?? '',
    languagePath: rest(language.path),
    languageLabel: language.label,
    languageSaid: said.get(language.label) ?? '',
    code: view.translate.language,
    from: view.translate.from,
    label: view.label,
    corrected: view.corrected,
    className: body?.className ?? '',
    html: body?.html ?? '',
    lang: body?.lang ?? '',
    dir: body?.dir ?? '',
    previousPath: rest(previous?.path),
    previousName: previous?.name ?? '',
    nextPath: rest(next?.path),
    nextName: next?.name ?? '',
  };
  const put = (template: string, more: Values): string =>
    fill(template, (name) => more[name as SlotName] ?? values[name as SlotName] ?? '');
  const part = <P extends PartName>(name: P, variant: VariantOf<P>, more: Values = {}): string =>
    put(parts.get(`${name} ${variant}`) ?? '', more);
  const two = editions.length > 1;
  const entries = editions.map(({ path, name, lang = '', ...edition }) =>
    part('edition', `${edition.current ? 'current' : 'link'}-${lang && 'lang'}`, {
      editionPath: rest(path),
      editionLanguage: edition.language,
      editionNumber: edition.number,
      editionName: name,
      editionLang: lang,
    }),
  );
  return put(frame, {
    way: part('way', `${values.folderSaid ? 'said' : ''}-${values.languageSaid ? 'said' : ''}`),
    heading: part('heading', `${view.nameLang ? 'lang' : ''}-${view.number === null ? '' : 'number'}`),
    translate: part('translate', view.translate.off ? 'off' : 'on'),
    editions: two ? part('editions', 'many', { edition: entries.join('') }) : part('editions', 'none'),
    script: part('script', view.script ?? 'none'),
    notice: view.notices.map((notice) => part('notice', notice)).join(''),
    body: part('body', two ? 'two' : 'one'),
    nav: part('nav', `${previous ? 'previous' : ''}-${next ? 'next' : ''}`),
  });
}
