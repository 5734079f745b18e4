import { isVowel } from './alphabet.ts';
import { addConsonant } from './consonants.ts';
import { Weaver } from './key-builder.ts';
import type { Sounds } from './sounds.ts';
import { addVowel } from './vowels.ts';

/**
 * Brings sounds to the letters of a key: one way of writing for all ways of spelling. Every rule is in `vowels.ts`,
 * `consonants.ts` or `Weaver.endWord`, with its source.
 * @param open the text may go on, so the end of its last word is left as it is
 */
export function weave({ sounds }: Sounds, open: boolean): Weaver {
  const key = new Weaver();
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
