import type { Locale } from '../../../../locale/locales.js';
import { slavic } from '../../../../locale/plural.js';
import type { Mitigation } from '../../../../natal/manglik.js';
import type { ManglikReference } from '../../../../natal/manglik-tables.js';
import type { ToolWords } from '../../shell/tool-page.js';

/** The signs of a chart, as they stand alone. */
interface Told {
  readonly mars: string;
  readonly lagna: string;
  readonly jupiter: string;
  /** House of Mars, where the rule hangs on it. */
  readonly house: number;
  /** From where it is counted. */
  readonly from: string;
}

interface ManglikWords extends ToolWords {
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
  readonly factors: Readonly<Record<Mitigation['code'], (told: Told) => string>>;
  readonly reading: string;
  readonly onlyFirst: string;
  readonly onlySecond: string;
  readonly movable: string;
  readonly partner: string;
  readonly others: string;
  readonly venus: string;
  readonly positions: string;
}

const en: ManglikWords = {
  name: 'Manglik dosha (Mangal dosha)',
  title: 'Manglik dosha (Mangal dosha)',
  summary: 'Whether Mars is in a house of the dosha from the lagna or the Moon, and what softens it.',
  submit: 'Check Mars',
  gets: [
    'The house of Mars from the lagna and from the Moon',
    'Every traditional mitigation that holds in the chart',
    'What the rule does not say',
  ],
  disclaimer: 'Manglik dosha is one traditional rule with many exceptions. It should not decide a marriage on its own.',
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
  factors: {
    mars_own_sign: ({ mars }) => `Mars is in its own sign, ${mars}.`,
    mars_exalted: ({ mars }) => `Mars is exalted in ${mars}.`,
    mars_sign_house_exception: ({ mars, house, from }) =>
      `Mars in ${mars} waives the dosha of house ${house}, counted from: ${from}.`,
    mars_in_leo_or_aquarius: ({ mars }) => `Mars is in ${mars}; Leo and Aquarius waive the dosha in any house.`,
    jupiter_conjunct_mars: ({ mars }) => `Jupiter is with Mars in ${mars}.`,
    jupiter_aspects_mars: ({ mars, jupiter }) => `Jupiter in ${jupiter} aspects Mars in ${mars}.`,
    moon_conjunct_mars: ({ mars }) => `The Moon is with Mars in ${mars}.`,
    jupiter_in_lagna: ({ lagna }) => `Jupiter is in the lagna, ${lagna}.`,
    mars_yogakaraka_lagna: ({ lagna }) => `With the lagna in ${lagna}, Mars rules an angle and a trine (yogakaraka).`,
  },
  reading: 'How to read it',
  onlyFirst: 'Only house 1 is touched here, which South Indian lists of the rule leave out.',
  onlySecond: 'Only house 2 is touched here, which North Indian lists of the rule leave out.',
  movable: 'Mars is in a movable sign, which some texts count as mitigating. It is not counted here.',
  partner: 'Many texts let the dosha of two partners cancel each other. One chart cannot show that.',
  others: 'Readings by age, by weekday, and by Saturn or the nodes with Mars are not considered.',
  venus: 'Some traditions also count Mars from Venus; this method does not.',
  positions: 'Signs used',
};

