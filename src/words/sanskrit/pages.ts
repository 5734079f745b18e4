import type { PartIn } from '../english.ts';

export const PAGES: PartIn<'pages'> = {
  'Nama Home!': 'नामगृहम्!',
  'Playlist ID:': 'गीतावल्याः सङ्केतः –',
  'This is an earlier copy: the playlist could not be had when this page was made.':
    'एषा पूर्वतनी प्रतिलिपिः। एतस्य पृष्ठस्य रचनाकाले गीतावली न लब्धा।',
  'This is the built-in sample playlist: the library’s own could not be had when this page was made.':
    'एषा अन्तर्निहिता उदाहरणगीतावली। एतस्य पृष्ठस्य रचनाकाले ग्रन्थालयस्य स्वकीया न लब्धा।',
  'Failed to load playlist content: {reason}': 'गीतावली न प्राप्ता: {reason}',
  'Unknown error': 'अज्ञातः दोषः',
  'there is no such playlist': 'तादृशी गीतावली नास्ति',
  '(no longer in the library)': '(अधुना ग्रन्थालये नास्ति)',
  Playlist: 'गीतावली',
  'Playlist ID is required': 'गीतावल्याः सङ्केतः आवश्यकः',
  'Not here': 'अत्र नास्ति',
  'Nothing is kept at this address': 'अस्मिन् सङ्केते किमपि नास्ति',
  'You are being taken to the library.': 'भवान् ग्रन्थालयं नीयते।',
  'Go there now': 'अधुना एव गच्छतु',
  'The library is not here just now. Please try again later.': 'ग्रन्थालयः अधुना अत्र नास्ति। कृपया पश्चात् पुनः प्रयतताम्।',
  'Found a mistake in a text, or miss a song? Write to the people who keep this library.':
    'पाठे दोषः दृष्टः, गीतं वा न लब्धम्? ग्रन्थालयस्य पालकान् प्रति लिखतु।',
  'Please do not enter sensitive information: no passwords, no card numbers, nothing about your health.':
    'कृपया गोपनीयं किमपि न लिखतु: न कूटशब्दान्, न पत्रकसङ्ख्याः, न आरोग्यविषये किमपि।',
  Name: 'नाम',
  'At most {n} characters.': 'अधिकतमं {n} अक्षराणि।',
  Email: 'ईमेल',
  '(optional)': '(ऐच्छिकम्)',
  'Only if you would like an answer; at most {n} characters.': 'उत्तरम् इष्यते चेत् एव; अधिकतमं {n} अक्षराणि।',
  Comments: 'अभिप्रायः',
  Send: 'प्रेषयतु',
  'Enter your name.': 'स्वनाम लिखतु।',
  'Enter your comments.': 'स्वाभिप्रायं लिखतु।',
  'Shorten this to {n} characters; it has {m}.': 'एतत् {n} अक्षरपर्यन्तं ह्रस्वं करोतु; अधुना {m} सन्ति।',
  'Enter an email address like name@example.org, or leave this empty.':
    'name@example.org इव ईमेल-सङ्केतं लिखतु, रिक्तं वा त्यजतु।',
  'Thank you': 'धन्यवादः',
  'Your message is on its way. Should the line be down just now, it waits on this device and is sent by itself when you next open a page of the library; then nothing of it is kept here.':
    'भवतः सन्देशः प्रेष्यते। यदि अधुना सम्पर्कः नास्ति, तर्हि सः अस्मिन् यन्त्रे तिष्ठति, यदा च भवान् पुनः ग्रन्थालयस्य पृष्ठम् उद्घाटयति तदा स्वयं गच्छति; ततः परम् अत्र किमपि न रक्ष्यते।',
};
