import type { Locale } from '../../../languages/locale/locales.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';

export interface AshtottariWords extends ToolWords {
  /** What is over where none runs any more. */
  readonly over: string;
  /** Whether the texts use it for this birth. */
  readonly applies: {
    readonly title: string;
    readonly what: string;
    readonly byRahu: string;
    readonly byPaksha: string;
    readonly yes: string;
    readonly no: string;
  };
}

export const WORDS: Readonly<Record<Locale, AshtottariWords>> = {
  en: {
    name: 'Ashtottari dasha',
    title: 'Ashtottari dasha',
    summary: 'The eight lords of 108 years, which one runs now, and whether the texts use them for this birth.',
    submit: 'Show the dashas',
    gets: [
      'The periods that run now, in three levels',
      'Eight mahadashas from birth on, with the level below',
      'Whether the texts use this dasha for the birth, by both of their rules',
    ],
    disclaimer: 'A second count of years beside Vimshottari. It tells of no event and no length of life.',
    over: 'The eight mahadashas, 108 years in all, have ended.',
    applies: {
      title: 'Whether it applies',
      what: 'Texts use this dasha only for some births and differ in which. It is counted here for every birth.',
      byRahu: 'Rahu in a kendra or trikona from the lord of the lagna, not in the lagna',
      byPaksha: 'Born by day in the dark half of the month, or by night in the bright half',
      yes: 'yes',
      no: 'no',
    },
  },
  uk: {
    name: 'Аштоттарі-даша',
    title: 'Аштоттарі-даша',
    summary: 'Вісім управителів за 108 років, хто з них триває зараз і чи вживають цю дашу для такого народження.',
    submit: 'Показати даші',
    gets: [
      'Періоди, що тривають зараз, на трьох рівнях',
      'Вісім махадаш від народження з нижчим рівнем',
      'Чи вживають тексти цю дашу для такого народження, за обома правилами',
    ],
    disclaimer: 'Другий лік років поряд із вімшоттарі. Він не говорить ні про події, ні про тривалість життя.',
    over: 'Вісім махадаш, разом 108 років, минули.',
    applies: {
      title: 'Чи вона застосовна',
      what: 'Тексти вживають цю дашу лише для деяких народжень і розходяться в тому, для яких. Тут її полічено для кожного.',
      byRahu: 'Раху в кендрі або триконі від управителя лагни й не в самій лагні',
      byPaksha: 'Народження вдень у темній половині місяця або вночі у світлій',
      yes: 'так',
      no: 'ні',
    },
  },
  ru: {
    name: 'Аштоттари-даша',
    title: 'Аштоттари-даша',
    summary: 'Восемь управителей за 108 лет, какой из них идёт сейчас и применяют ли эту дашу для такого рождения.',
    submit: 'Показать даши',
    gets: [
      'Периоды, которые идут сейчас, на трёх уровнях',
      'Восемь махадаш от рождения с нижним уровнем',
      'Применяют ли тексты эту дашу для такого рождения, по обоим правилам',
    ],
    disclaimer: 'Второй счёт лет рядом с вимшоттари. Он не говорит ни о событиях, ни о продолжительности жизни.',
    over: 'Восемь махадаш, всего 108 лет, закончились.',
    applies: {
      title: 'Применима ли она',
      what: 'Тексты применяют эту дашу лишь для некоторых рождений и расходятся в том, для каких. Здесь она сосчитана для каждого.',
      byRahu: 'Раху в кендре или триконе от управителя лагны и не в самой лагне',
      byPaksha: 'Рождение днём в тёмной половине месяца или ночью в светлой',
      yes: 'да',
      no: 'нет',
    },
  },
  hi: {
    name: 'अष्टोत्तरी दशा',
    title: 'अष्टोत्तरी दशा',
    summary: '108 वर्ष के आठ दशा स्वामी, अभी कौन-सी दशा चल रही है, और ग्रंथ इसे इस जन्म में लेते हैं या नहीं।',
    submit: 'दशा देखें',
    gets: [
      'अभी चल रही दशाएँ, तीन स्तरों में',
      'जन्म से आगे की आठ महादशाएँ, अंतर्दशा सहित',
      'ग्रंथ इस जन्म में यह दशा लेते हैं या नहीं, दोनों नियमों से',
    ],
    disclaimer: 'विंशोत्तरी के साथ वर्षों की दूसरी गणना। यह न किसी घटना की बात कहती है, न आयु की।',
    over: 'आठ महादशाएँ, कुल 108 वर्ष, बीत चुकी हैं।',
    applies: {
      title: 'क्या यह दशा लागू होती है',
      what: 'ग्रंथ यह दशा कुछ ही जन्मों में लेते हैं और इस पर एकमत नहीं हैं। यहाँ यह हर जन्म के लिए गिनी गई है।',
      byRahu: 'राहु लग्नेश से केंद्र या त्रिकोण में, लग्न में नहीं',
      byPaksha: 'कृष्ण पक्ष में दिन का या शुक्ल पक्ष में रात का जन्म',
      yes: 'हाँ',
      no: 'नहीं',
    },
  },
  fr: {
    name: 'Dasha Ashtottari',
    title: 'Dasha Ashtottari',
    summary: 'Les huit maîtres de 108 ans, celui qui est en cours, et si cette dasha s’applique.',
    submit: 'Afficher les dashas',
    gets: [
      'Les périodes en cours, sur trois niveaux',
      'Huit mahadashas depuis la naissance, avec le niveau inférieur',
      'Si les textes emploient cette dasha pour la naissance, selon leurs deux règles',
    ],
    disclaimer:
      'Un second décompte des années à côté de Vimshottari. Il ne dit rien d’un événement ni de la durée de la vie.',
    over: 'Les huit mahadashas, 108 ans en tout, sont terminées.',
    applies: {
      title: 'Si elle s’applique',
      what: 'Les textes n’emploient cette dasha que pour certaines naissances et divergent sur lesquelles. Ici, elle est comptée pour toutes.',
      byRahu: 'Rahu dans un kendra ou un trikona depuis le maître du lagna, et non dans le lagna',
      byPaksha: 'Naissance de jour dans la moitié sombre du mois, ou de nuit dans la moitié claire',
      yes: 'oui',
      no: 'non',
    },
  },
  de: {
    name: 'Ashtottari-Dasha',
    title: 'Ashtottari-Dasha',
    summary: 'Die acht Herrscher von 108 Jahren, welcher jetzt läuft, und ob diese Dasha gilt.',
    submit: 'Dashas zeigen',
    gets: [
      'Die Perioden, die jetzt laufen, in drei Ebenen',
      'Acht Mahadashas ab der Geburt mit der Ebene darunter',
      'Ob die Texte diese Dasha für die Geburt nehmen, nach ihren beiden Regeln',
    ],
    disclaimer:
      'Eine zweite Zählung der Jahre neben Vimshottari. Sie sagt nichts über Ereignisse und nichts über die Lebensdauer.',
    over: 'Die acht Mahadashas, zusammen 108 Jahre, sind zu Ende.',
    applies: {
      title: 'Ob sie gilt',
      what: 'Die Texte nehmen diese Dasha nur für manche Geburten und sind sich nicht einig, für welche. Hier wird sie für jede gezählt.',
      byRahu: 'Rahu in einem Kendra oder Trikona vom Herrscher des Lagna und nicht im Lagna',
      byPaksha: 'Geburt am Tag in der dunklen Monatshälfte oder nachts in der hellen',
      yes: 'ja',
      no: 'nein',
    },
  },
  es: {
    name: 'Dasha Ashtottari',
    title: 'Dasha Ashtottari',
    summary: 'Los ocho regentes de 108 años, cuál está en curso y si esta dasha se aplica.',
    submit: 'Mostrar las dashas',
    gets: [
      'Los periodos en curso, en tres niveles',
      'Ocho mahadashas desde el nacimiento, con el nivel inferior',
      'Si los textos usan esta dasha para el nacimiento, según sus dos reglas',
    ],
    disclaimer: 'Un segundo cómputo de los años junto a Vimshottari. No habla de sucesos ni de la duración de la vida.',
    over: 'Las ocho mahadashas, 108 años en total, han terminado.',
    applies: {
      title: 'Si se aplica',
      what: 'Los textos usan esta dasha solo para algunos nacimientos y difieren en cuáles. Aquí se cuenta para todos.',
      byRahu: 'Rahu en un kendra o trikona desde el regente del lagna y no en el lagna',
      byPaksha: 'Nacimiento de día en la mitad oscura del mes, o de noche en la clara',
      yes: 'sí',
      no: 'no',
    },
  },
};
