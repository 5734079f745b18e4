import type { PartIn } from '../english.ts';

export const SHARE: PartIn<'share'> = {
  More: 'மேலும்',
  'Share…': 'பகிர்…',
  'Copy link': 'இணைப்பை நகலெடு',
  'The link is copied.': 'இணைப்பு நகலெடுக்கப்பட்டது.',
  'Print this song': 'இந்தப் பாடலை அச்சிடு',
  'Copying failed: this browser does not allow it. Select the words and copy them yourself.':
    'நகலெடுக்க இயலவில்லை: இந்த உலாவி அனுமதிக்கவில்லை. சொற்களைத் தேர்ந்தெடுத்து நீங்களே நகலெடுங்கள்.',
  'This device could not share it, so it is copied instead.': 'இந்தக் கருவியால் பகிர இயலவில்லை; எனவே நகலெடுக்கப்பட்டது.',
  'The verse is copied.': 'செய்யுள் நகலெடுக்கப்பட்டது.',
  'Copy this verse': 'இந்தச் செய்யுளை நகலெடு',
  'Share this verse…': 'இந்தச் செய்யுளைப் பகிர்…',
  'Link copied': 'இணைப்பு நகலெடுக்கப்பட்டது',
  'The address bar holds the link': 'இணைப்பு முகவரிப் பட்டையில் உள்ளது',
  'Verse {verse}': 'செய்யுள் {verse}',
  Print: 'அச்சிடு',
  'Print two languages': 'இரு மொழிகளையும் அச்சிடு',
  'Print this page': 'இந்தப் பக்கத்தை அச்சிடு',
  'Printing could not be made ready: the line is down, or the site has changed. Try again.':
    'அச்சிடலை ஆயத்தம் செய்ய இயலவில்லை: இணைப்பு இல்லை, அல்லது தளம் மாறியுள்ளது. மீண்டும் முயலுங்கள்.',
  'None of the songs could be had. Try again when the line is better.':
    'எந்தப் பாடலையும் பெற இயலவில்லை. இணைப்பு சீரானதும் மீண்டும் முயலுங்கள்.',
  Links: 'இணைப்புகள்',
  'Print the whole playlist': 'முழுப் பட்டியலையும் அச்சிடு',
  '{n} of {m} songs are here …': '{m} பாடல்களில் {n} வந்துள்ளன …',
  'One song could not be had: {song}. The contents say so. Try again when the line is better.':
    'ஒரு பாடல் கிடைக்கவில்லை: {song}. உள்ளடக்கத்தில் அது குறிக்கப்பட்டுள்ளது. இணைப்பு சீரானதும் மீண்டும் முயலுங்கள்.',
  '{n} songs could not be had: {song}. The contents say so. Try again when the line is better.':
    '{n} பாடல்கள் கிடைக்கவில்லை: {song}. உள்ளடக்கத்தில் அவை குறிக்கப்பட்டுள்ளன. இணைப்பு சீரானதும் மீண்டும் முயலுங்கள்.',
  'could not be had': 'கிடைக்கவில்லை',
};
