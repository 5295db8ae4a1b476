import type { Locale } from '../../../languages/locale/locales.js';
import { oneOrOther, upToOneOrOther } from '../../../languages/locale/plural.js';
import { grahaInSentence } from '../../../languages/names/english.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';

export interface SignPairWords extends ToolWords {
  readonly score: string;
  readonly ofPoints: (maximum: string) => string;
  readonly points: (score: string, maximum: string) => string;
  readonly bar: (score: string) => string;
  readonly firstSign: string;
  readonly secondSign: string;
  readonly ruledBy: (ruler: string) => string;
  readonly partsTitle: string;
  readonly partsNote: string;
  readonly sameSign: (element: string) => string;
  readonly sameElement: (element: string) => string;
  readonly elements: (a: string, b: string) => string;
  readonly oneRuler: (ruler: string) => string;
  readonly rulers: (a: string, b: string) => string;
  readonly angleTitle: string;
  readonly angle: (name: string, distance: number) => string;
  readonly howTitle: string;
  readonly how: string;
}

const signs = oneOrOther('sign', 'signs');

const en: SignPairWords = {
  name: 'Sun sign compatibility',
  title: 'Sun sign compatibility',
  summary: 'How two Western Sun signs agree by element and by the friendship of their rulers.',
  submit: 'Compare the two signs',
  gets: ['A score of 100 points', 'Where the points come from', 'The angle between the two signs'],
  disclaimer:
    'A score of two sun signs by fixed rules. It says nothing about two people: do not choose or leave anyone by it.',
  score: 'Score',
  ofPoints: (maximum) => `of ${maximum} points`,
  points: (score, maximum) => `${score} of ${maximum}`,
  bar: (score) => `${score} of 100 points`,
  firstSign: 'First sign',
  secondSign: 'Second sign',
  ruledBy: (ruler) => `ruled by ${grahaInSentence(ruler)}`,
  partsTitle: 'Where the points come from',
  partsNote: 'Each part gives up to 50 points.',
  sameSign: (element) => `Both are the same sign; its element is ${element}.`,
  sameElement: (element) => `Both signs share the element ${element}.`,
  elements: (a, b) => `The elements are ${a} and ${b}.`,
  oneRuler: (ruler) => `Both signs are ruled by ${grahaInSentence(ruler)}.`,
  rulers: (a, b) => `The signs are ruled by ${grahaInSentence(a)} and ${grahaInSentence(b)}.`,
  angleTitle: 'Angle',
  angle: (name, distance) => `${name}, ${signs(distance)} apart; it gives no points`,
  howTitle: 'How to read this',
  how: 'The elements are compared as Western astrology does, the rulers by the natural friendships of the Vedic texts; the points are a convention of this calculator. Which sign comes first changes nothing.',
};

const uk: SignPairWords = {
  name: 'Сумісність знаків Сонця',
  title: 'Сумісність знаків Сонця',
  summary: 'Чи узгоджуються два західні знаки Сонця за стихією та дружбою управителів.',
  submit: 'Порівняти знаки',
  gets: ['Оцінка зі 100 балів', 'З чого складаються бали', 'Кут між двома знаками'],
  disclaimer:
    'Оцінка двох знаків Сонця за сталими правилами. Про двох людей вона нічого не каже: не обирайте й не залишайте нікого через неї.',
  score: 'Оцінка',
  ofPoints: (maximum) => `зі ${maximum} балів`,
  points: (score, maximum) => `${score} з ${maximum}`,
  bar: (score) => `${score} зі 100 балів`,
  firstSign: 'Перший знак',
  secondSign: 'Другий знак',
  ruledBy: (ruler) => `управитель: ${ruler}`,
  partsTitle: 'З чого складаються бали',
  partsNote: 'Кожна частина дає до 50 балів.',
  sameSign: (element) => `Знак той самий; його стихія: ${element}.`,
  sameElement: (element) => `Стихія обох знаків та сама: ${element}.`,
  elements: (a, b) => `Стихії знаків: ${a} і ${b}.`,
  oneRuler: (ruler) => `Управитель обох знаків: ${ruler}.`,
  rulers: (a, b) => `Управителі знаків: ${a} і ${b}.`,
  angleTitle: 'Кут',
  angle: (name, distance) => `${name}, відстань у знаках: ${distance}; балів не дає`,
  howTitle: 'Як це читати',
  how: 'Стихії порівнюються так, як у західній астрології, управителі — за природною дружбою з ведичних текстів; самі бали — умовність цього розрахунку. Порядок знаків нічого не змінює.',
};

