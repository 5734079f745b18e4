import { classOf, isVowel } from './alphabet.ts';
import type { KeyBuilder } from './key-builder.ts';

const LENGTHENED: Readonly<Record<string, string>> = { a: 'A', i: 'I', u: 'U' };

/**
 * Adds a vowel. Two of one kind are one (பெரிய ஆழ்வார், பெரியாழ்வார்); between unlike ones Tamil writes a glide, y
 * after i, e and ai, v after u and o (Naṉṉūl 162), so that திருஆதனூர் and Thiruvadhanur are one, and so are Koil and
 * கோயில், Gauri and கவுரி.
 */
export function addVowel(key: KeyBuilder, sound: string): void {
  key.schwa = false;
  const name = classOf(sound);
  const before = !key.glide && isVowel(key.sound) ? classOf(key.sound) : '';
  if (key.glide || before === '') {
    key.glide = false;
    // kṛ, kri, kru, கிரு are one: a vowel of ऋ was read i in the north, u in the south
    key.emit((sound === 'u' || sound === 'U') && key.mergesVowels ? '+' : sound, sound);
  } else if (before === name) {
    const { starts } = key;
    key.join();
    const heard = starts ? sound : key.sound;
    if (key.last !== '+') key.replace(LENGTHENED[heard] ?? heard);
  } else if (name === 'i' && sound !== 'e' && !key.starts && (before !== 'u' || key.sound === 'o')) {
    key.emit('y');
    key.glide = true;
  } else {
    key.emitToWordBefore(before === 'u' || (before === 'a' && name === 'u') ? 'v' : 'y');
    key.emit(sound);
  }
}
