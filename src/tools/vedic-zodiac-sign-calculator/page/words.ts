import type { Locale } from '../../../languages/locale/locales.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';

export interface ZodiacWords extends ToolWords {
  readonly compared: string;
  readonly body: string;
  readonly vedic: string;
  readonly western: string;
}

const en: ZodiacWords = {
  name: 'Vedic zodiac signs',
  title: 'Vedic zodiac signs: Moon, Sun, lagna',
  summary: 'The Moon, Sun and rising signs of a birth and its nakshatra, beside the Western signs.',
  submit: 'Find the signs',
  gets: [
    'Your Moon sign, which Vedic astrology reads first, your Sun sign and your rising sign',
    'Your nakshatra',
    'The Western Sun and Moon signs for comparison',
  ],
  disclaimer:
    'Three signs are a small part of a chart, and what they mean is tradition. They are no test of anyone’s character.',
  compared: 'Vedic and Western signs',
  body: 'Graha',
  vedic: 'Vedic sign',
  western: 'Western sign',
};

const uk: ZodiacWords = {
  name: 'Ведичні знаки зодіаку',
  title: 'Ведичні знаки зодіаку: Місяць, Сонце, лагна',
  summary: 'Знаки Місяця, Сонця й висхідний знак, накшатра, а поруч — західні знаки.',
  submit: 'Визначити знаки',
  gets: [
    'Ваш знак Місяця, на який ведична астрологія дивиться насамперед, знак Сонця й висхідний знак',
    'Ваша накшатра',
    'Західні знаки Сонця й Місяця для порівняння',
  ],
  disclaimer: 'Три знаки — мала частина карти, а їхнє значення — справа традиції. Про вдачу людини вони не свідчать.',
  compared: 'Ведичні й західні знаки',
  body: 'Граха',
  vedic: 'Ведичний знак',
  western: 'Західний знак',
};

const ru: ZodiacWords = {
  name: 'Ведические знаки зодиака',
  title: 'Ведические знаки зодиака: Луна, Солнце, лагна',
  summary: 'Знаки Луны, Солнца и восходящий знак, накшатра, а рядом — западные знаки.',
  submit: 'Определить знаки',
  gets: [
    'Ваш знак Луны, на который ведическая астрология смотрит прежде всего, знак Солнца и восходящий знак',
    'Ваша накшатра',
    'Западные знаки Солнца и Луны для сравнения',
  ],
  disclaimer:
    'Три знака — малая часть карты, а их значение — дело традиции. О характере человека они не свидетельствуют.',
  compared: 'Ведические и западные знаки',
  body: 'Граха',
  vedic: 'Ведический знак',
  western: 'Западный знак',
};

const hi: ZodiacWords = {
  name: 'वैदिक राशियाँ',
  title: 'वैदिक राशियाँ: चंद्र, सूर्य और लग्न',
  summary: 'जन्म की चंद्र राशि, सूर्य राशि, लग्न और नक्षत्र, साथ में पाश्चात्य राशियाँ।',
  submit: 'राशियाँ जानें',
  gets: [
    'आपकी चंद्र राशि, जो वैदिक ज्योतिष में सबसे पहले देखी जाती है, सूर्य राशि और लग्न',
    'आपका नक्षत्र',
    'तुलना के लिए पाश्चात्य सूर्य और चंद्र राशियाँ',
  ],
  disclaimer: 'तीन राशियाँ कुंडली का छोटा-सा भाग हैं और उनका अर्थ परंपरा से है। इनसे किसी के चरित्र की परख नहीं होती।',
  compared: 'वैदिक और पाश्चात्य राशियाँ',
  body: 'ग्रह',
  vedic: 'वैदिक राशि',
  western: 'पाश्चात्य राशि',
};

const fr: ZodiacWords = {
  name: 'Signes védiques du zodiaque',
  title: 'Signes védiques\u202f: Lune, Soleil, lagna',
  summary: 'Les signes de la Lune, du Soleil et de l’ascendant, avec les signes occidentaux.',
  submit: 'Trouver les signes',
  gets: [
    'Votre signe lunaire, que l’astrologie védique lit en premier, votre signe solaire et votre signe ascendant',
    'Votre nakshatra',
    'Les signes occidentaux du Soleil et de la Lune, pour comparer',
  ],
  disclaimer:
    'Trois signes ne sont qu’une petite partie d’un thème, et leur sens relève de la tradition. Ce n’est pas un test de caractère.',
  compared: 'Signes védiques et occidentaux',
  body: 'Graha',
  vedic: 'Signe védique',
  western: 'Signe occidental',
};

const de: ZodiacWords = {
  name: 'Vedische Tierkreiszeichen',
  title: 'Vedische Tierkreiszeichen: Mond, Sonne, Lagna',
  summary: 'Die Zeichen von Mond, Sonne und Aszendent bei der Geburt, daneben die westlichen.',
  submit: 'Zeichen bestimmen',
  gets: [
    'Ihr Mondzeichen, auf das die vedische Astrologie zuerst sieht, Ihr Sonnenzeichen und Ihr aufsteigendes Zeichen',
    'Ihr Nakshatra',
    'Die westlichen Zeichen von Sonne und Mond zum Vergleich',
  ],
  disclaimer:
    'Drei Zeichen sind ein kleiner Teil eines Horoskops, und was sie bedeuten, ist Überlieferung. Ein Charaktertest sind sie nicht.',
  compared: 'Vedische und westliche Zeichen',
  body: 'Graha',
  vedic: 'Vedisches Zeichen',
  western: 'Westliches Zeichen',
};

const es: ZodiacWords = {
  name: 'Signos védicos del zodiaco',
  title: 'Signos védicos: Luna, Sol, lagna',
  summary: 'Los signos de la Luna, el Sol y el ascendente al nacer, junto a los occidentales.',
  submit: 'Hallar los signos',
  gets: [
    'Su signo lunar, que la astrología védica lee primero, su signo solar y su signo ascendente',
    'Su nakshatra',
    'Los signos occidentales del Sol y de la Luna, para comparar',
  ],
  disclaimer:
    'Tres signos son una pequeña parte de una carta, y lo que significan es tradición. No son un test de carácter.',
  compared: 'Signos védicos y occidentales',
  body: 'Graha',
  vedic: 'Signo védico',
  western: 'Signo occidental',
};

export const WORDS: Readonly<Record<Locale, ZodiacWords>> = { en, uk, ru, hi, fr, de, es };
