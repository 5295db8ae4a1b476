import type { PeriodsWords } from '../../../pages/shared/periods-words.js';

export const periods: PeriodsWords = {
  elements: { fire: 'अग्नी', earth: 'पृथ्वी', air: 'वायू', water: 'जल' },
  modalities: { cardinal: 'चर', fixed: 'स्थिर', mutable: 'द्विस्वभाव' },
  now: 'आत्ता',
  from: 'पासून',
  to: 'पर्यंत',
  span: (from, to) => `${from} ते ${to}`,
  dates: (from, to) => `${from} ते ${to}`,
  clockMoved: { forward: 'या दरम्यान घड्याळ पुढे केले जाते.', back: 'या दरम्यान घड्याळ मागे केले जाते.' },
  retrograde: 'वक्री',
  moveLabel: 'आधी किंवा नंतर',
  dayBefore: 'आदला दिवस',
  dayAfter: 'पुढचा दिवस',
  pada: (nakshatra, pada) => `${nakshatra}, चरण ${pada}`,
  clockOfBirths: (zones) => `तारखा आणि वेळा ज्याच्या-त्याच्या जन्मठिकाणच्या घड्याळाप्रमाणे: ${zones}.`,
  clockOfBirth: (zone) => `तारखा आणि वेळा जन्मठिकाणच्या घड्याळाप्रमाणे: ${zone}.`,
};