const uk: ManglikWords = {
  name: 'Манглік-доша (Мангал-доша)',
  title: 'Манглік-доша (Мангал-доша)',
  summary: 'Чи стоїть Марс в одному з домів доші від лагни або Місяця та що її помʼякшує.',
  submit: 'Перевірити Марс',
  gets: ['Дім Марса від лагни й від Місяця', 'Усі традиційні помʼякшення, що діють у карті', 'Чого це правило не каже'],
  disclaimer: 'Манглік-доша — одне традиційне правило з багатьма винятками. Одне воно не має вирішувати долю шлюбу.',
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
  factors: {
    mars_own_sign: ({ mars }) => `Марс у власному знаку: ${mars}.`,
    mars_exalted: ({ mars }) => `Марс в екзальтації: ${mars}.`,
    mars_sign_house_exception: ({ mars, house, from }) =>
      `Знак Марса (${mars}) знімає дошу ${house}-го дому від ${from}.`,
    mars_in_leo_or_aquarius: ({ mars }) => `Знак Марса — ${mars}; Лев і Водолій знімають дошу в будь-якому домі.`,
    jupiter_conjunct_mars: ({ mars }) => `Юпітер разом із Марсом, знак: ${mars}.`,
    jupiter_aspects_mars: ({ mars, jupiter }) => `Юпітер (${jupiter}) аспектує Марс (${mars}).`,
    moon_conjunct_mars: ({ mars }) => `Місяць разом із Марсом, знак: ${mars}.`,
    jupiter_in_lagna: ({ lagna }) => `Юпітер у лагні: ${lagna}.`,
    mars_yogakaraka_lagna: ({ lagna }) => `Для лагни ${lagna} Марс керує кутовим і тригональним домом (йогакарака).`,
  },
  reading: 'Як це читати',
  onlyFirst: 'Тут ідеться лише про 1-й дім, якого немає в південноіндійських переліках правила.',
  onlySecond: 'Тут ідеться лише про 2-й дім, якого немає в північноіндійських переліках правила.',
  movable: 'Марс у рухомому знаку; деякі тексти вважають це помʼякшенням. Тут цього не враховано.',
  partner: 'За багатьма текстами доші двох партнерів скасовують одна одну. З однієї карти цього не видно.',
  others: 'Тлумачень за віком, днем тижня, а також за Сатурном чи вузлами поруч із Марсом тут не розглянуто.',
  venus: 'Деякі традиції відлічують Марс також від Венери; цей метод — ні.',
  positions: 'Використані знаки',
};

const ru: ManglikWords = {
  name: 'Манглик-доша (Мангал-доша)',
  title: 'Манглик-доша (Мангал-доша)',
  summary: 'Стоит ли Марс в одном из домов доши от лагны или Луны и что её смягчает.',
  submit: 'Проверить Марс',
  gets: [
    'Дом Марса от лагны и от Луны',
    'Все традиционные смягчения, которые действуют в карте',
    'Чего это правило не говорит',
  ],
  disclaimer:
    'Манглик-доша — одно традиционное правило со многими исключениями. Само по себе оно не должно решать судьбу брака.',
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
  factors: {
    mars_own_sign: ({ mars }) => `Марс в собственном знаке: ${mars}.`,
    mars_exalted: ({ mars }) => `Марс в экзальтации: ${mars}.`,
    mars_sign_house_exception: ({ mars, house, from }) =>
      `Знак Марса (${mars}) снимает дошу ${house}-го дома от ${from}.`,
    mars_in_leo_or_aquarius: ({ mars }) => `Знак Марса — ${mars}; Лев и Водолей снимают дошу в любом доме.`,
    jupiter_conjunct_mars: ({ mars }) => `Юпитер вместе с Марсом, знак: ${mars}.`,
    jupiter_aspects_mars: ({ mars, jupiter }) => `Юпитер (${jupiter}) аспектирует Марс (${mars}).`,
    moon_conjunct_mars: ({ mars }) => `Луна вместе с Марсом, знак: ${mars}.`,
    jupiter_in_lagna: ({ lagna }) => `Юпитер в лагне: ${lagna}.`,
    mars_yogakaraka_lagna: ({ lagna }) =>
      `Для лагны ${lagna} Марс управляет угловым и тригональным домом (йогакарака).`,
  },
  reading: 'Как это читать',
  onlyFirst: 'Здесь речь лишь о 1-м доме, которого нет в южноиндийских перечнях правила.',
  onlySecond: 'Здесь речь лишь о 2-м доме, которого нет в североиндийских перечнях правила.',
  movable: 'Марс в подвижном знаке; некоторые тексты считают это смягчением. Здесь это не учтено.',
  partner: 'По многим текстам доши двух партнёров отменяют друг друга. По одной карте этого не видно.',
  others: 'Толкования по возрасту, дню недели, а также по Сатурну или узлам рядом с Марсом не рассматриваются.',
  venus: 'Некоторые традиции отсчитывают Марс также от Венеры; этот метод — нет.',
  positions: 'Использованные знаки',
};

