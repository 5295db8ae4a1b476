import type { PeriodsWords } from '../../../pages/shared/periods-words.js';

export const periods: PeriodsWords = {
  elements: { fire: 'അഗ്നി', earth: 'ഭൂമി', air: 'വായു', water: 'ജലം' },
  modalities: { cardinal: 'ചരം', fixed: 'സ്ഥിരം', mutable: 'ഉഭയം' },
  now: 'ഇപ്പോൾ',
  from: 'മുതൽ',
  to: 'വരെ',
  span: (from, to) => `${from} മുതൽ ${to} വരെ`,
  dates: (from, to) => `${from} മുതൽ ${to} വരെ`,
  clockMoved: { forward: 'ഇതിനിടയിൽ ക്ലോക്ക് മുന്നോട്ടു നീക്കുന്നുണ്ട്.', back: 'ഇതിനിടയിൽ ക്ലോക്ക് പിന്നോട്ടു നീക്കുന്നുണ്ട്.' },
  retrograde: 'വക്രം',
  moveLabel: 'മുൻപോ പിൻപോ',
  dayBefore: 'തലേ ദിവസം',
  dayAfter: 'പിറ്റേ ദിവസം',
  pada: (nakshatra, pada) => `${nakshatra} ${pada}-ാം പാദം`,
  clockOfBirths: (zones) => `തീയതികളും സമയങ്ങളും ഓരോരുത്തരുടെയും ജനനസ്ഥലത്തെ ക്ലോക്കനുസരിച്ച്: ${zones}.`,
  clockOfBirth: (zone) => `തീയതികളും സമയങ്ങളും ജനനസ്ഥലത്തെ ക്ലോക്കനുസരിച്ച്: ${zone}.`,
};
