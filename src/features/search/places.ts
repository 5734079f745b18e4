/** Finds folders, playlists and what songs tell by any of their names. */
import { toTitle } from '#core/library/languages.ts';
import { factValuePath } from '#core/library/paths.ts';
import { fold } from '#core/sound/fold.ts';
import type { CatalogueIndex, FolderSummary } from '#schemas/catalogue.ts';
import { createEngine } from './engine.ts';
import { TIERS, type Tier } from './entries.ts';
import { normalise } from './normalise.ts';
import { readQuery, type Scope } from './query.ts';

/** A folder or playlist as the page shows it. */
export interface ShownPlace {
  kind: 'folder' | 'playlist' | 'fact';
  path: string;
  label: string;
  /** Its name in its own script, and the BCP 47 tag of that. */
  own?: { name: string; lang: string } | undefined;
  /** Songs of a folder, or that tell a fact; null for a playlist. */
  count: number | null;
}

export interface FoundPlaces {
  places: ShownPlace[];
  /** Only looks or sounds similar. */
  similar: ShownPlace[];
}

/** More would push the songs off the screen. */
const MOST = 4;
const MOST_SIMILAR = 2;

/** Words that readers leave out, or put in. */
const SMALL_WORDS: ReadonlySet<string> = new Set(['in', 'of', 'the', 'a', 'an', 'for', 'and', '&']);

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** @example inWords(18) → 'eighteen'; inWords(42) → 'forty two'; inWords(108) → '108' */
function inWords(number: number): string {
  if (number < 20) return ONES[number] ?? String(number);
  if (number > 99) return String(number);
  const ones = number % 10;
  return `${TENS[Math.floor(number / 10)]}${ones > 0 ? ` ${ONES[ones]}` : ''}`;
}

/** A name as it is compared: small words left out, numbers in words. `Gita in 18 Days` → `gita eighteen days` */
function comparable(text: string): string {
  const words = normalise(text.normalize('NFC')).split(/[\s_:,;()-]+/);
  const telling = words.filter((word) => word !== '' && !SMALL_WORDS.has(word));
  return (telling.length > 0 ? telling : words)
    .map((word) => (/^\d{1,3}$/.test(word) ? inWords(Number(word)) : word))
    .join(' ')
    .trim();
}

/** Tiers of a name that is found where a word of it begins: inside a word it would be found by chance. */
const AT_WORD: ReadonlySet<Tier> = new Set([
  'name',
  'name-begins',
  'word-begins',
  'sound-begins',
  'sound-word-begins',
  'words',
]);
/** One and two letters are everywhere: only what begins with them. */
const AT_BEGINNING: ReadonlySet<Tier> = new Set(['name', 'name-begins', 'sound-begins']);
const SHORT = 2;

function shownFolder({ label, path, own, languages, songs }: FolderSummary): ShownPlace {
  const most = Math.max(0, ...languages.map(({ count }) => count));
  return { kind: 'folder', path, label, own, count: songs ?? most };
}

/** Fewer sounds begin many names. */
const FEWEST_SOUNDS = 5;

/** How what honours a place is heard before its name: திருவாரூர் is ஆரூர். */
const HONOURS = ['', 'tiri', 'tiriv'];

/**
 * Finds values that songs tell by their sound: of a whole name, of two whole names (*indra jagati*), else of the beginning of a few.
 * A name is whole without what honours it: *annamalai* → Thiruvannamalai.
 */
