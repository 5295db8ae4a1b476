import type { Locale } from '../../../languages/locale/locales.js';
import { slavic } from '../../../languages/locale/plural.js';
import { MARS_WORDS } from '../../../languages/words/results/mars.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';
import type { ManglikReference } from '../../../rules/natal/manglik-tables.js';

export interface ManglikWords extends ToolWords {
  /** The answer in a line; of a dosha, how many references find it and how many rules soften it. */
  readonly answer: { readonly yes: (references: number, mitigations: number) => string; readonly no: string };
  readonly dosha: string;
  readonly flagged: string;
  readonly notFlagged: string;
  readonly byRule: string;
  readonly mitigations: string;
  readonly count: (count: number) => string;
  readonly counted: string;
  readonly countedNote: (houses: string) => string;
  readonly reference: string;
  readonly references: Readonly<Record<ManglikReference, string>>;
  readonly referenceSign: string;
  readonly houseOfMars: string;
  readonly inRule: string;
  readonly yes: string;
  readonly no: string;
  readonly softens: string;
  readonly softensNote: string;
  readonly noneHolds: string;
  readonly notNeeded: string;
  readonly effects: Readonly<Record<'cancelling' | 'reducing', string>>;
  readonly factor: string;
  readonly effect: string;
  readonly reading: string;
  readonly positions: string;
}

const en: ManglikWords = {
  name: 'Manglik dosha (Mangal dosha)',
  title: 'Manglik dosha (Mangal dosha)',
  answer: {
    yes: (references, mitigations) =>
      `Manglik: yes, by ${references === 1 ? 'one reference' : 'two references'}, ${mitigations === 0 ? 'with no mitigation' : mitigations === 1 ? 'with 1 mitigation' : `with ${mitigations} mitigations`}`,
    no: 'Manglik: no, neither from the lagna nor from the Moon',
  },
  summary: 'Whether Mars is in a house of the dosha from the lagna or the Moon, and what softens it.',
  submit: 'Check Mars',
  gets: [
    'The house of Mars from the lagna and from the Moon',
    'Every traditional mitigation that holds in the chart',
    'What the rule does not say',
  ],
  disclaimer: MARS_WORDS.en.disclaimer,
  dosha: 'Manglik dosha',
  flagged: 'present by the rule',
  notFlagged: 'not present',
  byRule: 'from the lagna or the Moon',
  mitigations: 'Mitigations that hold',
  count: (count) => (count === 1 ? '1 rule' : `${count} rules`),
  counted: 'Where Mars stands',
  countedNote: (houses) => `The rule looks for Mars in house ${houses}, counted in whole signs from a reference.`,
  reference: 'Counted from',
  references: { lagna: 'Lagna', moon: 'Moon' },
  referenceSign: 'Its sign',
  houseOfMars: 'House of Mars',
  inRule: 'In the rule',
  yes: 'yes',
  no: 'no',
  softens: 'What softens it',
  softensNote: 'Tradition reads these as cancelling or reducing the dosha. They never change the count above.',
  noneHolds: 'None of the traditional mitigations considered here holds in this chart.',
  notNeeded: 'Mars is in none of the houses of the rule, so nothing needs mitigating.',
  effects: { cancelling: 'cancelling', reducing: 'reducing' },
  factor: 'Rule',
  effect: 'Read as',
  reading: 'How to read it',
  positions: 'Signs used',
};