const hi: ManglikWords = {
  name: 'मांगलिक दोष (मंगल दोष)',
  title: 'मांगलिक दोष (मंगल दोष)',
  summary: 'मंगल लग्न या चंद्र से दोष के किसी भाव में है या नहीं, और परिहार कौन-से हैं।',
  submit: 'मंगल की स्थिति देखें',
  gets: ['लग्न से और चंद्र से मंगल का भाव', 'कुंडली में लागू हर पारंपरिक परिहार', 'यह नियम क्या नहीं कहता'],
  disclaimer: 'मांगलिक दोष अनेक अपवादों वाला एक पारंपरिक नियम है। केवल इसी के आधार पर विवाह का निर्णय नहीं होना चाहिए।',
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
  factors: {
    mars_own_sign: ({ mars }) => `मंगल अपनी राशि ${mars} में है।`,
    mars_exalted: ({ mars }) => `मंगल ${mars} में उच्च का है।`,
    mars_sign_house_exception: ({ mars, house, from }) => `${mars} का मंगल ${from} से भाव ${house} का दोष दूर करता है।`,
    mars_in_leo_or_aquarius: ({ mars }) => `मंगल ${mars} में है; सिंह और कुंभ का मंगल किसी भी भाव में दोष नहीं देता।`,
    jupiter_conjunct_mars: ({ mars }) => `गुरु ${mars} में मंगल के साथ है।`,
    jupiter_aspects_mars: ({ mars, jupiter }) => `${jupiter} में स्थित गुरु की दृष्टि ${mars} में स्थित मंगल पर है।`,
    moon_conjunct_mars: ({ mars }) => `चंद्र ${mars} में मंगल के साथ है।`,
    jupiter_in_lagna: ({ lagna }) => `गुरु लग्न (${lagna}) में है।`,
    mars_yogakaraka_lagna: ({ lagna }) => `${lagna} लग्न में मंगल केंद्र और त्रिकोण का स्वामी (योगकारक) है।`,
  },
  reading: 'इसे कैसे समझें',
  onlyFirst: 'यहाँ मंगल केवल पहले भाव में पड़ता है, जिसे दक्षिण भारतीय सूचियाँ इस नियम में नहीं गिनतीं।',
  onlySecond: 'यहाँ मंगल केवल दूसरे भाव में पड़ता है, जिसे उत्तर भारतीय सूचियाँ इस नियम में नहीं गिनतीं।',
  movable: 'मंगल चर राशि में है; कुछ ग्रंथ इसे परिहार मानते हैं। यहाँ इसे नहीं गिना गया है।',
  partner: 'अनेक ग्रंथों के अनुसार वर और कन्या दोनों मांगलिक हों तो दोष नहीं रहता। एक कुंडली से यह नहीं देखा जा सकता।',
  others: 'आयु, वार, और मंगल के साथ शनि, राहु या केतु के होने का विचार यहाँ नहीं किया गया है।',
  venus: 'कुछ परंपराओं में मंगल को शुक्र से भी देखा जाता है; यहाँ नहीं देखा गया।',
  positions: 'गणना में ली गई राशियाँ',
};

