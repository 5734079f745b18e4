import type { PartIn } from '../english.ts';

export const FRAME: PartIn<'frame'> = {
  'Skip to the text': 'பாடலுக்குச் செல்க',
  Breadcrumb: 'இருக்குமிடம்',
  Home: 'முகப்பு',
  Support: 'உதவி',
  'Privacy and disclaimer': 'தனியுரிமையும் பொறுப்புத் துறப்பும்',
  'About the library': 'நூலகத்தைப் பற்றி',
  'AI translations are for learning only and may be inaccurate.':
    'செயற்கை நுண்ணறிவு மொழிபெயர்ப்புகள் கற்பதற்கு மட்டுமே; அவற்றில் பிழைகள் இருக்கலாம்.',
  Language: 'மொழி',
  'Scroll to top': 'மேலே செல்க',
  'Back to Home': 'முகப்புக்குத் திரும்புக',
  Copy: 'நகல்',
  Copied: 'நகலெடுக்கப்பட்டது',
  'Copying failed': 'நகலெடுக்க இயலவில்லை',
  Close: 'மூடு',
  'One moment …': 'ஒரு நொடி …',
  'Song No': 'பாடல் எண்',
  'N/A': 'இல்லை',
  'Not available': 'கிடைக்கவில்லை',
  '{n} song': '{n} பாடல்',
  '{n} songs': '{n} பாடல்கள்',
  'Song Counts by Language': 'மொழிவாரியாகப் பாடல்களின் எண்ணிக்கை',
  'Choose the language to read it in.': 'படிக்க விரும்பும் மொழியைத் தேர்ந்தெடுங்கள்.',
  'This part could not be loaded.': 'இந்தப் பகுதியை ஏற்ற முடியவில்லை.',
  'This part of the page broke. Reload the page to try again.':
    'பக்கத்தின் இந்தப் பகுதியில் பழுது ஏற்பட்டது. மீண்டும் முயல, பக்கத்தை மறுபடி ஏற்றுங்கள்.',
};
