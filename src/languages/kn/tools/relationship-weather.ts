import type { RelationshipWeatherWords } from '../../../tools/relationship-weather/page/words.js';

export const relationshipWeather: RelationshipWeatherWords = {
  name: 'ಇಂದು ಸಂಬಂಧಗಳು',
  title: 'ಸಂಬಂಧಗಳಿಗೆ ಈ ದಿನ',
  summary: 'ಪ್ರೀತಿಗೆ, ಸ್ನೇಹಕ್ಕೆ, ಇತರರೊಂದಿಗಿನ ಕೆಲಸಕ್ಕೆ ಆ ದಿನ ಹೇಗಿದೆ; ಪ್ರತಿ ಅಂಕದೊಂದಿಗೆ.',
  submit: 'ದಿನವನ್ನು ನೋಡಿ',
  gets: [
    'ಒಂದು ಬಗೆಯ ಸಂಬಂಧಕ್ಕೆ ಆ ದಿನದ ಅಂಕ',
    'ಕಾರಕ ಗ್ರಹಗಳ ಸ್ಥಿತಿ: ಶುಕ್ರ, ಬುಧ, ಚಂದ್ರ, ಸೂರ್ಯ ಅಥವಾ ಶನಿ',
    'ದಿನದಲ್ಲಿ ಬದಲಾಗುವವು; ಆರಿಸಬೇಕಾದ, ಬಿಡಬೇಕಾದ ಕಾಲಗಳು',
  ],
  disclaimer: 'ಇದು ಆ ದಿನದ ಆಕಾಶದ ಬಗ್ಗೆ ಮಾತ್ರ, ಜನರ ಬಗ್ಗೆ ಅಲ್ಲ. ಇದನ್ನು ನೋಡಿ ಯಾವ ಸಂಬಂಧವನ್ನೂ ಆರಂಭಿಸಬೇಡಿ, ಅಳೆಯಬೇಡಿ, ಮುರಿಯಬೇಡಿ.',
  kindNav: 'ಯಾವ ಬಗೆಯ ಸಂಬಂಧ',
  steps: (favourable, challenging) =>
    `ಅಂಕ ${favourable} ಅಥವಾ ಹೆಚ್ಚಿದ್ದರೆ ಅನುಕೂಲ, ${challenging} ಕ್ಕಿಂತ ಕಡಿಮೆಯಿದ್ದರೆ ಪ್ರತಿಕೂಲ, ನಡುವಿನದು ಮಿಶ್ರ.`,
  significators: 'ಕಾರಕ ಗ್ರಹಗಳು',
  significatorsSoft: 'ಇಂಥ ಸಂಬಂಧವನ್ನು ಸೂಚಿಸುವ ಗ್ರಹಗಳು, ದಿನ ಆರಂಭವಾದಾಗ.',
  graha: 'ಗ್ರಹ',
  sign: 'ರಾಶಿ',
  dignity: 'ಸ್ಥಿತಿ',
  state: 'ಗತಿ',
  direct: 'ಮಾರ್ಗಿ',
  retrograde: 'ವಕ್ರಿ',
  combust: 'ಅಸ್ತಂಗತ',
  moon: 'ಚಂದ್ರ',
  whatChanges: 'ಆಗಿನಿಂದ ಕಂಡುಬರುವವು',
  noChanges: 'ದಿನ ಮುಗಿಯುವವರೆಗೆ ನಿಯಮಗಳ ಫಲ ಬದಲಾಗುವುದಿಲ್ಲ.',
};
