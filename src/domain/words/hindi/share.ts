import type { PartIn } from '../english.ts';

export const SHARE: PartIn<'share'> = {
  More: 'और',
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
};
