import type { PartIn } from '../english.ts';

export const PAGES: PartIn<'pages'> = {
  'Nama Home!': 'नाम मुखपृष्ठ!',
  'Playlist ID:': 'गीत-सूची की आईडी:',
  'This is an earlier copy: the playlist could not be had when this page was made.':
    'यह पहले की प्रति है: यह पृष्ठ बनते समय गीत-सूची नहीं मिल सकी।',
  'This is the built-in sample playlist: the library’s own could not be had when this page was made.':
    'यह साथ में दी गई नमूना गीत-सूची है: यह पृष्ठ बनते समय पुस्तकालय की अपनी सूची नहीं मिल सकी।',
  'Failed to load playlist content: {reason}': 'गीत-सूची की सामग्री लोड नहीं हो सकी: {reason}',
  'Unknown error': 'अज्ञात त्रुटि',
  'there is no such playlist': 'ऐसी कोई गीत-सूची नहीं है',
  '(no longer in the library)': '(अब पुस्तकालय में नहीं)',
  Playlist: 'गीत-सूची',
  'Playlist ID is required': 'गीत-सूची की आईडी आवश्यक है',
  'Not here': 'यहाँ नहीं है',
  'Nothing is kept at this address': 'इस पते पर कुछ नहीं है',
  'You are being taken to the library.': 'आपको पुस्तकालय में ले जाया जा रहा है।',
  'Go there now': 'अभी जाएँ',
  'The library is not here just now. Please try again later.': 'पुस्तकालय अभी यहाँ नहीं है। कृपया बाद में फिर से प्रयास करें।',
  'Found a mistake in a text, or miss a song? Write to the people who keep this library.':
    'किसी पाठ में भूल मिली, या कोई गीत नहीं मिला? इस पुस्तकालय को सँभालने वालों को लिखें।',
  'Please do not enter sensitive information: no passwords, no card numbers, nothing about your health.':
    'कृपया संवेदनशील जानकारी न लिखें: न पासवर्ड, न कार्ड संख्या, न स्वास्थ्य के बारे में कुछ।',
  Name: 'नाम',
  'At most {n} characters.': 'अधिक से अधिक {n} अक्षर।',
  Email: 'ईमेल',
  '(optional)': '(ऐच्छिक)',
  'Only if you would like an answer; at most {n} characters.': 'केवल तब, जब आप उत्तर चाहें; अधिक से अधिक {n} अक्षर।',
  Comments: 'आपकी बात',
  Send: 'भेजें',
  'Enter your name.': 'अपना नाम लिखें।',
  'Enter your comments.': 'अपनी बात लिखें।',
  'Shorten this to {n} characters; it has {m}.': 'इसे {n} अक्षरों तक छोटा करें; अभी {m} हैं।',
  'Enter an email address like name@example.org, or leave this empty.':
    'name@example.org जैसा ईमेल पता लिखें, या इसे खाली छोड़ दें।',
  'Thank you': 'धन्यवाद',
  'Your message is on its way. Should the line be down just now, it waits on this device and is sent by itself when you next open a page of the library; then nothing of it is kept here.':
    'आपका संदेश भेजा जा रहा है। यदि अभी संपर्क टूटा हो, तो वह इसी उपकरण पर रहेगा और अगली बार पुस्तकालय का कोई पृष्ठ खोलने पर अपने-आप चला जाएगा; उसके बाद यहाँ उसका कुछ नहीं रहेगा।',
};
