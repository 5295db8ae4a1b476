import type { TransitsWords } from '../../../tools/current-transits-calculator/page/words.js';

export const currentTransitsCalculator: TransitsWords = {
  name: 'ಈಗಿನ ಗೋಚಾರ',
  title: 'ಜಾತಕದ ಮೇಲೆ ಗೋಚಾರ',
  fromMoon: (house) => `ಚಂದ್ರನಿಂದ ${house}ನೇ ಸ್ಥಾನ`,
  fromLagna: (house) => `ಲಗ್ನದಿಂದ ${house}ನೇ ಸ್ಥಾನ`,
  houseFromMoon: 'ಚಂದ್ರನಿಂದ ಸ್ಥಾನ',
  houseFromLagna: 'ಲಗ್ನದಿಂದ ಸ್ಥಾನ',
  housesTitle: 'ಗೋಚಾರ ಸ್ಥಾನಗಳು',
  summary: 'ಈಗ ಜಾತಕವನ್ನು ಯಾವ ಗ್ರಹಗಳು ನೋಡುತ್ತಿವೆ: ಯಾವಾಗಿನಿಂದ, ಯಾವಾಗಿನವರೆಗೆ, ನಿಖರವಾಗಿ ಯಾವಾಗ.',
  submit: 'ಗೋಚಾರ ತೋರಿಸಿ',
  gets: ['3 ಡಿಗ್ರಿಯೊಳಗಿನ ಪ್ರತಿ ಗೋಚಾರ, ಅದರ ಅವಧಿ, ನಿಖರ ಸಮಯಗಳು', 'ಒಂದೊಂದರ ಪ್ರಾಮುಖ್ಯ: ಪಟ್ಟಿಯ ನಿಯಮಗಳ ಅಂಕಗಳು', 'ಆಕಾಶದ ಮತ್ತು ಜಾತಕದ ಸ್ಥಾನಗಳು'],
  disclaimer:
    'ಅಂಕಗಳು ಪಟ್ಟಿಯ ನಿಯಮಗಳಂತೆ ದೃಷ್ಟಿಗಳನ್ನು ಕ್ರಮದಲ್ಲಿ ಇಡುತ್ತವೆ; ಘಟನೆಗಳನ್ನು ಮುಂಚಿತವಾಗಿ ಹೇಳುವುದಿಲ್ಲ. ಆರೋಗ್ಯ, ಕಾನೂನು, ಹಣದ ನಿರ್ಧಾರಗಳಿಗೆ ಇವನ್ನು ಆಧಾರ ಮಾಡಿಕೊಳ್ಳಬೇಡಿ.',
  moment: 'ಸಮಯ (UTC)',
  count: (count) => `${count} ${count <= 1 ? 'ಗೋಚಾರ' : 'ಗೋಚಾರಗಳು'}`,
  major: (count, threshold) =>
    count === 0
      ? `ಪ್ರಮುಖವಾದದ್ದಿಲ್ಲ (${threshold} ಅಂಕ ಅಥವಾ ಹೆಚ್ಚು)`
      : `ಅವುಗಳಲ್ಲಿ ಪ್ರಮುಖವಾದವು ${count} (${threshold} ಅಂಕ ಅಥವಾ ಹೆಚ್ಚು)`,
  natal: (point) => `ಜನ್ಮ ${point}`,
  lagna: 'ಲಗ್ನ',
  none: {
    lead: 'ಈ ಸಮಯಕ್ಕೆ ವ್ಯಾಪ್ತಿಯಲ್ಲಿ ಗೋಚಾರವಿಲ್ಲ.',
    text: 'ಯಾವ ಗ್ರಹದ ದೃಷ್ಟಿಯೂ ಜನ್ಮ ಬಿಂದುವಿಗೆ 3 ಡಿಗ್ರಿಯೊಳಗೆ ಇಲ್ಲ.',
  },
  transitsTitle: 'ವ್ಯಾಪ್ತಿಯಲ್ಲಿರುವ ಗೋಚಾರಗಳು',
  transitsCaption: 'ಹೆಚ್ಚು ಅಂಕದವು ಮೊದಲು, ಆಮೇಲೆ ನಿಖರತೆಗೆ ಹತ್ತಿರವಿರುವವು',
  transit: 'ಗೋಚಾರ',
  aspect: 'ದೃಷ್ಟಿ',
  orb: 'ವ್ಯತ್ಯಾಸ',
  exact: 'ನಿಖರವಾಗಿ',
  window: 'ವ್ಯಾಪ್ತಿಯಲ್ಲಿ',
  weight: 'ಅಂಕಗಳು',
  isMajor: 'ಪ್ರಮುಖ',
  never: 'ಈ ಅವಧಿಯಲ್ಲಿ ನಿಖರವಾಗುವುದಿಲ್ಲ',
  rulesTitle: 'ಅಂಕಗಳು ಹೇಗೆ ಬಂದವು',
  rulesNote: (threshold) => `${threshold} ಅಂಕ ಅಥವಾ ಹೆಚ್ಚು ಇರುವ ಗೋಚಾರವನ್ನು ಪ್ರಮುಖ ಎನ್ನುತ್ತೇವೆ. ಅಂಕಗಳು ಈ ಗಣನೆಯ ವ್ಯವಸ್ಥೆ.`,
  positionsTitle: 'ಸ್ಥಾನಗಳು',
  skyCaption: 'ಆ ಸಮಯದ ಆಕಾಶ',
  natalCaption: 'ಜಾತಕ',
  graha: 'ಗ್ರಹ',
  point: 'ಬಿಂದು',
  position: 'ಸ್ಥಾನ',
  placeNote: 'ಸ್ಥಾನಗಳು ಭೂಕೇಂದ್ರದಿಂದ ನೋಡಿದವು: ನೀವು ಈಗ ಎಲ್ಲಿದ್ದರೂ ಅವು ಬದಲಾಗುವುದಿಲ್ಲ.',
};
