/** The drawing of a card, as SVG without a word: a double frame, line art, the name in its own script, what else it is called. */

import type { CardColours } from './colours.ts';
import { fitInto, type Place } from './fit.ts';
import type { CardFont } from './fonts.ts';
import { type Shaped, shape } from './shape.ts';

/** Pixels of a card, as previews ask for them: https://ogp.me, and the sizes that Facebook and others document. */
const CARD = { width: 1200, height: 630 };

export interface CardWords {
  /** '' where no font has its letters. */
  name: string;
  /** Its name in Roman letters, where that is another one; ''. */
  also: string;
  /** Whose card it is; '' on the library's own, which has it as its name. */
  title: string;
}

const MIDDLE = CARD.width / 2;
const MOTIF = { top: 52, size: 190 };
const NAME: Place = { width: 1040, height: 190, sizes: [112, 100, 88, 78, 68, 58, 50, 44, 38], leading: 1.4 };
const ALSO: Place = { width: 1000, height: 64, sizes: [46, 40, 34, 28, 22], leading: 1.35 };
const TITLE: Place = { width: 900, height: 44, sizes: [32, 26, 20], leading: 1.3 };
/** Where names may stand: below the line art, above the title. */
const WORDS = { top: 256, bottom: 534 };

/** Scripts that stand letters beneath letters: their lines are deeper. */
const DEEP = /[\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}]/u;
const DEEPER = 0.4;

/** Two decimals, so that no machine's last digit shows. */
const n = (value: number): string => String(Math.round(value * 100) / 100);

function lineSvg({ width, glyphs }: Shaped, size: number, base: number): string {
  const left = MIDDLE - (width * size) / 2;
  return glyphs
    .map(({ path, x, y, scale }) => {
      const s = (scale * size).toFixed(6);
      return `<path transform="matrix(${s} 0 0 -${s} ${n(left + x * size)} ${n(base - y * size)})" d="${path}"/>`;
    })
    .join('');
}

/** @returns a name's lines, their middle at no height yet */
function block(text: string, usual: Place, fonts: readonly CardFont[]) {
  const place = DEEP.test(text) ? { ...usual, leading: usual.leading + DEEPER } : usual;
  const known = new Map<string, Shaped>();
  const shaped = (text: string): Shaped => {
    const found = known.get(text) ?? shape(text, fonts) ?? { width: 0, glyphs: [] };
    known.set(text, found);
    return found;
  };
  const { size, lines } = text === '' ? { size: 0, lines: [] } : fitInto(text, place, (part) => shaped(part).width);
  const step = size * place.leading;
  return {
    height: step * lines.length,
    svg: (top: number): string =>
      lines
        .map((line, at) => lineSvg(shaped(line), size, top + step * at + usual.leading * size * 0.5 + size * 0.3))
        .join(''),
  };
}

const frame = (inset: number, colour: string): string =>
  `<rect x="${inset}" y="${inset}" width="${CARD.width - 2 * inset}" height="${CARD.height - 2 * inset}" fill="none" stroke="${colour}" stroke-width="2"/>`;

/**
 * Draws a card.
 * @param words that fonts have letters for: see `drawable`
 * @param colours of the site by name
 * @param motif a piece of line art: SVG in a square of 240
 */
export function compose(
  words: CardWords,
  { colours, motif }: { colours: CardColours; motif: string },
  fonts: readonly CardFont[],
): string {
  const [name, also, title] = [
    block(words.name, NAME, fonts),
    block(words.also, ALSO, fonts),
    block(words.title, TITLE, fonts),
  ];
  const top = (WORDS.top + WORDS.bottom - name.height - also.height) / 2;
  const scale = MOTIF.size / 240;
  const parts = [
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${colours.raised}"/>`,
    frame(22, colours.edge),
    frame(34, colours.rule),
    `<g transform="translate(${MIDDLE - MOTIF.size / 2} ${MOTIF.top}) scale(${n(scale)})" fill="none" stroke="${colours.kumkum}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">`,
    motif,
    '</g>',
    `<g fill="${colours.ink}">${name.svg(top)}</g>`,
    `<g fill="${colours['ink-soft']}">${also.svg(top + name.height)}</g>`,
    title.height > 0 ? `<path d="M${MIDDLE - 60} 536h120" stroke="${colours.edge}" stroke-width="2"/>` : '',
    `<g fill="${colours.kumkum}">${title.svg(546)}</g>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">${parts.join('')}</svg>`;
}