const uk: ManglikWords = {
  name: 'Манглік-доша (Мангал-доша)',
  title: 'Манглік-доша (Мангал-доша)',
  answer: {
    yes: (references, mitigations) => `Манглік: так; точок відліку: ${references}, помʼякшень: ${mitigations}`,
    no: 'Манглік: ні, ні від лагни, ні від Місяця',
  },
  summary: 'Чи стоїть Марс в одному з домів доші від лагни або Місяця та що її помʼякшує.',
  submit: 'Перевірити Марс',
  gets: ['Дім Марса від лагни й від Місяця', 'Усі традиційні помʼякшення, що діють у карті', 'Чого це правило не каже'],
  disclaimer: MARS_WORDS.uk.disclaimer,
  dosha: 'Манглік-доша',
  flagged: 'є за правилом',
  notFlagged: 'немає',
  byRule: 'від лагни або Місяця',
  mitigations: 'Помʼякшення, що діють',
  count: slavic('правило', 'правила', 'правил'),
  counted: 'Де стоїть Марс',
  countedNote: (houses) => `Правило шукає Марс у домах ${houses}, відлічених цілими знаками від точки відліку.`,
  reference: 'Відлік від',
  references: { lagna: 'лагни', moon: 'Місяця' },
  referenceSign: 'Знак',
  houseOfMars: 'Дім Марса',
  inRule: 'За правилом',
  yes: 'так',
  no: 'ні',
  softens: 'Що її помʼякшує',
  softensNote: 'Традиція вважає, що це скасовує або послаблює дошу. На висновок угорі це не впливає.',
  noneHolds: 'Жодне з розглянутих традиційних помʼякшень у цій карті не діє.',
  notNeeded: 'Марс не стоїть у жодному з домів правила, тож помʼякшувати нічого.',
  effects: { cancelling: 'скасовує', reducing: 'послаблює' },
  factor: 'Правило',
  effect: 'Вважають, що',
  reading: 'Як це читати',
  positions: 'Використані знаки',
};

const ru: ManglikWords = {
  name: 'Манглик-доша (Мангал-доша)',
  title: 'Манглик-доша (Мангал-доша)',
  answer: {
    yes: (references, mitigations) => `Манглик: да; точек отсчёта: ${references}, смягчений: ${mitigations}`,
    no: 'Манглик: нет, ни от лагны, ни от Луны',
  },
  summary: 'Стоит ли Марс в одном из домов доши от лагны или Луны и что её смягчает.',
  submit: 'Проверить Марс',
  gets: [
    'Дом Марса от лагны и от Луны',
    'Все традиционные смягчения, которые действуют в карте',
    'Чего это правило не говорит',
  ],
  disclaimer: MARS_WORDS.ru.disclaimer,
  dosha: 'Манглик-доша',
  flagged: 'есть по правилу',
  notFlagged: 'нет',
  byRule: 'от лагны или Луны',
  mitigations: 'Действующие смягчения',
  count: slavic('правило', 'правила', 'правил'),
  counted: 'Где стоит Марс',
  countedNote: (houses) => `Правило ищет Марс в домах ${houses}, отсчитанных целыми знаками от точки отсчёта.`,
  reference: 'Отсчёт от',
  references: { lagna: 'лагны', moon: 'Луны' },
  referenceSign: 'Знак',
  houseOfMars: 'Дом Марса',
  inRule: 'По правилу',
  yes: 'да',
  no: 'нет',
  softens: 'Что её смягчает',
  softensNote: 'Традиция считает, что это отменяет или ослабляет дошу. На вывод выше это не влияет.',
  noneHolds: 'Ни одно из рассмотренных традиционных смягчений в этой карте не действует.',
  notNeeded: 'Марс не стоит ни в одном из домов правила, так что смягчать нечего.',
  effects: { cancelling: 'отменяет', reducing: 'ослабляет' },
  factor: 'Правило',
  effect: 'Считается, что',
  reading: 'Как это читать',
  positions: 'Использованные знаки',
};

