import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldText, foldWithSource } from '../../../../src/core/sound/fold.ts';

/** Each line: spellings of one name, which must have one key. */
const alike: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'all scripts are one': [
    ['siva', 'shiva', 'Śiva', 'शिव', 'சிவ', 'శివ', 'ಶಿವ', 'ശിവ', 'શિવ', 'ਸ਼ਿਵ', 'ଶିଵ', 'সিৱ'],
    ['gaNapati', 'Ganapathi', 'गणपति', 'கணபதி', 'గణపతి', 'ಗಣಪತಿ', 'ഗണപതി', 'ગણપતિ', 'ਗਣਪਤਿ', 'ଗଣପତି', 'গণপতি'],
  ],
  'voiced, voiceless and aspirated stops are one, as in Tamil': [
    ['திருப்புகழ்', 'Thiruppugazh', 'tiruppukaz', 'tiruppukaḻ'],
    ['கந்தர் அனுபூதி', 'Kandar Anubhuthi', 'Kanthar Anubuthi'],
    ['भीम', 'பீம', 'Bheema'],
  ],
  'the sibilants and c are one, j apart': [['கவசம்', 'kavacam', 'kavasam', 'kavacham', 'कवचम्']],
  'long vowels count as short ones': [
    ['நாலாயிரம்', 'naalayiram', 'Nalayiram', 'nālāyiram', 'nAlAyiram'],
    ['तैप्पूसम्', 'Thai Poosam', 'Thaipusam', 'தைப்பூசம்'],
  ],
  'a doubled letter counts once, also where two words meet': [
    ['நம்மாழ்வார்', 'Nammalvar', 'nammazhwar', 'nammaazhvaar'],
    ['நாலாயிரத் திவ்விய', 'Nalayira Divya', 'नालायिर दिव्य'],
    ['பெரிய ஆழ்வார்', 'பெரியாழ்வார்', 'Periyalvar'],
  ],
  'nasals before stops are one, whatever sign writes them': [
    ['गङ्गा', 'गंगा', 'கங்கா', 'ganga', 'gaGgA', 'gaṅgā'],
    ['पञ्च', 'पंच', 'பஞ்ச', 'pancha', 'paJca', 'pañca'],
    ['सम्बन्ध', 'संबंध', 'சம்பந்த', 'sambandha'],
    ['इदꣳ सर्वम्', 'इदं सर्वम्', 'idam sarvam', 'idaṃ sarvam'],
    ['पशूꣳश्च', 'पशूंश्च', 'paśūṃśca'],
  ],
  'clusters are opened as Tamil opens them': [
    ['கிருஷ்ணா', 'कृष्णा', 'Krishna', 'kṛṣṇā', 'Krushna', 'krshna', 'kRSNA'],
    ['சுவாதி', 'Swaathi', 'स्वाति', 'Svati'],
    ['திவ்விய', 'divya', 'திவ்ய'],
    ['அக்கினி', 'agni', 'अग्नि'],
    ['சித்திரை', 'चित्रै', 'Chithirai'],
    ['இந்திரா', 'इन्द्रा', 'Indra'],
  ],
  'glides between vowels are written out': [
    ['திருஆதனூர்', 'திருவாதனூர்', 'Thiru Adhanur', 'Thiruvadhanur'],
    ['ஒப்பிலியப்பன்', 'Oppiliappan', 'Oppiliyappan'],
    ['கோயில்', 'Koil', 'Koyil'],
    ['ஐயப்பன்', 'அய்யப்பன்', 'Ayyappan', 'Aiyappan', 'അയ്യപ്പൻ', 'अय्यप्पन्'],
    ['கௌரி', 'கவுரி', 'Gauri', 'Gowri', 'गौरी'],
  ],
  'ற்ற and ன்ற are heard tr and ndr': [
    ['நூற்றந்தாதி', 'nurrandhadhi', 'Nootrandhadhi'],
    ['என்றால்', 'Endral', 'enRAl'],
    ['திருமுருகாற்றுப்படை', 'Thirumurugatruppadai', 'tirumurukARRuppaTai'],
  ],
  'ட்ச is kṣ': [['மீனாட்சி', 'மீனாக்ஷி', 'Meenakshi', 'Minatchi', 'मीनाक्षी', 'Meenaxi']],
  'ज्ञ is said in many ways': [['ज्ञान', 'ஞான', 'Jnana', 'Gnana', 'Gyana', 'jñāna', 'ജ്ഞാന', 'njana']],
  'endings that come and go are left out': [
    ['सहस्रनाम', 'Sahasranamam', 'சஹஸ்ரநாமம்', 'സഹസ്രനാമം', 'సహస్రనామం'],
    ['शिव', 'சிவன்', 'ശിവൻ', 'Siv'],
    ['नमः', 'namah', 'நம'],
  ],
  'Malayalam chillus are letters without a vowel': [
    ['ഹനുമാൻ', 'हनुमान्', 'Hanuman'],
    ['നായർ', 'Nayar', 'நாயர்'],
  ],
  'joiners, apostrophes and accents say nothing': [
    ["Das'aratha", 'Dasaratha', 'दशरथ', 'दश\u200dरथ'],
    ['न॑म', 'नम'],
  ],
};

