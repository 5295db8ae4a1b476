import type { MatchingWords } from '../words/matching/matching-words.js';
import { of } from './cases.js';

export const matching: MatchingWords = {
  groom: 'వరుడు',
  bride: 'వధువు',
  agrees: 'కుదిరింది',
  half: 'సగం కుదిరింది',
  doesNot: 'కుదరలేదు',
  waived: 'కొన్ని గ్రంథాలు దీన్ని మినహాయిస్తాయి',
  papa: (planet, house, reference, points) => `${of(reference)} నుంచి ${house}వ భావంలో ${planet} (${points})`,
  balanced: 'వధువు పాప సంఖ్య వరుడి కంటే ఎక్కువ కాదు: సమంగా ఉంది.',
  notBalanced: 'వధువు పాప సంఖ్య వరుడి కంటే ఎక్కువ: ఈ నియమం ప్రకారం సమంగా లేదు.',
  decimalSign: '.',
};
