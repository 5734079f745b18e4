import type { PartIn } from '../english.ts';

export const SHARE: PartIn<'share'> = {
  More: 'अधिक',
  'Share…': 'साझा करें…',
  'Copy link': 'कड़ी कॉपी करें',
  'The link is copied.': 'कड़ी कॉपी हो गई।',
  'Print this song': 'यह गीत छापें',
  'Copying failed: this browser does not allow it. Select the words and copy them yourself.':
    'कॉपी नहीं हो सका: यह ब्राउज़र इसकी अनुमति नहीं देता। शब्दों को चुनकर स्वयं कॉपी करें।',
  'This device could not share it, so it is copied instead.':
    'यह उपकरण इसे साझा नहीं कर सका, इसलिए इसे कॉपी कर दिया गया है।',
  'The verse is copied.': 'पद कॉपी हो गया।',
  'Copy this verse': 'यह पद कॉपी करें',
  'Share this verse…': 'यह पद साझा करें…',
  'Link copied': 'कड़ी कॉपी हो गई',
  'The address bar holds the link': 'कड़ी पता-पट्टी में है',
  'Verse {verse}': 'पद {verse}',
  Print: 'छापें',
  'Print two languages': 'दोनों भाषाएँ छापें',
  'Print this page': 'यह पृष्ठ छापें',
  'Printing could not be made ready: the line is down, or the site has changed. Try again.':
    'छपाई तैयार नहीं हो सकी: संपर्क टूटा है या साइट बदल गई है। फिर से प्रयास करें।',
  'None of the songs could be had. Try again when the line is better.':
    'कोई गीत नहीं मिल सका। संपर्क ठीक होने पर फिर से प्रयास करें।',
  Links: 'कड़ियाँ',
  'Print the whole playlist': 'पूरी गीत-सूची छापें',
  '{n} of {m} songs are here …': '{m} में से {n} गीत आ गए …',
  'One song could not be had: {song}. The contents say so. Try again when the line is better.':
    'एक गीत नहीं मिल सका: {song}। विषय-सूची में यह लिखा है। संपर्क ठीक होने पर फिर से प्रयास करें।',
  '{n} songs could not be had: {song}. The contents say so. Try again when the line is better.':
    '{n} गीत नहीं मिल सके: {song}। विषय-सूची में यह लिखा है। संपर्क ठीक होने पर फिर से प्रयास करें।',
  'could not be had': 'नहीं मिल सका',
};
