import type { PartIn } from '../english.ts';

export const KEYS: PartIn<'keys'> = {
  'Next song': 'अगला गीत',
  'Previous song': 'पिछला गीत',
  'Next verse': 'अगला पद',
  'Previous verse': 'पिछला पद',
  'Other languages': 'अन्य भाषाएँ',
  'Search the library': 'पुस्तकालय में खोजें',
  'Show these keys': 'ये कुंजियाँ दिखाएँ',
  'Find anything': 'कुछ भी खोजें',
  'Keys of this page': 'इस पृष्ठ की कुंजियाँ',
  'Single-key shortcuts': 'एक कुंजी वाले शॉर्टकट',
  'They work whenever you are not typing.': 'जब आप लिख नहीं रहे होते, तब ये काम करती हैं।',
  'They are off: letters do nothing by themselves.': 'ये बंद हैं: अकेले अक्षर दबाने से कुछ नहीं होता।',
};
