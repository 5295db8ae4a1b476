import { type ManglikWords, toldIn } from '../words/manglik/manglik-words.js';
import { sign } from './names.js';

/** From what Mars is counted, with the ending of "from". */
const REFERENCES = { lagna: 'ಲಗ್ನದಿಂದ', moon: 'ಚಂದ್ರನಿಂದ' } as const;

export const KANNADA_MANGLIK: ManglikWords = {
  told: (factor) => toldIn({ sign }, REFERENCES, factor),
  factors: {
    mars_own_sign: ({ mars }) => `ಕುಜ ತನ್ನ ಸ್ವಂತ ರಾಶಿಯಾದ ${mars} ರಾಶಿಯಲ್ಲಿದ್ದಾನೆ.`,
    mars_exalted: ({ mars }) => `ಕುಜ ${mars} ರಾಶಿಯಲ್ಲಿ ಉಚ್ಚನಾಗಿದ್ದಾನೆ.`,
    mars_sign_house_exception: ({ mars, house, from }) =>
      `${mars} ರಾಶಿಯಲ್ಲಿರುವ ಕುಜ ${from} ${house}ನೇ ಭಾವದ ದೋಷವನ್ನು ಕಳೆಯುತ್ತಾನೆ ಎನ್ನುತ್ತಾರೆ.`,
    mars_in_leo_or_aquarius: ({ mars }) =>
      `ಕುಜ ${mars} ರಾಶಿಯಲ್ಲಿದ್ದಾನೆ; ಯಾವ ಭಾವದಲ್ಲಿದ್ದರೂ ಸಿಂಹ, ಕುಂಭ ರಾಶಿಗಳು ದೋಷವನ್ನು ಕಳೆಯುತ್ತವೆ ಎನ್ನುತ್ತಾರೆ.`,
    jupiter_conjunct_mars: ({ mars }) => `ಗುರು ${mars} ರಾಶಿಯಲ್ಲಿ ಕುಜನ ಜೊತೆಗಿದ್ದಾನೆ.`,
    jupiter_aspects_mars: ({ mars, jupiter }) => `${jupiter} ರಾಶಿಯಲ್ಲಿರುವ ಗುರು ${mars} ರಾಶಿಯಲ್ಲಿರುವ ಕುಜನನ್ನು ನೋಡುತ್ತಾನೆ.`,
    moon_conjunct_mars: ({ mars }) => `ಚಂದ್ರ ${mars} ರಾಶಿಯಲ್ಲಿ ಕುಜನ ಜೊತೆಗಿದ್ದಾನೆ.`,
    jupiter_in_lagna: ({ lagna }) => `ಗುರು ಲಗ್ನದಲ್ಲಿದ್ದಾನೆ (${lagna}).`,
    mars_yogakaraka_lagna: ({ lagna }) => `${lagna} ಲಗ್ನಕ್ಕೆ ಕುಜ ಕೇಂದ್ರಕ್ಕೂ ತ್ರಿಕೋಣಕ್ಕೂ ಅಧಿಪತಿ (ಯೋಗಕಾರಕ).`,
  },
  notes: {
    only_house: ({ house }) =>
      house === 1
        ? 'ಇಲ್ಲಿ ಕುಜ ಒಂದನೇ ಭಾವಕ್ಕೆ ಮಾತ್ರ ಬರುತ್ತಾನೆ; ದಕ್ಷಿಣ ಭಾರತದ ಪಟ್ಟಿಗಳು ಅದನ್ನು ಕುಜ ದೋಷಕ್ಕೆ ಎಣಿಸುವುದಿಲ್ಲ.'
        : 'ಇಲ್ಲಿ ಕುಜ ಎರಡನೇ ಭಾವಕ್ಕೆ ಮಾತ್ರ ಬರುತ್ತಾನೆ; ಉತ್ತರ ಭಾರತದ ಪಟ್ಟಿಗಳು ಅದನ್ನು ಕುಜ ದೋಷಕ್ಕೆ ಎಣಿಸುವುದಿಲ್ಲ.',
    movable_sign: ({ mars_sign }) =>
      `ಕುಜ ಚರ ರಾಶಿಯಲ್ಲಿದ್ದಾನೆ (${sign[mars_sign]}); ಕೆಲವು ಗ್ರಂಥಗಳು ಇದನ್ನು ಪರಿಹಾರವೆನ್ನುತ್ತವೆ. ಇಲ್ಲಿ ಅದನ್ನು ಎಣಿಸಿಲ್ಲ.`,
    partner_not_evaluated: () => 'ಇಬ್ಬರಿಗೂ ಕುಜ ದೋಷವಿದ್ದರೆ ದೋಷವಿಲ್ಲವೆಂದು ಅನೇಕ ಗ್ರಂಥಗಳು ಹೇಳುತ್ತವೆ. ಒಂದೇ ಜಾತಕದಿಂದ ಅದನ್ನು ನೋಡಲಾಗದು.',
    others_not_evaluated: () => 'ವಯಸ್ಸು (28), ವಾರ (ಮಂಗಳವಾರ), ಕುಜನ ಜೊತೆ ಶನಿ, ರಾಹು ಅಥವಾ ಕೇತು ಇರುವುದು ಮುಂತಾದವನ್ನು ಇಲ್ಲಿ ಪರಿಶೀಲಿಸಿಲ್ಲ.',
  },
};
