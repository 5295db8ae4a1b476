import type { PeriodsWords } from '../../../pages/shared/periods-words.js';

export const periods: PeriodsWords = {
  elements: { fire: 'நெருப்பு', earth: 'நிலம்', air: 'காற்று', water: 'நீர்' },
  modalities: { cardinal: 'சரம்', fixed: 'ஸ்திரம்', mutable: 'உபயம்' },
  now: 'இப்போது',
  from: 'தொடக்கம்',
  to: 'முடிவு',
  span: (from, to) => `${from} முதல் ${to} வரை`,
  dates: (from, to) => `${from} முதல் ${to} வரை`,
  clockMoved: {
    forward: 'இடையே கடிகாரம் முன்னே நகர்த்தப்படுகிறது.',
    back: 'இடையே கடிகாரம் பின்னே நகர்த்தப்படுகிறது.',
  },
  retrograde: 'வக்ரம்',
  moveLabel: 'முன்னர் அல்லது பின்னர்',
  dayBefore: 'முந்தைய நாள்',
  dayAfter: 'அடுத்த நாள்',
  pada: (nakshatra, pada) => `${nakshatra}, பாதம் ${pada}`,
  clockOfBirths: (zones) => `தேதிகளும் நேரங்களும் அவரவர் பிறந்த ஊரின் கடிகாரப்படி: ${zones}.`,
  clockOfBirth: (zone) => `தேதிகளும் நேரங்களும் பிறந்த ஊரின் கடிகாரப்படி: ${zone}.`,
};
