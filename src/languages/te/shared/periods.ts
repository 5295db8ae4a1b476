import type { PeriodsWords } from '../../../pages/shared/periods-words.js';

export const periods: PeriodsWords = {
  elements: { fire: 'అగ్ని', earth: 'పృథ్వి', air: 'వాయువు', water: 'జలం' },
  modalities: { cardinal: 'చర', fixed: 'స్థిర', mutable: 'ద్విస్వభావ' },
  now: 'ఇప్పుడు',
  from: 'నుంచి',
  to: 'వరకు',
  span: (from, to) => `${from} నుంచి ${to} వరకు`,
  dates: (from, to) => `${from} నుంచి ${to} వరకు`,
  clockMoved: { forward: 'ఈ మధ్యలో గడియారాన్ని ముందుకు జరుపుతారు.', back: 'ఈ మధ్యలో గడియారాన్ని వెనక్కి జరుపుతారు.' },
  retrograde: 'వక్రగతి',
  moveLabel: 'ముందు లేదా తర్వాత',
  dayBefore: 'ముందు రోజు',
  dayAfter: 'మరుసటి రోజు',
  pada: (nakshatra, pada) => `${nakshatra} ${pada}వ పాదం`,
  clockOfBirths: (zones) => `తేదీలు, సమయాలు ఒక్కొక్కరు పుట్టిన ఊరి గడియారం ప్రకారం: ${zones}.`,
  clockOfBirth: (zone) => `తేదీలు, సమయాలు పుట్టిన ఊరి గడియారం ప్రకారం: ${zone}.`,
};
