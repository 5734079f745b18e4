import type { PartIn } from '../english.ts';

export const READING: PartIn<'reading'> = {
  Reading: 'पठन',
  Back: 'वापस',
  'Other Languages': 'अन्य भाषाएँ',
  'No other languages found': 'कोई अन्य भाषा नहीं मिली',
  '{language}: {n} -': '{language}: {n} -',
  'Song No {n}': 'गीत सं॰ {n}',
  'Neighbouring songs': 'पास के गीत',
  Previous: 'पिछला',
  Next: 'अगला',
  'Sanskrit Meaning': 'संस्कृत अर्थ',
  'This song is not available in {language} yet.': 'यह गीत अभी {language} में उपलब्ध नहीं है।',
  'This song is not available in {language} yet. See Other Languages for those that are.':
    'यह गीत अभी {language} में उपलब्ध नहीं है। जिन भाषाओं में है, उन्हें “अन्य भाषाएँ” में देखें।',
  'This is an earlier copy: the library could not be reached when this page was made.':
    'यह पहले की प्रति है: यह पृष्ठ बनते समय पुस्तकालय से संपर्क नहीं हो सका।',
  "This is the built-in sample text: the library's own could not be had when this page was made.":
    'यह साथ में दिया गया नमूना पाठ है: यह पृष्ठ बनते समय पुस्तकालय का अपना पाठ नहीं मिल सका।',
  'Failed to fetch file content. Please try again later.': 'फ़ाइल की सामग्री नहीं मिल सकी। कृपया बाद में फिर से प्रयास करें।',
  'Back to File List': 'फ़ाइलों की सूची पर लौटें',
  'Trying once more…': 'एक बार फिर प्रयास हो रहा है…',
};
