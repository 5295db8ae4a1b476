import type { AscendantWords } from '../../../tools/vedic-ascendant-calculator/page/words.js';

export const vedicAscendantCalculator: AscendantWords = {
  name: 'ಲಗ್ನ',
  title: 'ಜನ್ಮ ಲಗ್ನ',
  summary: 'ಹುಟ್ಟುವಾಗ ಉದಯಿಸುತ್ತಿದ್ದ ರಾಶಿ, ಅದರ ಡಿಗ್ರಿ, ಹುಟ್ಟಿದ ಸಮಯದಲ್ಲಿ ಎಷ್ಟು ವ್ಯತ್ಯಾಸ ಇರಬಹುದು.',
  submit: 'ಲಗ್ನ ನೋಡಿ',
  gets: ['ನಿಮ್ಮ ಲಗ್ನ, ಡಿಗ್ರಿ, ಅಧಿಪತಿ, ನಕ್ಷತ್ರ, ಪಾದದೊಂದಿಗೆ', 'ಅದೇ ಲಗ್ನವಿರುವ ಹುಟ್ಟಿದ ಸಮಯಗಳ ಅವಧಿ', 'ಕಾಲು ಗಂಟೆಯವರೆಗೆ ಮುಂಚೆ ಅಥವಾ ತಡವಾದರೆ ಯಾವ ಲಗ್ನ'],
  disclaimer: 'ಹುಟ್ಟಿದ ಸಮಯ ಎಷ್ಟು ಖಚಿತವೋ ಲಗ್ನ ಅಷ್ಟೇ ಖಚಿತ. ಆರೋಗ್ಯ, ರೂಪ, ಪ್ರತಿಭೆಯ ಬಗ್ಗೆ ಇದು ನಂಬಬಹುದಾದದ್ದೇನನ್ನೂ ಹೇಳುವುದಿಲ್ಲ.',
  shifted: 'ಸಮಯ ಸ್ವಲ್ಪ ತಪ್ಪಿದರೆ',
  shiftedSoft: 'ಜನನ ಕೆಲವು ನಿಮಿಷ ಮುಂಚೆ ಅಥವಾ ತಡವಾಗಿ ಆಗಿದ್ದರೆ ಉದಯಿಸುವ ರಾಶಿ.',
  ifBorn: 'ಜನನ',
  earlier: (duration) => `${duration} ಮುಂಚೆ`,
  later: (duration) => `${duration} ನಂತರ`,
  asGiven: 'ಕೊಟ್ಟಂತೆ',
  changesSign: (sign) => `${sign}, ಬೇರೆ ರಾಶಿ`,
};
