import type { PartIn } from '../english.ts';

export const MY: PartIn<'my'> = {
  'My place': 'मम स्थानम्',
  'Where you stopped, what you marked, and your own lists. All of it is on this device alone.':
    'यत्र भवान् विरतः, यत् चिह्नितवान्, स्वकीयाः सूच्यः च। सर्वम् अस्मिन् यन्त्रे एव।',
  'A list of songs': 'गीतानां सूची',
  'Add to a list': 'सूच्यां योजयतु',
  'Add to a list…': 'सूच्यां योजयतु…',
  'Name of a new list': 'नूतनसूच्याः नाम',
  'Make it, with this song': 'अनेन गीतेन सह रचयतु',
  Done: 'समाप्तम्',
  'Added to “{list}”.': '“{list}” इत्यत्र योजितम्।',
  'Removed from “{list}”.': '“{list}” इत्यतः अपनीतम्।',
  'A list needs a name. Write one, and make it again.': 'सूच्याः नाम आवश्यकम्। नाम लिखित्वा पुनः रचयतु।',
  'A list needs a name. Write one, and try again.': 'सूच्याः नाम आवश्यकम्। नाम लिखित्वा पुनः प्रयतताम्।',
  'There is no room for more. Delete a list, or remove a song from this one, in My place.':
    'अधिकाय अवकाशः नास्ति। “मम स्थानम्” इत्यत्र काञ्चित् सूचीं मार्जयतु, अस्याः वा गीतम् अपनयतु।',
  'This browser keeps nothing more for the library: its storage is full, or closed to this site. Allow the site to store data, and try again.':
    'एतत् जालदर्शकं ग्रन्थालयार्थम् अधिकं न रक्षति: तस्य सञ्चयः पूर्णः, अस्मै वा जालस्थानाय पिहितः। रक्षणम् अनुमत्य पुनः प्रयतताम्।',
  'This browser keeps nothing more for the library. Allow the site to store data, and try again.':
    'एतत् जालदर्शकं ग्रन्थालयार्थम् अधिकं न रक्षति। रक्षणम् अनुमत्य पुनः प्रयतताम्।',
  'This browser keeps nothing more for the library: its storage is full, or closed to this site. Remove something here, or allow the site to store data, and try again.':
    'एतत् जालदर्शकं ग्रन्थालयार्थम् अधिकं न रक्षति: तस्य सञ्चयः पूर्णः, अस्मै वा जालस्थानाय पिहितः। अत्र किमपि अपनीय, रक्षणम् अनुमत्य वा, पुनः प्रयतताम्।',
  'Mark this song': 'एतत् गीतं चिह्नयतु',
  'Mark this verse': 'एतत् पद्यं चिह्नयतु',
  'Take the mark away': 'चिह्नम् अपनयतु',
  'The song is marked. You find it in My place, at the foot of every page.':
    'गीतं चिह्नितम्। प्रतिपृष्ठम् अधः “मम स्थानम्” इत्यत्र लभ्यते।',
  'The verse is marked.': 'पद्यं चिह्नितम्।',
  'The mark is taken away.': 'चिह्नम् अपनीतम्।',
  'There are as many marks as can be kept. Take some away in My place, and try again.':
    'यावन्ति चिह्नानि रक्ष्यन्ते तावन्ति सन्ति। “मम स्थानम्” इत्यत्र कानिचित् अपनीय पुनः प्रयतताम्।',
  'There are as many marks as can be kept. Take one away, and try again.':
    'यावन्ति चिह्नानि रक्ष्यन्ते तावन्ति सन्ति। एकम् अपनीय पुनः प्रयतताम्।',
  'Songs of the list': 'सूच्याः गीतानि',
  'Your list': 'भवतः सूची',
  '{n} of {m}': '{m} मध्ये {n}',
  Marked: 'चिह्नितम्',
  'The copy is saved as a file.': 'प्रतिलिपिः सञ्चिकारूपेण रक्षिता।',
  'There is nothing to save yet.': 'अधुना रक्षणीयं किमपि नास्ति।',
  'The copy is restored. Your place holds {counts}.': 'प्रतिलिपिः पुनः स्थापिता। भवतः स्थाने सन्ति: {counts}।',
  '{n} song read last': 'पठितं {n} गीतम्',
  '{n} songs read last': 'पठितानि {n} गीतानि',
  '{n} mark': '{n} चिह्नम्',
  '{n} marks': '{n} चिह्नानि',
  '{n} list': '{n} सूची',
  '{n} lists': '{n} सूच्यः',
  'This file is larger than any copy of a place, so it was not read. Choose the file that “Save a copy” made.':
    'एषा सञ्चिका अतिमहती, अतः न पठिता। “प्रतिलिपिं रक्षतु” इत्यनेन रचितां सञ्चिकां चिनोतु।',
  'This copy is cut short, so nothing of it was taken. Fetch the file again from where you keep it, and choose it once more.':
    'एषा प्रतिलिपिः असम्पूर्णा, अतः किमपि न गृहीतम्। यत्र रक्षिता ततः सञ्चिकां पुनः आनीय चिनोतु।',
  'This file is no copy of a place. Choose the file that “Save a copy” made: its name begins with “my-place”.':
    'एषा सञ्चिका स्थानस्य प्रतिलिपिः नास्ति। “प्रतिलिपिं रक्षतु” इत्यनेन रचितां चिनोतु: तस्याः नाम “my-place” इति आरभते।',
  'This copy was made by a newer version of the library. Load this page anew, and restore it then.':
    'एषा प्रतिलिपिः ग्रन्थालयस्य नूतनेन संस्करणेन रचिता। पृष्ठं पुनः उद्घाट्य ततः स्थापयतु।',
  'There is nothing in this copy that could be read, so nothing has changed. Choose another one.':
    'अस्यां प्रतिलिप्यां पठनीयं किमपि नास्ति, अतः किमपि न परिवर्तितम्। अन्यां चिनोतु।',
  'This file could not be read by your browser. Move it onto this device, and choose it once more.':
    'जालदर्शकं एतां सञ्चिकां पठितुं न अशक्नोत्। ताम् अस्मिन् यन्त्रे स्थापयित्वा पुनः चिनोतु।',
  'Keep it, or clear it': 'रक्षणं मार्जनं वा',
  'Your place is on this device alone. A copy of it as a file is safe from a cleared browser, and brings it to another device.':
    'भवतः स्थानम् अस्मिन् यन्त्रे एव अस्ति। सञ्चिकारूपा प्रतिलिपिः जालदर्शके मार्जिते अपि तिष्ठति, अन्यत् यन्त्रं च नेतुं शक्यते।',
  'Save a copy': 'प्रतिलिपिं रक्षतु',
  'Restore from a copy': 'प्रतिलिपेः स्थापयतु',
  'File of a copy': 'प्रतिलिपेः सञ्चिका',
  'Clear everything': 'सर्वं मार्जयतु',
  'Clear all of it from this device?': 'सर्वम् एतस्मात् यन्त्रात् मार्जनीयं किम्?',
  'Clear all of it from this device? ({counts})': 'सर्वम् एतस्मात् यन्त्रात् मार्जनीयं किम्? ({counts})',
  'Yes, clear everything': 'आम्, सर्वं मार्जयतु',
  'No, keep it': 'न, तिष्ठतु',
  'Everything is cleared.': 'सर्वं मार्जितम्।',
  Undo: 'प्रत्यानयतु',
  'Everything is back.': 'सर्वं प्रत्यागतम्।',
  'Its name': 'अस्याः नाम',
  Rename: 'नाम परिवर्तयतु',
  'The list is called “{list}” now.': 'सूच्याः नाम अधुना “{list}” इति।',
  'Move {song} up': '{song}: उपरि नयतु',
  'Move {song} down': '{song}: अधः नयतु',
  '{song} is number {n} of {m} now.': '{song} अधुना {m} मध्ये {n} स्थाने अस्ति।',
  'Remove {song}': '{song}: अपनयतु',
  'Removed: {song}.': 'अपनीतम्: {song}।',
  'The list holds as many songs as it can. Remove one, and try again.':
    'सूच्यां यावन्ति गीतानि भवितुम् अर्हन्ति तावन्ति सन्ति। एकम् अपनीय पुनः प्रयतताम्।',
  Lists: 'सूच्यः',
  'A list is your own order of songs: for the morning, for a festival, for a friend.':
    'सूची भवता रचितः गीतानां क्रमः: प्रभाताय, उत्सवाय, मित्राय वा।',
  'Make the list': 'सूचीं रचयतु',
  'The list “{list}” is made.': '“{list}” इति सूची रचिता।',
  'There are as many lists as can be kept. Delete one, and try again.':
    'यावत्यः सूच्यः रक्ष्यन्ते तावत्यः सन्ति। एकां मार्जयित्वा पुनः प्रयतताम्।',
  'The list “{list}” is deleted.': '“{list}” इति सूची मार्जिता।',
  Marks: 'चिह्नानि',
  'No song and no verse is marked yet. Open a song: “More” beneath its text marks it, and the number of a verse marks the verse.':
    'अधुना किमपि गीतं पद्यं वा न चिह्नितम्। गीतम् उद्घाटयतु: पाठस्य अधः “अधिकम्” इत्यनेन गीतं, पद्यस्य सङ्ख्यया पद्यं चिह्न्यते।',
  Verse: 'पद्यम्',
  'Take the mark away from verse {verse} of {song}': '{song}, पद्यम् {verse}: चिह्नम् अपनयतु',
  'Take the mark away from {song}': '{song}: चिह्नम् अपनयतु',
  'No longer marked: verse {verse} of {song}.': 'चिह्नम् अपनीतम्: {song}, पद्यम् {verse}।',
  'No longer marked: {song}.': 'चिह्नम् अपनीतम्: {song}।',
  'No song is in this list yet. Open a song, and choose “Add to a list…” under “More” beneath its text.':
    'अस्यां सूच्याम् अधुना गीतं नास्ति। गीतम् उद्घाट्य पाठस्य अधः “अधिकम्” इत्यत्र “सूच्यां योजयतु…” इति चिनोतु।',
  'Start reading': 'पठनम् आरभताम्',
  'Copy its link': 'सङ्केतस्य प्रतिलिपिं करोतु',
  'The link is copied: whoever opens it sees this list as it is now. The list is in the link itself, and on no server.':
    'सङ्केतस्य प्रतिलिपिः कृता: यः तम् उद्घाटयति सः सूचीं यथा अधुना तथा पश्यति। सूची सङ्केते एव अस्ति, न कस्मिंश्चित् वितरके।',
  'The link could not be copied. It stands here, to be copied by hand: {link}':
    'सङ्केतस्य प्रतिलिपिः न कृता। हस्तेन कर्तुम् अत्र अस्ति: {link}',
  Change: 'परिवर्तयतु',
  Delete: 'मार्जयतु',
  'Read last': 'अन्ते पठितानि',
  'The songs that you open will stand here, the last one first.':
    'यानि गीतानि भवान् उद्घाटयति तानि अत्र भविष्यन्ति, अन्तिमं प्रथमम्।',
  'Continue:': 'अग्रे पठतु –',
  'Read last:': 'अन्ते पठितम् –',
  ', verse {verse}': ', पद्यम् {verse}',
  'Stopped at verse {verse}': '{verse} पद्ये विरतम्',
  '{n} song. Shared by a link. The list is in the link itself, and on no server.':
    '{n} गीतम्। सङ्केतेन संविभक्ता। सूची सङ्केते एव अस्ति, न कस्मिंश्चित् वितरके।',
  '{n} songs. Shared by a link. The list is in the link itself, and on no server.':
    '{n} गीतानि। सङ्केतेन संविभक्ता। सूची सङ्केते एव अस्ति, न कस्मिंश्चित् वितरके।',
  'Keep this list': 'एतां सूचीं रक्षतु',
  'The list is yours now: it stands in': 'सूची अधुना भवतः: सा अत्र अस्ति –',
  'There are as many lists in your place as can be kept. Delete one there, and come back.':
    'भवतः स्थाने यावत्यः सूच्यः रक्ष्यन्ते तावत्यः सन्ति। तत्र एकां मार्जयित्वा प्रत्यागच्छतु।',
  'This browser keeps nothing for the library: its storage is full, or closed to this site. The link keeps the list all the same.':
    'एतत् जालदर्शकं ग्रन्थालयार्थं किमपि न रक्षति: तस्य सञ्चयः पूर्णः, अस्मै वा जालस्थानाय पिहितः। तथापि सूची सङ्केते तिष्ठति।',
  'No longer in the library': 'अधुना ग्रन्थालये नास्ति',
  'No longer in the language that was chosen': 'चितायां भाषायाम् अधुना नास्ति',
  'Language of {song}': '{song} इत्यस्य भाषा',
  'The library could not be asked whether all of these are still there. Load the page again when the line is better.':
    'एतानि सर्वाणि अधुनापि सन्ति न वा इति ग्रन्थालयः प्रष्टुं न शक्यः। सम्पर्के सति पृष्ठं पुनः उद्घाटयतु।',
  'None of these songs is in the library any more. The library itself is still there:':
    'एतेषु किमपि गीतम् अधुना ग्रन्थालये नास्ति। ग्रन्थालयः तु अस्ति –',
  '{n} song is no longer in the library.': '{n} गीतम् अधुना ग्रन्थालये नास्ति।',
  '{n} songs are no longer in the library.': '{n} गीतानि अधुना ग्रन्थालये न सन्ति।',
  'This page shows a list of songs that somebody shares by a link, and this address holds none. Make lists of your own in your place, and share them from there.':
    'सङ्केतेन संविभक्ता गीतसूची अत्र दृश्यते, अस्मिन् सङ्केते तु सूची नास्ति। स्वस्थाने स्वकीयाः सूचीः रचयित्वा ततः संविभजतु।',
  'This address is longer than that of any list, so it was not read. Ask for the link again.':
    'एषः सङ्केतः अतिदीर्घः, अतः न पठितः। सङ्केतं पुनः प्रार्थयताम्।',
  'This list was shared from a newer version of the library. Load the page again; if that does not help, come back tomorrow.':
    'एषा सूची ग्रन्थालयस्य नूतनात् संस्करणात् संविभक्ता। पृष्ठं पुनः उद्घाटयतु; तथापि न चेत् श्वः आगच्छतु।',
  'This link holds no list that can be read: it was cut or changed on its way. Ask for it again, and open the whole of it.':
    'अस्मिन् सङ्केते पठनीया सूची नास्ति: सः मार्गे छिन्नः परिवर्तितः वा। पुनः प्रार्थ्य सम्पूर्णं सङ्केतम् उद्घाटयतु।',
  'This browser is too old to read this list. Open the link in a newer one.':
    'एतत् जालदर्शकम् एतां सूचीं पठितुम् अतिजीर्णम्। नूतने सङ्केतम् उद्घाटयतु।',
};