const ru: SignPairWords = {
  name: 'Совместимость знаков Солнца',
  title: 'Совместимость знаков Солнца',
  summary: 'Согласуются ли два западных знака Солнца по стихии и дружбе управителей.',
  submit: 'Сравнить знаки',
  gets: ['Оценка из 100 баллов', 'Из чего складываются баллы', 'Угол между двумя знаками'],
  disclaimer:
    'Оценка двух знаков Солнца по постоянным правилам. О двух людях она ничего не говорит: не выбирайте и не оставляйте никого из-за неё.',
  score: 'Оценка',
  ofPoints: (maximum) => `из ${maximum} баллов`,
  points: (score, maximum) => `${score} из ${maximum}`,
  bar: (score) => `${score} из 100 баллов`,
  firstSign: 'Первый знак',
  secondSign: 'Второй знак',
  ruledBy: (ruler) => `управитель: ${ruler}`,
  partsTitle: 'Из чего складываются баллы',
  partsNote: 'Каждая часть даёт до 50 баллов.',
  sameSign: (element) => `Знак один и тот же; его стихия: ${element}.`,
  sameElement: (element) => `Стихия обоих знаков одна: ${element}.`,
  elements: (a, b) => `Стихии знаков: ${a} и ${b}.`,
  oneRuler: (ruler) => `Управитель обоих знаков: ${ruler}.`,
  rulers: (a, b) => `Управители знаков: ${a} и ${b}.`,
  angleTitle: 'Угол',
  angle: (name, distance) => `${name}, расстояние в знаках: ${distance}; баллов не даёт`,
  howTitle: 'Как это читать',
  how: 'Стихии сравниваются так, как в западной астрологии, управители — по природной дружбе из ведических текстов; сами баллы — условность этого расчёта. Порядок знаков ничего не меняет.',
};

