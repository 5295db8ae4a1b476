import type { SignPairWords } from '../../../tools/compatibility/page/words.js';

export const compatibility: SignPairWords = {
  name: 'सूर्य राशि मिलान',
  title: 'सूर्य राशि मिलान',
  summary: 'दो पाश्चात्य सूर्य राशियों का तत्व और राशि स्वामियों की मित्रता से मिलान।',
  submit: 'राशियाँ मिलाएँ',
  gets: ['100 में से अंक', 'अंक कहाँ से आए', 'दोनों राशियों के बीच का कोण'],
  disclaimer:
    'ये निश्चित नियमों से दो सूर्य राशियों के अंक हैं। ये दो व्यक्तियों के बारे में कुछ नहीं कहते: इनके आधार पर किसी को न चुनें, न छोड़ें।',
  score: 'अंक',
  ofPoints: (maximum) => `/ ${maximum} अंक`,
  points: (score, maximum) => `${maximum} में से ${score}`,
  bar: (score) => `100 में से ${score} अंक`,
  firstSign: 'पहली राशि',
  secondSign: 'दूसरी राशि',
  ruledBy: (ruler) => `स्वामी ${ruler}`,
  partsTitle: 'अंक कहाँ से आए',
  partsNote: 'हर भाग अधिकतम 50 अंक देता है।',
  sameSign: (element) => `दोनों की राशि एक ही है; तत्व ${element}।`,
  sameElement: (element) => `दोनों राशियों का तत्व एक ही है: ${element}।`,
  elements: (a, b) => `राशियों के तत्व ${a} और ${b} हैं।`,
  oneRuler: (ruler) => `दोनों राशियों का स्वामी ${ruler} है।`,
  rulers: (a, b) => `राशियों के स्वामी ${a} और ${b} हैं।`,
  angleTitle: 'कोण',
  angle: (name, distance) => `${name}, राशियों की दूरी ${distance}; इससे अंक नहीं मिलते`,
  howTitle: 'इसे कैसे समझें',
  how: 'तत्वों का मिलान पाश्चात्य ज्योतिष के अनुसार है, स्वामियों का वैदिक ग्रंथों की नैसर्गिक मित्रता के अनुसार; अंक इस गणना के अपने नियमों से हैं। राशियों के क्रम से कुछ नहीं बदलता।',
};
