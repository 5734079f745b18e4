/**
 * The template of a page: the page as Astro renders it once, with places for values, and regions that are shown as often as there is
 * something to show. A build and a device fill it alike.
 */
import { UserError } from '#schemas/user-error.ts';
import { escapeHtml } from '../text/markup.ts';

/**
 * A place: `name` → `nama-name'"`. It ends in an apostrophe and a quotation mark, which Astro writes in another way in text, in
 * attributes, in JSON and in addresses: so a template tells by itself how a value is escaped there.
 */
export const place = (name: string): string => `nama-${name}'"`;
/** As an address: its value begins with a slash too. */
export const pathPlace = (name: string): string => `/${place(name)}`;

/** What a template is filled with. */
export interface Filling {
  /** undefined: an attribute that has only this place is left out, and elsewhere nothing stands there. */
  values: Readonly<Record<string, string | undefined>>;
  /** By the name of a region, what it is filled with each time; what it lacks is that of the whole. */
  regions: Readonly<Record<string, readonly Partial<Filling>[]>>;
}

interface Region {
  region: string;
  inside: Piece[];
}
interface Place {
  place: string;
  /** Stands before its value, and after it. */
  around: readonly [string, string];
  toHtml: (value: string) => string;
}
type Piece = string | Region | Place;
/** A template that was read. */
export type Template = readonly Piece[];

const attribute = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** How a value stands where a place ends so. */
const ESCAPES: Readonly<Record<string, (value: string) => string>> = {
  '&#39;&quot;': escapeHtml,
  "'&quot;": attribute,
  "'\\&quot;": (value) => attribute(JSON.stringify(value).slice(1, -1)),
  '&#39;\\&quot;': (value) => escapeHtml(JSON.stringify(value).slice(1, -1)),
  "'%22": attribute,
  '\'"': (value) => value,
};

/** The beginning or the end of a region as `src/ui/Region.astro` writes it, an attribute that is one place, or a place. */
const TOKEN = /<!--nama (\/?)(\w+)-->|( [\w-]+=")nama-(\w+)('&quot;)"|nama-(\w+)((?:&#39;|')\\?&quot;|'%22|'")/g;

/** @throws {UserError} where a region has no end, or an end no beginning */
export function readTemplate(html: string): Template {
  const open: Region[] = [{ region: '', inside: [] }];
  let end = 0;
  for (const token of html.matchAll(TOKEN)) {
    const [whole, closes, region, before, only, onlyEnd, name, nameEnd] = token;
    const { inside, region: current } = open.at(-1) as Region;
    inside.push(html.slice(end, token.index));
    end = token.index + whole.length;
    if (region === undefined)
      inside.push({
        place: only ?? name ?? '',
        around: before === undefined ? ['', ''] : [before, '"'],
        toHtml: ESCAPES[onlyEnd ?? nameEnd ?? ''] ?? escapeHtml,
      });
    else if (closes === '') {
      const begun: Region = { region, inside: [] };
      inside.push(begun);
      open.push(begun);
    } else if (current === region) open.pop();
    else throw new UserError(`The region "${region}" ends in the region "${current}".\n  Correct the template.`);
  }
  const [{ inside }, unclosed] = open as [Region, Region?];
  if (unclosed) throw new UserError(`The region "${unclosed.region}" has no end.\n  Correct the template.`);
  return [...inside, html.slice(end)];
}

/**
 * Puts values into a template. Nothing of a value is taken for a place.
 * @throws {UserError} for a place or a region that nothing fills
 */
export function fill(template: Template, { values, regions }: Filling): string {
  let html = '';
  for (const piece of template) {
    if (typeof piece === 'string') html += piece;
    else if ('region' in piece) {
      const times = regions[piece.region] ?? refuse('region', piece.region);
      for (const own of times)
        html += fill(piece.inside, {
          values: { ...values, ...own.values },
          regions: { ...regions, ...own.regions },
        });
    } else {
      const { place, around, toHtml } = piece;
      const value = place in values ? values[place] : refuse('place', place);
      if (value !== undefined) html += around[0] + toHtml(value) + around[1];
    }
  }
  return html;
}

const refuse = (what: string, name: string): never => {
  throw new UserError(`Nothing fills the ${what} "${name}" of the template.\n  Fill it, or leave it out there.`);
};
