import type { PartIn } from '../english.ts';

export const KEYS: PartIn<'keys'> = {
  'Next song': 'அடுத்த பாடல்',
  'Previous song': 'முந்தைய பாடல்',
  'Next verse': 'அடுத்த செய்யுள்',
  'Previous verse': 'முந்தைய செய்யுள்',
  'Other languages': 'பிற மொழிகள்',
  'Search the library': 'நூலகத்தில் தேடுக',
  'Show these keys': 'இந்த விசைகளைக் காட்டு',
  'Find anything': 'எதையும் தேடுக',
  'Keys of this page': 'இந்தப் பக்கத்தின் விசைகள்',
  'Single-key shortcuts': 'ஒற்றை விசைக் குறுக்குவழிகள்',
  'They work whenever you are not typing.': 'நீங்கள் தட்டச்சு செய்யாதபோது இவை செயல்படும்.',
  'They are off: letters do nothing by themselves.': 'இவை நிறுத்தப்பட்டுள்ளன: எழுத்துகள் மட்டும் எதுவும் செய்யா.',
};
