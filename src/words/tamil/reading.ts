import type { PartIn } from '../english.ts';

export const READING: PartIn<'reading'> = {
  Reading: 'வாசிப்பு',
  Back: 'பின்',
  'Other Languages': 'பிற மொழிகள்',
  'No other languages found': 'பிற மொழிகள் எவையும் இல்லை',
  '{language}: {n} -': '{language}: {n} -',
  'Song No {n}': 'பாடல் எண் {n}',
  'Neighbouring songs': 'அடுத்துள்ள பாடல்கள்',
  Previous: 'முந்தையது',
  Next: 'அடுத்தது',
  'Sanskrit Meaning': 'சமஸ்கிருதப் பொருள்',
  'This song is not available in {language} yet.': 'இந்தப் பாடல் இந்த மொழியில் இன்னும் கிடைக்கவில்லை: {language}.',
  'This song is not available in {language} yet. See Other Languages for those that are.':
    'இந்தப் பாடல் இந்த மொழியில் இன்னும் கிடைக்கவில்லை: {language}. கிடைக்கும் மொழிகளைப் “பிற மொழிகள்” பகுதியில் காண்க.',
  'This is an earlier copy: the library could not be reached when this page was made.':
    'இது முந்தைய பிரதி: இந்தப் பக்கம் உருவானபோது நூலகத்தை அணுக இயலவில்லை.',
  "This is the built-in sample text: the library's own could not be had when this page was made.":
    'இது உடன் தரப்பட்ட மாதிரிப் பாடம்: இந்தப் பக்கம் உருவானபோது நூலகத்தின் பாடம் கிடைக்கவில்லை.',
  'Failed to fetch file content. Please try again later.': 'கோப்பின் உள்ளடக்கத்தைப் பெற இயலவில்லை. பின்னர் மீண்டும் முயலுங்கள்.',
  'Back to File List': 'கோப்புப் பட்டியலுக்குத் திரும்புக',
  'Trying once more…': 'மீண்டும் ஒருமுறை முயல்கிறது…',
};
