import type { PeriodsWords } from '../../../pages/shared/periods-words.js';

export const periods: PeriodsWords = {
  elements: { fire: 'ಅಗ್ನಿ', earth: 'ಪೃಥ್ವಿ', air: 'ವಾಯು', water: 'ಜಲ' },
  modalities: { cardinal: 'ಚರ', fixed: 'ಸ್ಥಿರ', mutable: 'ದ್ವಿಸ್ವಭಾವ' },
  now: 'ಈಗ',
  from: 'ಆರಂಭ',
  to: 'ಮುಕ್ತಾಯ',
  span: (from, to) => `${from} ರಿಂದ ${to} ರವರೆಗೆ`,
  dates: (from, to) => `${from} ರಿಂದ ${to} ರವರೆಗೆ`,
  clockMoved: { forward: 'ಈ ನಡುವೆ ಗಡಿಯಾರವನ್ನು ಮುಂದಕ್ಕೆ ಸರಿಸುತ್ತಾರೆ.', back: 'ಈ ನಡುವೆ ಗಡಿಯಾರವನ್ನು ಹಿಂದಕ್ಕೆ ಸರಿಸುತ್ತಾರೆ.' },
  retrograde: 'ವಕ್ರಗತಿ',
  moveLabel: 'ಹಿಂದೆ ಅಥವಾ ಮುಂದೆ',
  dayBefore: 'ಹಿಂದಿನ ದಿನ',
  dayAfter: 'ಮರುದಿನ',
  pada: (nakshatra, pada) => `${nakshatra} ${pada}ನೇ ಪಾದ`,
  clockOfBirths: (zones) => `ದಿನಾಂಕ, ಸಮಯಗಳು ಒಬ್ಬೊಬ್ಬರೂ ಹುಟ್ಟಿದ ಊರಿನ ಗಡಿಯಾರದಂತೆ: ${zones}.`,
  clockOfBirth: (zone) => `ದಿನಾಂಕ, ಸಮಯಗಳು ಹುಟ್ಟಿದ ಊರಿನ ಗಡಿಯಾರದಂತೆ: ${zone}.`,
};
