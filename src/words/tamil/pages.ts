import type { PartIn } from '../english.ts';

export const PAGES: PartIn<'pages'> = {
  'Nama Home!': 'நாம முகப்பு!',
  'Playlist ID:': 'பட்டியல் அடையாளம்:',
  'This is an earlier copy: the playlist could not be had when this page was made.':
    'இது முந்தைய பிரதி: இந்தப் பக்கம் உருவானபோது பாடல் பட்டியல் கிடைக்கவில்லை.',
  'This is the built-in sample playlist: the library’s own could not be had when this page was made.':
    'இது உடன் தரப்பட்ட மாதிரிப் பட்டியல்: இந்தப் பக்கம் உருவானபோது நூலகத்தின் பட்டியல் கிடைக்கவில்லை.',
  'Failed to load playlist content: {reason}': 'பாடல் பட்டியலை ஏற்ற இயலவில்லை: {reason}',
  'Unknown error': 'அறியாத பிழை',
  'there is no such playlist': 'அப்படி ஒரு பட்டியல் இல்லை',
  '(no longer in the library)': '(இப்போது நூலகத்தில் இல்லை)',
  Playlist: 'பாடல் பட்டியல்',
  'Playlist ID is required': 'பட்டியல் அடையாளம் தேவை',
  'Not here': 'இங்கே இல்லை',
  'Nothing is kept at this address': 'இந்த முகவரியில் எதுவும் இல்லை',
  'You are being taken to the library.': 'நீங்கள் நூலகத்துக்கு அழைத்துச் செல்லப்படுகிறீர்கள்.',
  'Go there now': 'இப்போதே செல்க',
  'The library is not here just now. Please try again later.': 'நூலகம் இப்போது இங்கே இல்லை. பின்னர் மீண்டும் முயலுங்கள்.',
  'Found a mistake in a text, or miss a song? Write to the people who keep this library.':
    'பாடத்தில் பிழை கண்டீர்களா, பாடல் ஏதும் விடுபட்டுள்ளதா? இந்த நூலகத்தைப் பேணுவோருக்கு எழுதுங்கள்.',
  'Please do not enter sensitive information: no passwords, no card numbers, nothing about your health.':
    'முக்கியமான தனிப்பட்ட தகவல்களை எழுதாதீர்கள்: கடவுச்சொல், அட்டை எண், உடல்நலம் பற்றிய எதுவும் வேண்டாம்.',
  Name: 'பெயர்',
  'At most {n} characters.': '{n} எழுத்துகளுக்கு மேல் வேண்டாம்.',
  Email: 'மின்னஞ்சல்',
  '(optional)': '(விருப்பம்)',
  'Only if you would like an answer; at most {n} characters.': 'பதில் வேண்டுமானால் மட்டும்; {n} எழுத்துகளுக்கு மேல் வேண்டாம்.',
  Comments: 'உங்கள் கருத்து',
  Send: 'அனுப்பு',
  'Enter your name.': 'உங்கள் பெயரை எழுதுங்கள்.',
  'Enter your comments.': 'உங்கள் கருத்தை எழுதுங்கள்.',
  'Shorten this to {n} characters; it has {m}.': 'இதை {n} எழுத்துகளாகச் சுருக்குங்கள்; இப்போது {m} உள்ளன.',
  'Enter an email address like name@example.org, or leave this empty.':
    'name@example.org போன்ற மின்னஞ்சல் முகவரியை எழுதுங்கள், அல்லது வெறுமையாக விடுங்கள்.',
  'Thank you': 'நன்றி',
  'Your message is on its way. Should the line be down just now, it waits on this device and is sent by itself when you next open a page of the library; then nothing of it is kept here.':
    'உங்கள் செய்தி அனுப்பப்படுகிறது. இப்போது இணைப்பு இல்லையெனில், அது இந்தக் கருவியில் காத்திருந்து, நீங்கள் அடுத்து நூலகத்தின் ஒரு பக்கத்தைத் திறக்கும்போது தானாகவே செல்லும்; அதன்பின் இங்கே எதுவும் வைக்கப்படாது.',
};
