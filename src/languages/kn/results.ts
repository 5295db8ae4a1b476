import type { ResultWords } from '../words/results/result-words.js';
import { signPairWords } from '../words/results/sign-pair.js';
import { significanceWords } from '../words/results/significance.js';
import { from as fromPoint, to } from './cases.js';
import { aspect, chart_point, element, graha, relation, sign } from './names.js';

export const mars: ResultWords['mars'] = {
  count: ({ mars, from, house, houses, isOne }) =>
    `ಕುಜ ${mars} ರಾಶಿಯಲ್ಲಿದ್ದಾನೆ; ಅದು ${fromPoint(from)} ${house}ನೇ ಭಾವ. ಇದು ${houses} ಭಾವಗಳಲ್ಲಿ ${isOne ? 'ಒಂದು' : 'ಒಂದಲ್ಲ'}.`,
  venus: 'ಕೆಲವು ಸಂಪ್ರದಾಯಗಳಲ್ಲಿ ಕುಜನನ್ನು ಶುಕ್ರನಿಂದಲೂ ಎಣಿಸುತ್ತಾರೆ; ಇಲ್ಲಿ ಎಣಿಸಿಲ್ಲ.',
  disclaimer: 'ಕುಜ ದೋಷ ಅನೇಕ ವಿನಾಯಿತಿಗಳಿರುವ ಒಂದು ಸಂಪ್ರದಾಯದ ನಿಯಮ. ಅದೊಂದೇ ಮದುವೆಯನ್ನು ನಿರ್ಧರಿಸಬಾರದು.',
};

