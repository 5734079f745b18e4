import { classOf, isVowel } from './alphabet.ts';
import { addConsonant } from './consonants.ts';
import { KeyBuilder } from './key-builder.ts';
import { readSounds, type Sounds } from './sounds.ts';
import { addVowel } from './vowels.ts';

/** A text, folded to its sound. */
export interface Folded {
  /** One character per sound class; the same for *siva, shiva, Śiva, शिव, சிவ*. */
  readonly key: string;
  /** The same length as `key`: the letter at each position, which tells g from k where the script does. */
  readonly letters: string;
  /** For each position, whether a word begins there. */
  readonly begins: readonly boolean[];
}

/**
 * Folds sounds to the letters of a key, which is the same for all spellings of a name. Every rule is in `vowels.ts`,
 * `consonants.ts` or `KeyBuilder.endWord`, with its source.
 * @param open the text may go on, so the end of its last word is not folded
 */
function buildKey({ sounds }: Sounds, open: boolean): KeyBuilder {
  const key = new KeyBuilder();
  for (const [at, sound] of sounds.entries()) {
    key.at = at;
    if (sound === ' ') key.endWord(false);
    else if (isVowel(sound)) addVowel(key, sound);
    else if (sound >= '0' && sound <= '9') key.emit(sound);
    else addConsonant(key, sound, sounds[at + 1] ?? '');
  }
  if (!open) key.endWord(true);
  return key;
}

const folded = ({ letters, begins }: KeyBuilder): Folded => ({
  key: letters.map(classOf).join(''),
  letters: letters.join(''),
  begins,
});

/**
 * Folds a text in any Brahmic script or Roman spelling to its sound.
 * @param open the text may go on, as it is still being typed: the end of its last word is not folded
 * @example foldText('திருப்பாவை') → { key: 'tiripavay', letters: 'Tir*pAvay', begins: [true, false, …] }
 */
export function foldText(text: string, { open = false } = {}): Folded {
  return folded(buildKey(readSounds(text), open));
}

/**
 * The sound key alone.
 * @example fold('Śiva') === fold('சிவ') → true
 */
export function fold(text: string): string {
  return foldText(text).key;
}

/**
 * The key with offsets in the text, so that a match in the key can be highlighted in the displayed name.
 * @example foldWithSource('Rāma') → { key: 'rana', from: [0, 1, 2, 3], to: [1, 2, 3, 4], … }
 */
export function foldWithSource(text: string) {
  const sounds = readSounds(text);
  const key = buildKey(sounds, false);
  return {
    ...folded(key),
    /** For each letter, the UTF-16 offset in the text where a match that begins with it begins … */
    from: key.nextSources.map((at) => sounds.from[at] ?? 0),
    /** … and where a match that ends with it ends. */
    to: key.sources.map((at) => sounds.to[at] ?? text.length),
  };
}
