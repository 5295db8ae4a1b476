import type { BestTimeTodayWords } from '../../../tools/best-time-today/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const bestTimeToday: BestTimeTodayWords = {
  name: 'आज का शुभ समय',
  title: 'आज का शुभ समय',
  summary: 'कार्य लिखें और देखें कि परंपरा में उसके लिए दिन की कौन-सी होराएँ अच्छी हैं।',
  submit: 'समय खोजें',
  gets: [
    'आपके कार्य के लिए दिन की सर्वोत्तम होरा, यदि कोई हो',
    'पाँच सबसे अच्छी होराएँ, और पहली क्यों पहली है',
    'वे काल जो परंपरा में वर्जित हैं',
  ],
  disclaimer: disclaimers['best-time-today'],
  bestHour: 'सर्वोत्तम होरा',
  bestToCome: 'आगे की सर्वोत्तम होरा',
  noneLeft: 'आज कोई अच्छी होरा शेष नहीं',
  hoursOf: (date) => `${date} की होराएँ देखें`,
  wasBest: (hour) => `दिन की सर्वोत्तम होरा बीत चुकी: ${hour}`,
  noBestHour: 'कोई होरा विशेष नहीं',
  belowGood: (score) => `किसी होरा के अंक ${score} या अधिक नहीं हैं`,
  about: 'विषय',
  quoted: (intent) => `“${intent}”`,
  nothingTyped: 'कुछ लिखा नहीं गया',
  generalNote: 'लिखे हुए शब्दों से विषय का पता नहीं चला, इसलिए होराएँ सामान्य कार्यों के लिए देखी गई हैं। दूसरे शब्दों में लिखकर देखें।',
  dayScore: 'पूरा दिन',
  ranked: 'पाँच सबसे अच्छी होराएँ',
  rankedNote: (from, to) => `क्रम केवल उन होराओं का है जो ${from} और ${to} के बीच आरंभ होती हैं।`,
  rank: 'क्रम',
  whyBest: (hour) => `${hour} की होरा सर्वोत्तम क्यों है`,
  whyFirst: (hour) => `${hour} की होरा के पक्ष और विपक्ष में क्या है`,
  allHours: 'सभी 24 होराएँ',
  hour: 'होरा',
};