describe('the sound key', () => {
  for (const [rule, lines] of Object.entries(alike)) {
    it.each(lines.map((line) => [line.join(' = '), line] as const))(`${rule}: %s`, (_, line) => {
      expect(line.map((text) => [text, fold(text)])).toEqual(line.map((text) => [text, fold(line[0] as string)]));
    });
  }

  it('tells names apart that differ by a consonant', () => {
    const names = ['siva', 'rama', 'agni', 'devi', 'krishna', 'murugan', 'vishnu', 'ganesha', 'kali', 'hari', 'indra'];
    expect(new Set(names.map(fold)).size).toBe(names.length);
  });

  it('keeps beside the key the letters by which guru and kuru differ where both are written so', () => {
    expect(fold('guru')).toBe(fold('kuru'));
    expect(foldText('guru').letters).not.toBe(foldText('kuru').letters);
  });

  it('of a word half typed is the beginning of the key of the word', () => {
    for (const name of ['Thirumurugatruppadai', 'Krishnashtakam', 'கிருஷ்ணன்', 'शिवपञ्चाक्षर', 'Dakshinamurthy']) {
      const whole = foldText(name, { open: true }).key;
      const letters = [...new Intl.Segmenter('und').segment(name)];
      const starts = letters.filter(
        ({ index }) => index > 0 && whole.startsWith(foldText(name.slice(0, index), { open: true }).key),
      );
      expect(starts.length).toBeGreaterThanOrEqual(letters.length - 3);
    }
  });

  it('is empty where nothing is written that sounds', () => {
    expect(['', ' — ', '🙏🏽', 'مرحبا', '\ud800', '\u200d'].map(fold)).toEqual(['', '', '', '', '', '']);
  });

  it('never throws, keeps to its alphabet, and agrees with itself', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.integer({ min: 0x900, max: 0xd7f }).map((code) => String.fromCharCode(code)) }),
      fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
    );
    fc.assert(
      fc.property(text, (any) => {
        const folded = foldText(any);
        expect(folded.key).toMatch(/^[kstpnyrlvaiu\d]*$/);
        expect([folded.letters.length, folded.begins.length]).toEqual([folded.key.length, folded.key.length]);
        expect(fold(any)).toBe(folded.key);
      }),
    );
  });

  it('leads back to the text it came from', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('', 'Śiva', 'திருப்பாவை', 'सहस्रनाम'), (any, name) => {
        const text = any + name;
        const { key, from, to } = foldWithSource(text);
        expect([from.length, to.length]).toEqual([key.length, key.length]);
        expect(from.every((start, at) => start >= 0 && start <= text.length && (to[at] as number) <= text.length)).toBe(
          true,
        );
      }),
    );
    expect(foldWithSource('Om Rāma').from).toEqual([0, 1, 3, 4, 5, 6]);
  });

  it('of a hundred thousand characters is a key, not an exception', () => {
    expect(fold('க்'.repeat(50_000)).length).toBeLessThan(3);
    expect(fold('ram'.repeat(33_333)).length).toBeGreaterThan(90_000);
  });
});
