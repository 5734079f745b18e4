import type { PartIn } from '../english.ts';

export const KEYS: PartIn<'keys'> = {
  'Next song': 'अग्रिमं गीतम्',
  'Previous song': 'पूर्वं गीतम्',
  'Next verse': 'अग्रिमं पद्यम्',
  'Previous verse': 'पूर्वं पद्यम्',
  'Other languages': 'अन्यभाषाः',
  'Search the library': 'ग्रन्थालये अन्वेषणम्',
  'Show these keys': 'एताः कुञ्जिकाः दर्शयतु',
  'Find anything': 'यत् किमपि अन्विष्यताम्',
  'Keys of this page': 'अस्य पृष्ठस्य कुञ्जिकाः',
  'Single-key shortcuts': 'एककुञ्जिका-सङ्क्षेपाः',
  'They work whenever you are not typing.': 'यदा भवान् न लिखति तदा एताः कार्यं कुर्वन्ति।',
  'They are off: letters do nothing by themselves.': 'एताः निवारिताः; अक्षराणि स्वयं किमपि न कुर्वन्ति।',
};
