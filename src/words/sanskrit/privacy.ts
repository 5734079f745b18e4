import type { PartIn } from '../english.ts';

export const PRIVACY: PartIn<'privacy'> = {
  'No user data is collected.': 'उपयोक्तृविषये किमपि न सङ्गृह्यते।',
  'No registration is needed.': 'पञ्जीकरणम् आवश्यकं नास्ति।',
  'No tracking is done.': 'कस्यापि अनुसरणं न क्रियते।',
  'The content is informational only.': 'अत्रत्या सामग्री केवलं ज्ञानार्था।',
  'What is counted': 'किं गण्यते',
  'Page loads and presses of buttons and links are counted, without telling who made them. Each count holds six things and no more:':
    'पृष्ठानाम् उद्घाटनानि पिञ्जानां सम्पर्कसूत्राणां च नोदनानि गण्यन्ते; केन कृतम् इति न ज्ञायते। प्रत्येकं गणनायां षट् अंशाः एव सन्ति:',
  'a random number made for this one count;': 'अस्यै एकस्यै गणनायै रचिता यादृच्छिकी सङ्ख्या;',
  'a random number made for this one page load, after a code that is the same for everybody;':
    'अस्मै एकस्मै पृष्ठोद्घाटनाय रचिता यादृच्छिकी सङ्ख्या, सर्वेषां समानस्य कूटस्य अनन्तरम्;',
  'the name of this library;': 'अस्य ग्रन्थालयस्य नाम;',
  'the kind of page, or the part of it that was pressed, such as “file” or “header”;':
    'पृष्ठस्य प्रकारः, तस्य नुन्नः भागः वा, यथा “file” अथवा “header”;',
  '“load” or “click”;': '“load” अथवा “click”;',
  'the word “webpage”.': '“webpage” इति शब्दः।',
  'It says neither which song you read nor what you searched for. There is no cookie, and neither number is kept when the page is closed, so that two visits cannot be told to be of one person.':
    'किं गीतं पठितं किं वा अन्विष्टम् इति तत्र नास्ति। कुकी नास्ति, पृष्ठे पिहिते उभे सङ्ख्ये न रक्ष्येते; अतः द्विवारम् एकः एव आगतः इति ज्ञातुं न शक्यते।',
  'Nothing at all is sent when your browser asks not to be tracked (Do Not Track or Global Privacy Control), nor when you say so here:':
    'यदा भवतः जालदर्शकम् अनुसरणं वारयति (Do Not Track अथवा Global Privacy Control), यदा वा भवान् अत्र वारयति, तदा किमपि न प्रेष्यते:',
  'Count my page loads and presses': 'मम उद्घाटनानि नोदनानि च गण्यन्ताम्',
  'Your browser asks not to be tracked, so nothing is counted.': 'भवतः जालदर्शकम् अनुसरणं वारयति, अतः किमपि न गण्यते।',
  'Nothing you do on this device is counted.': 'अस्मिन् यन्त्रे भवता कृतं किमपि न गण्यते।',
  'Page loads and presses are counted.': 'उद्घाटनानि नोदनानि च गण्यन्ते।',
  'This browser does not let the site keep your wish. Do Not Track in its settings does the same.':
    'एतत् जालदर्शकं भवतः इच्छां रक्षितुं न ददाति। तस्य विन्यासे Do Not Track इति तदेव करोति।',
  'Nothing about your visit is counted.': 'भवतः आगमनविषये किमपि न गण्यते।',
  'What you send yourself': 'यत् भवान् स्वयं प्रेषयति',
  'A text that you ask to have translated or explained goes to the library’s server, which may pass it on to an AI service; nothing about you goes with it. What you write in the':
    'यस्य पाठस्य अनुवादः अर्थः वा प्रार्थ्यते, सः ग्रन्थालयस्य वितरकं गच्छति; तत् तं कृत्रिमबुद्धिसेवां प्रति प्रेषयेत्; भवतः विषये किमपि सह न गच्छति। यत् भवान्',
  'support form': 'साहाय्यपत्रे',
  'goes to the people who keep the library.': 'लिखति तत् ग्रन्थालयस्य पालकान् प्राप्नोति।',
  'What stays on your device': 'भवतः यन्त्रे किं तिष्ठति',
  'Your browser keeps these for you, if you have used them. None of them is sent anywhere by being kept.':
    'यदि उपयुक्तानि, तर्हि भवतः जालदर्शकम् एतानि भवदर्थं रक्षति। रक्षणेन किमपि कुत्रापि न प्रेष्यते।',
  'your settings': 'भवतः विन्यासाः',
  'the scripts you read in': 'यासु लिपिषु भवान् पठति',
  'translations you asked for': 'प्रार्थिताः अनुवादाः',
  'a support message that could not be sent yet': 'अद्यापि अप्रेषितः साहाय्यसन्देशः',
  'the folder, language and search last open on Home': 'गृहे अन्ते उद्घाटितः सङ्ग्रहः, भाषा, अन्वेषणं च',
  'which steps of this tab’s history were texts, so that Back finds the list':
    'अस्य पटलस्य इतिहासे के पाठाः आसन्, येन “निवर्तनम्” सूचीं विन्देत्',
  'until you clear them': 'यावत् भवान् न मार्जयति',
  'until it is sent, or you clear it': 'यावत् सः न प्रेष्यते भवता वा न मार्ज्यते',
  'until you close the tab': 'यावत् पटलं न पिधीयते',
  'your wish not to be counted,': 'न गण्येय इति भवतः इच्छा,',
  'until you turn the switch above; clearing does not undo it': 'यावत् उपरितनं पिञ्जं न परिवर्त्यते; मार्जनेन सा न अपगच्छति',
  'kept now': 'अधुना रक्षितम्',
  'Clear all of it': 'सर्वं मार्जयतु',
  'Cleared: {things}.': 'मार्जितम्: {things}।',
  'There was nothing to clear.': 'मार्जनीयं किमपि न आसीत्।',
  Disclaimer: 'प्रत्याख्यानम्',
  'The texts are offered for reading and study, without a warranty that they are complete or free of errors. AI translations are for learning only and may be inaccurate: for anything that matters, ask a teacher or a printed edition.':
    'पाठाः पठनाय अध्ययनाय च दीयन्ते; ते सम्पूर्णाः निर्दोषाः वा इति प्रतिज्ञा नास्ति। कृत्रिमबुद्ध्या कृताः अनुवादाः केवलम् अध्ययनार्थाः, तेषु दोषाः अपि भवेयुः। महत्त्वपूर्णे विषये गुरुं पृच्छतु, मुद्रितं पुस्तकं वा पश्यतु।',
  'your wish for no single-key shortcuts': 'एककुञ्जिका-सङ्क्षेपाः मा भूवन् इति भवतः इच्छा',
  'the songs you read last, and the verse you stopped at': 'अन्ते पठितानि गीतानि, यत्र भवान् विरतः तत् पद्यं च',
  'the songs and verses you marked': 'भवता चिह्नितानि गीतानि पद्यानि च',
  'the lists you made': 'भवता रचिताः सूच्यः',
  'the list you are reading from': 'यस्याः सूच्याः भवान् पठति सा',
};