const hi: SignPairWords = {
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

const signsApart = upToOneOrOther('signe', 'signes');

const fr: SignPairWords = {
  name: 'Compatibilité des signes solaires',
  title: 'Compatibilité des signes solaires',
  summary: 'Comment deux signes solaires s’accordent par l’élément et par l’amitié de leurs maîtres.',
  submit: 'Comparer les deux signes',
  gets: ['Un score sur 100', 'D’où viennent les points', 'L’angle entre les deux signes'],
  disclaimer:
    'Le score de deux signes solaires selon des règles fixes. Il ne dit rien des personnes elles-mêmes\u202f: ne choisissez ni ne quittez personne d’après lui.',
  score: 'Score',
  ofPoints: (maximum) => `points sur ${maximum}`,
  points: (score, maximum) => `${score} sur ${maximum}`,
  bar: (score) => `${score} points sur 100`,
  firstSign: 'Premier signe',
  secondSign: 'Second signe',
  ruledBy: (ruler) => `maître\u202f: ${ruler}`,
  partsTitle: 'D’où viennent les points',
  partsNote: 'Chaque partie donne jusqu’à 50 points.',
  sameSign: (element) => `Les deux signes sont identiques (élément\u202f: ${element}).`,
  sameElement: (element) => `Les deux signes partagent le même élément\u202f: ${element}.`,
  elements: (a, b) => `Éléments des signes\u202f: ${a} et ${b}.`,
  oneRuler: (ruler) => `Les deux signes ont le même maître\u202f: ${ruler}.`,
  rulers: (a, b) => `Maîtres des signes\u202f: ${a} et ${b}.`,
  angleTitle: 'Angle',
  angle: (name, distance) => `${name}, à ${signsApart(distance)} d’écart\u202f; sans effet sur le score`,
  howTitle: 'Comment lire ce résultat',
  how: 'Les éléments sont comparés comme en astrologie occidentale, les maîtres selon les amitiés naturelles des textes védiques\u202f; les points sont une convention de ce calcul. L’ordre des signes ne change rien.',
};

const de: SignPairWords = {
  name: 'Sonnenzeichen im Vergleich',
  title: 'Sonnenzeichen im Vergleich',
  summary: 'Wie zwei Sonnenzeichen nach Element und Freundschaft ihrer Herrscher zusammenpassen.',
  submit: 'Zeichen vergleichen',
  gets: ['Eine Punktzahl bis 100', 'Woher die Punkte kommen', 'Der Winkel zwischen den Zeichen'],
  disclaimer:
    'Eine Punktzahl für zwei Sonnenzeichen nach festen Regeln. Über zwei Menschen sagt sie nichts: Wählen oder verlassen Sie niemanden ihretwegen.',
  score: 'Punktzahl',
  ofPoints: (maximum) => `von ${maximum} Punkten`,
  points: (score, maximum) => `${score} von ${maximum}`,
  bar: (score) => `${score} von 100 Punkten`,
  firstSign: 'Erstes Zeichen',
  secondSign: 'Zweites Zeichen',
  ruledBy: (ruler) => `Herrscher: ${ruler}`,
  partsTitle: 'Woher die Punkte kommen',
  partsNote: 'Jeder Teil gibt bis zu 50 Punkte.',
  sameSign: (element) => `Beide Zeichen sind gleich (Element: ${element}).`,
  sameElement: (element) => `Beide Zeichen haben dasselbe Element: ${element}.`,
  elements: (a, b) => `Elemente der Zeichen: ${a} und ${b}.`,
  oneRuler: (ruler) => `Beide Zeichen haben denselben Herrscher: ${ruler}.`,
  rulers: (a, b) => `Herrscher der Zeichen: ${a} und ${b}.`,
  angleTitle: 'Winkel',
  angle: (name, distance) => `${name}, ${distance} Zeichen Abstand; ohne Einfluss auf die Punktzahl`,
  howTitle: 'So ist das zu lesen',
  how: 'Die Elemente werden verglichen wie in der westlichen Astrologie, die Herrscher nach den natürlichen Freundschaften der vedischen Texte; die Punkte sind eine Festlegung dieses Rechners. Die Reihenfolge der Zeichen ändert nichts.',
};

const es: SignPairWords = {
  name: 'Compatibilidad de signos solares',
  title: 'Compatibilidad de signos solares',
  summary: 'Cómo concuerdan dos signos solares por su elemento y por la amistad de sus regentes.',
  submit: 'Comparar los dos signos',
  gets: ['Una puntuación sobre 100', 'De dónde salen los puntos', 'El ángulo entre los dos signos'],
  disclaimer:
    'Es la puntuación de dos signos solares según reglas fijas. No dice nada de las personas: no elija ni deje a nadie por ella.',
  score: 'Puntuación',
  ofPoints: (maximum) => `de ${maximum} puntos`,
  points: (score, maximum) => `${score} de ${maximum}`,
  bar: (score) => `${score} de 100 puntos`,
  firstSign: 'Primer signo',
  secondSign: 'Segundo signo',
  ruledBy: (ruler) => `regente: ${ruler}`,
  partsTitle: 'De dónde salen los puntos',
  partsNote: 'Cada parte da hasta 50 puntos.',
  sameSign: (element) => `Los dos signos son el mismo (elemento: ${element}).`,
  sameElement: (element) => `Los dos signos tienen el mismo elemento: ${element}.`,
  elements: (a, b) => `Elementos de los signos: ${a} y ${b}.`,
  oneRuler: (ruler) => `Los dos signos tienen el mismo regente: ${ruler}.`,
  rulers: (a, b) => `Regentes de los signos: ${a} y ${b}.`,
  angleTitle: 'Ángulo',
  angle: (name, distance) =>
    `${name}, a ${distance === 1 ? '1 signo' : `${distance} signos`} de distancia; no da puntos`,
  howTitle: 'Cómo leerlo',
  how: 'Los elementos se comparan como en la astrología occidental; los regentes, por las amistades naturales de los textos védicos; los puntos son una convención de esta calculadora. El orden de los signos no cambia nada.',
};

export const WORDS: Readonly<Record<Locale, SignPairWords>> = { en, uk, ru, hi, fr, de, es };
