import { describe, expect, it } from 'vitest';
import { fold } from '#features/search/fold/fold.ts';
import { createGlosser, type GlossedWord } from '../../../../scripts/local-api/translate/gloss.ts';
import { readGlossary, readTamilLoans } from '../../../../scripts/local-api/translate/glossary.ts';

const gloss = createGlosser(readGlossary(), fold, readTamilLoans());
const found = ({ parts }: GlossedWord): string =>
  parts.map(({ words }) => words.map(({ iast }) => iast).join('|') || '?').join('+');
const read = (text: string): string => gloss(text).map(found).join(' ');

describe('the gloss', () => {
  it.each(['अग्नि', 'agni', 'Agni', 'அக்னி', 'அக்நி', 'అగ్ని'])('finds agni in %s', (spelling) => {
    expect(read(spelling)).toBe('agni');
  });

  it.each(['शिव', 'śiva', 'shiva', 'Siva', 'சிவ', 'சிவன்', 'ஶிவ'])('finds śiva in %s', (spelling) => {
    expect(read(spelling)).toBe('śiva');
  });

  it.each(['कृष्णाय', 'kṛṣṇāya', 'krishnaaya', 'Krishnaya', 'கிருஷ்ணாய', "க்ரு'ஷ்ணாய"])('finds kṛṣṇa in %s', (spelling) => {
    expect(read(spelling)).toBe('kṛṣṇa');
  });

  it('finds a word in its case forms and sandhi', () => {
    expect(read('अग्निम् अग्निना अग्निर् अग्नेः')).toBe('agni agni agni agni');
    expect(read('नमो रामाय')).toBe('namaḥ rāma');
    expect(read('ज्ञानं ज्ञानेन')).toBe('jñāna jñāna');
  });

  it('reads through Vedic accents', () => {
    expect(read('अ॒ग्निमी॑ळे पु॒रोहि॑तं य॒ज्ञस्य॑ दे॒वमृ॒त्विज॑म्')).toBe('agni+īl̤e purohita yajña deva+ṛtvij');
  });

  it('parts words that are written together, and calls it a guess', () => {
    const [first, second] = gloss('चैव कुरुक्षेत्रे');
    expect([first, second].map((word) => word && found(word))).toEqual(['ca+eva', 'kurukṣetra']);
    expect(first?.sure).toBe(false);
    expect(second?.sure).toBe(true);
    expect(read('सोऽहमस्मि तथापि नास्ति')).toBe('saḥ+aham+asmi tathā+api na+asti');
  });

  it('takes no ending for a word', () => {
    expect(read('अमृतत्वं कुरुनन्दन')).toBe('amṛtatva kuru+nandana');
    expect(gloss('रत्नतम')[0]?.parts).toEqual([]);
  });

  it('parts no word where sandhi would have changed it', () => {
    expect(read('यतात्मा तदेव')).not.toContain('yat+');
    expect(read('तदेव')).toBe('tat+eva');
  });

  it('keeps what follows a known accusative as unknown', () => {
    const [word] = gloss('अग्निमच्छक्म्');
    expect(word?.parts.map(({ form, words }) => [form, words.length])).toEqual([
      ['agnim', 1],
      ['acchakm', 0],
    ]);
  });

  it('keeps unknown words as they are', () => {
    for (const word of ['झटिल्लकम्', 'xyzzy', 'வணக்கம்', 'ṣṭhrūkam']) {
      expect(gloss(word)).toMatchObject([{ word, parts: [] }]);
    }
  });

  it('does not take one word for another where the script tells them apart', () => {
    expect(read('मनु मनः')).toBe('manu manas');
    expect(read('kāla kula')).toBe('kāla kula');
    expect(read('रणे')).toBe('raṇa');
  });

  it('takes no word of Tamil for one of Sanskrit that sounds alike', () => {
    for (const word of ['மதி', 'தானே', 'தன்னை', 'கண்ட', 'தந்தை', 'திரு', 'து', 'மன்னு', 'காலை', 'தான்'])
      expect(read(word), word).toBe('');
    expect(read('thodudaiya seviyan vidaiyeri yor thoovenmathi soodi, mathi thamizh thane')).not.toMatch(/\w/);
  });

  it('finds a loan in the forms that songs have it in', () => {
    expect(read('தேவன் தேவா தேவர் தேவனே பாதம் பாதங் நாராயண')).toBe('deva deva deva deva pāda pāda nārāyaṇa');
    expect(read('நமச்சிவாய')).toBe('namaḥ+śiva');
  });

  it('gives both senses of a loan that is a word of Tamil too, and is not sure', () => {
    const [word] = gloss('மாலை');
    expect(word).toMatchObject({ own: 'evening', sure: false });
    expect(word && found(word)).toBe('mālā');
    expect(read('பாவம்')).toBe('bhāva|pāpa');
    expect(gloss('மாதவர் மாதவன்').map(({ own }) => own)).toEqual(['great ascetics', undefined]);
  });

  it('gives every sense of what is written alike, and one that two entries share once', () => {
    expect(read('समाः समा')).toBe('samā|sama samā|sama');
    expect(read('चक्रे दधे सर्वे एकम्')).toBe('cakre|cakra dadhe|dadhi sarve ekam');
    expect(gloss('समाः')[0]?.sure).toBe(false);
  });

  it('reads Sanskrit in Tamil letters as Sanskrit', () => {
    expect(read("ஸஞ்ஜய உவாச தம் ததா க்ரு'பயா")).toContain('tam tathā|tadā');
  });

  it('offers every word that an open spelling may mean, and is not sure', () => {
    const word = gloss('யதா யதா ஹி தர்மஸ்ய ஸம்ஸ்தா')[0];
    const offered = word?.parts.flatMap(({ words }) => words.map(({ iast }) => iast)) ?? [];
    expect(offered).toEqual(expect.arrayContaining(['yathā', 'yadā']));
    expect(word?.sure).toBe(false);
  });

  it('looks up only names in running English', () => {
    expect(
      read('the hymn of the seer to me, and with Agni of the gods')
        .split(' ')
        .filter((word) => word !== ''),
    ).toEqual(['agni']);
  });

  it('passes over numbers, dandas and marks', () => {
    expect(gloss('॥ १.२ ॥ 3, — “”')).toEqual([]);
  });

  it('finds half or more of the words of a verse of the Gita', () => {
    const words = gloss('कर्मण्येवाधिकारस्ते मा फलेषु कदाचन । मा कर्मफलहेतुर्भूर्मा ते सङ्गोऽस्त्वकर्मणि ॥ २.४७ ॥');
    expect(words.filter(({ parts }) => parts.length > 0).length * 2).toBeGreaterThanOrEqual(words.length);
  });
});