export const results: ResultWords = {
  mars,
  matchSummaries: {
    excellent: 'ಬಹುತೇಕ ಎಲ್ಲ ಕೂಟಗಳೂ ಹೊಂದುತ್ತವೆ: 36ಕ್ಕೆ 33 ಅಥವಾ ಅದಕ್ಕಿಂತ ಹೆಚ್ಚು ಗುಣಗಳು.',
    very_good: 'ರೂಢಿಯ ಕನಿಷ್ಠವಾದ 36ಕ್ಕೆ 18ಕ್ಕಿಂತ ತುಂಬಾ ಹೆಚ್ಚು.',
    acceptable: 'ರೂಢಿಯ ಕನಿಷ್ಠವಾದ 36ಕ್ಕೆ 18 ಅಥವಾ ಅದಕ್ಕಿಂತ ಹೆಚ್ಚು.',
    below_customary_threshold: 'ರೂಢಿಯ ಕನಿಷ್ಠವಾದ 36ಕ್ಕೆ 18ಕ್ಕಿಂತ ಕಡಿಮೆ.',
  },
  matchConvention:
    '36 ಗುಣಗಳ ಉತ್ತರ ಭಾರತದ ಅಷ್ಟಕೂಟ ಪದ್ಧತಿ. ಮೊದಲ ವ್ಯಕ್ತಿಯನ್ನು ವರನ ಸ್ಥಾನದಲ್ಲಿ, ಎರಡನೇ ವ್ಯಕ್ತಿಯನ್ನು ವಧುವಿನ ಸ್ಥಾನದಲ್ಲಿ ನೋಡುತ್ತಾರೆ, ಆದ್ದರಿಂದ ಅವರನ್ನು ಅದಲುಬದಲು ಮಾಡಿದರೆ ಮೊತ್ತ ಬದಲಾಗಬಹುದು. ಅನ್ವಯಿಸುವ ಪರಿಹಾರವನ್ನು ಆ ಕೂಟದ ವಿವರದಲ್ಲಿ ಹೇಳುತ್ತೇವೆ, ಅದು ಗುಣಗಳನ್ನು ಎಂದೂ ಬದಲಿಸುವುದಿಲ್ಲ.',
  ascendantNotes: {
    birth_time_unknown: 'ಜನನ ಸಮಯ ತಿಳಿದಿಲ್ಲ: ಲಗ್ನಕ್ಕೆ, ಭಾವಗಳಿಗೆ, ಅವುಗಳಿಂದ ಎಣಿಸುವವಕ್ಕೆ ಅದು ಬೇಕು, ಆದ್ದರಿಂದ ಅವು ಖಾಲಿ ಇವೆ.',
    no_ascendant: 'ಧ್ರುವಗಳಲ್ಲಿ ಲಗ್ನವಿಲ್ಲ: -89.99 ರಿಂದ 89.99 ರವರೆಗಿನ ಅಕ್ಷಾಂಶ ಕೊಡಿ.',
  },
  noBirthNote: 'ಒಬ್ಬರ ಅಥವಾ ಇಬ್ಬರ ಜನನ ವಿವರಗಳನ್ನು ಕೊಟ್ಟಿಲ್ಲ: ಲಗ್ನದಿಂದ ಎಣಿಸುವುದಕ್ಕೆ ಇಬ್ಬರ ಜನನ ವಿವರಗಳೂ ಸಮಯದೊಂದಿಗೆ ಬೇಕು, ಆದ್ದರಿಂದ ಅದು ಖಾಲಿ ಇದೆ.',
  noCurrentDasha: {
    no_current_time: 'ಈಗಿನ ಸಮಯ ಕೊಟ್ಟಿಲ್ಲ.',
    before_birth: 'ಜನನ ಈಗಿನ ಸಮಯದ ನಂತರ ಇದೆ.',
    ended: 'ಒಂಬತ್ತೂ ಮಹಾದಶೆಗಳು ಮುಗಿದಿವೆ.',
  },
  dashasEnded: 'ಪಟ್ಟಿಯ ಎಲ್ಲ ಮಹಾದಶೆಗಳೂ ಮುಗಿದಿವೆ.',
  currentLocationNote: 'ದೃಷ್ಟಿಗಳನ್ನು ಭೂಕೇಂದ್ರದಿಂದ ಲೆಕ್ಕ ಹಾಕಿದ್ದೇವೆ: ಈಗಿನ ಊರನ್ನು ಸ್ವೀಕರಿಸುತ್ತೇವೆ, ಆದರೆ ಅದರಿಂದ ಅವು ಬದಲಾಗುವುದಿಲ್ಲ.',
  sunriseNotes: {
    standard: 'ಸೂರ್ಯೋದಯ, ಸೂರ್ಯಾಸ್ತ: ಸಮುದ್ರ ಮಟ್ಟದಲ್ಲಿ ಸೂರ್ಯಬಿಂಬದ ಕೇಂದ್ರ ಕ್ಷಿತಿಜದ ಕೆಳಗೆ 50′ ಇರುವಾಗ (ವಕ್ರೀಭವನ 34′, ಅರ್ಧವ್ಯಾಸ 16′).',
    hindu_rising: 'ಭೂಕೇಂದ್ರದಿಂದ ನೋಡಿದಂತೆ ಸೂರ್ಯಬಿಂಬದ ಕೇಂದ್ರ ಸರಿಯಾಗಿ ಕ್ಷಿತಿಜದಲ್ಲಿರುವಾಗ, ವಕ್ರೀಭವನವಿಲ್ಲದೆ.',
  },
  namingNotes: {
    birth_time_unknown: 'ಜನನ ಸಮಯ ತಿಳಿದಿಲ್ಲ: ಆ ದಿನದ ಎಲ್ಲ ಅಕ್ಷರಗಳೂ day_alternates ನಲ್ಲಿವೆ.',
    near_pada_edge: 'ಚಂದ್ರ ಅರ್ಧ ಗಂಟೆಯೊಳಗೆ ಬೇರೆ ಪಾದದಲ್ಲಿರುತ್ತಾನೆ: ಆಯ್ಕೆ ಮಾಡುವ ಮುನ್ನ ಜನನ ಸಮಯವನ್ನು ಪರಿಶೀಲಿಸಿ.',
    sound_of_pada: 'ಜನನ ಸಮಯದಲ್ಲಿ ಚಂದ್ರನಿದ್ದ ಪಾದದ ಅಕ್ಷರ. ಇಂಗ್ಲಿಷ್ ಅಕ್ಷರಗಳಲ್ಲಿ ಅದನ್ನು ಬೇರೆ ಬೇರೆ ರೀತಿ ಬರೆಯುತ್ತಾರೆ.',
  },
  significance: /* @__PURE__ */ significanceWords(
    { aspect, chart_point, graha },
    {
      transiting: (planet) => `ಗೋಚಾರ ಗ್ರಹ: ${planet}`,
      natal: (point) => `ಜನ್ಮ ಬಿಂದು: ${point}`,
      glance: { full: (glance) => `ಪೂರ್ಣ ದೃಷ್ಟಿ: ${glance}`, special: (glance) => `ವಿಶೇಷ ದೃಷ್ಟಿ: ${glance}` },
      tight: (degrees) => `ಸರಿಯಾದ ಸ್ಥಾನದಿಂದ ${degrees}° ದೂರದಲ್ಲಿ`,
      decimalSign: '.',
    },
  ),
  signPair: /* @__PURE__ */ signPairWords(
    { element, graha, relation, sign },
    {
      sameSign: (name, nature) => `ಎರಡೂ ರಾಶಿಗಳು ${name}; ತತ್ತ್ವ: ${nature}.`,
      sameElement: (a, b, nature) => `ಎರಡೂ ರಾಶಿಗಳದು (${a}, ${b}) ಒಂದೇ ತತ್ತ್ವ: ${nature}.`,
      elements: (a, ofA, b, ofB) => `ತತ್ತ್ವಗಳು: ${a} ರಾಶಿಗೆ ${ofA}, ${b} ರಾಶಿಗೆ ${ofB}.`,
      oneRuler: (ruler) => `ಎರಡೂ ರಾಶಿಗಳಿಗೆ ಅಧಿಪತಿ ${ruler}.`,
      rulers: (a, b, aToB, bToA) => `ರಾಶ್ಯಧಿಪತಿಗಳು ${a}, ${b}: ${to(a)} ${b} ${aToB}, ${to(b)} ${a} ${bToA}.`,
    },
  ),
};
