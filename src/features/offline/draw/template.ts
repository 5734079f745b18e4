/** The template of a song's page: the page itself with places, and the variants of what differs from song to song. */
import { UserError } from '#schemas/user-error.ts';
import { SLOTS, slot, slotsOf } from './slots.ts';

/**
 * The parts of a page, each with its variants. The page of the template shows the first one of each; of `edition` the first two,
 * one after the other.
 */
export const PARTS = {
  way: ['said-said', 'said-', '-said', '-'],
  heading: ['lang-number', 'lang-', '-number', '-'],
  translate: ['on', 'off'],
  editions: ['many', 'none'],
  edition: ['current-lang', 'link-lang', 'current-', 'link-'],
  script: ['menu', 'bare', 'none'],
  notice: ['earlier', 'sample', 'corrected', 'elsewhere', 'nowhere'],
  body: ['two', 'one'],
  nav: ['previous-next', 'previous-', '-next', '-'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type PartName = keyof typeof PARTS;
export type VariantOf<P extends PartName> = (typeof PARTS)[P][number];

/** Those that stand within another part. */
const WITHIN: Partial<Record<PartName, PartName>> = { edition: 'editions' };
/** How many of its variants the template's page shows. */
const SHOWN: Partial<Record<PartName, number>> = { edition: 2 };

export interface Template {
  /** With a place for each part. */
  page: string;
  /** By `part variant`. */
  parts: ReadonlyMap<string, string>;
  /** Label of the library → number of its message, for the breadcrumb. A label may be any word: `constructor`. */
  said: ReadonlyMap<string, string>;
}

/** A template that cannot be drawn with: the layout has changed and its parts have not. */
export class TemplateError extends UserError {
  override name = 'TemplateError';
}

const refuse = (what: string): never => {
  throw new TemplateError(
    `${what}\n  Correct src/layouts/SongTemplate.astro: it must render each part as the page does.`,
  );
};

/** Where the page ends, to the space. */
const END = '<template data-parts>';
/** A part as `SongTemplate.astro` puts it after the page. */
const PART = /<template data-part="([^"]+)">([\s\S]*?)<\/template>/g;
const SAID = /<template data-said="([^"]*)"><\/template>/;

function replaceOnce(whole: string, part: string, by: string, name: string): string {
  const at = whole.indexOf(part);
  if (part === '' || at === -1) refuse(`The template's page does not show the part "${name}" as it is rendered alone.`);
  if (whole.includes(part, at + 1)) refuse(`The template's page shows the part "${name}" twice.`);
  return whole.slice(0, at) + by + whole.slice(at + part.length);
}

/**
 * Reads what the build rendered.
 * @throws {TemplateError} when a part or a place is missing
 */
export function readTemplate(html: string): Template {
  const parts = new Map([...html.matchAll(PART)].map(([, name = '', part = '']) => [name, part]));
  const said = SAID.exec(html)?.[1] ?? refuse('The template has no numbers of messages.');
  let page = html.slice(0, html.indexOf(END));
  for (const [part, variants] of Object.entries(PARTS) as [PartName, readonly string[]][]) {
    for (const variant of variants)
      if (!parts.has(`${part} ${variant}`))
        refuse(`The template lacks the variant "${variant}" of the part "${part}".`);
    const shown = variants
      .slice(0, SHOWN[part] ?? 1)
      .map((variant) => parts.get(`${part} ${variant}`))
      .join('');
    const within = WITHIN[part];
    if (within === undefined) page = replaceOnce(page, shown, slot(part), part);
    else {
      const [variant] = PARTS[within];
      const key = `${within} ${variant}`;
      parts.set(key, replaceOnce(parts.get(key) ?? '', shown, slot(part), part));
    }
  }
  const known = new Set<string>([...SLOTS, ...Object.keys(PARTS)]);
  for (const name of [page, ...parts.values()].flatMap(slotsOf))
    if (!known.has(name)) refuse(`The template has a place "${name}" that nothing fills.`);
  return {
    page,
    parts,
    said: new Map(Object.entries(JSON.parse(said.replaceAll('&quot;', '"').replaceAll('&amp;', '&')))),
  };
}
