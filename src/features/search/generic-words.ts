/** Words that names often do without. In a file of its own: the command box highlights without them. */
import { fold } from '#core/sound/fold.ts';
import { type Query, readQuery } from './query.ts';

/** Words that say what kind of text is looked for, or nothing at all; names often do without them. */
const GENERIC = [
  ...['chapter', 'adhyaya', 'adhyayam', 'अध्याय', 'அத்தியாயம்', 'அதிகாரம்', 'అధ్యాయం'],
  ...['canto', 'sarga', 'sargam', 'सर्ग', 'சருக்கம்', 'padalam', 'படலம்'],
  ...['hymn', 'hymns', 'song', 'songs', 'sukta', 'suktam', 'सूक्त', 'सूक्तम्', 'சூக்தம்', 'padal', 'பாடல்', 'பாடல்கள்'],
  ...['text', 'lyrics', 'mantra', 'mantram', 'मन्त्र', 'மந்திரம்'],
];

const GENERIC_KEYS: ReadonlySet<string> = new Set(GENERIC.map(fold));

/** The query without words that only say what kind of thing is looked for: *dice hymn* → *dice*; null if it has none. */
export function withoutGenericWords({ text }: Query): Query | null {
  const words = text.split(' ');
  const others = words.filter((word) => !GENERIC_KEYS.has(fold(word)));
  return others.length === words.length ? null : readQuery(others.join(' '));
}
