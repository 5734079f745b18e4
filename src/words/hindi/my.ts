import type { PartIn } from '../english.ts';

export const MY: PartIn<'my'> = {
  'My place': 'मेरा स्थान',
  'Where you stopped, what you marked, and your own lists. All of it is on this device alone.':
    'आप कहाँ रुके, क्या चिह्नित किया, और आपकी अपनी सूचियाँ। यह सब केवल इसी उपकरण पर है।',
  'A list of songs': 'गीतों की एक सूची',
  'Add to a list': 'सूची में जोड़ें',
  'Add to a list…': 'सूची में जोड़ें…',
  'Name of a new list': 'नई सूची का नाम',
  'Make it, with this song': 'इस गीत के साथ बनाएँ',
  Done: 'हो गया',
  'Added to “{list}”.': '“{list}” में जोड़ा गया।',
  'Removed from “{list}”.': '“{list}” से हटाया गया।',
  'A list needs a name. Write one, and make it again.': 'सूची का नाम चाहिए। नाम लिखें, और फिर से बनाएँ।',
  'A list needs a name. Write one, and try again.': 'सूची का नाम चाहिए। नाम लिखें, और फिर से प्रयास करें।',
  'There is no room for more. Delete a list, or remove a song from this one, in My place.':
    'और जगह नहीं है। “मेरा स्थान” में कोई सूची मिटाएँ, या इस सूची से कोई गीत हटाएँ।',
  'This browser keeps nothing more for the library: its storage is full, or closed to this site. Allow the site to store data, and try again.':
    'यह ब्राउज़र पुस्तकालय के लिए और कुछ नहीं रखता: उसका भंडार भर गया है, या इस साइट के लिए बंद है। साइट को डेटा रखने दें, और फिर से प्रयास करें।',
  'This browser keeps nothing more for the library. Allow the site to store data, and try again.':
    'यह ब्राउज़र पुस्तकालय के लिए और कुछ नहीं रखता। साइट को डेटा रखने दें, और फिर से प्रयास करें।',
  'This browser keeps nothing more for the library: its storage is full, or closed to this site. Remove something here, or allow the site to store data, and try again.':
    'यह ब्राउज़र पुस्तकालय के लिए और कुछ नहीं रखता: उसका भंडार भर गया है, या इस साइट के लिए बंद है। यहाँ से कुछ हटाएँ, या साइट को डेटा रखने दें, और फिर से प्रयास करें।',
  'Mark this song': 'इस गीत को चिह्नित करें',
  'Mark this verse': 'इस पद को चिह्नित करें',
  'Take the mark away': 'चिह्न हटाएँ',
  'The song is marked. You find it in My place, at the foot of every page.':
    'गीत चिह्नित हो गया। वह हर पृष्ठ के नीचे “मेरा स्थान” में मिलेगा।',
  'The verse is marked.': 'पद चिह्नित हो गया।',
  'The mark is taken away.': 'चिह्न हटा दिया गया।',
  'There are as many marks as can be kept. Take some away in My place, and try again.':
    'जितने चिह्न रखे जा सकते हैं, उतने हो गए। “मेरा स्थान” में कुछ हटाएँ, और फिर से प्रयास करें।',
  'There are as many marks as can be kept. Take one away, and try again.':
    'जितने चिह्न रखे जा सकते हैं, उतने हो गए। एक हटाएँ, और फिर से प्रयास करें।',
  'Songs of the list': 'सूची के गीत',
  'Your list': 'आपकी सूची',
  '{n} of {m}': '{m} में से {n}',
  Marked: 'चिह्नित',
  'The copy is saved as a file.': 'प्रति फ़ाइल के रूप में सहेज ली गई।',
  'There is nothing to save yet.': 'अभी सहेजने को कुछ नहीं है।',
  'The copy is restored. Your place holds {counts}.': 'प्रति लौटा दी गई। आपके स्थान में हैं: {counts}।',
  '{n} song read last': '{n} पढ़ा हुआ गीत',
  '{n} songs read last': '{n} पढ़े हुए गीत',
  '{n} mark': '{n} चिह्न',
  '{n} marks': '{n} चिह्न',
  '{n} list': '{n} सूची',
  '{n} lists': '{n} सूचियाँ',
  'This file is larger than any copy of a place, so it was not read. Choose the file that “Save a copy” made.':
    'यह फ़ाइल किसी भी प्रति से बड़ी है, इसलिए पढ़ी नहीं गई। वह फ़ाइल चुनें जो “प्रति सहेजें” से बनी थी।',
  'This copy is cut short, so nothing of it was taken. Fetch the file again from where you keep it, and choose it once more.':
    'यह प्रति अधूरी है, इसलिए इसमें से कुछ नहीं लिया गया। जहाँ फ़ाइल रखी है, वहाँ से उसे फिर लाएँ और एक बार और चुनें।',
  'This file is no copy of a place. Choose the file that “Save a copy” made: its name begins with “my-place”.':
    'यह फ़ाइल किसी स्थान की प्रति नहीं है। वह फ़ाइल चुनें जो “प्रति सहेजें” से बनी थी: उसका नाम “my-place” से शुरू होता है।',
  'This copy was made by a newer version of the library. Load this page anew, and restore it then.':
    'यह प्रति पुस्तकालय के नए संस्करण की बनी है। इस पृष्ठ को दोबारा लोड करें, फिर इसे लौटाएँ।',
  'There is nothing in this copy that could be read, so nothing has changed. Choose another one.':
    'इस प्रति में कुछ ऐसा नहीं जो पढ़ा जा सके, इसलिए कुछ नहीं बदला। कोई दूसरी चुनें।',
  'This file could not be read by your browser. Move it onto this device, and choose it once more.':
    'आपका ब्राउज़र यह फ़ाइल नहीं पढ़ सका। उसे इस उपकरण पर लाएँ, और एक बार और चुनें।',
  'Keep it, or clear it': 'सहेजें या मिटाएँ',
  'Your place is on this device alone. A copy of it as a file is safe from a cleared browser, and brings it to another device.':
    'आपका स्थान केवल इसी उपकरण पर है। फ़ाइल के रूप में उसकी प्रति, ब्राउज़र साफ़ होने पर भी बची रहती है, और उसे दूसरे उपकरण पर ले जाती है।',
  'Save a copy': 'प्रति सहेजें',
  'Restore from a copy': 'प्रति से लौटाएँ',
  'File of a copy': 'प्रति की फ़ाइल',
  'Clear everything': 'सब मिटाएँ',
  'Clear all of it from this device?': 'क्या यह सब इस उपकरण से मिटा दें?',
  'Clear all of it from this device? ({counts})': 'क्या यह सब इस उपकरण से मिटा दें? ({counts})',
  'Yes, clear everything': 'हाँ, सब मिटाएँ',
  'No, keep it': 'नहीं, रहने दें',
  'Everything is cleared.': 'सब मिटा दिया गया।',
  Undo: 'वापस लाएँ',
  'Everything is back.': 'सब लौट आया।',
  'Its name': 'इसका नाम',
  Rename: 'नाम बदलें',
  'The list is called “{list}” now.': 'सूची का नाम अब “{list}” है।',
  'Move {song} up': '{song}: ऊपर ले जाएँ',
  'Move {song} down': '{song}: नीचे ले जाएँ',
  '{song} is number {n} of {m} now.': '{song} अब {m} में से {n} पर है।',
  'Remove {song}': '{song}: हटाएँ',
  'Removed: {song}.': 'हटाया गया: {song}।',
  'The list holds as many songs as it can. Remove one, and try again.':
    'सूची में जितने गीत आ सकते हैं, उतने हो गए। एक हटाएँ, और फिर से प्रयास करें।',
  Lists: 'सूचियाँ',
  'A list is your own order of songs: for the morning, for a festival, for a friend.':
    'सूची में गीत आपके अपने क्रम में होते हैं: सुबह के लिए, किसी पर्व के लिए, किसी मित्र के लिए।',
  'Make the list': 'सूची बनाएँ',
  'The list “{list}” is made.': 'सूची “{list}” बन गई।',
  'There are as many lists as can be kept. Delete one, and try again.':
    'जितनी सूचियाँ रखी जा सकती हैं, उतनी हो गईं। एक मिटाएँ, और फिर से प्रयास करें।',
  'The list “{list}” is deleted.': 'सूची “{list}” मिटा दी गई।',
  Marks: 'चिह्न',
  'No song and no verse is marked yet. Open a song: “More” beneath its text marks it, and the number of a verse marks the verse.':
    'अभी कोई गीत या पद चिह्नित नहीं है। कोई गीत खोलें: पाठ के नीचे “अधिक” से गीत, और पद की संख्या से पद चिह्नित होता है।',
  Verse: 'पद',
  'Take the mark away from verse {verse} of {song}': '{song}, पद {verse}: चिह्न हटाएँ',
  'Take the mark away from {song}': '{song}: चिह्न हटाएँ',
  'No longer marked: verse {verse} of {song}.': 'अब चिह्नित नहीं: {song}, पद {verse}।',
  'No longer marked: {song}.': 'अब चिह्नित नहीं: {song}।',
  'No song is in this list yet. Open a song, and choose “Add to a list…” under “More” beneath its text.':
    'इस सूची में अभी कोई गीत नहीं है। कोई गीत खोलें, और पाठ के नीचे “अधिक” में “सूची में जोड़ें…” चुनें।',
  'Start reading': 'पढ़ना शुरू करें',
  'Copy its link': 'इसकी कड़ी कॉपी करें',
  'The link is copied: whoever opens it sees this list as it is now. The list is in the link itself, and on no server.':
    'कड़ी कॉपी हो गई: जो इसे खोलेगा, वह सूची को अभी जैसी देखेगा। सूची कड़ी में ही है, किसी सर्वर पर नहीं।',
  'The link could not be copied. It stands here, to be copied by hand: {link}':
    'कड़ी कॉपी नहीं हो सकी। वह यहाँ है, हाथ से कॉपी करें: {link}',
  Change: 'बदलें',
  Delete: 'मिटाएँ',
  'Read last': 'पिछली बार पढ़े',
  'The songs that you open will stand here, the last one first.': 'आप जो गीत खोलेंगे, वे यहाँ दिखेंगे, सबसे हाल का पहले।',
  'Continue:': 'आगे पढ़ें:',
  'Read last:': 'पिछली बार पढ़ा:',
  ', verse {verse}': ', पद {verse}',
  'Stopped at verse {verse}': 'पद {verse} पर रुके',
  '{n} song. Shared by a link. The list is in the link itself, and on no server.':
    '{n} गीत। कड़ी से साझा की गई। सूची कड़ी में ही है, किसी सर्वर पर नहीं।',
  '{n} songs. Shared by a link. The list is in the link itself, and on no server.':
    '{n} गीत। कड़ी से साझा की गई। सूची कड़ी में ही है, किसी सर्वर पर नहीं।',
  'Keep this list': 'यह सूची रखें',
  'The list is yours now: it stands in': 'सूची अब आपकी है: वह यहाँ है –',
  'There are as many lists in your place as can be kept. Delete one there, and come back.':
    'आपके स्थान में जितनी सूचियाँ रखी जा सकती हैं, उतनी हो गईं। वहाँ एक मिटाएँ, और लौट आएँ।',
  'This browser keeps nothing for the library: its storage is full, or closed to this site. The link keeps the list all the same.':
    'यह ब्राउज़र पुस्तकालय के लिए कुछ नहीं रखता: उसका भंडार भर गया है, या इस साइट के लिए बंद है। फिर भी सूची कड़ी में बनी रहती है।',
  'No longer in the library': 'अब पुस्तकालय में नहीं',
  'No longer in the language that was chosen': 'चुनी हुई भाषा में अब नहीं',
  'Language of {song}': '{song} की भाषा',
  'The library could not be asked whether all of these are still there. Load the page again when the line is better.':
    'पुस्तकालय से यह पूछा नहीं जा सका कि ये सब अब भी वहाँ हैं या नहीं। संपर्क ठीक होने पर पृष्ठ दोबारा लोड करें।',
  'None of these songs is in the library any more. The library itself is still there:':
    'इनमें से कोई गीत अब पुस्तकालय में नहीं है। पुस्तकालय स्वयं अब भी है:',
  '{n} song is no longer in the library.': '{n} गीत अब पुस्तकालय में नहीं है।',
  '{n} songs are no longer in the library.': '{n} गीत अब पुस्तकालय में नहीं हैं।',
  'This page shows a list of songs that somebody shares by a link, and this address holds none. Make lists of your own in your place, and share them from there.':
    'यह पृष्ठ गीतों की वह सूची दिखाता है जो कोई कड़ी से साझा करता है, और इस पते में कोई सूची नहीं है। अपने स्थान में अपनी सूचियाँ बनाएँ, और वहाँ से साझा करें।',
  'This address is longer than that of any list, so it was not read. Ask for the link again.':
    'यह पता किसी भी सूची के पते से लंबा है, इसलिए पढ़ा नहीं गया। कड़ी फिर से माँगें।',
  'This list was shared from a newer version of the library. Load the page again; if that does not help, come back tomorrow.':
    'यह सूची पुस्तकालय के नए संस्करण से साझा की गई है। पृष्ठ दोबारा लोड करें; यदि उससे न हो, तो कल फिर आएँ।',
  'This link holds no list that can be read: it was cut or changed on its way. Ask for it again, and open the whole of it.':
    'इस कड़ी में पढ़ी जा सकने वाली सूची नहीं है: वह रास्ते में कट गई या बदल गई। उसे फिर से माँगें, और पूरी कड़ी खोलें।',
  'This browser is too old to read this list. Open the link in a newer one.':
    'यह ब्राउज़र इस सूची को पढ़ने के लिए बहुत पुराना है। कड़ी को नए ब्राउज़र में खोलें।',
};
