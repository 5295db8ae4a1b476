import type { AscendantWords } from '../../../tools/vedic-ascendant-calculator/page/words.js';

export const vedicAscendantCalculator: AscendantWords = {
  name: 'లగ్నం',
  title: 'జన్మ లగ్నం',
  summary: 'పుట్టినప్పుడు ఉదయిస్తున్న రాశి, దాని డిగ్రీ, పుట్టిన సమయంలో ఎంత తేడా ఉండవచ్చు.',
  submit: 'లగ్నం చూడండి',
  gets: ['మీ లగ్నం, డిగ్రీ, అధిపతి, నక్షత్రం, పాదంతో', 'అదే లగ్నం ఉండే పుట్టిన సమయాల వ్యవధి', 'పావుగంట వరకు ముందు లేదా తర్వాత అయితే ఏ లగ్నం'],
  disclaimer: 'పుట్టిన సమయం ఎంత ఖచ్చితమో లగ్నం అంతే ఖచ్చితం. ఆరోగ్యం, రూపం, ప్రతిభ గురించి ఇది నమ్మదగినదేమీ చెప్పదు.',
  shifted: 'సమయం కాస్త తప్పితే',
  shiftedSoft: 'జననం కొన్ని నిమిషాలు ముందు లేదా తర్వాత జరిగి ఉంటే ఉదయించే రాశి.',
  ifBorn: 'జననం',
  earlier: (duration) => `${duration} ముందు`,
  later: (duration) => `${duration} తర్వాత`,
  asGiven: 'ఇచ్చినట్లే',
  changesSign: (sign) => `${sign}, వేరే రాశి`,
};
