import type { SignName } from '../../../base/zodiac/rashi.js';
import type { MarsCount } from '../../../rules/natal/manglik.js';
import type { Locale } from '../../locale/locales.js';
import * as names from '../../names/tables.js';

/** What a language says of the count of Mars, and of the method beside it. */
interface MarsWords {
  /** Mars counted from a reference: whether its house is one of those of the dosha. */
  readonly count: (told: {
    readonly mars: string;
    readonly from: string;
    readonly house: number;
    readonly houses: string;
    readonly isOne: boolean;
  }) => string;
  readonly venus: string;
  readonly disclaimer: string;
}

export const MARS_WORDS: Readonly<Record<Locale, MarsWords>> = {
  en: {
    count: ({ mars, from, house, houses, isOne }) =>
      `Mars in ${mars} is in house ${house} from ${from}, which is ${isOne ? '' : 'not '}one of the houses ${houses}.`,
    venus: 'Some traditions also count Mars from Venus; this method does not.',
    disclaimer:
      'Manglik dosha is one traditional rule with many exceptions. It should not decide a marriage on its own.',
  },
  uk: {
    count: ({ mars, from, house, houses, isOne }) =>
      `Знак Марса — ${mars}: дім ${house}, якщо лічити від знака ${from}; до домів ${houses} він ${isOne ? 'належить' : 'не належить'}.`,
    venus: 'Деякі традиції відлічують Марс також від Венери; цей метод — ні.',
    disclaimer: 'Манглік-доша — одне традиційне правило з багатьма винятками. Одне воно не має вирішувати долю шлюбу.',
  },
  ru: {
    count: ({ mars, from, house, houses, isOne }) =>
      `Знак Марса — ${mars}: дом ${house}, если считать от знака ${from}; к домам ${houses} он ${isOne ? 'относится' : 'не относится'}.`,
    venus: 'Некоторые традиции отсчитывают Марс также от Венеры; этот метод — нет.',
    disclaimer:
      'Манглик-доша — одно традиционное правило со многими исключениями. Само по себе оно не должно решать судьбу брака.',
  },
  hi: {
    count: ({ mars, from, house, houses, isOne }) =>
      `मंगल ${mars} में है, जो ${from} से भाव ${house} है; यह भाव ${houses} में ${isOne ? 'आता है' : 'नहीं आता'}।`,
    venus: 'कुछ परंपराओं में मंगल को शुक्र से भी देखा जाता है; यहाँ नहीं देखा गया।',
    disclaimer: 'मांगलिक दोष अनेक अपवादों वाला एक पारंपरिक नियम है। केवल इसी के आधार पर विवाह का निर्णय नहीं होना चाहिए।',
  },
  fr: {
    count: ({ mars, from, house, houses, isOne }) =>
      `Mars en ${mars} est en maison ${house} depuis ${from}, qui ${isOne ? 'est' : 'n’est pas'} l’une des maisons ${houses}.`,
    venus: 'Certaines traditions comptent aussi Mars depuis Vénus\u202f; cette méthode, non.',
    disclaimer:
      'Le manglik dosha est une règle traditionnelle qui a beaucoup d’exceptions. À elle seule, elle ne devrait pas décider d’un mariage.',
  },
  de: {
    count: ({ mars, from, house, houses, isOne }) =>
      `Mars in ${mars} steht von ${from} aus in Haus ${house}, das ${isOne ? '' : 'nicht '}zu den Häusern ${houses} gehört.`,
    venus: 'Manche Überlieferungen zählen Mars auch von der Venus aus; dieses Verfahren nicht.',
    disclaimer:
      'Manglik-Dosha ist eine überlieferte Regel mit vielen Ausnahmen. Sie allein sollte nicht über eine Ehe entscheiden.',
  },
  es: {
    count: ({ mars, from, house, houses, isOne }) =>
      `Marte en ${mars} está en la casa ${house} desde ${from}, que ${isOne ? 'es' : 'no es'} una de las casas ${houses}.`,
    venus: 'Algunas tradiciones cuentan a Marte también desde Venus; este método no.',
    disclaimer:
      'El manglik dosha es una regla tradicional con muchas excepciones. Por sí sola no debería decidir un matrimonio.',
  },
};

/** Mars counted from a reference, as a sentence. */
export function marsCountSentence(
  locale: Locale,
  mars: SignName,
  { sign, house, flagged }: Pick<MarsCount, 'house' | 'flagged'> & { readonly sign: { readonly name: SignName } },
  houses: readonly number[],
): string {
  const signs = names.sign[locale];
  return MARS_WORDS[locale].count({
    mars: signs[mars],
    from: signs[sign.name],
    house,
    houses: houses.join(', '),
    isOne: flagged,
  });
}
