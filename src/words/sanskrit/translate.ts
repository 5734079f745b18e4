import type { PartIn } from '../english.ts';

export const TRANSLATE: PartIn<'translate'> = {
  Translate: 'अनुवादः',
  'To Sanskrit': 'संस्कृतं प्रति',
  'To English': 'आङ्ग्लं प्रति',
  Meaning: 'अर्थः',
  'Translation Result': 'अनुवादफलम्',
  'Meaning for Selected Text': 'चितस्य पाठस्य अर्थः',
  'Close Translation Result': 'अनुवादफलं पिदधातु',
  'Close Meaning for Selected Text': 'चितस्य पाठस्य अर्थं पिदधातु',
  'Translating…': 'अनुवादः क्रियते…',
  'Asking for the meaning…': 'अर्थः पृच्छ्यते…',
  'This text is long, so it goes verse by verse: {n} of {m}…': 'पाठः दीर्घः, अतः पद्यशः अनूद्यते: {m} मध्ये {n}…',
  'This text is long, so it goes part by part: {n} of {m}…': 'पाठः दीर्घः, अतः भागशः अनूद्यते: {m} मध्ये {n}…',
  'Cancelled after {n} of {m}.': '{m} मध्ये {n} अनन्तरं निवारितम्।',
  'Kept on this device from an earlier request.': 'पूर्वं लब्धम् उत्तरम्, यत् अस्मिन् यन्त्रे रक्षितम् आसीत्।',
  '{n} verses of this long text.': 'अस्य दीर्घस्य पाठस्य {n} पद्यानि।',
  '{n} parts of this long text.': 'अस्य दीर्घस्य पाठस्य {n} भागाः।',
  '… This answer was too long: only its first {n} characters are shown.':
    '… उत्तरम् अतिदीर्घम् आसीत्: तस्य प्रथमानि {n} अक्षराणि एव दर्शितानि।',
  Cancel: 'निवारयतु',
  Retry: 'पुनः प्रयतताम्',
  'Go on': 'अग्रे गच्छतु',
  'Translate the next verses': 'अग्रिमाणां पद्यानाम् अनुवादः',
  'Ask anew': 'पुनः पृच्छतु',
  'Translation failed. Invalid response format.': 'अनुवादः न अभवत्। उत्तरम् अयुक्तरूपम् आसीत्।',
  'Failed to translate content. Please try again later.': 'अनुवादः न अभवत्। कृपया पश्चात् पुनः प्रयतताम्।',
  'Meaning fetch failed. Invalid response format.': 'अर्थः न लब्धः। उत्तरम् अयुक्तरूपम् आसीत्।',
  'Failed to fetch meaning. Please try again later.': 'अर्थः न लब्धः। कृपया पश्चात् पुनः प्रयतताम्।',
  'AI translation is for learning only and may be inaccurate. {origin}':
    'कृत्रिमबुद्ध्या कृतः अनुवादः केवलम् अध्ययनार्थः; तत्र दोषाः अपि भवेयुः। {origin}',
  'AI translation to Sanskrit from {language}: Song {n}, {song}. {date}.':
    'कृत्रिमबुद्ध्या अनुवादः ({language} → संस्कृतम्): गीतम् {n}, {song}। {date}।',
  'AI translation to English from {language}: Song {n}, {song}. {date}.':
    'कृत्रिमबुद्ध्या अनुवादः ({language} → आङ्ग्लम्): गीतम् {n}, {song}। {date}।',
  'AI explanation of the Sanskrit meaning from {language}: Song {n}, {song}. {date}.':
    'कृत्रिमबुद्ध्या संस्कृतार्थः ({language}): गीतम् {n}, {song}। {date}।',
  'AI translation to Sanskrit from {language}: Song {n}, {song}. {date}, by {model}.':
    'कृत्रिमबुद्ध्या अनुवादः ({language} → संस्कृतम्): गीतम् {n}, {song}। {date}, {model} इत्यनेन।',
  'AI translation to English from {language}: Song {n}, {song}. {date}, by {model}.':
    'कृत्रिमबुद्ध्या अनुवादः ({language} → आङ्ग्लम्): गीतम् {n}, {song}। {date}, {model} इत्यनेन।',
  'AI explanation of the Sanskrit meaning from {language}: Song {n}, {song}. {date}, by {model}.':
    'कृत्रिमबुद्ध्या संस्कृतार्थः ({language}): गीतम् {n}, {song}। {date}, {model} इत्यनेन।',
};