const hi: ManglikWords = {
  name: 'मांगलिक दोष (मंगल दोष)',
  title: 'मांगलिक दोष (मंगल दोष)',
  answer: {
    yes: (references, mitigations) => `मांगलिक: हाँ; संदर्भ: ${references}, शमन के नियम: ${mitigations}`,
    no: 'मांगलिक: नहीं, न लग्न से, न चंद्र से',
  },
  summary: 'मंगल लग्न या चंद्र से दोष के किसी भाव में है या नहीं, और परिहार कौन-से हैं।',
  submit: 'मंगल की स्थिति देखें',
  gets: ['लग्न से और चंद्र से मंगल का भाव', 'कुंडली में लागू हर पारंपरिक परिहार', 'यह नियम क्या नहीं कहता'],
  disclaimer: MARS_WORDS.hi.disclaimer,
  dosha: 'मांगलिक दोष',
  flagged: 'नियम के अनुसार है',
  notFlagged: 'नहीं है',
  byRule: 'लग्न या चंद्र से',
  mitigations: 'लागू परिहार',
  count: (count) => `${count} नियम`,
  counted: 'मंगल कहाँ है',
  countedNote: (houses) =>
    `नियम यह देखता है कि मंगल भाव ${houses} में है या नहीं। भाव आधार राशि से गिने जाते हैं, एक राशि का एक भाव।`,
  reference: 'गणना का आधार',
  references: { lagna: 'लग्न', moon: 'चंद्र' },
  referenceSign: 'आधार राशि',
  houseOfMars: 'मंगल का भाव',
  inRule: 'नियम में',
  yes: 'हाँ',
  no: 'नहीं',
  softens: 'दोष का परिहार',
  softensNote: 'परंपरा में ये बातें दोष को भंग या कम करने वाली मानी जाती हैं। ऊपर का परिणाम इनसे नहीं बदलता।',
  noneHolds: 'यहाँ देखे जाने वाले पारंपरिक परिहारों में से कोई इस कुंडली में लागू नहीं होता।',
  notNeeded: 'मंगल नियम के किसी भाव में नहीं है, इसलिए परिहार की आवश्यकता नहीं है।',
  effects: { cancelling: 'दोष भंग', reducing: 'दोष कम' },
  factor: 'नियम',
  effect: 'मान्यता',
  reading: 'इसे कैसे समझें',
  positions: 'गणना में ली गई राशियाँ',
};

const fr: ManglikWords = {
  name: 'Manglik dosha (Mangal dosha)',
  title: 'Manglik dosha (Mangal dosha)',
  answer: {
    yes: (references, mitigations) =>
      `Manglik\u202f: oui\u202f; points de référence\u202f: ${references}, atténuations\u202f: ${mitigations}`,
    no: 'Manglik\u202f: non, ni depuis le lagna ni depuis la Lune',
  },
  summary: 'Si Mars forme le dosha, compté depuis le lagna ou la Lune, et ce qui l’atténue.',
  submit: 'Examiner Mars',
  gets: [
    'La maison de Mars depuis le lagna et depuis la Lune',
    'Les atténuations traditionnelles qui s’appliquent au thème',
    'Ce que la règle ne dit pas',
  ],
  disclaimer: MARS_WORDS.fr.disclaimer,
  dosha: 'Manglik dosha',
  flagged: 'présent selon la règle',
  notFlagged: 'absent',
  byRule: 'depuis le lagna ou la Lune',
  mitigations: 'Règles d’atténuation',
  count: (count) => (count < 2 ? `${count} règle` : `${count} règles`),
  counted: 'Où se trouve Mars',
  countedNote: (houses) =>
    `La règle regarde si Mars est en maison ${houses}, en signes entiers comptés depuis un repère.`,
  reference: 'Compté depuis',
  references: { lagna: 'le lagna', moon: 'la Lune' },
  referenceSign: 'Son signe',
  houseOfMars: 'Maison de Mars',
  inRule: 'Dosha',
  yes: 'oui',
  no: 'non',
  softens: 'Ce qui l’atténue',
  softensNote:
    'La tradition y voit une annulation ou une réduction du dosha. Le résultat ci-dessus n’en est pas modifié.',
  noneHolds: 'Aucune des atténuations traditionnelles examinées ne s’applique à ce thème.',
  notNeeded: 'Mars n’est dans aucune des maisons de la règle\u202f: il n’y a rien à atténuer.',
  effects: { cancelling: 'annulation', reducing: 'réduction' },
  factor: 'Règle',
  effect: 'Effet',
  reading: 'Comment le lire',
  positions: 'Signes utilisés',
};

