/**
 * Whether the catalogue knows every word that a page shows in the place of an interface's word: one that it does not know
 * would stay English for every reader. What stands where only the library speaks is not asked for.
 */
import { ENGLISH_CATALOGUE } from '#words/english.ts';
import { type Kind, translator } from '#words/phrase.ts';
import { PLACES, SPOKEN } from '#words/places.ts';

/** One step of a selector: what an element must be. */
type Step = (name: string, attributes: ReadonlyMap<string, string>) => boolean;

interface Place {
  /** Of the element itself, and of one of its ancestors, where the selector has two steps. */
  own: Step;
  outer: Step | null;
  kind: Kind;
}

interface Ordered extends Place {
  order: number;
}

const STEP = /^(?:([a-z]\w*)|\.([\w-]+)|#([\w-]+)|\[([\w-]+)(?:="([^"]*)")?\])$/;

function readStep(source: string): { key: string; step: Step } {
  const [, tag, className, id, attribute, value] = STEP.exec(source) ?? [];
  if (tag !== undefined) return { key: tag, step: (name) => name === tag };
  if (className !== undefined) {
    return { key: `.${className}`, step: (_, has) => ` ${has.get('class') ?? ''} `.includes(` ${className} `) };
  }
  if (id !== undefined) return { key: ' id', step: (_, has) => has.get('id') === id };
  if (attribute === undefined) {
    throw new Error(
      `The place ${JSON.stringify(source)} is no selector that the gate can read.\n  Write it as src/words/places.ts says.`,
    );
  }
  const step: Step = (_, has) => (value === undefined ? has.has(attribute) : has.get(attribute) === value);
  return { key: ` ${attribute}`, step };
}

/** Places by what tells at a glance that an element may be one: its tag, a class of it, or (after a space) an attribute. */
const places = new Map<string, Ordered[]>();
for (const [order, [selector, kind]] of PLACES.entries()) {
  const [own = '', outer] = selector.split(' ').reverse();
  const { key, step } = readStep(own);
  const place = { order, own: step, outer: outer === undefined ? null : readStep(outer).step, kind };
  places.set(key, [...(places.get(key) ?? []), place]);
}

interface Open {
  name: string;
  attributes: ReadonlyMap<string, string>;
  kind: Kind;
}

const known = translator(ENGLISH_CATALOGUE);
/** Pages say the same things; what was found once is not looked for again. */
const passed = new Set<string>();

function isKnown(words: string, kind: Kind): boolean {
  const key = `${kind} ${words}`;
  if (passed.has(key)) return true;
  // Numbers and signs need no language; names may be anybody's.
  const isFine = kind !== 'words' || !/\p{L}/u.test(words) || known(words, kind) !== null;
  if (isFine && passed.size < 10_000) passed.add(key);
  return isFine;
}

/** Follows one page from its first tag to its last; `unknown` holds what the catalogue has nothing for. */
export class WordReader {
  readonly unknown = new Set<string>();
  private readonly stack: Open[] = [];

  open(name: string, attributes: ReadonlyMap<string, string>, isVoid: boolean): void {
    const kind = this.kindOf(name, attributes);
    for (const attribute of SPOKEN) {
      const value = attributes.get(attribute);
      if (value !== undefined) this.check(value, kind);
    }
    if (!isVoid) this.stack.push({ name, attributes, kind });
  }

  /** Drawings close themselves (`<path/>`): what is still open inside goes with its parent. */
  close(name: string): void {
    const at = this.stack.findLastIndex((open) => open.name === name);
    if (at >= 0) this.stack.length = at;
  }

  text(text: string): void {
    this.check(text, this.stack.at(-1)?.kind ?? 'library');
  }

  private check(text: string, kind: Kind): void {
    const words = text.trim();
    if (kind === 'words' && words !== '' && !isKnown(words, kind)) this.unknown.add(words.replace(/\s+/g, ' '));
  }

  private kindOf(name: string, attributes: ReadonlyMap<string, string>): Kind {
    if (name === 'head') return 'library';
    let best = this.placeOf(places.get(name), name, attributes);
    for (const [attribute, value] of attributes) {
      const keys = attribute === 'class' ? value.split(' ').map((one) => `.${one}`) : [` ${attribute}`];
      for (const key of keys) {
        const place = this.placeOf(places.get(key), name, attributes);
        if (place && (!best || place.order < best.order)) best = place;
      }
    }
    if (best) return best.kind;
    // What the page tags with a language is the library's.
    if (attributes.has('lang') && name !== 'html') return 'library';
    return this.stack.at(-1)?.kind ?? 'words';
  }

  private placeOf(
    candidates: readonly Ordered[] | undefined,
    name: string,
    attributes: ReadonlyMap<string, string>,
  ): Ordered | undefined {
    return candidates?.find(({ own, outer }) => own(name, attributes) && this.isInside(outer));
  }

  private isInside(outer: Step | null): boolean {
    return outer === null || this.stack.some(({ name, attributes }) => outer(name, attributes));
  }
}