const fr: ManglikWords = {
  name: 'Manglik dosha (Mangal dosha)',
  title: 'Manglik dosha (Mangal dosha)',
  summary: 'Si Mars forme le dosha, compté depuis le lagna ou la Lune, et ce qui l’atténue.',
  submit: 'Examiner Mars',
  gets: [
    'La maison de Mars depuis le lagna et depuis la Lune',
    'Les atténuations traditionnelles qui s’appliquent au thème',
    'Ce que la règle ne dit pas',
  ],
  disclaimer:
    'Le manglik dosha est une règle traditionnelle qui a beaucoup d’exceptions. À elle seule, elle ne devrait pas décider d’un mariage.',
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
  factors: {
    mars_own_sign: ({ mars }) => `Mars est dans son propre signe, ${mars}.`,
    mars_exalted: ({ mars }) => `Mars est en exaltation en ${mars}.`,
    mars_sign_house_exception: ({ mars, house, from }) =>
      `Mars en ${mars} lève le dosha de la maison ${house}, comptée depuis ${from}.`,
    mars_in_leo_or_aquarius: ({ mars }) =>
      `Mars est en ${mars}\u202f; le Lion et le Verseau lèvent le dosha dans toute maison.`,
    jupiter_conjunct_mars: ({ mars }) => `Jupiter est avec Mars en ${mars}.`,
    jupiter_aspects_mars: ({ mars, jupiter }) => `Jupiter en ${jupiter} aspecte Mars en ${mars}.`,
    moon_conjunct_mars: ({ mars }) => `La Lune est avec Mars en ${mars}.`,
    jupiter_in_lagna: ({ lagna }) => `Jupiter est dans le lagna, ${lagna}.`,
    mars_yogakaraka_lagna: ({ lagna }) =>
      `Pour le lagna en ${lagna}, Mars gouverne un angle et un trigone (yogakaraka).`,
  },
  reading: 'Comment le lire',
  onlyFirst: 'Seule la maison 1 est en cause ici\u202f; les listes du sud de l’Inde ne la comptent pas.',
  onlySecond: 'Seule la maison 2 est en cause ici\u202f; les listes du nord de l’Inde ne la comptent pas.',
  movable:
    'Mars est dans un signe mobile, ce que certains textes tiennent pour une atténuation. Ce n’est pas compté ici.',
  partner: 'Pour beaucoup de textes, les doshas de deux partenaires s’annulent. Un seul thème ne peut pas le montrer.',
  others: 'Les lectures selon l’âge, le jour de la semaine, ou Saturne et les nœuds avec Mars ne sont pas examinées.',
  venus: 'Certaines traditions comptent aussi Mars depuis Vénus\u202f; cette méthode, non.',
  positions: 'Signes utilisés',
};

const de: ManglikWords = {
  name: 'Manglik-Dosha (Mangal-Dosha)',
  title: 'Manglik-Dosha (Mangal-Dosha)',
  summary: 'Ob Mars vom Lagna oder vom Mond aus das Dosha bildet und was es mildert.',
  submit: 'Mars prüfen',
  gets: [
    'Das Haus des Mars vom Lagna und vom Mond aus',
    'Jede überlieferte Milderung, die im Horoskop zutrifft',
    'Was die Regel nicht sagt',
  ],
  disclaimer:
    'Manglik-Dosha ist eine überlieferte Regel mit vielen Ausnahmen. Sie allein sollte nicht über eine Ehe entscheiden.',
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
  factors: {
    mars_own_sign: ({ mars }) => `Mars steht im eigenen Zeichen: ${mars}.`,
    mars_exalted: ({ mars }) => `Mars ist erhöht: ${mars}.`,
    mars_sign_house_exception: ({ mars, house, from }) =>
      `Das Zeichen des Mars (${mars}) hebt das Dosha des ${house}. Hauses auf, gezählt von: ${from}.`,
    mars_in_leo_or_aquarius: ({ mars }) =>
      `Zeichen des Mars: ${mars}; Löwe und Wassermann heben das Dosha in jedem Haus auf.`,
    jupiter_conjunct_mars: ({ mars }) => `Jupiter steht mit Mars im selben Zeichen: ${mars}.`,
    jupiter_aspects_mars: ({ mars, jupiter }) => `Jupiter (${jupiter}) aspektiert Mars (${mars}).`,
    moon_conjunct_mars: ({ mars }) => `Der Mond steht mit Mars im selben Zeichen: ${mars}.`,
    jupiter_in_lagna: ({ lagna }) => `Jupiter steht im Lagna: ${lagna}.`,
    mars_yogakaraka_lagna: ({ lagna }) =>
      `Bei diesem Lagna (${lagna}) herrscht Mars über ein Eckhaus und ein Trigonhaus (Yogakaraka).`,
  },
  reading: 'So ist das zu lesen',
  onlyFirst: 'Hier geht es nur um das 1. Haus, das südindische Fassungen der Regel nicht kennen.',
  onlySecond: 'Hier geht es nur um das 2. Haus, das nordindische Fassungen der Regel nicht kennen.',
  movable: 'Mars steht in einem beweglichen Zeichen, was manche Texte als Milderung zählen. Hier zählt es nicht.',
  partner:
    'Nach vielen Texten heben sich die Doshas zweier Partner gegenseitig auf. Ein einzelnes Horoskop kann das nicht zeigen.',
  others: 'Deutungen nach Alter, nach Wochentag und nach Saturn oder den Mondknoten bei Mars werden nicht geprüft.',
  venus: 'Manche Überlieferungen zählen Mars auch von der Venus aus; dieses Verfahren nicht.',
  positions: 'Verwendete Zeichen',
};