const de: ManglikWords = {
  name: 'Manglik-Dosha (Mangal-Dosha)',
  title: 'Manglik-Dosha (Mangal-Dosha)',
  answer: {
    yes: (references, mitigations) => `Manglik: ja; Bezugspunkte: ${references}, mildernde Regeln: ${mitigations}`,
    no: 'Manglik: nein, weder vom Lagna noch vom Mond aus',
  },
  summary: 'Ob Mars vom Lagna oder vom Mond aus das Dosha bildet und was es mildert.',
  submit: 'Mars prüfen',
  gets: [
    'Das Haus des Mars vom Lagna und vom Mond aus',
    'Jede überlieferte Milderung, die im Horoskop zutrifft',
    'Was die Regel nicht sagt',
  ],
  disclaimer: MARS_WORDS.de.disclaimer,
  dosha: 'Manglik-Dosha',
  flagged: 'nach der Regel vorhanden',
  notFlagged: 'nicht vorhanden',
  byRule: 'vom Lagna oder vom Mond aus',
  mitigations: 'Mildernde Regeln',
  count: (count) => (count === 1 ? '1 Regel' : `${count} Regeln`),
  counted: 'Wo Mars steht',
  countedNote: (houses) =>
    `Die Regel fragt, ob Mars in Haus ${houses} steht, in ganzen Zeichen von einem Bezugspunkt aus gezählt.`,
  reference: 'Gezählt von',
  references: { lagna: 'Lagna', moon: 'Mond' },
  referenceSign: 'Dessen Zeichen',
  houseOfMars: 'Haus des Mars',
  inRule: 'Dosha',
  yes: 'ja',
  no: 'nein',
  softens: 'Was es mildert',
  softensNote:
    'Die Überlieferung sieht darin eine Aufhebung oder Minderung des Doshas. Am Ergebnis oben ändert das nichts.',
  noneHolds: 'Keine der geprüften überlieferten Milderungen trifft auf dieses Horoskop zu.',
  notNeeded: 'Mars steht in keinem der Häuser der Regel, es ist also nichts zu mildern.',
  effects: { cancelling: 'aufhebend', reducing: 'mindernd' },
  factor: 'Regel',
  effect: 'Wirkung',
  reading: 'So ist das zu lesen',
  positions: 'Verwendete Zeichen',
};

const es: ManglikWords = {
  name: 'Manglik dosha (Mangal dosha)',
  title: 'Manglik dosha (Mangal dosha)',
  answer: {
    yes: (references, mitigations) => `Manglik: sí; puntos de referencia: ${references}, atenuantes: ${mitigations}`,
    no: 'Manglik: no, ni desde el lagna ni desde la Luna',
  },
  summary: 'Si Marte forma el dosha, contado desde el lagna o la Luna, y qué lo atenúa.',
  submit: 'Examinar a Marte',
  gets: [
    'La casa de Marte desde el lagna y desde la Luna',
    'Los atenuantes tradicionales que se cumplen en la carta',
    'Lo que la regla no dice',
  ],
  disclaimer: MARS_WORDS.es.disclaimer,
  dosha: 'Manglik dosha',
  flagged: 'presente según la regla',
  notFlagged: 'ausente',
  byRule: 'desde el lagna o la Luna',
  mitigations: 'Reglas atenuantes',
  count: (count) => (count === 1 ? '1 regla' : `${count} reglas`),
  counted: 'Dónde está Marte',
  countedNote: (houses) =>
    `La regla mira si Marte está en la casa ${houses}, en signos enteros contados desde una referencia.`,
  reference: 'Contado desde',
  references: { lagna: 'el lagna', moon: 'la Luna' },
  referenceSign: 'Su signo',
  houseOfMars: 'Casa de Marte',
  inRule: 'Dosha',
  yes: 'sí',
  no: 'no',
  softens: 'Qué lo atenúa',
  softensNote: 'La tradición ve en ello una anulación o una reducción del dosha. El resultado de arriba no cambia.',
  noneHolds: 'Ninguno de los atenuantes tradicionales examinados se cumple en esta carta.',
  notNeeded: 'Marte no está en ninguna de las casas de la regla, así que no hay nada que atenuar.',
  effects: { cancelling: 'anulación', reducing: 'reducción' },
  factor: 'Regla',
  effect: 'Efecto',
  reading: 'Cómo leerlo',
  positions: 'Signos utilizados',
};

export const WORDS: Readonly<Record<Locale, ManglikWords>> = { en, uk, ru, hi, fr, de, es };
