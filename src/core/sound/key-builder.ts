import { classOf, isConsonant, isVowel } from './alphabet.ts';

/** Builds a key letter by letter; for each letter it keeps the sound of the source that it comes from. */
export class KeyBuilder {
  readonly letters: string[] = [];
  /** For each letter, the number of the source's sound that it comes from. */
  readonly sources: number[] = [];
  /** The same; for a letter that ends one word and begins the next, the sound of the next word. */
  readonly nextSources: number[] = [];
  /** For each letter, whether a word begins there. */
  readonly begins: boolean[] = [];
  /** The number of the sound being read. */
  at = 0;
  /** A word begins at the next letter. */
  starts = true;
  /** The sound behind the last letter, before a rule changed it. */
  sound = '';
  /** The last letter is a y which becomes yi before a consonant: ஆய், ஐ and *ai* are one. */
  glide = false;
  /** The word before ended in a stop: Hindi may have dropped an a there. */
  schwa = false;
  /** The last letters are t, an inserted vowel, r: the r must not become a doubled one. */
  splitTr = false;
  #wordStart = 0;

  get last(): string {
    return this.letters.at(-1) ?? '';
  }

  /** The letter `n` places from the end: 1 is the last. */
  back(n: number): string {
    return this.letters[this.letters.length - n] ?? '';
  }

  emit(letter: string, sound = letter): void {
    this.letters.push(letter);
    this.sources.push(this.at);
    this.nextSources.push(this.at);
    this.begins.push(this.starts);
    this.starts = false;
    this.sound = sound;
  }

  /** The last letter occurs again; at the beginning of a word, it begins that word too: நாலாயிரத் திவ்விய. */
  join(): void {
    if (!this.starts) return;
    this.nextSources[this.nextSources.length - 1] = this.at;
    this.begins[this.begins.length - 1] = true;
    this.starts = false;
  }

  replace(letter: string): void {
    this.letters[this.letters.length - 1] = letter;
    this.sound = letter;
  }

  /** The class of the consonant right before, in the same word; '' for none. */
  get cluster(): string {
    return this.starts || !isConsonant(this.last) ? '' : classOf(this.last);
  }

  /** Whether the key ends in a consonant, i and r: spellings confuse the vowels i and u there. */
  get mergesVowels(): boolean {
    return this.last === 'r' && 'iI^'.includes(this.back(2) || '-') && 'kstpnv'.includes(classOf(this.back(3)) || '-');
  }

  /** Adds a letter that belongs to the end of the word before. */
  emitToWordBefore(letter: string): void {
    const { starts } = this;
    this.starts = false;
    this.emit(letter);
    this.starts = starts;
  }

  /** Adds the a (schwa) that Hindi dropped at the end of the word before. */
  writeSchwa(): void {
    this.emitToWordBefore('a');
    this.schwa = false;
    this.#wordStart = this.letters.length;
  }

  /**
   * Ends a word. Hindi's silent a is restored (Yog, Yoga; Tamil words end in no stop, Naṉṉūl 107); at the end of the name,
   * -am and -an lose their nasal (सहस्रनाम, Sahasranamam; शिव, சிவன்).
   */
  endWord(isLast: boolean): void {
    const word = this.letters.slice(this.#wordStart);
    const last = word.at(-1) ?? '';
    if (
      isLast &&
      word.length > 3 &&
      classOf(last) === 'n' &&
      classOf(word.at(-2) ?? '') === 'a' &&
      syllables(word) > 1
    ) {
      for (const each of [this.letters, this.sources, this.nextSources, this.begins]) each.pop();
    } else if ('kstpv'.includes(classOf(last) || '-') || (isConsonant(last) && isConsonant(word.at(-2) ?? ''))) {
      this.schwa = true;
      if (isLast) this.writeSchwa();
    }
    this.#wordStart = this.letters.length;
    this.starts = true;
  }
}

function syllables(word: readonly string[]): number {
  return word.filter(isVowel).length;
}
