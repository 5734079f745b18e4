import type { PartIn } from '../english.ts';

export const PRIVACY: PartIn<'privacy'> = {
  'No user data is collected.': 'उपयोगकर्ताओं का कोई डेटा एकत्र नहीं किया जाता।',
  'No registration is needed.': 'पंजीकरण की कोई आवश्यकता नहीं है।',
  'No tracking is done.': 'कोई निगरानी नहीं की जाती।',
  'The content is informational only.': 'सामग्री केवल जानकारी के लिए है।',
  'What is counted': 'क्या गिना जाता है',
  'Page loads and presses of buttons and links are counted, without telling who made them. Each count holds six things and no more:':
    'पृष्ठ कितनी बार खुले और बटन व कड़ियाँ कितनी बार दबीं, यह गिना जाता है, बिना यह बताए कि किसने किया। हर गिनती में छह बातें होती हैं, इससे अधिक नहीं:',
  'a random number made for this one count;': 'केवल इसी गिनती के लिए बनी एक यादृच्छिक संख्या;',
  'a random number made for this one page load, after a code that is the same for everybody;':
    'केवल इसी बार पृष्ठ खुलने के लिए बनी एक यादृच्छिक संख्या, एक ऐसे कूट के बाद जो सबके लिए एक ही है;',
  'the name of this library;': 'इस पुस्तकालय का नाम;',
  'the kind of page, or the part of it that was pressed, such as “file” or “header”;':
    'पृष्ठ का प्रकार, या उसका वह भाग जो दबाया गया, जैसे “file” या “header”;',
  '“load” or “click”;': '“load” या “click”;',
  'the word “webpage”.': 'शब्द “webpage”।',
  'It says neither which song you read nor what you searched for. There is no cookie, and neither number is kept when the page is closed, so that two visits cannot be told to be of one person.':
    'इससे न यह पता चलता है कि आपने कौन-सा गीत पढ़ा, न यह कि आपने क्या खोजा। कोई कुकी नहीं है, और पृष्ठ बंद होने पर दोनों में से कोई संख्या नहीं रखी जाती, इसलिए यह नहीं जाना जा सकता कि दो बार एक ही व्यक्ति आया।',
  'Nothing at all is sent when your browser asks not to be tracked (Do Not Track or Global Privacy Control), nor when you say so here:':
    'जब आपका ब्राउज़र निगरानी न करने को कहता है (Do Not Track या Global Privacy Control), या जब आप यहाँ मना करते हैं, तब कुछ भी नहीं भेजा जाता:',
  'Count my page loads and presses': 'मेरे पृष्ठ खोलने और दबाने की गिनती करें',
  'Your browser asks not to be tracked, so nothing is counted.':
    'आपका ब्राउज़र निगरानी न करने को कहता है, इसलिए कुछ नहीं गिना जाता।',
  'Nothing you do on this device is counted.': 'इस उपकरण पर आप जो करते हैं, वह कुछ नहीं गिना जाता।',
  'Page loads and presses are counted.': 'पृष्ठ खुलने और दबाने की गिनती होती है।',
  'This browser does not let the site keep your wish. Do Not Track in its settings does the same.':
    'यह ब्राउज़र साइट को आपकी इच्छा याद नहीं रखने देता। उसकी सेटिंग में Do Not Track यही काम करता है।',
  'Nothing about your visit is counted.': 'आपके आने के बारे में कुछ नहीं गिना जाता।',
  'What you send yourself': 'जो आप स्वयं भेजते हैं',
  'A text that you ask to have translated or explained goes to the library’s server, which may pass it on to an AI service; nothing about you goes with it. What you write in the':
    'जिस पाठ का आप अनुवाद या अर्थ माँगते हैं, वह पुस्तकालय के सर्वर पर जाता है, जो उसे किसी एआई सेवा को दे सकता है; उसके साथ आपके बारे में कुछ नहीं जाता। आप',
  'support form': 'सहायता फ़ॉर्म',
  'goes to the people who keep the library.': 'में जो लिखते हैं, वह पुस्तकालय को सँभालने वालों तक जाता है।',
  'What stays on your device': 'आपके उपकरण पर क्या रहता है',
  'Your browser keeps these for you, if you have used them. None of them is sent anywhere by being kept.':
    'यदि आपने इनका उपयोग किया है, तो आपका ब्राउज़र इन्हें आपके लिए रखता है। रखे जाने से इनमें से कुछ भी कहीं नहीं भेजा जाता।',
  'your settings': 'आपकी सेटिंग',
  'the scripts you read in': 'जिन लिपियों में आप पढ़ते हैं',
  'translations you asked for': 'आपके माँगे हुए अनुवाद',
  'a support message that could not be sent yet': 'सहायता का वह संदेश जो अभी भेजा नहीं जा सका',
  'the folder, language and search last open on Home': 'मुखपृष्ठ पर पिछली बार खुला संग्रह, भाषा और खोज',
  'which steps of this tab’s history were texts, so that Back finds the list':
    'इस टैब के इतिहास के कौन-से चरण पाठ थे, ताकि “वापस” सूची तक पहुँचाए',
  'until you clear them': 'जब तक आप मिटा न दें',
  'until it is sent, or you clear it': 'जब तक वह भेजा न जाए या आप मिटा न दें',
  'until you close the tab': 'जब तक आप टैब बंद न करें',
  'your wish not to be counted,': 'गिने न जाने की आपकी इच्छा,',
  'until you turn the switch above; clearing does not undo it': 'जब तक आप ऊपर का स्विच न बदलें; मिटाने से यह नहीं हटती',
  'kept now': 'अभी रखा है',
  'Clear all of it': 'सब मिटाएँ',
  'Cleared: {things}.': 'मिटाया गया: {things}।',
  'There was nothing to clear.': 'मिटाने को कुछ नहीं था।',
  Disclaimer: 'अस्वीकरण',
  'The texts are offered for reading and study, without a warranty that they are complete or free of errors. AI translations are for learning only and may be inaccurate: for anything that matters, ask a teacher or a printed edition.':
    'पाठ पढ़ने और अध्ययन के लिए दिए गए हैं; इसकी कोई गारंटी नहीं कि वे पूर्ण या त्रुटिरहित हैं। एआई अनुवाद केवल सीखने के लिए हैं और उनमें त्रुटियाँ हो सकती हैं: जहाँ बात महत्त्व की हो, किसी गुरु से पूछें या छपा संस्करण देखें।',
  'your wish for no single-key shortcuts': 'एक कुंजी वाले शॉर्टकट न रखने की आपकी इच्छा',
  'the songs you read last, and the verse you stopped at': 'पिछली बार पढ़े गीत, और जिस पद पर आप रुके',
  'the songs and verses you marked': 'आपके चिह्नित गीत और पद',
  'the lists you made': 'आपकी बनाई सूचियाँ',
  'the list you are reading from': 'जिस सूची से आप पढ़ रहे हैं',
};
