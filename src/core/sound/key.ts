import { isVowel } from './alphabet.ts';
import { addConsonant } from './consonants.ts';
import { KeyBuilder } from './key-builder.ts';
import type { Sounds } from './sounds.ts';
import { addVowel } from './vowels.ts';

/**
 * Folds sounds to the letters of a key, which is the same for all spellings of a name. Every rule is in `vowels.ts`,
 * `consonants.ts` or `KeyBuilder.endWord`, with its source.
 * @param open the text may go on, so the end of its last word is not folded
 */
export function buildKey({ sounds }: Sounds, open: boolean): KeyBuilder {
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
