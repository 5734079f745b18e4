import type { PartIn } from '../english.ts';

export const FRAME: PartIn<'frame'> = {
  'Skip to the text': 'सीधे पाठ पर जाएँ',
  Breadcrumb: 'आप यहाँ हैं',
  Home: 'मुखपृष्ठ',
  Support: 'सहायता',
  'Privacy and disclaimer': 'निजता और अस्वीकरण',
  'About the library': 'पुस्तकालय के बारे में',
  'AI translations are for learning only and may be inaccurate.': 'एआई अनुवाद केवल सीखने के लिए हैं और उनमें त्रुटियाँ हो सकती हैं।',
  Language: 'भाषा',
  'Scroll to top': 'ऊपर जाएँ',
  'Back to Home': 'मुखपृष्ठ पर लौटें',
  Copy: 'कॉपी करें',
  Copied: 'कॉपी हो गया',
  'Copying failed': 'कॉपी नहीं हो सका',
  Close: 'बंद करें',
  'One moment …': 'एक क्षण …',
  'Song No': 'गीत सं॰',
  'N/A': 'नहीं',
  'Not available': 'उपलब्ध नहीं',
  '{n} song': '{n} गीत',
  '{n} songs': '{n} गीत',
  'Song Counts by Language': 'भाषा के अनुसार गीतों की संख्या',
  'Choose the language to read it in.': 'पढ़ने की भाषा चुनें।',
  'This part could not be loaded.': 'यह भाग लोड नहीं हो सका।',
  'This part of the page broke. Reload the page to try again.':
    'पृष्ठ के इस भाग में गड़बड़ी हो गई। फिर से प्रयास करने के लिए पृष्ठ को दोबारा लोड करें।',
};
