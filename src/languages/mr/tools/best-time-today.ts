import type { BestTimeTodayWords } from '../../../tools/best-time-today/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const bestTimeToday: BestTimeTodayWords = {
  name: 'आजची शुभ वेळ',
  title: 'आजची शुभ वेळ',
  summary: 'काय करायचे आहे ते लिहा आणि परंपरा त्यासाठी कोणते होरे पसंत करते ते गुणागणिक पाहा.',
  submit: 'वेळ शोधा',
  gets: [
    'तुमच्या कामासाठी दिवसातील सर्वोत्तम होरा, असल्यास',
    'पाच उत्तम होरे, आणि पहिला पहिलाच का',
    'परंपरा टाळते ते काळ',
  ],
  disclaimer: disclaimers['best-time-today'],
  bestHour: 'सर्वोत्तम होरा',
  bestToCome: 'यापुढील सर्वोत्तम होरा',
  noneLeft: 'आज चांगला होरा उरलेला नाही',
  hoursOf: (date) => `${date} चे होरे पाहा`,
  wasBest: (hour) => `दिवसातील सर्वोत्तम होरा होऊन गेला: ${hour}`,
  noBestHour: 'एकही विशेष नाही',
  belowGood: (score) => `एकाही होऱ्याला ${score} किंवा अधिक गुण नाहीत`,
  about: 'विषय',
  quoted: (intent) => `“${intent}”`,
  nothingTyped: 'काहीही लिहिलेले नाही',
  generalNote: 'लिहिलेल्या शब्दांवरून विषय कळला नाही, म्हणून होरे सर्वसाधारण कामांसाठी तोलले आहेत. दुसरे शब्द वापरून पाहा.',
  dayScore: 'पूर्ण दिवस',
  ranked: 'पाच उत्तम होरे',
  rankedNote: (from, to) => `${from} ते ${to} या वेळेत सुरू होणाऱ्या होऱ्यांचाच क्रम लावला आहे.`,
  rank: 'क्रम',
  whyBest: (hour) => `${hour} हा होरा सर्वोत्तम का`,
  whyFirst: (hour) => `${hour} या होऱ्याच्या बाजूने आणि विरोधात काय आहे`,
  allHours: 'सर्व 24 होरे',
  hour: 'होरा',
};
