/** What the songs of a library tell of themselves. */
import type { FactKind } from '#schemas/facts.ts';
import { editionsOf } from './editions.ts';
import { FACT_KINDS, type FactValue, valueFinder } from './fact-kinds.ts';
import { detectScript, languageScript, textLanguage } from './languages.ts';
import type { Folder, Song } from './library.ts';
import { factValuePath } from './paths.ts';

/** A song tells it, in its text or its name. */
export interface Fact {
  kind: FactKind;
  value: FactValue;
}

/** Finds what a text's own words mean; each value is one fact, however it is spelt, and words are looked up once. */
function finders(): (kind: string, words: string) => Fact | undefined {
  const kinds = new Map(
    FACT_KINDS.map((kind) => [
      kind.kind,
      {
        kind,
        find: valueFinder(kind),
        known: new Map<string, FactValue | undefined>(),
        facts: new Map<FactValue, Fact>(),
      },
    ]),
  );
  return (name, words) => {
    const of = kinds.get(name);
    if (!of) return;
    if (!of.known.has(words)) of.known.set(words, of.find(words));
    const value = of.known.get(words);
    if (!value) return;
    const fact = of.facts.get(value) ?? { kind: of.kind, value };
    of.facts.set(value, fact);
    return fact;
  };
}

/**
 * Every song of a folder that tells something → its facts, kind by kind in the order of the table, and within a kind as the text
 * tells them. Editions of a song share what one of them tells.
 */
export function factFinder(): (folder: Folder) => ReadonlyMap<Song, readonly Fact[]> {
  const find = finders();
  return (folder) => {
    const editions = editionsOf(folder);
    const facts = new Map<Song, readonly Fact[]>();
    for (const group of new Set(editions.values())) {
      const found = new Set(
        group.flatMap((song) => song.facts ?? []).flatMap(([kind, words]) => find(kind, words) ?? []),
      );
      if (found.size === 0) continue;
      const inOrder = FACT_KINDS.flatMap(({ kind }) => [...found].filter((fact) => fact.kind.kind === kind));
      for (const song of group) facts.set(song, inOrder);
    }
    return facts;
  };
}

/** A fact as the page of a song shows it. */
export interface FactLink {
  text: string;
  /** BCP 47 tag of its script's language; absent for Roman letters. */
  lang?: string | undefined;
  path: string;
}

/** In the song's own script where the value has a name in it: of a song in `TAM` → `பண் கொல்லி`, in `ROM` → `Pann Kolli`. */
export function factLink({ kind, value: { name, own = '' } }: Fact, language: string): FactLink {
  const path = factValuePath(kind.kind, name);
  const script = detectScript(own);
  if (script !== languageScript(language)) return { text: (kind.before?.name ?? '') + name, path };
  return { text: (kind.before?.own ?? '') + own, lang: textLanguage('', script, []).lang, path };
}