const es: ManglikWords = {
  name: 'Manglik dosha (Mangal dosha)',
  title: 'Manglik dosha (Mangal dosha)',
  summary: 'Si Marte forma el dosha, contado desde el lagna o la Luna, y qué lo atenúa.',
  submit: 'Examinar a Marte',
  gets: [
    'La casa de Marte desde el lagna y desde la Luna',
    'Los atenuantes tradicionales que se cumplen en la carta',
    'Lo que la regla no dice',
  ],
  disclaimer:
    'El manglik dosha es una regla tradicional con muchas excepciones. Por sí sola no debería decidir un matrimonio.',
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
  factors: {
    mars_own_sign: ({ mars }) => `Marte está en su propio signo, ${mars}.`,
    mars_exalted: ({ mars }) => `Marte está exaltado en ${mars}.`,
    mars_sign_house_exception: ({ mars, house, from }) =>
      `Marte en ${mars} levanta el dosha de la casa ${house}, contada desde ${from}.`,
    mars_in_leo_or_aquarius: ({ mars }) => `Marte está en ${mars}; Leo y Acuario levantan el dosha en cualquier casa.`,
    jupiter_conjunct_mars: ({ mars }) => `Júpiter está con Marte en ${mars}.`,
    jupiter_aspects_mars: ({ mars, jupiter }) => `Júpiter en ${jupiter} aspecta a Marte en ${mars}.`,
    moon_conjunct_mars: ({ mars }) => `La Luna está con Marte en ${mars}.`,
    jupiter_in_lagna: ({ lagna }) => `Júpiter está en el lagna, ${lagna}.`,
    mars_yogakaraka_lagna: ({ lagna }) => `Con el lagna en ${lagna}, Marte rige un ángulo y un trígono (yogakaraka).`,
  },
  reading: 'Cómo leerlo',
  onlyFirst: 'Aquí solo interviene la casa 1, que las listas del sur de la India no incluyen.',
  onlySecond: 'Aquí solo interviene la casa 2, que las listas del norte de la India no incluyen.',
  movable: 'Marte está en un signo móvil, lo que algunos textos cuentan como atenuante. Aquí no se cuenta.',
  partner:
    'Según muchos textos, los doshas de los dos miembros de la pareja se anulan. Una sola carta no puede mostrarlo.',
  others: 'No se examinan las lecturas por edad, por día de la semana, ni por Saturno o los nodos con Marte.',
  venus: 'Algunas tradiciones cuentan a Marte también desde Venus; este método no.',
  positions: 'Signos utilizados',
};

export const WORDS: Readonly<Record<Locale, ManglikWords>> = { en, uk, ru, hi, fr, de, es };
