import type { PeriodsWords } from '../../../pages/shared/periods-words.js';

export const periods: PeriodsWords = {
  elements: { fire: 'अग्नि', earth: 'पृथ्वी', air: 'वायु', water: 'जल' },
  modalities: { cardinal: 'चर', fixed: 'स्थिर', mutable: 'द्विस्वभाव' },
  now: 'अभी',
  from: 'आरंभ',
  to: 'अंत',
  span: (from, to) => `${from} से ${to} तक`,
  dates: (from, to) => `${from} से ${to} तक`,
  clockMoved: { forward: 'इस बीच घड़ी आगे की जाती है।', back: 'इस बीच घड़ी पीछे की जाती है।' },
  retrograde: 'वक्री',
  moveLabel: 'पहले या बाद में',
  dayBefore: 'पिछला दिन',
  dayAfter: 'अगला दिन',
  pada: (nakshatra, pada) => `${nakshatra}, चरण ${pada}`,
  clockOfBirths: (zones) => `तारीखें और समय हर व्यक्ति के अपने जन्म स्थान की घड़ी के अनुसार: ${zones}।`,
  clockOfBirth: (zone) => `तारीखें और समय जन्म स्थान की घड़ी के अनुसार: ${zone}।`,
};
