import type { MonthlySnapshotWords } from '../../../tools/monthly-snapshot/page/words.js';
import { thousands } from '../../words/caveats/clauses.js';
import { disclaimers } from '../disclaimers.js';

export const monthlySnapshot: MonthlySnapshotWords = {
  name: 'आपके चंद्र के अनुसार महीना',
  title: 'आपके चंद्र के अनुसार महीना',
  summary: 'आपके जन्म चंद्र के अनुसार महीने के हर दिन के अंक, चंद्र कलाएँ और दशाएँ।',
  submit: 'महीना देखें',
  gets: [
    'हर दिन के अंक और उनके कारण के साथ कैलेंडर',
    'पाँच सर्वोत्तम दिन, और वे दिन जिनमें परंपरा सावधानी रखने को कहती है',
    'चंद्र कलाएँ, राशि परिवर्तन, ग्रहों का वक्री-मार्गी होना, दशाएँ और साढ़ेसाती',
  ],
  disclaimer: disclaimers['monthly-snapshot'],
  monthNav: 'महीना',
  seenFrom: (moon) => `जन्म चंद्र: ${moon}।`,
  favourableDays: 'अनुकूल दिन',
  mixedDays: 'मिश्रित दिन',
  challengingDays: 'चुनौतीपूर्ण दिन',
  best: (days) => `सर्वोत्तम: ${days}`,
  caution: (days) => `सावधानी, सबसे कम पाँच और चंद्राष्टम: ${days}`,
  calendar: 'कैलेंडर',
  key: (minimum, maximum) =>
    `अंक आठ नियमों का योग है, ${minimum} से ${maximum} तक। हरा अनुकूल, बिना रंग मिश्रित, लाल चुनौतीपूर्ण।`,
  keyOpen: (minimum, maximum) =>
    `अंक आठ नियमों का योग है, ${minimum} से ${maximum} तक। हरे दिन हर संभव समय के लिए अनुकूल हैं, लाल चुनौतीपूर्ण; बाकी मिश्रित या अनिश्चित हैं।`,
  outlined: (day) => `घेरे में यह दिन है: ${day}।`,
  sheet: 'किसी तारीख को चुनने पर उस दिन का पृष्ठ खुलता है।',
  eighth: 'चंद्राष्टम',
  whyDay: (day, score) => `${day} को ${score} क्यों`,
  otherDays: 'किसी और दिन के अंक',
  allDays: 'महीने के सभी दिन',
  date: 'तारीख',
  moon: 'चंद्र राशि',
  tara: 'तारा',
  house: 'आपके चंद्र से भाव',
  limbScore: 'अंगों से',
  events: 'घटनाएँ',
  moonSigns: 'चंद्र के राशि परिवर्तन',
  station: { direct: 'मार्गी होता है', retrograde: 'वक्री होता है' },
  dashas: 'दशा और साढ़ेसाती',
  atStart: 'महीने के आरंभ में',
  onDate: (day) => `${day} को`,
  noDasha: 'कोई दशा नहीं: जन्म से पहले, या दशाओं के 120 वर्ष पूरे होने के बाद',
  sadeSati: 'साढ़ेसाती',
  noSadeSati: 'नहीं चल रही',
  inWords: 'शब्दों में',
  unknownLead: 'जन्म समय ज्ञात नहीं है।',
  unknown: (from, to) =>
    `उस दिन चंद्र ${from} से ${to} तक जाता है। कैलेंडर में हर दिन के अंकों की सीमा इन सभी स्थितियों के लिए है; किसी दिन को सर्वोत्तम नहीं कहा गया।`,
  unknownNoFacts: 'अपने चंद्र के अनुसार दिनों के अंक देखने के लिए समय लिखें, चाहे अनुमानित हो।',
  sure: 'हर संभव समय के लिए यही',
  open: 'अनिश्चित दिन',
  openNote: 'जन्म समय पर निर्भर',
  between: (least, most) => `${least} से ${most}`,
  dashasOpen: (days) =>
    days === undefined
      ? 'दशाएँ नहीं दी गईं: उनकी तारीखें जन्म समय पर निर्भर हैं।'
      : `दशाएँ नहीं दी गईं: संभव समयों में उनकी तारीखें ${thousands(`${days}`, ',')} दिन तक बदलती हैं।`,
  byMoon: 'चंद्र की हर संभव स्थिति के अनुसार',
};
