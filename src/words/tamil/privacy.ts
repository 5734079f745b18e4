import type { PartIn } from '../english.ts';

export const PRIVACY: PartIn<'privacy'> = {
  'No user data is collected.': 'பயனர்களைப் பற்றிய தரவு எதுவும் சேகரிக்கப்படுவதில்லை.',
  'No registration is needed.': 'பதிவு செய்யத் தேவையில்லை.',
  'No tracking is done.': 'யாரும் பின்தொடரப்படுவதில்லை.',
  'The content is informational only.': 'உள்ளடக்கம் தகவலுக்காக மட்டுமே.',
  'What is counted': 'எவை எண்ணப்படுகின்றன',
  'Page loads and presses of buttons and links are counted, without telling who made them. Each count holds six things and no more:':
    'பக்கங்கள் திறப்பதும், பொத்தான்களும் இணைப்புகளும் அழுத்தப்படுவதும் எண்ணப்படுகின்றன; யார் செய்தது என்பது தெரியாது. ஒவ்வோர் எண்ணிக்கையிலும் ஆறு செய்திகள் மட்டுமே உள்ளன:',
  'a random number made for this one count;': 'இந்த ஓர் எண்ணிக்கைக்காக மட்டும் உருவான தற்போக்கு எண்;',
  'a random number made for this one page load, after a code that is the same for everybody;':
    'இந்த ஒருமுறை பக்கம் திறந்ததற்காக உருவான தற்போக்கு எண், அனைவருக்கும் பொதுவான ஒரு குறியீட்டுக்குப் பின்;',
  'the name of this library;': 'இந்த நூலகத்தின் பெயர்;',
  'the kind of page, or the part of it that was pressed, such as “file” or “header”;':
    'பக்கத்தின் வகை, அல்லது அதில் அழுத்தப்பட்ட பகுதி, “file” அல்லது “header” போல;',
  '“load” or “click”;': '“load” அல்லது “click”;',
  'the word “webpage”.': '“webpage” என்ற சொல்.',
  'It says neither which song you read nor what you searched for. There is no cookie, and neither number is kept when the page is closed, so that two visits cannot be told to be of one person.':
    'நீங்கள் எந்தப் பாடலைப் படித்தீர்கள், எதைத் தேடினீர்கள் என்பது இதில் இல்லை. குக்கி எதுவும் இல்லை; பக்கத்தை மூடியதும் இரண்டு எண்களும் நீங்கிவிடும், எனவே இருமுறை வந்தது ஒருவரா என்பதை அறிய இயலாது.',
  'Nothing at all is sent when your browser asks not to be tracked (Do Not Track or Global Privacy Control), nor when you say so here:':
    'பின்தொடர வேண்டாம் என்று உங்கள் உலாவி கேட்டாலோ (Do Not Track அல்லது Global Privacy Control), நீங்கள் இங்கே சொன்னாலோ, எதுவும் அனுப்பப்படுவதில்லை:',
  'Count my page loads and presses': 'நான் திறப்பதையும் அழுத்துவதையும் எண்ணுக',
  'Your browser asks not to be tracked, so nothing is counted.':
    'பின்தொடர வேண்டாம் என்று உங்கள் உலாவி கேட்கிறது; எனவே எதுவும் எண்ணப்படுவதில்லை.',
  'Nothing you do on this device is counted.': 'இந்தக் கருவியில் நீங்கள் செய்யும் எதுவும் எண்ணப்படுவதில்லை.',
  'Page loads and presses are counted.': 'பக்கம் திறப்பதும் அழுத்துவதும் எண்ணப்படுகின்றன.',
  'This browser does not let the site keep your wish. Do Not Track in its settings does the same.':
    'உங்கள் விருப்பத்தை வைத்திருக்க இந்த உலாவி தளத்தை அனுமதிக்கவில்லை. அதன் அமைப்புகளில் உள்ள Do Not Track அதையே செய்யும்.',
  'Nothing about your visit is counted.': 'உங்கள் வருகையைப் பற்றி எதுவும் எண்ணப்படுவதில்லை.',
  'What you send yourself': 'நீங்களே அனுப்புபவை',
  'A text that you ask to have translated or explained goes to the library’s server, which may pass it on to an AI service; nothing about you goes with it. What you write in the':
    'மொழிபெயர்க்கவோ விளக்கவோ நீங்கள் கேட்கும் பாடம் நூலகத்தின் சேவையகத்துக்குச் செல்கிறது; அது செயற்கை நுண்ணறிவுச் சேவை ஒன்றுக்கு அனுப்பப்படலாம்; உங்களைப் பற்றிய எதுவும் உடன் செல்லாது. நீங்கள்',
  'support form': 'உதவிப் படிவத்தில்',
  'goes to the people who keep the library.': 'எழுதுவது நூலகத்தைப் பேணுவோருக்குச் செல்கிறது.',
  'What stays on your device': 'உங்கள் கருவியில் இருப்பவை',
  'Your browser keeps these for you, if you have used them. None of them is sent anywhere by being kept.':
    'நீங்கள் பயன்படுத்தியிருந்தால், இவற்றை உங்கள் உலாவி உங்களுக்காக வைத்திருக்கிறது. வைத்திருப்பதால் இவற்றில் எதுவும் எங்கும் அனுப்பப்படுவதில்லை.',
  'your settings': 'உங்கள் அமைப்புகள்',
  'the scripts you read in': 'நீங்கள் படிக்கும் எழுத்துகள்',
  'translations you asked for': 'நீங்கள் கேட்ட மொழிபெயர்ப்புகள்',
  'a support message that could not be sent yet': 'இன்னும் அனுப்ப இயலாத உதவிச் செய்தி',
  'the folder, language and search last open on Home': 'முகப்பில் கடைசியாகத் திறந்திருந்த தொகுப்பு, மொழி, தேடல்',
  'which steps of this tab’s history were texts, so that Back finds the list':
    'இந்தத் தாவலின் வரலாற்றில் எவை பாடங்கள் என்பது, “பின்” பட்டியலைக் கண்டடைவதற்காக',
  'until you clear them': 'நீங்கள் அழிக்கும் வரை',
  'until it is sent, or you clear it': 'அது அனுப்பப்படும் வரை, அல்லது நீங்கள் அழிக்கும் வரை',
  'until you close the tab': 'தாவலை மூடும் வரை',
  'your wish not to be counted,': 'எண்ணப்பட வேண்டாம் என்ற உங்கள் விருப்பம்,',
  'until you turn the switch above; clearing does not undo it': 'மேலுள்ள நிலைமாற்றியை மாற்றும் வரை; அழிப்பதால் இது நீங்காது',
  'kept now': 'இப்போது உள்ளது',
  'Clear all of it': 'எல்லாவற்றையும் அழி',
  'Cleared: {things}.': 'அழிக்கப்பட்டவை: {things}.',
  'There was nothing to clear.': 'அழிக்க எதுவும் இல்லை.',
  Disclaimer: 'பொறுப்புத் துறப்பு',
  'The texts are offered for reading and study, without a warranty that they are complete or free of errors. AI translations are for learning only and may be inaccurate: for anything that matters, ask a teacher or a printed edition.':
    'பாடங்கள் படிப்பதற்கும் கற்பதற்கும் தரப்படுகின்றன; அவை முழுமையானவை, பிழையற்றவை என்ற உறுதி இல்லை. செயற்கை நுண்ணறிவு மொழிபெயர்ப்புகள் கற்பதற்கு மட்டுமே; அவற்றில் பிழைகள் இருக்கலாம்: முக்கியமானவற்றுக்கு ஆசிரியரிடம் கேளுங்கள், அல்லது அச்சுப் பதிப்பைப் பாருங்கள்.',
  'your wish for no single-key shortcuts': 'ஒற்றை விசைக் குறுக்குவழிகள் வேண்டாம் என்ற உங்கள் விருப்பம்',
  'the songs you read last, and the verse you stopped at': 'கடைசியாகப் படித்த பாடல்கள், நீங்கள் நிறுத்திய செய்யுள்',
  'the songs and verses you marked': 'நீங்கள் குறித்த பாடல்களும் செய்யுள்களும்',
  'the lists you made': 'நீங்கள் உருவாக்கிய பட்டியல்கள்',
  'the list you are reading from': 'நீங்கள் படித்துக்கொண்டிருக்கும் பட்டியல்',
};
