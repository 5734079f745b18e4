import type { PartIn } from '../english.ts';

export const TRANSLATE: PartIn<'translate'> = {
  Translate: 'अनुवाद',
  'To Sanskrit': 'संस्कृत में',
  'To English': 'अंग्रेज़ी में',
  Meaning: 'अर्थ',
  'Translation Result': 'अनुवाद',
  'Meaning for Selected Text': 'चुने हुए पाठ का अर्थ',
  'Close Translation Result': 'अनुवाद बंद करें',
  'Close Meaning for Selected Text': 'चुने हुए पाठ का अर्थ बंद करें',
  'Translating…': 'अनुवाद हो रहा है…',
  'Asking for the meaning…': 'अर्थ पूछा जा रहा है…',
  'This text is long, so it goes verse by verse: {n} of {m}…':
    'यह पाठ लंबा है, इसलिए पद-पद करके अनुवाद हो रहा है: {m} में से {n}…',
  'This text is long, so it goes part by part: {n} of {m}…':
    'यह पाठ लंबा है, इसलिए खंड-खंड करके अनुवाद हो रहा है: {m} में से {n}…',
  'Cancelled after {n} of {m}.': '{m} में से {n} के बाद रोका गया।',
  'Kept on this device from an earlier request.': 'पहले माँगा गया उत्तर, जो इस उपकरण पर रखा था।',
  '{n} verses of this long text.': 'इस लंबे पाठ के {n} पद।',
  '{n} parts of this long text.': 'इस लंबे पाठ के {n} खंड।',
  '… This answer was too long: only its first {n} characters are shown.':
    '… यह उत्तर बहुत लंबा था: इसके केवल पहले {n} अक्षर दिखाए गए हैं।',
  Cancel: 'रोकें',
  Retry: 'फिर से प्रयास करें',
  'Go on': 'आगे बढ़ें',
  'Translate the next verses': 'अगले पदों का अनुवाद करें',
  'Ask anew': 'नए सिरे से पूछें',
  'Translation failed. Invalid response format.': 'अनुवाद नहीं हो सका। उत्तर सही रूप में नहीं था।',
  'Failed to translate content. Please try again later.': 'अनुवाद नहीं हो सका। कृपया बाद में फिर से प्रयास करें।',
  'Meaning fetch failed. Invalid response format.': 'अर्थ नहीं मिल सका। उत्तर सही रूप में नहीं था।',
  'Failed to fetch meaning. Please try again later.': 'अर्थ नहीं मिल सका। कृपया बाद में फिर से प्रयास करें।',
  'AI translation is for learning only and may be inaccurate. {origin}':
    'एआई अनुवाद केवल सीखने के लिए है और उसमें त्रुटियाँ हो सकती हैं। {origin}',
  'AI translation to Sanskrit from {language}: Song {n}, {song}. {date}.':
    '{language} से संस्कृत में एआई अनुवाद: गीत {n}, {song}। {date}।',
  'AI translation to English from {language}: Song {n}, {song}. {date}.':
    '{language} से अंग्रेज़ी में एआई अनुवाद: गीत {n}, {song}। {date}।',
  'AI explanation of the Sanskrit meaning from {language}: Song {n}, {song}. {date}.':
    '{language} से संस्कृत अर्थ की एआई व्याख्या: गीत {n}, {song}। {date}।',
  'AI translation to Sanskrit from {language}: Song {n}, {song}. {date}, by {model}.':
    '{language} से संस्कृत में एआई अनुवाद: गीत {n}, {song}। {date}, {model} द्वारा।',
  'AI translation to English from {language}: Song {n}, {song}. {date}, by {model}.':
    '{language} से अंग्रेज़ी में एआई अनुवाद: गीत {n}, {song}। {date}, {model} द्वारा।',
  'AI explanation of the Sanskrit meaning from {language}: Song {n}, {song}. {date}, by {model}.':
    '{language} से संस्कृत अर्थ की एआई व्याख्या: गीत {n}, {song}। {date}, {model} द्वारा।',
};
