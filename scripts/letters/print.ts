/** The list of told mistakes, for a terminal, for a program, and as a page. What readers wrote is shown, and does nothing. */
import { markedWords, wordDiff } from '#core/text/mistakes.ts';
import { oneLine } from '../pull/printable.ts';
import { page, shown } from '../site/report-page.ts';
import type { Letters, ToldProposal } from './gather.ts';

const FATES: Readonly<Record<ToldProposal['fate'], string>> = {
  same: 'open',
  library: 'in the library',
  changed: 'changed otherwise',
  gone: 'no such text in the snapshot',
};

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

function summary({ texts, others, unread }: Letters): string {
  const all = texts.flatMap(({ proposals }) => proposals);
  const letters = all.reduce((sum, one) => sum + one.letters.length, 0);
  const told = `${counted(all.length, 'proposal')} for ${counted(texts.length, 'text')} in ${counted(letters, 'letter')}`;
  return `${told}; ${counted(others, 'other message')}; ${unread.length} not understood.`;
}

/** `told 2 times, last on 2026-11-27: open` */
function headOf({ proposal: { verse }, letters, fate }: ToldProposal): string {
  const day = letters.at(-1)?.at?.slice(0, 10);
  return `${verse}, told ${counted(letters.length, 'time')}${day ? `, last on ${day}` : ''}: ${FATES[fate]}`;
}

const writers = ({ letters }: ToldProposal): string =>
  letters.map(({ name, email }) => (email ? `${name} <${email}>` : name)).join(', ');

/** Lines that can be printed, whatever they hold. */
const lines = (text: string): string[] => text.split('\n').map(oneLine);

/** A proposal as a terminal shows it, without who told it. */
export function proposalLines({ proposal: { before, after, note, source } }: ToldProposal): string[] {
  return [
    ...lines(markedWords(before, after === '' ? before : after)),
    ...(note === '' ? [] : lines(`The reader says: ${note}`)),
    ...(source === '' ? [] : lines(`Source: ${source}`)),
  ];
}

function asText(letters: Letters): string {
  const out = [summary(letters)];
  for (const { path, name, place, proposals } of letters.texts) {
    out.push('', oneLine(name === '' ? path : `${name}, ${place}\n${path}`).replace('\\u000a', '\n'));
    for (const one of proposals)
      out.push(
        '',
        `  ${oneLine(headOf(one))}`,
        ...[...proposalLines(one), oneLine(`From ${writers(one)}`)].map((line) => `    ${line}`),
      );
  }
  if (letters.unread.length > 0) out.push('', 'Not understood:', ...letters.unread.map((one) => `  ${oneLine(one)}.`));
  return out.join('\n');
}

function proposalHtml(one: ToldProposal): string {
  const { before, after, note, source } = one.proposal;
  const words = (after === '' ? [{ kind: 'same', words: before }] : wordDiff(before, after)).map(({ kind, words }) => {
    const text = words.split('\n').map(shown).join('\n');
    return kind === 'same' ? text : kind === 'went' ? `<del>${text}</del>` : `<ins>${text}</ins>`;
  });
  const said = [note, source && `Source: ${source}`, `From ${writers(one)}`].filter(Boolean);
  return `<h3>${shown(headOf(one))}</h3><pre>${words.join('')}</pre>${said.map((line) => `<p>${shown(line)}</p>`).join('')}`;
}

function asPage(letters: Letters): string {
  const texts = letters.texts.map(
    ({ path, name, place, proposals }) =>
      `<h2>${shown(name || path)}</h2><p>${shown(place)} <code>${shown(path)}</code></p>${proposals.map(proposalHtml).join('')}`,
  );
  const unread = letters.unread.map((one) => `<li>${shown(one)}</li>`).join('');
  const rest = unread && `<h2>Not understood</h2><ul>${unread}</ul>`;
  return page('Told mistakes', `<h1>Told mistakes</h1><p>${shown(summary(letters))}</p>${texts.join('')}${rest}`);
}

/** The ways in which `--format` prints. */
export const FORMATS = {
  text: asText,
  json: (letters: Letters): string => JSON.stringify(letters, null, 2),
  html: asPage,
} as const;
