import type { ResultWords } from './words.js';

export const HINDI: ResultWords = {
  born: ({ date, time, place }) => `${date}${time === undefined ? ', समय अज्ञात' : `, ${time}`}, ${place}`,
  onDay: ({ date, place }) => `${date}, ${place}`,
  change: 'विवरण बदलें',
  whatYouGet: 'आपको क्या मिलेगा',
  seeExample: 'एक उदाहरण देखें',
  howCalculated: 'यह गणना कैसे होती है',
  howSure: 'ध्यान देने की बातें',
  keepIt: 'सहेजें और जाँचें',
  print: 'छापें',
  copyJson: 'JSON की प्रतिलिपि लें',
  copied: 'प्रतिलिपि ले ली गई',
  notCopied: 'प्रतिलिपि नहीं ली जा सकी',
  asJson: 'यही परिणाम JSON में',
  addressHolds: 'इस पृष्ठ के पते में आपका दिया हुआ विवरण है: जिसके पास यह पता है, वह यह परिणाम देख सकता है।',
  sameDetails: 'इसी विवरण से दूसरी गणनाएँ',
  moreCalculators: (count) => `${count} और`,
  used: {
    title: 'गणना का आधार',
    zodiac: 'राशिचक्र',
    sidereal: 'निरयण',
    tropical: 'सायन',
    coordinates: 'निर्देशांक',
    derived: (zone) => `${zone}, निर्देशांकों से निकाला गया`,
    daylight: 'ग्रीष्मकालीन समय',
    daylightApplied: 'लागू था, और गणना में लिया गया है',
    ephemeris: 'ग्रह-स्थिति का स्रोत',
    version: 'गणना का संस्करण',
  },
  busy: {
    title: 'कृपया थोड़ा ठहरें',
    tooMany: (seconds) =>
      `इस पते से एक मिनट में निर्धारित सीमा से अधिक गणनाएँ माँगी गईं। कृपया ${seconds === undefined ? 'एक मिनट' : `${seconds} सेकंड`} बाद फिर प्रयास करें। आपका लिखा हुआ सब सुरक्षित है।`,
    unavailable: 'गणना अभी नहीं हो सकी। कृपया थोड़ी देर में फिर प्रयास करें। आपका लिखा हुआ सब सुरक्षित है।',
    again: 'फिर प्रयास करें',
  },
};