function createFacts(facts: NonNullable<CatalogueIndex['facts']>): (typed: string) => ShownPlace[] {
  const named = facts
    .flatMap(({ kind, songs, names }) =>
      names.map((all, at) => {
        const [label = '', own = label] = all;
        const shown: ShownPlace = {
          kind: 'fact',
          path: factValuePath(kind, label),
          label,
          own: own === label ? undefined : { name: own, lang: toTitle(own, '').lang },
          count: songs[at] ?? 0,
        };
        return { shown, keys: all.map(fold) };
      }),
    )
    // What more songs tell is more likely meant.
    .sort((a, b) => (b.shown.count ?? 0) - (a.shown.count ?? 0));
  const having = (isHad: (key: string) => boolean) =>
    named.filter(({ keys }) => keys.some(isHad)).map(({ shown }) => shown);
  const called = (words: readonly string[]) => {
    const sound = fold(words.join(' '));
    return sound === '' ? [] : having((key) => HONOURS.some((honour) => key === honour + sound));
  };
  return (typed) => {
    const words = typed.trim().split(/\s+/);
    const halves = words.slice(1).map((_, at) => [called(words.slice(0, at + 1)), called(words.slice(at + 1))]);
    const both = halves.find((each) => each.every(({ length }) => length > 0))?.flat() ?? [];
    const whole = [...called(words), ...both];
    if (whole.length > 0) return whole.slice(0, MOST);
    const sound = fold(typed);
    const near = sound.length < FEWEST_SOUNDS ? [] : having((key) => key.startsWith(sound));
    return near.length > MOST ? [] : near;
  };
}

/** @param index the catalogue's index, with the names that are known of each folder */
export function createPlaces({ folders, playlists = [], facts = [] }: CatalogueIndex) {
  const findFacts = createFacts(facts);
  const shown = [
    ...folders.map(shownFolder),
    ...playlists.map(({ name, path }): ShownPlace => ({ kind: 'playlist', path, label: name, count: null })),
  ];
  const named = [
    ...folders.map(({ label, own, also = [] }) => [label, ...(own ? [own.name] : []), ...also]),
    ...playlists.map(({ name }) => [name]),
  ].flatMap((names, place) => names.map((name, at) => ({ name: comparable(name), place, isFirst: at < 2 })));
  const engine = createEngine(named.map(({ name }) => ({ songNo: null, fileName: name, name })));
  engine.fold(); // few names: each search has the same steps
  /** Folders of which the text is a whole name. */
  const called = (text: string): number[] => {
    const [first] = engine.steps(comparable(text));
    const whole = [...(first?.entries ?? [])].filter((_, at) => TIERS[first?.tiers[at] ?? 0] === 'name');
    const places = whole.map((at) => named[at]?.place ?? folders.length);
    return [...new Set(places)].filter((place) => place < folders.length);
  };

  return {
    find(typed: string): FoundPlaces {
      const text = comparable(typed);
      const allowed = text.length <= SHORT ? AT_BEGINNING : AT_WORD;
      const hits = engine.search(text);
      const placesOf = (isWanted: (tier: Tier, isFirst: boolean) => boolean): ShownPlace[] => {
        const some = hits.filter(({ index, tier }) => isWanted(tier, named[index]?.isFirst ?? false));
        const places = [...new Set(some.map(({ index }) => named[index]?.place ?? 0))];
        return places.map((place) => shown[place]).filter((place) => place !== undefined);
      };
      const places = placesOf((tier, isFirst) => allowed.has(tier) && (isFirst || text.length > SHORT));
      const similar = places.length > 0 ? [] : placesOf((tier) => tier === 'fuzzy');
      return { places: [...places.slice(0, MOST), ...findFacts(typed)], similar: similar.slice(0, MOST_SIMILAR) };
    },
    scopesOf(text: string): readonly Scope[] {
      const words = text.split(' ');
      // The longest name counts: in *valmiki ramayana 3* it is not *ramayana*.
      for (let count = words.length; count > 0; count -= 1) {
        const begins = { name: words.slice(0, count), rest: words.slice(count) };
        const ends = { name: words.slice(-count), rest: words.slice(0, -count) };
        const scopes = (count < words.length ? [begins, ends] : [begins]).flatMap(({ name, rest }) =>
          called(name.join(' ')).map((folder) => ({
            folder,
            rest: rest.length > 0 ? readQuery(rest.join(' ')) : null,
          })),
        );
        if (scopes.length > 0) return scopes;
      }
      return [];
    },
  };
}
