import type { PartIn } from '../english.ts';

export const SHARE: PartIn<'share'> = {
  More: 'अधिकम्',
  'Share…': 'संविभजतु…',
  'Copy link': 'सङ्केतस्य प्रतिलिपिः',
  'The link is copied.': 'सङ्केतस्य प्रतिलिपिः कृता।',
  'Print this song': 'एतत् गीतं मुद्रयतु',
  'Copying failed: this browser does not allow it. Select the words and copy them yourself.':
    'प्रतिलिपिः न कृता: एतत् जालदर्शकं न अनुमन्यते। शब्दान् चित्वा स्वयं प्रतिलिपिं करोतु।',
  'This device could not share it, so it is copied instead.': 'एतत् यन्त्रं संविभक्तुं न अशक्नोत्, अतः प्रतिलिपिः कृता।',
  'The verse is copied.': 'पद्यस्य प्रतिलिपिः कृता।',
  'Copy this verse': 'अस्य पद्यस्य प्रतिलिपिः',
  'Share this verse…': 'एतत् पद्यं संविभजतु…',
  'Link copied': 'सङ्केतस्य प्रतिलिपिः कृता',
  'The address bar holds the link': 'सङ्केतः सङ्केतपट्टिकायाम् अस्ति',
  'Verse {verse}': 'पद्यम् {verse}',
  Print: 'मुद्रणम्',
  'Print two languages': 'उभे भाषे मुद्रयतु',
  'Print this page': 'एतत् पृष्ठं मुद्रयतु',
  'Printing could not be made ready: the line is down, or the site has changed. Try again.':
    'मुद्रणं सज्जीकर्तुं न शक्यम्। सम्पर्कः नास्ति, जालस्थानं वा परिवर्तितम्। पुनः प्रयतताम्।',
  'None of the songs could be had. Try again when the line is better.': 'किमपि गीतं न लब्धम्। सम्पर्के सति पुनः प्रयतताम्।',
  Links: 'सङ्केताः',
  'Print the whole playlist': 'समग्रां गीतावलीं मुद्रयतु',
  '{n} of {m} songs are here …': '{m} गीतेषु {n} प्राप्तानि …',
  'One song could not be had: {song}. The contents say so. Try again when the line is better.':
    'एकं गीतं न प्राप्तम् – {song}। अनुक्रमणिकायां तत् लिखितम्। सम्पर्के सति पुनः प्रयतताम्।',
  '{n} songs could not be had: {song}. The contents say so. Try again when the line is better.':
    '{n} गीतानि न प्राप्तानि – {song}। अनुक्रमणिकायां तत् लिखितम्। सम्पर्के सति पुनः प्रयतताम्।',
  'could not be had': 'न प्राप्तम्',
};
