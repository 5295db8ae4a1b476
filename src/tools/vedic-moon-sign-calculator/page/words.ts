import type { Locale } from '../../../languages/locale/locales.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';

export interface MoonSignWords extends ToolWords {
  readonly rashi: string;
  readonly rulerOfRashi: string;
  readonly rulerOfNakshatra: string;
  readonly details: string;
}

const en: MoonSignWords = {
  name: 'Moon sign (rashi)',
  title: 'Moon sign (rashi)',
  summary: 'The sign, nakshatra and pada of the Moon at birth, with the Western Moon sign beside it.',
  submit: 'Find the Moon sign',
  gets: [
    'Your rashi and its ruler',
    'Your nakshatra and pada',
    'Whether the birth time matters: on about two days in five the Moon changes sign',
    'Without a time, every sign that the Moon had that day',
  ],
  disclaimer: 'The sign is calculated; what it says of a character is tradition. It is no psychological assessment.',
  rashi: 'Rashi',
  rulerOfRashi: 'Ruler of the rashi',
  rulerOfNakshatra: 'Ruler of the nakshatra',
  details: 'The Moon at birth',
};

const uk: MoonSignWords = {
  name: 'Знак Місяця (раші)',
  title: 'Знак Місяця (раші)',
  summary: 'Знак, накшатра й пада Місяця при народженні, а поруч — західний знак Місяця.',
  submit: 'Визначити знак Місяця',
  gets: [
    'Ваш знак Місяця (раші) та його управитель',
    'Ваша накшатра й пада',
    'Чи важливий тут час народження: приблизно у два дні з пʼяти Місяць змінює знак',
    'Без часу — усі знаки, у яких Місяць був того дня',
  ],
  disclaimer: 'Знак обчислено, а що він каже про вдачу — справа традиції. Це не психологічна оцінка.',
  rashi: 'Раші',
  rulerOfRashi: 'Управитель раші',
  rulerOfNakshatra: 'Управитель накшатри',
  details: 'Місяць при народженні',
};

const ru: MoonSignWords = {
  name: 'Знак Луны (раши)',
  title: 'Знак Луны (раши)',
  summary: 'Знак, накшатра и пада Луны при рождении, а рядом — западный знак Луны.',
  submit: 'Определить знак Луны',
  gets: [
    'Ваш знак Луны (раши) и его управитель',
    'Ваша накшатра и пада',
    'Важно ли здесь время рождения: примерно в два дня из пяти Луна меняет знак',
    'Без времени — все знаки, в которых Луна была в тот день',
  ],
  disclaimer: 'Знак вычислен, а что он говорит о характере — дело традиции. Это не психологическая оценка.',
  rashi: 'Раши',
  rulerOfRashi: 'Управитель раши',
  rulerOfNakshatra: 'Управитель накшатры',
  details: 'Луна при рождении',
};

const hi: MoonSignWords = {
  name: 'चंद्र राशि',
  title: 'चंद्र राशि',
  summary: 'जन्म के समय चंद्र की राशि, नक्षत्र और चरण, साथ में पाश्चात्य चंद्र राशि।',
  submit: 'चंद्र राशि जानें',
  gets: [
    'आपकी राशि और उसका स्वामी',
    'आपका नक्षत्र और चरण',
    'जन्म समय से अंतर पड़ता है या नहीं: पाँच में से लगभग दो दिन चंद्र राशि बदलता है',
    'समय ज्ञात न हो तो उस दिन की सभी चंद्र राशियाँ',
  ],
  disclaimer: 'राशि गणना से है; स्वभाव के बारे में जो कहा जाता है, वह परंपरा है। यह मनोवैज्ञानिक मूल्यांकन नहीं है।',
  rashi: 'राशि',
  rulerOfRashi: 'राशि का स्वामी',
  rulerOfNakshatra: 'नक्षत्र का स्वामी',
  details: 'जन्म के समय चंद्र',
};

const fr: MoonSignWords = {
  name: 'Signe lunaire (rashi)',
  title: 'Signe lunaire (rashi)',
  summary: 'Le signe, le nakshatra et le pada de la Lune à la naissance, et le signe occidental.',
  submit: 'Trouver le signe lunaire',
  gets: [
    'Votre rashi (signe lunaire) et son maître',
    'Votre nakshatra et votre pada',
    'Si l’heure de naissance importe\u202f: environ deux jours sur cinq, la Lune change de signe',
    'Sans l’heure, tous les signes que la Lune a occupés ce jour-là',
  ],
  disclaimer:
    'Le signe est calculé\u202f; ce qu’il dirait du caractère relève de la tradition. Ce n’est pas une évaluation psychologique.',
  rashi: 'Rashi',
  rulerOfRashi: 'Maître de la rashi',
  rulerOfNakshatra: 'Maître du nakshatra',
  details: 'La Lune à la naissance',
};

const de: MoonSignWords = {
  name: 'Mondzeichen (Rashi)',
  title: 'Mondzeichen (Rashi)',
  summary: 'Zeichen, Nakshatra und Pada des Geburtsmonds, daneben das westliche Mondzeichen.',
  submit: 'Mondzeichen bestimmen',
  gets: [
    'Ihr Rashi und sein Herrscher',
    'Ihr Nakshatra und Pada',
    'Ob es auf die Geburtszeit ankommt: An etwa zwei von fünf Tagen wechselt der Mond das Zeichen',
    'Ohne Uhrzeit alle Zeichen, in denen der Mond an diesem Tag stand',
  ],
  disclaimer:
    'Das Zeichen ist berechnet; was es über einen Charakter sagen soll, ist Überlieferung. Es ist keine psychologische Beurteilung.',
  rashi: 'Rashi',
  rulerOfRashi: 'Herrscher der Rashi',
  rulerOfNakshatra: 'Herrscher des Nakshatra',
  details: 'Der Mond bei der Geburt',
};

const es: MoonSignWords = {
  name: 'Signo lunar (rashi)',
  title: 'Signo lunar (rashi)',
  summary: 'El signo, el nakshatra y el pada de la Luna al nacer, junto al signo lunar occidental.',
  submit: 'Hallar el signo lunar',
  gets: [
    'Su rashi y su regente',
    'Su nakshatra y su pada',
    'Si importa la hora de nacimiento: unos dos de cada cinco días la Luna cambia de signo',
    'Sin la hora, todos los signos que la Luna tuvo ese día',
  ],
  disclaimer: 'El signo se calcula; lo que dice del carácter es tradición. No es una evaluación psicológica.',
  rashi: 'Rashi',
  rulerOfRashi: 'Regente de la rashi',
  rulerOfNakshatra: 'Regente del nakshatra',
  details: 'La Luna al nacer',
};

export const WORDS: Readonly<Record<Locale, MoonSignWords>> = { en, uk, ru, hi, fr, de, es };
