import type { SignPairWords } from '../../../tools/compatibility/page/words.js';

export const compatibility: SignPairWords = {
  name: 'सूर्य राशींचा मेळ',
  title: 'सूर्य राशींचा मेळ',
  summary: 'पाश्चात्त्य पद्धतीच्या दोन सूर्य राशी तत्त्वाने आणि स्वामींच्या मैत्रीने किती जुळतात.',
  submit: 'दोन राशींची तुलना करा',
  gets: ['100 पैकी गुण', 'गुण कोठून आले', 'दोन राशींमधील अंतर'],
  disclaimer:
    'ठरलेल्या नियमांनी काढलेले दोन सूर्य राशींचे गुण. ते दोन माणसांबद्दल काहीही सांगत नाहीत: त्यावरून कोणाला निवडू नका आणि सोडूही नका.',
  score: 'गुण',
  ofPoints: (maximum) => `${maximum} पैकी`,
  points: (score, maximum) => `${maximum} पैकी ${score}`,
  bar: (score) => `100 पैकी ${score} गुण`,
  firstSign: 'पहिली राशी',
  secondSign: 'दुसरी राशी',
  ruledBy: (ruler) => `स्वामी ${ruler}`,
  partsTitle: 'गुण कोठून आले',
  partsNote: 'प्रत्येक भागाला 50 पर्यंत गुण.',
  sameSign: (element) => `दोन्ही राशी एकच आहेत; तत्त्व: ${element}.`,
  sameElement: (element) => `दोन्ही राशींचे तत्त्व एकच आहे: ${element}.`,
  elements: (a, b) => `तत्त्वे ${a} आणि ${b} आहेत.`,
  oneRuler: (ruler) => `दोन्ही राशींचा एकच स्वामी आहे: ${ruler}.`,
  rulers: (a, b) => `राशींचे स्वामी ${a} आणि ${b} आहेत.`,
  angleTitle: 'अंतर',
  angle: (name, distance) => `${name}, ${distance} ${distance === 1 ? 'राशीचे' : 'राशींचे'} अंतर; याला गुण नाहीत`,
  howTitle: 'हे कसे वाचावे',
  how: 'तत्त्वांची तुलना पाश्चात्त्य ज्योतिषाप्रमाणे केली आहे, स्वामींची वैदिक ग्रंथांतील नैसर्गिक मैत्रीप्रमाणे; गुण किती द्यायचे ते या गणनेने ठरवले आहे. कोणती राशी आधी लिहिली याने काहीही बदलत नाही.',
};
