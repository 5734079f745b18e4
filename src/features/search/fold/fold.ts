import { classOf } from './alphabet.ts';
import { weave } from './key.ts';
import { readSounds } from './sounds.ts';

/** A text by its sound. */
export interface Folded {
  /** One character per sound class; the same for *siva, shiva, Śiva, शिव, சிவ*. */
  readonly key: string;
  /** The same length as `key`: the letter heard at each place, which tells g from k where the writing does. */
  readonly letters: string;
  /** Whether a word begins at each place. */
  readonly begins: readonly boolean[];
}

export interface FoldOptions {
  /** The text may go on, as while it is typed: the end of its last word is not settled yet. */
  readonly open?: boolean;
}

/**
 * Brings a text in any Brahmic script or Roman spelling to its sound.
 * @example foldText('திருப்பாவை') → { key: 'tiripavay', letters: 'Tir*pAvay', begins: [true, false, …] }
 */
export function foldText(text: string, { open = false }: FoldOptions = {}): Folded {
  const { letters, begins } = weave(readSounds(text), open);
  let key = '';
  let heard = '';
  for (const letter of letters) {
    key += classOf(letter);
    heard += letter;
  }
  return { key, letters: heard, begins };
}

/**
 * The sound key alone.
 * @example fold('Śiva') === fold('சிவ') → true
 */
export function fold(text: string): string {
  return foldText(text).key;
}

/** A key with its way back to the text. */
export interface FoldedSource extends Folded {
  /** For each place, the UTF-16 unit of the text where a stretch that begins there begins … */
  readonly from: readonly number[];
  /** … and where one that ends there ends. */
  readonly to: readonly number[];
}

/**
 * The key with its way back to the text, so that a stretch of the key can be shown in the name as displayed.
 * @example foldWithSource('Rāma') → { key: 'rana', from: [0, 1, 2, 3], to: [1, 2, 3, 4], … }
 */
export function foldWithSource(text: string): FoldedSource {
  const sounds = readSounds(text);
  const { letters, begins, heard, again } = weave(sounds, false);
  return {
    key: letters.map(classOf).join(''),
    letters: letters.join(''),
    begins,
    from: again.map((at) => sounds.from[at] ?? 0),
    to: heard.map((at) => sounds.to[at] ?? text.length),
  };
}
