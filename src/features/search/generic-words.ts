/** Words that say what kind of text is looked for, or nothing at all; names often do without them. */
import { fold } from '#core/sound/fold.ts';

const WORDS = [
  ...['chapter', 'adhyaya', 'adhyayam', 'अध्याय', 'அத்தியாயம்', 'அதிகாரம்', 'అధ్యాయం'],
  ...['canto', 'sarga', 'sargam', 'सर्ग', 'சருக்கம்', 'padalam', 'படலம்'],
  ...['hymn', 'hymns', 'song', 'songs', 'sukta', 'suktam', 'सूक्त', 'सूक्तम्', 'சூக்தம்', 'padal', 'பாடல்', 'பாடல்கள்'],
  ...['text', 'lyrics', 'mantra', 'mantram', 'मन्त्र', 'மந்திரம்'],
];

const KEYS: ReadonlySet<string> = new Set(WORDS.map(fold));

/** @example isGenericWord('suktam') → true */
export function isGenericWord(word: string): boolean {
  const key = fold(word);
  return key !== '' && KEYS.has(key);
}
