/** The glossary as an index: by exact form where the spelling is certain, by sound where it is not. */
import type { Word } from './glossary.ts';
import { inflect } from './inflect.ts';
import { beforeSandhi, canonical } from './sandhi.ts';
import type { Script } from './scripts.ts';
import { spelling } from './spelling.ts';
import { wordToIast } from './transliterate.ts';

/** Brings a word in any script to its sound key. */
export type FoldWord = (word: string) => string;

export interface Lexicon {
  /** Words that have this form: canonical IAST, in its final sandhi or before it. All that are written alike. */
  exact(form: string): readonly Word[];
  /** The same inside a word written together, where a final a or ā is no sandhi but the end of a stem. */
  joined(form: string): readonly Word[];
  /** Words that sound like this one, in any script, and are spelled no further from it than its script must. */
  alike(word: string, script: Script): readonly Word[];
}

/** More candidates than these say nothing. */
const mostAlike = 4;

/** A form as texts may write it, and its word. */
interface SpokenForm {
  readonly form: string;
  readonly word: Word;
}

function add(index: Map<string, Word[]>, key: string, word: Word): void {
  const there = index.get(key);
  if (there === undefined) index.set(key, [word]);
  else if (!there.includes(word)) there.push(word);
}

/** Forms by which Tamil and colloquial texts write a word besides its Sanskrit ones: `namo` for namaḥ, `சிவன்` for śivaḥ. */
function spokenForms(form: string, word: Word): string[] {
  if (!form.endsWith('aḥ')) return [form];
  const base = form.slice(0, -2);
  return word.iast.endsWith('a') ? [form, `${base}o`, `${base}an`] : [form, `${base}o`];
}

/** A word's own stem, and listed forms, before forms that were made; then in the glossary's order. */
function bestOf(words: readonly Word[], isOwn: (word: Word) => boolean): readonly Word[] {
  const own = words.filter(isOwn);
  return own.length > 0 ? own : words;
}

/** Words of a meaning that tell one sense from another. */
const tellingWords = (meaning: string): string[] => meaning.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/**
 * A listed form or stem, and after it what else is written so and means another thing: `samā` is a year, and *same*.
 * `sarve`, all, is a form of `sarva`, all: one sense, given once.
 */
function homographsOf(words: readonly Word[], isOwn: (word: Word) => boolean): readonly Word[] {
  const own = words.filter(isOwn);
  if (own.length === 0) return words;
  const said = new Set(own.flatMap(({ meaning }) => tellingWords(meaning)));
  const others = words.filter((word) => !own.includes(word));
  return [...own, ...others.filter(({ meaning }) => !tellingWords(meaning).some((word) => said.has(word)))];
}

/**
 * In: the glossary, and the fold that tells what sounds alike. Out: its lexicon.
 * The sound index is built when it is first asked for: scholarly texts never need it.
 */
export function createLexicon(words: readonly Word[], foldWord: FoldWord): Lexicon {
  const byForm = new Map<string, Word[]>();
  for (const word of words) {
    for (const form of inflect(word.iast, word.bending)) add(byForm, canonical(form), word);
  }
  const stemOf = new Map(words.map((word) => [word, canonical(word.iast)]));

  let bySound: Map<string, SpokenForm[]> | undefined;
  const soundIndex = (): Map<string, SpokenForm[]> => {
    if (bySound !== undefined) return bySound;
    bySound = new Map();
    for (const word of words) {
      for (const form of inflect(word.iast, word.bending).flatMap((made) => spokenForms(made, word))) {
        const key = foldWord(form);
        const there = bySound.get(key);
        if (there === undefined) bySound.set(key, [{ form, word }]);
        else there.push({ form, word });
      }
    }
    return bySound;
  };

  const firstOf = (candidates: readonly string[]): readonly Word[] => {
    for (const candidate of candidates) {
      const found = byForm.get(candidate);
      if (found !== undefined) return homographsOf(found, (word) => stemOf.get(word) === candidate);
    }
    return [];
  };

  return {
    exact: (form) => firstOf(beforeSandhi(form)),
    joined: (form) => firstOf(/[aā]$/.test(form) ? [form] : beforeSandhi(form)),
    alike(word, script) {
      const spelled = spelling(wordToIast(word, script), script);
      const close = (soundIndex().get(foldWord(word)) ?? []).filter(({ form }) => spelling(form, script) === spelled);
      const found = [...new Set(close.map((spoken) => spoken.word))];
      const best = bestOf(found, (candidate) => spelling(candidate.iast, script) === spelled);
      return best.length > mostAlike ? [] : best;
    },
  };
}
