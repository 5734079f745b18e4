import type { PartIn } from '../english.ts';

export const READING: PartIn<'reading'> = {
  Reading: 'पठनम्',
  Back: 'निवर्तनम्',
  'Other Languages': 'अन्यभाषाः',
  'No other languages found': 'अन्यभाषाः न लब्धाः',
  '{language}: {n} -': '{language}: {n} -',
  'Song No {n}': 'गीताङ्कः {n}',
  'Neighbouring songs': 'समीपस्थानि गीतानि',
  Previous: 'पूर्वम्',
  Next: 'अग्रिमम्',
  'Sanskrit Meaning': 'संस्कृतार्थः',
  'This song is not available in {language} yet.': 'एतत् गीतम् अधुना अस्यां भाषायां नोपलभ्यते: {language}।',
  'This song is not available in {language} yet. See Other Languages for those that are.':
    'एतत् गीतम् अधुना अस्यां भाषायां नोपलभ्यते: {language}। यासु उपलभ्यते ताः “अन्यभाषाः” इत्यत्र पश्यतु।',
  'This is an earlier copy: the library could not be reached when this page was made.':
    'एषा पूर्वतनी प्रतिलिपिः। एतस्य पृष्ठस्य रचनाकाले ग्रन्थालयेन सह सम्पर्कः न अभवत्।',
  "This is the built-in sample text: the library's own could not be had when this page was made.":
    'एषः अन्तर्निहितः उदाहरणपाठः। एतस्य पृष्ठस्य रचनाकाले ग्रन्थालयस्य स्वकीयः पाठः न लब्धः।',
  'Failed to fetch file content. Please try again later.': 'सञ्चिकायाः पाठः न लब्धः। कृपया पश्चात् पुनः प्रयतताम्।',
  'Back to File List': 'सञ्चिकासूचीं प्रतिगच्छतु',
  'Trying once more…': 'पुनः एकवारं प्रयत्यते…',
};
