import type { MatchingWords } from '../words/matching/matching-words.js';
import { from } from './cases.js';

export const matching: MatchingWords = {
  groom: 'மணமகன்',
  bride: 'மணமகள்',
  agrees: 'பொருந்துகிறது',
  half: 'பாதி பொருந்துகிறது',
  doesNot: 'பொருந்தவில்லை',
  waived: 'சில நூல்கள் இதற்கு விலக்கு தருகின்றன',
  papa: (planet, house, reference, points) => `${house}-ஆம் பாவத்தில் ${planet} (எண்ணுவது ${from(reference)}; ${points})`,
  balanced: 'பாபக் கிரகங்கள் மணமகளுக்கு மணமகனைவிட அதிக மதிப்பெண் தரவில்லை: பாப சாம்யம் உண்டு.',
  notBalanced: 'பாபக் கிரகங்கள் மணமகளுக்கு மணமகனைவிட அதிக மதிப்பெண் தருகின்றன: இந்த விதிப்படி பாப சாம்யம் இல்லை.',
  decimalSign: '.',
};
