/** The translator that asks no one: each word as it stands, looked up in the glossary; or a text written over to Devanagari. */
import type { TranslateRequest } from '#schemas/wire.ts';
import glossary from './glossary.json' with { type: 'json' };
import type { Translation } from './openai.ts';
import { toDevanagari } from './transliterate.ts';

/** What the built-in translator says in its own words, in each language of the interface. */
type Sentences = typeof english;

const english = {
  /** The first paragraph of a gloss. */
  gloss:
    'Word by word from the glossary, not a translation. Only words that it has in exactly this form are explained.',
  /** The first paragraph of a text written over to Devanagari. */
  letters: 'The same words in Devanagari letters, written over by rule: not a translation.',
  /** Where a text is English, and so stays as it is. */
  english: 'English is left as it is: its letters alone make no Sanskrit of it.',
  /** Where no word is known. */
  none: 'None of these words is in the glossary, which holds Sanskrit.',
};

const SENTENCES: Readonly<Record<string, Sentences>> = {
  en: english,
  ta: {
    gloss:
      'சொல்லகராதியிலிருந்து சொல்லுக்குச் சொல் பொருள்; இது மொழிபெயர்ப்பு அன்று. அகராதியில் இதே வடிவில் உள்ள சொற்களுக்கு மட்டுமே பொருள் தரப்பட்டுள்ளது.',
    letters: 'அதே சொற்கள், தேவநாகரி லிபியில், விதிப்படி எழுதியவை; இது மொழிபெயர்ப்பு அன்று.',
    english: 'ஆங்கிலம் உள்ளபடியே விடப்பட்டது: லிபியை மாற்றினால் அது சமஸ்கிருதம் ஆகாது.',
    none: 'இச்சொற்களில் எதுவும் சொல்லகராதியில் இல்லை; அதில் சமஸ்கிருதச் சொற்கள் மட்டுமே உள்ளன.',
  },
  hi: {
    gloss: 'शब्दकोश से शब्द-शब्द का अर्थ; यह अनुवाद नहीं है। अर्थ केवल उन शब्दों का है जो कोश में ठीक इसी रूप में हैं।',
    letters: 'वही शब्द, नियम से देवनागरी अक्षरों में लिखे हुए; यह अनुवाद नहीं है।',
    english: 'अंग्रेज़ी ज्यों की त्यों छोड़ी गई है: अक्षर बदलने से वह संस्कृत नहीं बनती।',
    none: 'इनमें से कोई शब्द शब्दकोश में नहीं है; उसमें केवल संस्कृत शब्द हैं।',
  },
  sa: {
    gloss: 'शब्दकोशात् प्रतिशब्दम् अर्थः; नायम् अनुवादः। ये शब्दाः अनेनैव रूपेण कोशे सन्ति, तेषाम् एव अर्थः दत्तः।',
    letters: 'त एव शब्दाः, नियमेन देवनागर्या लिखिताः; नायम् अनुवादः।',
    english: 'आङ्ग्लं यथावत् स्थापितम् – अक्षरपरिवर्तनेन तत् संस्कृतं न भवति।',
    none: 'एषु शब्देषु कोऽपि कोशे नास्ति; तत्र संस्कृतशब्दाः एव सन्ति।',
  },
};

/**
 * The sentences of the language that is asked for first and known; English for any other.
 * @param accepted the header `Accept-Language`: `ta`, `hi-IN,hi;q=0.9,en`
 */
export function sentencesOf(accepted = 'en'): Sentences {
  const languages = accepted.split(',').map((range) => range.trim().split(/[-;]/, 1)[0]?.toLowerCase() ?? '');
  const known = languages.find((language) => Object.hasOwn(SENTENCES, language));
  return (known === undefined ? undefined : SENTENCES[known]) ?? english;
}

/** A word of Sanskrit in one form, as texts have it, with its meaning and where it can be read. */
type GlossaryEntry = (typeof glossary)[number];

const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** Vedic tones; the glossary has none. */
const TONES = /[\u0951-\u0954\u1cd0-\u1cff\ua8e0-\ua8f1]/gu;
const COMMON_ENGLISH = /\b(?:the|of|and|that|with|which|from|his|their|this|was|are)\b/giu;

const keyOf = (word: string): string => word.normalize('NFC').toLowerCase().replace(TONES, '');
const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** True where every twelfth word is among the commonest of English; there `me` and `he` are no Sanskrit. */
const isEnglish = (text: string): boolean => (text.match(COMMON_ENGLISH)?.length ?? 0) * 12 > wordsOf(text).length;

const inShort = ({ iast, meaning }: GlossaryEntry): string => `${iast}: ${meaning}`;
const withSource = ({ dev, iast, meaning, source }: GlossaryEntry): string => `${dev} ${iast}: ${meaning} (${source})`;

/** In a text that is not English, a line for each different word that the glossary has: `Agni = agni: fire`. */
type Explain = (text: string, describe: (entry: GlossaryEntry) => string) => string[];

function createExplain(): Explain {
  const entries = new Map(glossary.flatMap((entry) => [entry.dev, entry.iast].map((form) => [keyOf(form), entry])));
  return (text, describe) =>
    [...new Set(wordsOf(text))].flatMap((word) => {
      const entry = entries.get(keyOf(word));
      return entry ? [`${word} = ${describe(entry)}`] : [];
    });
}

function gloss({ text, translationType }: TranslateRequest, explain: Explain, { gloss, none }: Sentences): string {
  const all = isEnglish(text) ? [] : explain(text, withSource);
  if (all.length === 0) return [gloss, '', none].join('\n');
  if (translationType === 'provide_sanskrit_meaning') return [gloss, '', ...all].join('\n');
  const lines = text.split('\n').flatMap((line) => [line, ...explain(line, inShort).map((word) => `  ${word}`)]);
  return [gloss, '', ...lines].join('\n');
}

/**
 * Its first paragraph says that it is no translation.
 * @returns a translator; `languages` are those that the asker reads, as the header `Accept-Language` has them
 */
export function createBuiltInTranslator(): (request: TranslateRequest, languages?: string) => Promise<Translation> {
  const explain = createExplain();
  return async (request, languages) => {
    const sentences = sentencesOf(languages);
    if (request.translationType !== 'convert_to_sanskrit')
      return { output: gloss(request, explain, sentences), by: 'glossary' };
    const { letters, english } = sentences;
    const written = isEnglish(request.text) ? [english, '', request.text] : [toDevanagari(request.text)];
    return { output: [letters, '', ...written].join('\n'), by: 'rule' };
  };
}
