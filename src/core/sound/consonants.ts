import { classOf, isVowel } from './alphabet.ts';
import type { KeyBuilder } from './key-builder.ts';

/** Two equal Tamil stops are voiceless (Tolkāppiyam, Eḻuttatikāram). */
const DOUBLED: Readonly<Record<string, string>> = {
  ...{ K: 'Q', k: 'Q', S: 'c', T: 'W', t: 'W', P: 'F', p: 'F' },
  ...{ l: 'L', m: 'M', n: 'Y' },
};
/** A voiced stop before r, n or y, which Tamil writes as two voiceless ones: அக்கினி, உருத்திரன், வித்தியா. */
const OPENING: Readonly<Record<string, string>> = { g: 'G', d: 'D', b: 'B' };

/**
 * Adds a consonant; `next` is the sound after it, '' at the end.
 *
 * A vowel is inserted into clusters, as Tamil does in borrowed words (svarabhakti: கிருஷ்ணன், சுவாதி, திவ்விய), so that
 * both spellings have one key. The rules look backwards where possible, so that the key of a half-typed word is a prefix of
 * the key of the word.
 */
export function addConsonant(key: KeyBuilder, written: string, next: string): void {
  let sound = written;
  if (sound === 'M') sound = next !== '' && 'kgKcsjStdTpbP'.includes(next) ? 'n' : 'm';
  if (sound === 'h' && (!isVowel(next) || key.cluster !== '')) return; // brahma, namaḥ, simha
  if (key.glide && sound !== 'y') {
    key.glide = false;
    key.emitToWordBefore('^');
  }
  if (sound === 'Y') {
    if (isVowel(next)) {
      addPalatal(key);
      return;
    }
    sound = 'n';
  }
  const before = key.cluster;
  if (sound === 'S' && key.last === 'T' && before !== '') key.replace('k'); // ட்ச writes kṣ: மீனாட்சி
  const name = classOf(sound);
  if (key.schwa && name !== classOf(key.last)) key.writeSchwa();
  key.schwa = false;
  if (name === classOf(key.last)) addAgain(key, sound);
  else if (sound === 'y') addGlide(key, before);
  else {
    openCluster(key, sound, before, next);
    key.emit(sound);
    key.splitTr = sound === 'r' && before === 't';
  }
}

/**
 * A doubled consonant is one letter (நம்மாழ்வார், Nammalvar), but ற்ற sounds tr: Sattrumurai. Where the first ends a word
 * and the second begins the next, the second is kept.
 */
function addAgain(key: KeyBuilder, sound: string): void {
  const name = classOf(sound);
  const doubled = DOUBLED[sound] ?? sound;
  const { starts } = key;
  key.join();
  if (name === 'r' && !key.splitTr) {
    key.replace('t');
    key.emit('^', 'i');
    key.emit('r');
  } else if (starts) key.replace('nl'.includes(name) ? doubled : sound);
  else if (name === 'n' || sound === key.last) key.replace(doubled);
}

/** y: after a consonant iy (திவ்விய); after g the ny of ज्ञ as Hindi says it (Gyan). */
function addGlide(key: KeyBuilder, before: string): void {
  if (key.glide) return;
  if (before !== '') open(key);
  if (before !== '' && 'gG'.includes(key.back(2))) key.emit('n');
  else {
    key.emit('y');
    key.glide = true;
  }
}

/** ज्ञ and ஞ: jñ, gn, gy, nj are one. */
function addPalatal(key: KeyBuilder): void {
  if (key.cluster === 's' && key.last === 'j') key.replace('g');
  else if (key.cluster !== 'k') addConsonant(key, 'g', 'n');
  key.emit('^', 'i');
  key.emit('n');
}

/** Inserts the vowel that splits a cluster. */
function open(key: KeyBuilder): void {
  if (!key.begins.at(-1) && isVowel(key.back(2))) key.replace(OPENING[key.last] ?? key.last);
  key.emit('^', 'i');
}

function openCluster(key: KeyBuilder, sound: string, before: string, next: string): void {
  if (before === '') return;
  const name = classOf(sound);
  if (sound === 'v' || (sound === 'm' && before === 's'))
    key.emit('u'); // சுவாதி, லட்சுமி
  else if (sound === 'r') {
    // ன்ற is heard ndr: Endral
    if (before === 'n' && !'mM'.includes(key.last) && next !== '*' && !key.begins.at(-1)) key.emit('t');
    if (before !== 'l') open(key);
  } else if (sound === 'n' && (before === 'k' || before === 't' || key.last === 'j')) {
    if (before === 's') key.replace('g'); // Jnana
    open(key); // அக்கினி, ரத்தினம்
  }
  if (before === 'n' && 'kstp'.includes(name)) key.replace(name === 'p' ? 'm' : 'N');
  // r between consonants is a vowel: kṛṣṇa, amṛta, அமிர்தம்
  if (before === 'r' && key.mergesVowels) key.emit('*');
}
