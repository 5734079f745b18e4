import { classOf, isVowel } from './alphabet.ts';
import type { Weaver } from './weaver.ts';

/** Two equal Tamil stops are voiceless (Tolkāppiyam, Eḻuttatikāram). */
const DOUBLED: Readonly<Record<string, string>> = { K: 'k', S: 'c', T: 't', P: 'p' };

/**
 * Adds a consonant; `next` is the sound after it, '' at the end.
 *
 * Clusters are opened by a vowel as Tamil opens them in borrowed words (svarabhakti: கிருஷ்ணன், சுவாதி, திவ்விய), so
 * that both spellings have one key. Each rule looks backwards only where it can, so that the key of a word half typed
 * is the beginning of the key of the word.
 */
export function addConsonant(key: Weaver, written: string, next: string): void {
  let sound = written;
  if (sound === 'M') sound = next !== '' && 'kgKcsjStdTpbP'.includes(next) ? 'n' : 'm';
  if (sound === 'h' && (!isVowel(next) || key.cluster !== '')) return; // brahma, namaḥ, simha
  if (key.glide && sound !== 'y') {
    key.glide = false;
    key.emit('i');
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
    key.parted = sound === 'r' && before === 't';
  }
}

/** The same consonant again: once is enough (நம்மாழ்வார், Nammalvar), but ற்ற is heard tr: Sattrumurai. */
function addAgain(key: Weaver, sound: string): void {
  const name = classOf(sound);
  key.join();
  if (name === 'r' && !key.parted) {
    key.replace('t');
    key.emit('i');
    key.emit('r');
  } else if (name === 'n' && sound !== key.last) key.replace('N');
  else if (sound === key.last) key.replace(DOUBLED[sound] ?? sound);
}

/** y: after a consonant iy (திவ்விய); after g the ny of ज्ञ as Hindi says it (Gyan). */
function addGlide(key: Weaver, before: string): void {
  if (key.glide) return;
  if (before !== '') key.emit('i');
  if (before !== '' && key.back(2) === 'g') key.emit('n');
  else {
    key.emit('y');
    key.glide = true;
  }
}

/** ज्ञ and ஞ: jñ, gn, gy, nj are one. */
function addPalatal(key: Weaver): void {
  if (key.cluster === 's' && key.last === 'j') key.replace('K');
  else if (key.cluster !== 'k') addConsonant(key, 'K', 'n');
  key.emit('i');
  key.emit('n');
}

function openCluster(key: Weaver, sound: string, before: string, next: string): void {
  if (before === '') return;
  const name = classOf(sound);
  if (sound === 'v' || (sound === 'm' && before === 's'))
    key.emit('u'); // சுவாதி, லட்சுமி
  else if (sound === 'r') {
    // ன்ற is heard ndr: Endral
    if (before === 'n' && key.last !== 'm' && next !== '*' && !key.begins.at(-1)) key.emit('t');
    if (before !== 'l') key.emit('i');
  } else if (sound === 'n' && (before === 'k' || before === 't' || key.last === 'j')) {
    if (before === 's') key.replace('K'); // Jnana
    key.emit('i'); // அக்கினி, ரத்தினம்
  }
  if (before === 'n' && 'kstp'.includes(name)) key.replace('N');
  // r between consonants is a vowel: kṛṣṇa, amṛta, அமிர்தம்
  if (before === 'r' && key.blurs) key.emit('*');
}
