import type { PartIn } from '../english.ts';

export const MY: PartIn<'my'> = {
  'My place': 'என் இடம்',
  'Where you stopped, what you marked, and your own lists. All of it is on this device alone.':
    'நீங்கள் நிறுத்திய இடம், குறித்தவை, உங்கள் பட்டியல்கள். எல்லாம் இந்தக் கருவியில் மட்டுமே உள்ளன.',
  'A list of songs': 'பாடல்களின் பட்டியல்',
  'Add to a list': 'பட்டியலில் சேர்',
  'Add to a list…': 'பட்டியலில் சேர்…',
  'Name of a new list': 'புதிய பட்டியலின் பெயர்',
  'Make it, with this song': 'இந்தப் பாடலுடன் உருவாக்கு',
  Done: 'முடிந்தது',
  'Added to “{list}”.': '“{list}” பட்டியலில் சேர்க்கப்பட்டது.',
  'Removed from “{list}”.': '“{list}” பட்டியலிலிருந்து நீக்கப்பட்டது.',
  'A list needs a name. Write one, and make it again.': 'பட்டியலுக்குப் பெயர் வேண்டும். ஒன்றை எழுதி, மீண்டும் உருவாக்குங்கள்.',
  'A list needs a name. Write one, and try again.': 'பட்டியலுக்குப் பெயர் வேண்டும். ஒன்றை எழுதி, மீண்டும் முயலுங்கள்.',
  'There is no room for more. Delete a list, or remove a song from this one, in My place.':
    'மேலும் இடமில்லை. “என் இடம்” பகுதியில் ஒரு பட்டியலை நீக்குங்கள், அல்லது இதிலிருந்து ஒரு பாடலை எடுங்கள்.',
  'This browser keeps nothing more for the library: its storage is full, or closed to this site. Allow the site to store data, and try again.':
    'இந்த உலாவி நூலகத்துக்காக மேலும் எதையும் வைக்காது: சேமிப்பிடம் நிரம்பிவிட்டது, அல்லது இந்தத் தளத்துக்கு மூடப்பட்டுள்ளது. தளம் தரவைச் சேமிக்க அனுமதித்து, மீண்டும் முயலுங்கள்.',
  'This browser keeps nothing more for the library. Allow the site to store data, and try again.':
    'இந்த உலாவி நூலகத்துக்காக மேலும் எதையும் வைக்காது. தளம் தரவைச் சேமிக்க அனுமதித்து, மீண்டும் முயலுங்கள்.',
  'This browser keeps nothing more for the library: its storage is full, or closed to this site. Remove something here, or allow the site to store data, and try again.':
    'இந்த உலாவி நூலகத்துக்காக மேலும் எதையும் வைக்காது: சேமிப்பிடம் நிரம்பிவிட்டது, அல்லது இந்தத் தளத்துக்கு மூடப்பட்டுள்ளது. இங்கே எதையாவது நீக்கி, அல்லது சேமிக்க அனுமதித்து, மீண்டும் முயலுங்கள்.',
  'Mark this song': 'இந்தப் பாடலைக் குறி',
  'Mark this verse': 'இந்தச் செய்யுளைக் குறி',
  'Take the mark away': 'குறியை நீக்கு',
  'The song is marked. You find it in My place, at the foot of every page.':
    'பாடல் குறிக்கப்பட்டது. ஒவ்வொரு பக்கத்தின் அடியிலும் உள்ள “என் இடம்” பகுதியில் காணலாம்.',
  'The verse is marked.': 'செய்யுள் குறிக்கப்பட்டது.',
  'The mark is taken away.': 'குறி நீக்கப்பட்டது.',
  'There are as many marks as can be kept. Take some away in My place, and try again.':
    'வைக்கக்கூடிய அளவுக்குக் குறிகள் உள்ளன. “என் இடம்” பகுதியில் சிலவற்றை நீக்கி, மீண்டும் முயலுங்கள்.',
  'There are as many marks as can be kept. Take one away, and try again.':
    'வைக்கக்கூடிய அளவுக்குக் குறிகள் உள்ளன. ஒன்றை நீக்கி, மீண்டும் முயலுங்கள்.',
  'Songs of the list': 'பட்டியலின் பாடல்கள்',
  'Your list': 'உங்கள் பட்டியல்',
  '{n} of {m}': '{m} இல் {n}',
  Marked: 'குறித்தது',
  'The copy is saved as a file.': 'பிரதி கோப்பாகச் சேமிக்கப்பட்டது.',
  'There is nothing to save yet.': 'சேமிக்க இன்னும் எதுவும் இல்லை.',
  'The copy is restored. Your place holds {counts}.': 'பிரதி மீட்கப்பட்டது. உங்கள் இடத்தில் உள்ளவை: {counts}.',
  '{n} song read last': 'படித்த {n} பாடல்',
  '{n} songs read last': 'படித்த {n} பாடல்கள்',
  '{n} mark': '{n} குறி',
  '{n} marks': '{n} குறிகள்',
  '{n} list': '{n} பட்டியல்',
  '{n} lists': '{n} பட்டியல்கள்',
  'This file is larger than any copy of a place, so it was not read. Choose the file that “Save a copy” made.':
    'இந்தக் கோப்பு எந்தப் பிரதியையும் விடப் பெரியது; எனவே படிக்கப்படவில்லை. “பிரதியைச் சேமி” உருவாக்கிய கோப்பைத் தேர்ந்தெடுங்கள்.',
  'This copy is cut short, so nothing of it was taken. Fetch the file again from where you keep it, and choose it once more.':
    'இந்தப் பிரதி முழுமையாக இல்லை; எனவே எதுவும் எடுக்கப்படவில்லை. வைத்துள்ள இடத்திலிருந்து கோப்பை மீண்டும் எடுத்து, மறுபடி தேர்ந்தெடுங்கள்.',
  'This file is no copy of a place. Choose the file that “Save a copy” made: its name begins with “my-place”.':
    'இந்தக் கோப்பு பிரதி அன்று. “பிரதியைச் சேமி” உருவாக்கிய கோப்பைத் தேர்ந்தெடுங்கள்: அதன் பெயர் “my-place” எனத் தொடங்கும்.',
  'This copy was made by a newer version of the library. Load this page anew, and restore it then.':
    'இந்தப் பிரதி நூலகத்தின் புதிய பதிப்பால் உருவானது. இந்தப் பக்கத்தை மறுபடி ஏற்றி, பின்னர் மீட்டெடுங்கள்.',
  'There is nothing in this copy that could be read, so nothing has changed. Choose another one.':
    'இந்தப் பிரதியில் படிக்கக்கூடியது எதுவும் இல்லை; எனவே எதுவும் மாறவில்லை. வேறொன்றைத் தேர்ந்தெடுங்கள்.',
  'This file could not be read by your browser. Move it onto this device, and choose it once more.':
    'உங்கள் உலாவியால் இந்தக் கோப்பைப் படிக்க இயலவில்லை. அதை இந்தக் கருவிக்குக் கொண்டுவந்து, மறுபடி தேர்ந்தெடுங்கள்.',
  'Keep it, or clear it': 'சேமிக்கவும் அழிக்கவும்',
  'Your place is on this device alone. A copy of it as a file is safe from a cleared browser, and brings it to another device.':
    'உங்கள் இடம் இந்தக் கருவியில் மட்டுமே உள்ளது. கோப்பாக வைத்த பிரதி, உலாவி அழிக்கப்பட்டாலும் இருக்கும்; வேறு கருவிக்கும் கொண்டுசெல்லலாம்.',
  'Save a copy': 'பிரதியைச் சேமி',
  'Restore from a copy': 'பிரதியிலிருந்து மீட்டெடு',
  'File of a copy': 'பிரதியின் கோப்பு',
  'Clear everything': 'எல்லாவற்றையும் அழி',
  'Clear all of it from this device?': 'இவை எல்லாவற்றையும் இந்தக் கருவியிலிருந்து அழிக்கவா?',
  'Clear all of it from this device? ({counts})': 'இவை எல்லாவற்றையும் இந்தக் கருவியிலிருந்து அழிக்கவா? ({counts})',
  'Yes, clear everything': 'ஆம், எல்லாவற்றையும் அழி',
  'No, keep it': 'இல்லை, இருக்கட்டும்',
  'Everything is cleared.': 'எல்லாம் அழிக்கப்பட்டன.',
  Undo: 'செயல்தவிர்',
  'Everything is back.': 'எல்லாம் திரும்பிவிட்டன.',
  'Its name': 'இதன் பெயர்',
  Rename: 'பெயரை மாற்று',
  'The list is called “{list}” now.': 'பட்டியலின் பெயர் இப்போது “{list}”.',
  'Move {song} up': '{song}: மேலே நகர்த்து',
  'Move {song} down': '{song}: கீழே நகர்த்து',
  '{song} is number {n} of {m} now.': '{song} இப்போது {m} இல் {n} ஆம் இடத்தில் உள்ளது.',
  'Remove {song}': '{song}: நீக்கு',
  'Removed: {song}.': 'நீக்கப்பட்டது: {song}.',
  'The list holds as many songs as it can. Remove one, and try again.':
    'பட்டியலில் இடமுள்ள அளவுக்குப் பாடல்கள் உள்ளன. ஒன்றை நீக்கி, மீண்டும் முயலுங்கள்.',
  Lists: 'சொந்தப் பட்டியல்கள்',
  'A list is your own order of songs: for the morning, for a festival, for a friend.':
    'பட்டியல் என்பது நீங்களே அமைக்கும் பாடல் வரிசை: காலைக்கு, திருவிழாவுக்கு, நண்பருக்கு.',
  'Make the list': 'பட்டியலை உருவாக்கு',
  'The list “{list}” is made.': '“{list}” பட்டியல் உருவானது.',
  'There are as many lists as can be kept. Delete one, and try again.':
    'வைக்கக்கூடிய அளவுக்குப் பட்டியல்கள் உள்ளன. ஒன்றை நீக்கி, மீண்டும் முயலுங்கள்.',
  'The list “{list}” is deleted.': '“{list}” பட்டியல் நீக்கப்பட்டது.',
  Marks: 'குறிகள்',
  'No song and no verse is marked yet. Open a song: “More” beneath its text marks it, and the number of a verse marks the verse.':
    'பாடலோ செய்யுளோ இன்னும் குறிக்கப்படவில்லை. ஒரு பாடலைத் திறங்கள்: அதன் அடியில் உள்ள “மேலும்” பாடலையும், செய்யுளின் எண் செய்யுளையும் குறிக்கும்.',
  Verse: 'செய்யுள்',
  'Take the mark away from verse {verse} of {song}': '{song}, செய்யுள் {verse}: குறியை நீக்கு',
  'Take the mark away from {song}': '{song}: குறியை நீக்கு',
  'No longer marked: verse {verse} of {song}.': 'குறி நீங்கியது: {song}, செய்யுள் {verse}.',
  'No longer marked: {song}.': 'குறி நீங்கியது: {song}.',
  'No song is in this list yet. Open a song, and choose “Add to a list…” under “More” beneath its text.':
    'இந்தப் பட்டியலில் இன்னும் பாடல்கள் இல்லை. ஒரு பாடலைத் திறந்து, அதன் அடியில் “மேலும்” என்பதில் “பட்டியலில் சேர்…” என்பதைத் தேர்ந்தெடுங்கள்.',
  'Start reading': 'படிக்கத் தொடங்கு',
  'Copy its link': 'இதன் இணைப்பை நகலெடு',
  'The link is copied: whoever opens it sees this list as it is now. The list is in the link itself, and on no server.':
    'இணைப்பு நகலெடுக்கப்பட்டது: அதைத் திறப்பவர் இந்தப் பட்டியலை இப்போது உள்ளபடி காண்பார். பட்டியல் இணைப்பிலேயே உள்ளது; எந்தச் சேவையகத்திலும் இல்லை.',
  'The link could not be copied. It stands here, to be copied by hand: {link}':
    'இணைப்பை நகலெடுக்க இயலவில்லை. கையால் நகலெடுக்க இங்கே உள்ளது: {link}',
  Change: 'மாற்று',
  Delete: 'நீக்கு',
  'Read last': 'கடைசியாகப் படித்தவை',
  'The songs that you open will stand here, the last one first.':
    'நீங்கள் திறக்கும் பாடல்கள் இங்கே இருக்கும், கடைசியாகத் திறந்தது முதலில்.',
  'Continue:': 'தொடர்க:',
  'Read last:': 'கடைசியாகப் படித்தது:',
  ', verse {verse}': ', செய்யுள் {verse}',
  'Stopped at verse {verse}': 'செய்யுள் {verse} இல் நிறுத்தியது',
  '{n} song. Shared by a link. The list is in the link itself, and on no server.':
    '{n} பாடல். இணைப்பால் பகிரப்பட்டது. பட்டியல் இணைப்பிலேயே உள்ளது; எந்தச் சேவையகத்திலும் இல்லை.',
  '{n} songs. Shared by a link. The list is in the link itself, and on no server.':
    '{n} பாடல்கள். இணைப்பால் பகிரப்பட்டது. பட்டியல் இணைப்பிலேயே உள்ளது; எந்தச் சேவையகத்திலும் இல்லை.',
  'Keep this list': 'இந்தப் பட்டியலை வைத்துக்கொள்',
  'The list is yours now: it stands in': 'பட்டியல் இப்போது உங்களுடையது; இருக்கும் இடம்:',
  'There are as many lists in your place as can be kept. Delete one there, and come back.':
    'உங்கள் இடத்தில் வைக்கக்கூடிய அளவுக்குப் பட்டியல்கள் உள்ளன. அங்கே ஒன்றை நீக்கிவிட்டு, திரும்பி வாருங்கள்.',
  'This browser keeps nothing for the library: its storage is full, or closed to this site. The link keeps the list all the same.':
    'இந்த உலாவி நூலகத்துக்காக எதையும் வைக்காது: சேமிப்பிடம் நிரம்பிவிட்டது, அல்லது இந்தத் தளத்துக்கு மூடப்பட்டுள்ளது. இருப்பினும் பட்டியல் இணைப்பில் இருக்கும்.',
  'No longer in the library': 'இப்போது நூலகத்தில் இல்லை',
  'No longer in the language that was chosen': 'தேர்ந்தெடுத்த மொழியில் இப்போது இல்லை',
  'Language of {song}': '{song}: மொழி',
  'The library could not be asked whether all of these are still there. Load the page again when the line is better.':
    'இவை எல்லாம் இன்னும் உள்ளனவா என நூலகத்தைக் கேட்க இயலவில்லை. இணைப்பு சீரானதும் பக்கத்தை மறுபடி ஏற்றுங்கள்.',
  'None of these songs is in the library any more. The library itself is still there:':
    'இவற்றில் எந்தப் பாடலும் இப்போது நூலகத்தில் இல்லை. நூலகம் இன்னும் உள்ளது:',
  '{n} song is no longer in the library.': '{n} பாடல் இப்போது நூலகத்தில் இல்லை.',
  '{n} songs are no longer in the library.': '{n} பாடல்கள் இப்போது நூலகத்தில் இல்லை.',
  'This page shows a list of songs that somebody shares by a link, and this address holds none. Make lists of your own in your place, and share them from there.':
    'ஒருவர் இணைப்பால் பகிரும் பாடல் பட்டியலை இந்தப் பக்கம் காட்டும்; இந்த முகவரியில் பட்டியல் இல்லை. உங்கள் இடத்தில் பட்டியல்களை உருவாக்கி, அங்கிருந்து பகிருங்கள்.',
  'This address is longer than that of any list, so it was not read. Ask for the link again.':
    'இந்த முகவரி எந்தப் பட்டியலின் முகவரியையும் விட நீளமானது; எனவே படிக்கப்படவில்லை. இணைப்பை மீண்டும் கேளுங்கள்.',
  'This list was shared from a newer version of the library. Load the page again; if that does not help, come back tomorrow.':
    'இந்தப் பட்டியல் நூலகத்தின் புதிய பதிப்பிலிருந்து பகிரப்பட்டது. பக்கத்தை மறுபடி ஏற்றுங்கள்; அப்படியும் இல்லையெனில் நாளை வாருங்கள்.',
  'This link holds no list that can be read: it was cut or changed on its way. Ask for it again, and open the whole of it.':
    'இந்த இணைப்பில் படிக்கக்கூடிய பட்டியல் இல்லை: வழியில் துண்டிக்கப்பட்டது அல்லது மாறிவிட்டது. மீண்டும் கேட்டு, முழு இணைப்பையும் திறங்கள்.',
  'This browser is too old to read this list. Open the link in a newer one.':
    'இந்தப் பட்டியலைப் படிக்க இந்த உலாவி மிகப் பழையது. புதிய உலாவியில் இணைப்பைத் திறங்கள்.',
};
