import type { PartIn } from '../english.ts';

export const FRAME: PartIn<'frame'> = {
  'Skip to the text': 'पाठं प्रति गच्छतु',
  Breadcrumb: 'स्थानम्',
  Home: 'गृहम्',
  Support: 'साहाय्यम्',
  'Privacy and disclaimer': 'गोपनीयता प्रत्याख्यानं च',
  'About the library': 'ग्रन्थालयविषये',
  'AI translations are for learning only and may be inaccurate.':
    'कृत्रिमबुद्ध्या कृताः अनुवादाः केवलम् अध्ययनार्थाः सन्ति; तेषु दोषाः अपि भवेयुः।',
  Language: 'भाषा',
  'Scroll to top': 'उपरि गच्छतु',
  'Back to Home': 'गृहं प्रतिगच्छतु',
  Copy: 'प्रतिलिपिः',
  Copied: 'प्रतिलिपिः कृता',
  'Copying failed': 'प्रतिलिपिः न कृता',
  Close: 'पिदधातु',
  'One moment …': 'क्षणं प्रतीक्षताम् …',
  'Song No': 'गीताङ्कः',
  'N/A': 'नास्ति',
  'Not available': 'नोपलभ्यते',
  '{n} song': '{n} गीतम्',
  '{n} songs': '{n} गीतानि',
  'Song Counts by Language': 'भाषानुसारं गीतानां सङ्ख्याः',
  'Choose the language to read it in.': 'पठनाय भाषां चिनोतु।',
  'This part could not be loaded.': 'अयं भागः न प्राप्तः।',
  'This part of the page broke. Reload the page to try again.':
    'पृष्ठस्य अस्मिन् भागे दोषः जातः। पुनः प्रयतितुं पृष्ठं पुनः उद्घाटयतु।',
};
