import type { PartIn } from '../english.ts';

export const TRANSLATE: PartIn<'translate'> = {
  Translate: 'மொழிபெயர்',
  'To Sanskrit': 'சமஸ்கிருதத்துக்கு',
  'To English': 'ஆங்கிலத்துக்கு',
  Meaning: 'பொருள்',
  'Translation Result': 'மொழிபெயர்ப்பு',
  'Meaning for Selected Text': 'தேர்ந்தெடுத்த பகுதியின் பொருள்',
  'Close Translation Result': 'மொழிபெயர்ப்பை மூடு',
  'Close Meaning for Selected Text': 'தேர்ந்தெடுத்த பகுதியின் பொருளை மூடு',
  'Translating…': 'மொழிபெயர்க்கப்படுகிறது…',
  'Asking for the meaning…': 'பொருள் கேட்கப்படுகிறது…',
  'This text is long, so it goes verse by verse: {n} of {m}…':
    'இது நீண்ட பாடம்; எனவே செய்யுள் செய்யுளாகச் செல்கிறது: {m} இல் {n}…',
  'This text is long, so it goes part by part: {n} of {m}…': 'இது நீண்ட பாடம்; எனவே பகுதி பகுதியாகச் செல்கிறது: {m} இல் {n}…',
  'Cancelled after {n} of {m}.': '{m} இல் {n} முடிந்தபின் நிறுத்தப்பட்டது.',
  'Kept on this device from an earlier request.': 'முன்பு கேட்டது; இந்தக் கருவியில் வைக்கப்பட்டிருந்தது.',
  '{n} verses of this long text.': 'இந்த நீண்ட பாடத்தின் {n} செய்யுள்கள்.',
  '{n} parts of this long text.': 'இந்த நீண்ட பாடத்தின் {n} பகுதிகள்.',
  '… This answer was too long: only its first {n} characters are shown.':
    '… இந்த விடை மிக நீளமானது: முதல் {n} எழுத்துகள் மட்டும் காட்டப்படுகின்றன.',
  Cancel: 'நிறுத்து',
  Retry: 'மீண்டும் முயல்க',
  'Go on': 'தொடர்க',
  'Translate the next verses': 'அடுத்த செய்யுள்களை மொழிபெயர்',
  'Ask anew': 'புதிதாகக் கேள்',
  'Translation failed. Invalid response format.': 'மொழிபெயர்க்க இயலவில்லை. விடை சரியான வடிவில் இல்லை.',
  'Failed to translate content. Please try again later.': 'மொழிபெயர்க்க இயலவில்லை. பின்னர் மீண்டும் முயலுங்கள்.',
  'Meaning fetch failed. Invalid response format.': 'பொருளைப் பெற இயலவில்லை. விடை சரியான வடிவில் இல்லை.',
  'Failed to fetch meaning. Please try again later.': 'பொருளைப் பெற இயலவில்லை. பின்னர் மீண்டும் முயலுங்கள்.',
  'AI translation is for learning only and may be inaccurate. {origin}':
    'செயற்கை நுண்ணறிவு மொழிபெயர்ப்பு கற்பதற்கு மட்டுமே; அதில் பிழைகள் இருக்கலாம். {origin}',
  'AI translation to Sanskrit from {language}: Song {n}, {song}. {date}.':
    'செயற்கை நுண்ணறிவு மொழிபெயர்ப்பு, {language} → சமஸ்கிருதம்: பாடல் {n}, {song}. {date}.',
  'AI translation to English from {language}: Song {n}, {song}. {date}.':
    'செயற்கை நுண்ணறிவு மொழிபெயர்ப்பு, {language} → ஆங்கிலம்: பாடல் {n}, {song}. {date}.',
  'AI explanation of the Sanskrit meaning from {language}: Song {n}, {song}. {date}.':
    'சமஸ்கிருதப் பொருளின் செயற்கை நுண்ணறிவு விளக்கம், மூலம் {language}: பாடல் {n}, {song}. {date}.',
  'AI translation to Sanskrit from {language}: Song {n}, {song}. {date}, by {model}.':
    'செயற்கை நுண்ணறிவு மொழிபெயர்ப்பு, {language} → சமஸ்கிருதம்: பாடல் {n}, {song}. {date}, {model}.',
  'AI translation to English from {language}: Song {n}, {song}. {date}, by {model}.':
    'செயற்கை நுண்ணறிவு மொழிபெயர்ப்பு, {language} → ஆங்கிலம்: பாடல் {n}, {song}. {date}, {model}.',
  'AI explanation of the Sanskrit meaning from {language}: Song {n}, {song}. {date}, by {model}.':
    'சமஸ்கிருதப் பொருளின் செயற்கை நுண்ணறிவு விளக்கம், மூலம் {language}: பாடல் {n}, {song}. {date}, {model}.',
};
