import type { Locale } from '../../../../locale/locales.js';
import type { KootaKey } from '../../../../matching/ashtakoota.js';
import type { Band, Varna, Vashya } from '../../../../matching/ashtakoota-tables.js';
import { grahaInSentence } from '../../../../zodiac/graha.js';
import type { Gana, Nadi, Yoni } from '../../../../zodiac/nakshatra.js';
import type { ToolWords } from '../../shell/tool-page.js';
import type { KootaNote } from './kootas.js';

/** What a note is about, where it names something: the one ruler, the ruler of each, the shared nakshatra. */
interface NoteNames {
  readonly rulerA: string;
  readonly rulerB: string;
  readonly nakshatra: string;
}

export interface MatchingWords extends ToolWords {
  /** The section with the total. */
  readonly score: string;
  /** "28.5 of 36", after the total and beside a koota. */
  readonly ofPoints: (maximum: string) => string;
  readonly points: (score: string, maximum: string) => string;
  readonly minimum: string;
  /** The picture of the total in words. */
  readonly bar: (score: string) => string;
  readonly bands: Readonly<Record<Band['code'], { readonly label: string; readonly summary: string }>>;
  readonly totalLies: (least: string, most: string) => string;
  readonly personA: string;
  readonly personB: string;
  readonly moon: (sign: string, nakshatra: string) => string;
  readonly swap: string;
  readonly swapLink: string;
  readonly swapNote: string;
  readonly nadiTitle: string;
  readonly nadi: Readonly<Record<'none' | 'present' | 'open', { readonly lead: string; readonly text: string }>>;
  readonly kootasTitle: string;
  readonly kootasNote: string;
  readonly kootasOpen: string;
  readonly kootas: Readonly<Record<KootaKey, { readonly name: string; readonly about: string }>>;
  readonly varnas: Readonly<Record<Varna, string>>;
  readonly vashyas: Readonly<Record<Vashya, string>>;
  readonly ganas: Readonly<Record<Gana, string>>;
  readonly nadis: Readonly<Record<Nadi, string>>;
  readonly yonis: Readonly<Record<Yoni, string>>;
  /** What each person has, as a sentence. */
  readonly each: (a: string, b: string) => string;
  readonly both: (shared: string) => string;
  readonly varnaRule: string;
  readonly tara: (toA: string, toB: string) => string;
  readonly taraRule: (half: string) => string;
  readonly sworn: string;
  readonly oneRuler: (ruler: string) => string;
  readonly signs: Readonly<Record<'same' | 'opposite', string>>;
  readonly signsApart: (count: number, back: number) => string;
  readonly bhakootDosha: string;
  readonly nadiDosha: string;
  readonly notes: Readonly<Record<KootaNote, (names: NoteNames) => string>>;
  readonly howTitle: string;
  readonly how: readonly string[];
}

const en: MatchingWords = {
  name: 'Kundli matching (Ashtakoota)',
  title: 'Kundli matching',
  summary: 'Ashtakoota: the 36 points of two birth Moons, koota by koota.',
  submit: 'Match the two Moons',
  gets: [
    'The total of 36 points, with the customary minimum of 18',
    'All eight kootas: what was compared, and why it gives its points',
    'Nadi and Bhakoot dosha, with what the texts say softens them',
    'If a time is unknown, the totals that the day allows',
  ],
  disclaimer:
    'A traditional score of two Moons. It does not measure a relationship: do not decide for or against a marriage by it.',
  score: 'Score',
  ofPoints: (maximum) => `of ${maximum} points`,
  points: (score, maximum) => `${score} of ${maximum}`,
  minimum: '18, the customary minimum',
  bar: (score) => `${score} of 36 points; the customary minimum is 18`,
  bands: {
    excellent: { label: 'Excellent', summary: 'Nearly all kootas agree: 33 points or more of 36.' },
    very_good: { label: 'Very good', summary: 'Well above the customary minimum of 18 of 36.' },
    acceptable: { label: 'Acceptable', summary: 'At or above the customary minimum of 18 of 36.' },
    below_customary_threshold: {
      label: 'Below the customary minimum',
      summary: 'Below 18 of 36, the customary minimum.',
    },
  },
  totalLies: (least, most) =>
    least === most
      ? `Over all possible times of birth the total stays ${least}.`
      : `Over all possible times of birth the total lies between ${least} and ${most}.`,
  personA: 'Person A',
  personB: 'Person B',
  moon: (sign, nakshatra) => `${sign} Moon, ${nakshatra}`,
  swap: 'Swap',
  swapLink: 'Read B first',
  swapNote: 'some kootas have a direction',
  nadiTitle: 'Nadi dosha',
  nadi: {
    none: { lead: 'No nadi dosha.', text: 'The two Moons have different nadis, so all 8 points are given.' },
    present: {
      lead: 'Nadi dosha is present: both Moons have the same nadi.',
      text: 'By the rule this gives 0 of 8 points. It is one rule about the birth Moons. It says nothing about anyone’s health.',
    },
    open: {
      lead: 'Nadi dosha is open: it depends on the time of birth.',
      text: 'For some of the possible times both Moons have the same nadi, for others they do not.',
    },
  },
  kootasTitle: 'The eight kootas',
  kootasNote: 'The length of a bar is what its koota can give; one cell is one point.',
  kootasOpen: 'Where a time is unknown, the points that the possible times allow; each bar shows the fewest.',
  kootas: {
    varna: { name: 'Varna', about: 'work and temper' },
    vashya: { name: 'Vashya', about: 'mutual pull' },
    tara: { name: 'Tara', about: 'well-being' },
    yoni: { name: 'Yoni', about: 'closeness' },
    graha_maitri: { name: 'Graha Maitri', about: 'friendship of the sign rulers' },
    gana: { name: 'Gana', about: 'nature' },
    bhakoot: { name: 'Bhakoot', about: 'life together' },
    nadi: { name: 'Nadi', about: 'constitution' },
  },
  varnas: { brahmin: 'brahmin', kshatriya: 'kshatriya', vaishya: 'vaishya', shudra: 'shudra' },
  vashyas: {
    chatushpada: 'chatushpada (four-footed)',
    manava: 'manava (human)',
    jalachara: 'jalachara (of the water)',
    vanachara: 'vanachara (of the wild)',
    keeta: 'keeta (insect)',
  },
  ganas: { deva: 'deva', manushya: 'manushya', rakshasa: 'rakshasa' },
  nadis: { adi: 'adi', madhya: 'madhya', antya: 'antya' },
  yonis: {
    horse: 'horse',
    elephant: 'elephant',
    sheep: 'sheep',
    serpent: 'serpent',
    dog: 'dog',
    cat: 'cat',
    rat: 'rat',
    cow: 'cow',
    buffalo: 'buffalo',
    tiger: 'tiger',
    deer: 'deer',
    monkey: 'monkey',
    mongoose: 'mongoose',
    lion: 'lion',
  },
  each: (a, b) => `Person A: ${a}; person B: ${b}.`,
  both: (shared) => `Both: ${shared}.`,
  varnaRule: 'The point is given when A does not rank below B.',
  tara: (toA, toB) => `Counted from B to A the tara is ${toA}, from A to B ${toB}.`,
  taraRule: (half) => `Each gives ${half} points unless it is the 3rd, 5th or 7th.`,
  sworn: 'Tradition holds these two animals to be enemies.',
  oneRuler: (ruler) => `Both Moon signs have the same ruler, ${grahaInSentence(ruler)}.`,
  signs: { same: 'The Moon signs are the same.', opposite: 'The Moon signs are 7th from each other.' },
  signsApart: (count, back) => `The Moon signs are ${count}/${back} from each other.`,
  bhakootDosha: 'That is Bhakoot dosha.',
  nadiDosha: 'That is Nadi dosha.',
  notes: {
    varna_rulers: ({ rulerA, rulerB }) =>
      `Some texts waive this because A’s sign ruler (${rulerA}) ranks above B’s (${rulerB}).`,
    tara_rulers: () => 'The sign rulers are the same or mutual friends, which is read as reducing the dosha.',
    gana_rulers: () =>
      'The rulers of the Moon signs, or of the navamsas of the Moons, are the same or mutual friends, which is read as reducing the dosha.',
    bhakoot_one_ruler: ({ rulerA }) => `Both signs have the same ruler (${rulerA}): most texts then cancel the dosha.`,
    bhakoot_friends: ({ rulerA, rulerB }) =>
      `The rulers (${rulerA} and ${rulerB}) are mutual friends, which is read as cancelling or reducing the dosha.`,
    bhakoot_nadi_and_tara: () => 'Some texts name different nadis and a full Tara score as reducing the dosha.',
    nadi_same_sign: () =>
      'The Moon signs are the same and the nakshatras differ: many texts treat the dosha as cancelled.',
    nadi_same_nakshatra: () =>
      'The nakshatra is the same and the Moon signs differ: many texts treat the dosha as cancelled.',
    nadi_padas: () =>
      'The nakshatra is the same and the padas differ, which is commonly read as reducing or cancelling the dosha.',
    nadi_one_ruler: ({ rulerA }) =>
      `Both Moon signs have the same ruler (${rulerA}): some texts list this as a cancellation.`,
    nadi_exempt: ({ nakshatra }) =>
      `Some texts waive the dosha when both persons share ${nakshatra}; their lists vary.`,
  },
  howTitle: 'How to read this',
  how: [
    'North Indian Ashtakoota of 36 points. Person A is read in the groom’s position and person B in the bride’s, so swapping them can change the total. A cancellation (parihara) that applies is named with its koota and never changes a score.',
    'A traditional score, one voice among many. It does not measure a relationship and should decide nothing by itself.',
  ],
};

const uk: MatchingWords = {
  name: 'Сумісність за Місяцем (аштакута)',
  title: 'Сумісність гороскопів: аштакута',
  summary: 'Аштакута: 36 балів за двома натальними Місяцями, кута за кутою.',
  submit: 'Порівняти',
  gets: [
    'Загальна оцінка з 36 балів і звичний мінімум 18',
    'Усі вісім кут: що порівнюється і чому стільки балів',
    'Наді-доша і бхакут-доша та що, за текстами, їх помʼякшує',
    'Якщо час невідомий — межі оцінки, можливі того дня',
  ],
  disclaimer: 'Традиційна оцінка двох Місяців. Вона не вимірює стосунків: не вирішуйте за нею, чи брати шлюб.',
  score: 'Оцінка',
  ofPoints: (maximum) => `з ${maximum} балів`,
  points: (score, maximum) => `${score} з ${maximum}`,
  minimum: '18, звичний мінімум',
  bar: (score) => `${score} з 36 балів; звичний мінімум 18`,
  bands: {
    excellent: { label: 'Відмінно', summary: 'Згода майже в кожній куті: 33 бали або більше з 36.' },
    very_good: { label: 'Дуже добре', summary: 'Значно вище за звичний мінімум 18 з 36.' },
    acceptable: { label: 'Прийнятно', summary: 'На рівні звичного мінімуму 18 з 36 або вище.' },
    below_customary_threshold: {
      label: 'Нижче за звичний мінімум',
      summary: 'Менше ніж 18 з 36, звичного мінімуму.',
    },
  },
  totalLies: (least, most) =>
    least === most
      ? `За будь-якого можливого часу народження оцінка та сама: ${least}.`
      : `Залежно від часу народження оцінка — від ${least} до ${most}.`,
  personA: 'Особа А',
  personB: 'Особа Б',
  moon: (sign, nakshatra) => `Місяць: ${sign}, ${nakshatra}`,
  swap: 'Порядок',
  swapLink: 'Спершу Б',
  swapNote: 'порядок може змінити бали',
  nadiTitle: 'Наді-доша',
  nadi: {
    none: { lead: 'Наді-доші немає.', text: 'Наді двох Місяців різні, тож нараховано всі 8 балів.' },
    present: {
      lead: 'Є наді-доша: обидва Місяці мають ту саму наді.',
      text: 'За правилом це 0 з 8 балів. Це лише одне правило про натальні Місяці. Про чиєсь здоровʼя воно не говорить.',
    },
    open: {
      lead: 'Наді-доша залежить від часу народження.',
      text: 'Для одного часу народження наді обох Місяців та сама, для іншого — різна.',
    },
  },
  kootasTitle: 'Вісім кут',
  kootasNote: 'Що довша смуга, то більша вага кути; одна клітинка — один бал.',
  kootasOpen: 'Де час невідомий, наведено бали, можливі того дня; смуга показує найменше значення.',
  kootas: {
    varna: { name: 'Варна', about: 'діяльність і вдача' },
    vashya: { name: 'Вашʼя', about: 'взаємний потяг' },
    tara: { name: 'Тара', about: 'добробут' },
    yoni: { name: 'Йоні', about: 'близькість' },
    graha_maitri: { name: 'Граха-майтрі', about: 'дружба управителів знаків' },
    gana: { name: 'Гана', about: 'природа' },
    bhakoot: { name: 'Бхакут', about: 'спільне життя' },
    nadi: { name: 'Наді', about: 'конституція' },
  },
  varnas: { brahmin: 'брахман', kshatriya: 'кшатрій', vaishya: 'вайшʼя', shudra: 'шудра' },
  vashyas: {
    chatushpada: 'чатушпада (чотириногі)',
    manava: 'манава (люди)',
    jalachara: 'джалачара (водні)',
    vanachara: 'ваначара (лісові)',
    keeta: 'кіта (комахи)',
  },
  ganas: { deva: 'дева', manushya: 'манушʼя', rakshasa: 'ракшаса' },
  nadis: { adi: 'аді', madhya: 'мадхʼя', antya: 'антʼя' },
  yonis: {
    horse: 'кінь',
    elephant: 'слон',
    sheep: 'вівця',
    serpent: 'змія',
    dog: 'собака',
    cat: 'кішка',
    rat: 'щур',
    cow: 'корова',
    buffalo: 'буйвіл',
    tiger: 'тигр',
    deer: 'олень',
    monkey: 'мавпа',
    mongoose: 'мангуст',
    lion: 'лев',
  },
  each: (a, b) => `Особа А: ${a}; особа Б: ${b}.`,
  both: (shared) => `Обидві особи: ${shared}.`,
  varnaRule: 'Бал нараховують, коли варна А не нижча за варну Б.',
  tara: (toA, toB) => `Тара від Б до А: ${toA}, від А до Б: ${toB}.`,
  taraRule: (half) => `Кожна дає ${half} бала, якщо вона не 3-тя, 5-та чи 7-ма.`,
  sworn: 'Цих двох тварин вважають заклятими ворогами.',
  oneRuler: (ruler) => `Обома знаками Місяця управляє та сама планета: ${ruler}.`,
  signs: { same: 'Знак Місяця той самий.', opposite: 'Знаки Місяця стоять один навпроти одного.' },
  signsApart: (count, back) => `Взаємне положення знаків Місяця: ${count}/${back}.`,
  bhakootDosha: 'Це бхакут-доша.',
  nadiDosha: 'Це наді-доша.',
  notes: {
    varna_rulers: ({ rulerA, rulerB }) =>
      `Деякі тексти знімають це, бо управитель знака А (${rulerA}) вищий за рангом, ніж управитель знака Б (${rulerB}).`,
    tara_rulers: () => 'Управитель знаків той самий або управителі — взаємні друзі: вважають, що це послаблює дошу.',
    gana_rulers: () =>
      'Управитель знаків Місяця або навамш Місяця той самий чи управителі — взаємні друзі: вважають, що це послаблює дошу.',
    bhakoot_one_ruler: ({ rulerA }) =>
      `Обидва знаки мають одного управителя (${rulerA}): більшість текстів тоді скасовує дошу.`,
    bhakoot_friends: ({ rulerA, rulerB }) =>
      `Управителі (${rulerA} і ${rulerB}) — взаємні друзі: вважають, що це скасовує або послаблює дошу.`,
    bhakoot_nadi_and_tara: () => 'Деякі тексти вважають, що різні наді та повна оцінка тари послаблюють дошу.',
    nadi_same_sign: () => 'Знак Місяця той самий, а накшатри різні: багато текстів вважає дошу скасованою.',
    nadi_same_nakshatra: () => 'Накшатра та сама, а знаки Місяця різні: багато текстів вважає дошу скасованою.',
    nadi_padas: () => 'Накшатра та сама, а пади різні: зазвичай вважають, що це послаблює або скасовує дошу.',
    nadi_one_ruler: ({ rulerA }) =>
      `Обидва знаки Місяця мають одного управителя (${rulerA}): деякі тексти називають це скасуванням.`,
    nadi_exempt: ({ nakshatra }) =>
      `Деякі тексти знімають дошу, коли в обох осіб накшатра ${nakshatra}; переліки різняться.`,
  },
  howTitle: 'Як це читати',
  how: [
    'Північноіндійська аштакута на 36 балів. Особу А розглянуто на місці нареченого, особу Б — на місці нареченої, тому перестановка може змінити суму. Якщо діє скасування (паріхара), його названо біля кути; оцінки воно не змінює.',
    'Це традиційна оцінка, один голос із багатьох. Вона не вимірює стосунків і сама нічого не має вирішувати.',
  ],
};

const ru: MatchingWords = {
  name: 'Совместимость по Луне (аштакута)',
  title: 'Совместимость гороскопов: аштакута',
  summary: 'Аштакута: 36 баллов по двум натальным Лунам, кута за кутой.',
  submit: 'Сравнить',
  gets: [
    'Общая оценка из 36 баллов и обычный минимум 18',
    'Все восемь кут: что сравнивается и почему столько баллов',
    'Нади-доша и бхакут-доша и что, по текстам, их смягчает',
    'Если время неизвестно — пределы оценки, возможные в тот день',
  ],
  disclaimer: 'Традиционная оценка двух Лун. Она не измеряет отношений: не решайте по ней, вступать ли в брак.',
  score: 'Оценка',
  ofPoints: (maximum) => `из ${maximum} баллов`,
  points: (score, maximum) => `${score} из ${maximum}`,
  minimum: '18, обычный минимум',
  bar: (score) => `${score} из 36 баллов; обычный минимум 18`,
  bands: {
    excellent: { label: 'Отлично', summary: 'Согласие почти в каждой куте: 33 балла или больше из 36.' },
    very_good: { label: 'Очень хорошо', summary: 'Заметно выше обычного минимума 18 из 36.' },
    acceptable: { label: 'Приемлемо', summary: 'На уровне обычного минимума 18 из 36 или выше.' },
    below_customary_threshold: {
      label: 'Ниже обычного минимума',
      summary: 'Меньше 18 из 36, обычного минимума.',
    },
  },
  totalLies: (least, most) =>
    least === most
      ? `При любом возможном времени рождения оценка та же: ${least}.`
      : `В зависимости от времени рождения оценка — от ${least} до ${most}.`,
  personA: 'Человек А',
  personB: 'Человек Б',
  moon: (sign, nakshatra) => `Луна: ${sign}, ${nakshatra}`,
  swap: 'Порядок',
  swapLink: 'Сначала Б',
  swapNote: 'порядок может изменить баллы',
  nadiTitle: 'Нади-доша',
  nadi: {
    none: { lead: 'Нади-доши нет.', text: 'Нади двух Лун разные, поэтому даны все 8 баллов.' },
    present: {
      lead: 'Есть нади-доша: у обеих Лун одна и та же нади.',
      text: 'По правилу это 0 из 8 баллов. Это лишь одно правило о натальных Лунах. О чьём-либо здоровье оно не говорит.',
    },
    open: {
      lead: 'Нади-доша зависит от времени рождения.',
      text: 'Для одного времени рождения нади обеих Лун одна и та же, для другого — разная.',
    },
  },
  kootasTitle: 'Восемь кут',
  kootasNote: 'Чем длиннее полоса, тем больше вес куты; одна клетка — один балл.',
  kootasOpen: 'Где время неизвестно, указаны баллы, возможные в тот день; полоса показывает наименьшее значение.',
  kootas: {
    varna: { name: 'Варна', about: 'деятельность и нрав' },
    vashya: { name: 'Вашья', about: 'взаимное притяжение' },
    tara: { name: 'Тара', about: 'благополучие' },
    yoni: { name: 'Йони', about: 'близость' },
    graha_maitri: { name: 'Граха-майтри', about: 'дружба управителей знаков' },
    gana: { name: 'Гана', about: 'природа' },
    bhakoot: { name: 'Бхакут', about: 'совместная жизнь' },
    nadi: { name: 'Нади', about: 'конституция' },
  },
  varnas: { brahmin: 'брахман', kshatriya: 'кшатрий', vaishya: 'вайшья', shudra: 'шудра' },
  vashyas: {
    chatushpada: 'чатушпада (четвероногие)',
    manava: 'манава (люди)',
    jalachara: 'джалачара (водные)',
    vanachara: 'ваначара (лесные)',
    keeta: 'кита (насекомые)',
  },
  ganas: { deva: 'дева', manushya: 'манушья', rakshasa: 'ракшаса' },
  nadis: { adi: 'ади', madhya: 'мадхья', antya: 'антья' },
  yonis: {
    horse: 'лошадь',
    elephant: 'слон',
    sheep: 'овца',
    serpent: 'змея',
    dog: 'собака',
    cat: 'кошка',
    rat: 'крыса',
    cow: 'корова',
    buffalo: 'буйвол',
    tiger: 'тигр',
    deer: 'олень',
    monkey: 'обезьяна',
    mongoose: 'мангуст',
    lion: 'лев',
  },
  each: (a, b) => `Человек А: ${a}; человек Б: ${b}.`,
  both: (shared) => `У обоих: ${shared}.`,
  varnaRule: 'Балл даётся, когда варна А не ниже варны Б.',
  tara: (toA, toB) => `Тара от Б к А: ${toA}, от А к Б: ${toB}.`,
  taraRule: (half) => `Каждая даёт ${half} балла, если она не 3-я, 5-я или 7-я.`,
  sworn: 'Эти два животных считаются заклятыми врагами.',
  oneRuler: (ruler) => `Обоими знаками Луны управляет одна планета: ${ruler}.`,
  signs: { same: 'Знак Луны один и тот же.', opposite: 'Знаки Луны стоят друг против друга.' },
  signsApart: (count, back) => `Взаимное положение знаков Луны: ${count}/${back}.`,
  bhakootDosha: 'Это бхакут-доша.',
  nadiDosha: 'Это нади-доша.',
  notes: {
    varna_rulers: ({ rulerA, rulerB }) =>
      `Некоторые тексты снимают это, потому что управитель знака А (${rulerA}) выше рангом, чем управитель знака Б (${rulerB}).`,
    tara_rulers: () => 'Управитель знаков один или управители — взаимные друзья: считается, что это ослабляет дошу.',
    gana_rulers: () =>
      'Управитель знаков Луны или навамш Луны один либо управители — взаимные друзья: считается, что это ослабляет дошу.',
    bhakoot_one_ruler: ({ rulerA }) =>
      `У обоих знаков один управитель (${rulerA}): большинство текстов тогда отменяет дошу.`,
    bhakoot_friends: ({ rulerA, rulerB }) =>
      `Управители (${rulerA} и ${rulerB}) — взаимные друзья: считается, что это отменяет или ослабляет дошу.`,
    bhakoot_nadi_and_tara: () => 'Некоторые тексты считают, что разные нади и полная оценка тары ослабляют дошу.',
    nadi_same_sign: () => 'Знак Луны один, а накшатры разные: многие тексты считают дошу отменённой.',
    nadi_same_nakshatra: () => 'Накшатра одна, а знаки Луны разные: многие тексты считают дошу отменённой.',
    nadi_padas: () => 'Накшатра одна, а пады разные: обычно считается, что это ослабляет или отменяет дошу.',
    nadi_one_ruler: ({ rulerA }) =>
      `У обоих знаков Луны один управитель (${rulerA}): некоторые тексты называют это отменой.`,
    nadi_exempt: ({ nakshatra }) =>
      `Некоторые тексты снимают дошу, когда у обоих накшатра ${nakshatra}; списки различаются.`,
  },
  howTitle: 'Как это читать',
  how: [
    'Североиндийская аштакута на 36 баллов. Человек А рассматривается на месте жениха, человек Б — на месте невесты, поэтому перестановка может изменить сумму. Если действует отмена (парихара), она названа у куты; оценки она не меняет.',
    'Это традиционная оценка, один голос из многих. Она не измеряет отношений и сама ничего не должна решать.',
  ],
};

const hi: MatchingWords = {
  name: 'कुंडली मिलान (अष्टकूट)',
  title: 'कुंडली मिलान',
  summary: 'दोनों की जन्म राशि और नक्षत्र से 36 में से गुण, कूट दर कूट।',
  submit: 'कुंडली मिलाएँ',
  gets: [
    '36 में से कुल गुण, और 18 की प्रचलित न्यूनतम सीमा',
    'आठों कूट: क्या मिलाया गया और उतने ही गुण क्यों मिले',
    'नाड़ी दोष और भकूट दोष, और शास्त्रों में बताए गए उनके परिहार',
    'समय अज्ञात हो तो उस दिन के सभी संभव गुण',
  ],
  disclaimer: 'यह दोनों के जन्म चंद्र का पारंपरिक मिलान है। यह संबंध को नहीं मापता: विवाह का निर्णय इससे न करें।',
  score: 'गुण',
  ofPoints: (maximum) => `/ ${maximum} गुण`,
  points: (score, maximum) => `${maximum} में से ${score}`,
  minimum: '18, प्रचलित न्यूनतम',
  bar: (score) => `36 में से ${score} गुण; प्रचलित न्यूनतम 18`,
  bands: {
    excellent: { label: 'उत्तम', summary: 'लगभग सभी कूट मिलते हैं: 36 में से 33 या अधिक गुण।' },
    very_good: { label: 'बहुत अच्छा', summary: '36 में से 18 की प्रचलित न्यूनतम सीमा से काफ़ी ऊपर।' },
    acceptable: { label: 'स्वीकार्य', summary: '36 में से 18 की प्रचलित न्यूनतम सीमा पर या उससे ऊपर।' },
    below_customary_threshold: {
      label: 'प्रचलित न्यूनतम से कम',
      summary: '36 में से 18 की प्रचलित न्यूनतम सीमा से कम।',
    },
  },
  totalLies: (least, most) =>
    least === most
      ? `जन्म के हर संभव समय पर कुल गुण ${least} ही रहते हैं।`
      : `जन्म समय के अनुसार कुल गुण ${least} और ${most} के बीच हो सकते हैं।`,
  personA: 'व्यक्ति क',
  personB: 'व्यक्ति ख',
  moon: (sign, nakshatra) => `चंद्र राशि ${sign}, ${nakshatra}`,
  swap: 'क्रम',
  swapLink: 'ख को पहले रखें',
  swapNote: 'कुछ कूट क्रम पर निर्भर हैं',
  nadiTitle: 'नाड़ी दोष',
  nadi: {
    none: { lead: 'नाड़ी दोष नहीं है।', text: 'दोनों की नाड़ी अलग-अलग है, इसलिए पूरे 8 गुण मिलते हैं।' },
    present: {
      lead: 'नाड़ी दोष है: दोनों की नाड़ी एक ही है।',
      text: 'नियम के अनुसार 8 में से 0 गुण मिलते हैं। यह जन्म नक्षत्रों का केवल एक नियम है और किसी के स्वास्थ्य के बारे में कुछ नहीं कहता।',
    },
    open: {
      lead: 'नाड़ी दोष जन्म के समय पर निर्भर है।',
      text: 'कुछ संभव समयों में दोनों की नाड़ी एक ही होती है, कुछ में अलग-अलग।',
    },
  },
  kootasTitle: 'आठ कूट',
  kootasNote: 'हर पट्टी की लंबाई उस कूट के पूरे गुणों के बराबर है; एक खाना एक गुण।',
  kootasOpen: 'जहाँ समय अज्ञात है, वहाँ सभी संभव समयों के गुण दिए गए हैं; पट्टी उनमें सबसे कम दिखाती है।',
  kootas: {
    varna: { name: 'वर्ण', about: 'कर्म और प्रवृत्ति' },
    vashya: { name: 'वश्य', about: 'परस्पर आकर्षण' },
    tara: { name: 'तारा', about: 'कुशल-क्षेम' },
    yoni: { name: 'योनि', about: 'निकटता' },
    graha_maitri: { name: 'ग्रह मैत्री', about: 'राशि स्वामियों की मित्रता' },
    gana: { name: 'गण', about: 'स्वभाव' },
    bhakoot: { name: 'भकूट', about: 'साझा जीवन' },
    nadi: { name: 'नाड़ी', about: 'शारीरिक प्रकृति' },
  },
  varnas: { brahmin: 'ब्राह्मण', kshatriya: 'क्षत्रिय', vaishya: 'वैश्य', shudra: 'शूद्र' },
  vashyas: {
    chatushpada: 'चतुष्पद',
    manava: 'मानव',
    jalachara: 'जलचर',
    vanachara: 'वनचर',
    keeta: 'कीट',
  },
  ganas: { deva: 'देव', manushya: 'मनुष्य', rakshasa: 'राक्षस' },
  nadis: { adi: 'आदि', madhya: 'मध्य', antya: 'अंत्य' },
  yonis: {
    horse: 'अश्व',
    elephant: 'गज',
    sheep: 'मेष (भेड़)',
    serpent: 'सर्प',
    dog: 'श्वान',
    cat: 'मार्जार',
    rat: 'मूषक',
    cow: 'गौ',
    buffalo: 'महिष',
    tiger: 'व्याघ्र',
    deer: 'मृग',
    monkey: 'वानर',
    mongoose: 'नकुल',
    lion: 'सिंह',
  },
  each: (a, b) => `व्यक्ति क: ${a}; व्यक्ति ख: ${b}।`,
  both: (shared) => `दोनों: ${shared}।`,
  varnaRule: 'गुण तब मिलता है जब क का वर्ण ख के वर्ण से नीचे न हो।',
  tara: (toA, toB) => `ख से क तक गिनने पर तारा ${toA}, क से ख तक ${toB}।`,
  taraRule: (half) => `तीसरी, पाँचवीं और सातवीं को छोड़कर हर तारा ${half} गुण देती है।`,
  sworn: 'परंपरा में इन दोनों योनियों में वैर माना जाता है।',
  oneRuler: (ruler) => `दोनों चंद्र राशियों का स्वामी एक ही है: ${ruler}।`,
  signs: { same: 'दोनों की चंद्र राशि एक ही है।', opposite: 'चंद्र राशियाँ एक-दूसरे से सातवीं हैं।' },
  signsApart: (count, back) => `चंद्र राशियाँ एक-दूसरे से ${count}/${back} पर हैं।`,
  bhakootDosha: 'यह भकूट दोष है।',
  nadiDosha: 'यह नाड़ी दोष है।',
  notes: {
    varna_rulers: ({ rulerA, rulerB }) =>
      `कुछ ग्रंथ यह दोष नहीं मानते, क्योंकि क के राशि स्वामी (${rulerA}) का वर्ण ख के राशि स्वामी (${rulerB}) से ऊपर है।`,
    tara_rulers: () => 'राशि स्वामी एक ही हैं या परस्पर मित्र हैं, जिससे दोष कम माना जाता है।',
    gana_rulers: () => 'चंद्र राशियों या चंद्र नवांशों के स्वामी एक ही हैं या परस्पर मित्र हैं, जिससे दोष कम माना जाता है।',
    bhakoot_one_ruler: ({ rulerA }) => `दोनों राशियों का स्वामी एक ही है (${rulerA}): अधिकांश ग्रंथ तब दोष को निरस्त मानते हैं।`,
    bhakoot_friends: ({ rulerA, rulerB }) =>
      `राशि स्वामी (${rulerA} और ${rulerB}) परस्पर मित्र हैं, जिससे दोष निरस्त या कम माना जाता है।`,
    bhakoot_nadi_and_tara: () => 'कुछ ग्रंथ अलग नाड़ियों और पूरे तारा गुणों से दोष को कम मानते हैं।',
    nadi_same_sign: () => 'चंद्र राशि एक है और नक्षत्र अलग हैं: अनेक ग्रंथ दोष को निरस्त मानते हैं।',
    nadi_same_nakshatra: () => 'नक्षत्र एक है और चंद्र राशियाँ अलग हैं: अनेक ग्रंथ दोष को निरस्त मानते हैं।',
    nadi_padas: () => 'नक्षत्र एक है और चरण अलग हैं, जिससे दोष प्रायः कम या निरस्त माना जाता है।',
    nadi_one_ruler: ({ rulerA }) => `दोनों चंद्र राशियों का स्वामी एक ही है (${rulerA}): कुछ ग्रंथ इसे परिहार गिनते हैं।`,
    nadi_exempt: ({ nakshatra }) => `दोनों का नक्षत्र ${nakshatra} हो तो कुछ ग्रंथ दोष नहीं मानते; उनकी सूचियाँ अलग-अलग हैं।`,
  },
  howTitle: 'इसे कैसे समझें',
  how: [
    'उत्तर भारतीय अष्टकूट, 36 गुण। व्यक्ति क को वर के और व्यक्ति ख को वधू के स्थान पर रखा गया है, इसलिए क्रम बदलने से कुल गुण बदल सकते हैं। जो परिहार लागू होता है, वह अपने कूट के साथ बताया गया है; उससे गुण नहीं बदलते।',
    'ये पारंपरिक गुण हैं, विचार की अनेक बातों में से एक। ये संबंध को नहीं मापते, और कोई निर्णय केवल इन पर नहीं टिकना चाहिए।',
  ],
};

const fr: MatchingWords = {
  name: 'Compatibilité lunaire (Ashtakoota)',
  title: 'Compatibilité lunaire (Ashtakoota)',
  summary: 'Ashtakoota\u202f: les 36 points de deux Lunes natales, koota par koota.',
  submit: 'Comparer les deux Lunes',
  gets: [
    'Le total sur 36 points, avec le minimum d’usage de 18',
    'Les huit kootas\u202f: ce qui est comparé et d’où viennent les points',
    'Nadi dosha et Bhakoot dosha, et ce qui les atténue selon les textes',
    'Si une heure est inconnue, les totaux que permet la journée',
  ],
  disclaimer:
    'Un score traditionnel pour deux Lunes. Il ne mesure pas une relation\u202f: ne décidez pas d’un mariage d’après lui.',
  score: 'Score',
  ofPoints: (maximum) => `points sur ${maximum}`,
  points: (score, maximum) => `${score} sur ${maximum}`,
  minimum: '18, minimum d’usage',
  bar: (score) => `${score} points sur 36\u202f; le minimum d’usage est 18`,
  bands: {
    excellent: { label: 'Excellent', summary: 'Presque tous les kootas s’accordent\u202f: 33 points ou plus sur 36.' },
    very_good: { label: 'Très bon', summary: 'Nettement au-dessus du minimum d’usage de 18 sur 36.' },
    acceptable: { label: 'Acceptable', summary: 'Au minimum d’usage de 18 sur 36 ou au-dessus.' },
    below_customary_threshold: {
      label: 'Sous le minimum d’usage',
      summary: 'Moins de 18 sur 36, le minimum d’usage.',
    },
  },
  totalLies: (least, most) =>
    least === most
      ? `Quelle que soit l’heure de naissance, le total est de ${least}.`
      : `Selon l’heure de naissance, le total se situe entre ${least} et ${most}.`,
  personA: 'Personne A',
  personB: 'Personne B',
  moon: (sign, nakshatra) => `Lune en ${sign}, ${nakshatra}`,
  swap: 'Ordre',
  swapLink: 'Lire B en premier',
  swapNote: 'l’ordre compte pour certains kootas',
  nadiTitle: 'Nadi dosha',
  nadi: {
    none: {
      lead: 'Pas de Nadi dosha.',
      text: 'Les deux Lunes ont des nadis différentes\u202f: les 8 points sont donc acquis.',
    },
    present: {
      lead: 'Nadi dosha présent\u202f: les deux Lunes ont la même nadi.',
      text: 'Selon la règle, cela donne 0 point sur 8. C’est une seule règle sur les Lunes natales. Elle ne dit rien de la santé de quiconque.',
    },
    open: {
      lead: 'Nadi dosha indéterminé\u202f: il dépend de l’heure de naissance.',
      text: 'À certaines des heures possibles, les deux Lunes ont la même nadi, à d’autres non.',
    },
  },
  kootasTitle: 'Les huit kootas',
  kootasNote: 'La longueur de chaque barre est le poids de son koota\u202f; une case vaut un point.',
  kootasOpen:
    'Quand l’heure est inconnue, l’intervalle des points pour toutes les heures possibles\u202f; la barre montre le plus petit nombre.',
  kootas: {
    varna: { name: 'Varna', about: 'activité et tempérament' },
    vashya: { name: 'Vashya', about: 'attirance mutuelle' },
    tara: { name: 'Tara', about: 'bien-être' },
    yoni: { name: 'Yoni', about: 'intimité' },
    graha_maitri: { name: 'Graha Maitri', about: 'amitié des maîtres des signes' },
    gana: { name: 'Gana', about: 'nature' },
    bhakoot: { name: 'Bhakoot', about: 'vie commune' },
    nadi: { name: 'Nadi', about: 'constitution' },
  },
  varnas: { brahmin: 'brahmane', kshatriya: 'kshatriya', vaishya: 'vaishya', shudra: 'shudra' },
  vashyas: {
    chatushpada: 'chatushpada (quadrupède)',
    manava: 'manava (humain)',
    jalachara: 'jalachara (aquatique)',
    vanachara: 'vanachara (sauvage)',
    keeta: 'keeta (insecte)',
  },
  ganas: { deva: 'deva', manushya: 'manushya', rakshasa: 'rakshasa' },
  nadis: { adi: 'adi', madhya: 'madhya', antya: 'antya' },
  yonis: {
    horse: 'cheval',
    elephant: 'éléphant',
    sheep: 'mouton',
    serpent: 'serpent',
    dog: 'chien',
    cat: 'chat',
    rat: 'rat',
    cow: 'vache',
    buffalo: 'buffle',
    tiger: 'tigre',
    deer: 'cerf',
    monkey: 'singe',
    mongoose: 'mangouste',
    lion: 'lion',
  },
  each: (a, b) => `Personne A\u202f: ${a}\u202f; personne B\u202f: ${b}.`,
  both: (shared) => `Les deux personnes\u202f: ${shared}.`,
  varnaRule: 'Le point est donné quand A n’est pas d’un rang inférieur à B.',
  tara: (toA, toB) => `Comptée de B à A, la tara est ${toA}\u202f; de A à B, ${toB}.`,
  taraRule: (half) => `Chacune donne ${half} point, sauf la 3e, la 5e et la 7e.`,
  sworn: 'Ces deux animaux sont des ennemis jurés.',
  oneRuler: (ruler) => `Les deux signes lunaires ont le même maître\u202f: ${ruler}.`,
  signs: {
    same: 'Le signe lunaire est le même.',
    opposite: 'Chaque signe lunaire est le septième à partir de l’autre.',
  },
  signsApart: (count, back) => `Les signes lunaires sont en position ${count}/${back} l’un par rapport à l’autre.`,
  bhakootDosha: 'C’est le Bhakoot dosha.',
  nadiDosha: 'C’est le Nadi dosha.',
  notes: {
    varna_rulers: ({ rulerA, rulerB }) =>
      `Certains textes passent outre, car le maître du signe de A (${rulerA}) est d’un rang supérieur à celui de B (${rulerB}).`,
    tara_rulers: () =>
      'Les maîtres des signes sont identiques ou amis l’un de l’autre, ce qui est lu comme une atténuation du dosha.',
    gana_rulers: () =>
      'Les maîtres des signes lunaires, ou des navamsas des Lunes, sont identiques ou amis l’un de l’autre, ce qui est lu comme une atténuation du dosha.',
    bhakoot_one_ruler: ({ rulerA }) =>
      `Les deux signes ont le même maître (${rulerA})\u202f: la plupart des textes annulent alors le dosha.`,
    bhakoot_friends: ({ rulerA, rulerB }) =>
      `Les maîtres (${rulerA} et ${rulerB}) sont amis l’un de l’autre, ce qui est lu comme une annulation ou une atténuation du dosha.`,
    bhakoot_nadi_and_tara: () =>
      'Certains textes voient une atténuation du dosha dans des nadis différentes et un score complet en Tara.',
    nadi_same_sign: () =>
      'Le signe lunaire est le même et les nakshatras diffèrent\u202f: de nombreux textes tiennent le dosha pour annulé.',
    nadi_same_nakshatra: () =>
      'Le nakshatra est le même et les signes lunaires diffèrent\u202f: de nombreux textes tiennent le dosha pour annulé.',
    nadi_padas: () =>
      'Le nakshatra est le même et les padas diffèrent, ce qui est souvent lu comme une atténuation ou une annulation du dosha.',
    nadi_one_ruler: ({ rulerA }) =>
      `Les deux signes lunaires ont le même maître (${rulerA})\u202f: certains textes y voient une annulation.`,
    nadi_exempt: ({ nakshatra }) =>
      `Certains textes écartent le dosha quand les deux personnes ont ${nakshatra}\u202f; leurs listes varient.`,
  },
  howTitle: 'Comment lire ce résultat',
  how: [
    'Ashtakoota de l’Inde du Nord, sur 36 points. La personne A occupe la place du marié et la personne B celle de la mariée\u202f: les inverser peut changer le total. Une annulation (parihara) qui s’applique est nommée avec son koota et ne change jamais un score.',
    'Un score traditionnel, une voix parmi d’autres. Il ne mesure pas une relation et ne devrait rien décider à lui seul.',
  ],
};

const de: MatchingWords = {
  name: 'Partnervergleich (Ashtakoota)',
  title: 'Partnervergleich (Ashtakoota)',
  summary: 'Ashtakoota: die 36 Punkte zweier Geburtsmonde, Koota für Koota.',
  submit: 'Die beiden Monde vergleichen',
  gets: [
    'Die Summe aus höchstens 36 Punkten mit dem üblichen Mindestwert von 18',
    'Alle acht Kootas: was verglichen wird und woher die Punkte kommen',
    'Nadi-Dosha und Bhakoot-Dosha und was sie nach den Texten mildert',
    'Bei unbekannter Uhrzeit die Summen, die an dem Tag möglich sind',
  ],
  disclaimer:
    'Eine traditionelle Punktzahl für zwei Monde. Sie misst keine Beziehung: Entscheiden Sie danach nicht über eine Ehe.',
  score: 'Punktzahl',
  ofPoints: (maximum) => `von ${maximum} Punkten`,
  points: (score, maximum) => `${score} von ${maximum}`,
  minimum: '18, üblicher Mindestwert',
  bar: (score) => `${score} von 36 Punkten; der übliche Mindestwert ist 18`,
  bands: {
    excellent: { label: 'Ausgezeichnet', summary: 'Fast alle Kootas stimmen überein: 33 von 36 Punkten oder mehr.' },
    very_good: { label: 'Sehr gut', summary: 'Deutlich über dem üblichen Mindestwert von 18 von 36.' },
    acceptable: { label: 'Annehmbar', summary: 'Auf oder über dem üblichen Mindestwert von 18 von 36.' },
    below_customary_threshold: {
      label: 'Unter dem üblichen Mindestwert',
      summary: 'Unter 18 von 36, dem üblichen Mindestwert.',
    },
  },
  totalLies: (least, most) =>
    least === most
      ? `Bei allen möglichen Geburtszeiten bleibt die Summe ${least}.`
      : `Je nach Geburtszeit liegt die Summe zwischen ${least} und ${most}.`,
  personA: 'Person A',
  personB: 'Person B',
  moon: (sign, nakshatra) => `Mond: ${sign}, ${nakshatra}`,
  swap: 'Tausch',
  swapLink: 'B zuerst lesen',
  swapNote: 'bei einigen Kootas zählt die Reihenfolge',
  nadiTitle: 'Nadi-Dosha',
  nadi: {
    none: {
      lead: 'Kein Nadi-Dosha.',
      text: 'Die beiden Monde haben verschiedene Nadis, daher gibt es alle 8 Punkte.',
    },
    present: {
      lead: 'Nadi-Dosha liegt vor: Beide Monde haben dieselbe Nadi.',
      text: 'Nach der Regel gibt das 0 von 8 Punkten. Es ist eine einzelne Regel über die Geburtsmonde. Über die Gesundheit sagt sie nichts.',
    },
    open: {
      lead: 'Nadi-Dosha ist offen: Es hängt von der Geburtszeit ab.',
      text: 'Bei manchen der möglichen Zeiten haben beide Monde dieselbe Nadi, bei anderen nicht.',
    },
  },
  kootasTitle: 'Die acht Kootas',
  kootasNote: 'Die Länge des Balkens ist das Gewicht des Kootas; ein Feld ist ein Punkt.',
  kootasOpen:
    'Bei unbekannter Zeit steht die Spanne der Punkte für alle möglichen Zeiten; der Balken zeigt die kleinste Zahl.',
  kootas: {
    varna: { name: 'Varna', about: 'Tätigkeit und Gemüt' },
    vashya: { name: 'Vashya', about: 'gegenseitige Anziehung' },
    tara: { name: 'Tara', about: 'Wohlergehen' },
    yoni: { name: 'Yoni', about: 'Nähe' },
    graha_maitri: { name: 'Graha Maitri', about: 'Freundschaft der Zeichenherrscher' },
    gana: { name: 'Gana', about: 'Wesensart' },
    bhakoot: { name: 'Bhakoot', about: 'gemeinsames Leben' },
    nadi: { name: 'Nadi', about: 'Konstitution' },
  },
  varnas: { brahmin: 'Brahmane', kshatriya: 'Kshatriya', vaishya: 'Vaishya', shudra: 'Shudra' },
  vashyas: {
    chatushpada: 'Chatushpada (Vierfüßer)',
    manava: 'Manava (Mensch)',
    jalachara: 'Jalachara (Wassertier)',
    vanachara: 'Vanachara (Wildtier)',
    keeta: 'Keeta (Insekt)',
  },
  ganas: { deva: 'Deva', manushya: 'Manushya', rakshasa: 'Rakshasa' },
  nadis: { adi: 'Adi', madhya: 'Madhya', antya: 'Antya' },
  yonis: {
    horse: 'Pferd',
    elephant: 'Elefant',
    sheep: 'Schaf',
    serpent: 'Schlange',
    dog: 'Hund',
    cat: 'Katze',
    rat: 'Ratte',
    cow: 'Kuh',
    buffalo: 'Büffel',
    tiger: 'Tiger',
    deer: 'Hirsch',
    monkey: 'Affe',
    mongoose: 'Mungo',
    lion: 'Löwe',
  },
  each: (a, b) => `Person A: ${a}; Person B: ${b}.`,
  both: (shared) => `Beide: ${shared}.`,
  varnaRule: 'Den Punkt gibt es, wenn A im Rang nicht unter B steht.',
  tara: (toA, toB) => `Von B zu A gezählt, ist die Tara ${toA}, von A zu B ${toB}.`,
  taraRule: (half) => `Jede gibt ${half} Punkte, außer der 3., 5. und 7.`,
  sworn: 'Diese beiden Tiere gelten als erklärte Feinde.',
  oneRuler: (ruler) => `Beide Mondzeichen haben denselben Herrscher: ${ruler}.`,
  signs: {
    same: 'Das Mondzeichen ist dasselbe.',
    opposite: 'Jedes Mondzeichen ist das siebte vom anderen aus.',
  },
  signsApart: (count, back) => `Die Mondzeichen stehen ${count}/${back} zueinander.`,
  bhakootDosha: 'Das ist Bhakoot-Dosha.',
  nadiDosha: 'Das ist Nadi-Dosha.',
  notes: {
    varna_rulers: ({ rulerA, rulerB }) =>
      `Manche Texte sehen hier davon ab, weil der Zeichenherrscher von A (${rulerA}) im Rang über dem von B (${rulerB}) steht.`,
    tara_rulers: () =>
      'Die Zeichenherrscher sind dieselben oder miteinander befreundet, was als Milderung des Doshas gilt.',
    gana_rulers: () =>
      'Die Herrscher der Mondzeichen oder der Navamsas der Monde sind dieselben oder miteinander befreundet, was als Milderung des Doshas gilt.',
    bhakoot_one_ruler: ({ rulerA }) =>
      `Beide Zeichen haben denselben Herrscher (${rulerA}): Die meisten Texte heben das Dosha dann auf.`,
    bhakoot_friends: ({ rulerA, rulerB }) =>
      `Die Herrscher (${rulerA} und ${rulerB}) sind miteinander befreundet, was als Aufhebung oder Milderung des Doshas gilt.`,
    bhakoot_nadi_and_tara: () =>
      'Manche Texte nennen verschiedene Nadis und volle Punkte in Tara als Milderung des Doshas.',
    nadi_same_sign: () =>
      'Das Mondzeichen ist dasselbe und die Nakshatras sind verschieden: Viele Texte sehen das Dosha als aufgehoben an.',
    nadi_same_nakshatra: () =>
      'Das Nakshatra ist dasselbe und die Mondzeichen sind verschieden: Viele Texte sehen das Dosha als aufgehoben an.',
    nadi_padas: () =>
      'Das Nakshatra ist dasselbe und die Padas sind verschieden, was meist als Milderung oder Aufhebung des Doshas gilt.',
    nadi_one_ruler: ({ rulerA }) =>
      `Beide Mondzeichen haben denselben Herrscher (${rulerA}): Manche Texte zählen das als Aufhebung.`,
    nadi_exempt: ({ nakshatra }) =>
      `Manche Texte sehen vom Dosha ab, wenn beide das Nakshatra ${nakshatra} haben; ihre Listen gehen auseinander.`,
  },
  howTitle: 'So ist das zu lesen',
  how: [
    'Ashtakoota nach nordindischem Brauch mit 36 Punkten. Person A steht an der Stelle des Bräutigams, Person B an der der Braut; ein Tausch kann die Summe daher ändern. Eine Aufhebung (Parihara), die zutrifft, ist bei ihrem Koota genannt und ändert nie die Punkte.',
    'Eine traditionelle Punktzahl, eine Stimme unter vielen. Sie misst keine Beziehung und sollte nie allein den Ausschlag geben.',
  ],
};

const es: MatchingWords = {
  name: 'Compatibilidad lunar (Ashtakoota)',
  title: 'Compatibilidad lunar (Ashtakoota)',
  summary: 'Ashtakoota: los 36 puntos de dos Lunas natales, koota por koota.',
  submit: 'Comparar las dos Lunas',
  gets: [
    'El total sobre 36 puntos, con el mínimo habitual de 18',
    'Los ocho kootas: qué se compara y de dónde salen los puntos',
    'Nadi dosha y Bhakoot dosha, y lo que según los textos los atenúa',
    'Si se desconoce una hora, los totales que permite el día',
  ],
  disclaimer:
    'Es una puntuación tradicional de dos Lunas. No mide una relación: no decida sobre un matrimonio por ella.',
  score: 'Puntuación',
  ofPoints: (maximum) => `de ${maximum} puntos`,
  points: (score, maximum) => `${score} de ${maximum}`,
  minimum: '18, el mínimo habitual',
  bar: (score) => `${score} de 36 puntos; el mínimo habitual es 18`,
  bands: {
    excellent: { label: 'Excelente', summary: 'Casi todos los kootas concuerdan: 33 puntos o más de 36.' },
    very_good: { label: 'Muy buena', summary: 'Muy por encima del mínimo habitual de 18 de 36.' },
    acceptable: { label: 'Aceptable', summary: 'En el mínimo habitual de 18 de 36 o por encima.' },
    below_customary_threshold: {
      label: 'Por debajo del mínimo habitual',
      summary: 'Menos de 18 de 36, el mínimo habitual.',
    },
  },
  totalLies: (least, most) =>
    least === most
      ? `Sea cual sea la hora de nacimiento, el total es ${least}.`
      : `Según la hora de nacimiento, el total está entre ${least} y ${most}.`,
  personA: 'Persona A',
  personB: 'Persona B',
  moon: (sign, nakshatra) => `Luna en ${sign}, ${nakshatra}`,
  swap: 'Orden',
  swapLink: 'Leer primero a B',
  swapNote: 'en algunos kootas cuenta el orden',
  nadiTitle: 'Nadi dosha',
  nadi: {
    none: {
      lead: 'No hay Nadi dosha.',
      text: 'Las dos Lunas tienen nadis distintas, así que se dan los 8 puntos.',
    },
    present: {
      lead: 'Hay Nadi dosha: las dos Lunas tienen la misma nadi.',
      text: 'Según la regla, esto da 0 de 8 puntos. Es una sola regla sobre las Lunas natales. No dice nada de la salud de nadie.',
    },
    open: {
      lead: 'Nadi dosha sin determinar: depende de la hora de nacimiento.',
      text: 'A algunas de las horas posibles las dos Lunas tienen la misma nadi; a otras, no.',
    },
  },
  kootasTitle: 'Los ocho kootas',
  kootasNote: 'La longitud de cada barra es el peso de su koota; una casilla es un punto.',
  kootasOpen:
    'Si se desconoce la hora, el margen de puntos para todas las horas posibles; la barra muestra el menor número.',
  kootas: {
    varna: { name: 'Varna', about: 'actividad y carácter' },
    vashya: { name: 'Vashya', about: 'atracción mutua' },
    tara: { name: 'Tara', about: 'bienestar' },
    yoni: { name: 'Yoni', about: 'cercanía' },
    graha_maitri: { name: 'Graha Maitri', about: 'amistad de los regentes de los signos' },
    gana: { name: 'Gana', about: 'naturaleza' },
    bhakoot: { name: 'Bhakoot', about: 'vida en común' },
    nadi: { name: 'Nadi', about: 'constitución' },
  },
  varnas: { brahmin: 'brahmán', kshatriya: 'kshatriya', vaishya: 'vaishya', shudra: 'shudra' },
  vashyas: {
    chatushpada: 'chatushpada (cuadrúpedo)',
    manava: 'manava (humano)',
    jalachara: 'jalachara (acuático)',
    vanachara: 'vanachara (salvaje)',
    keeta: 'keeta (insecto)',
  },
  ganas: { deva: 'deva', manushya: 'manushya', rakshasa: 'rakshasa' },
  nadis: { adi: 'adi', madhya: 'madhya', antya: 'antya' },
  yonis: {
    horse: 'caballo',
    elephant: 'elefante',
    sheep: 'oveja',
    serpent: 'serpiente',
    dog: 'perro',
    cat: 'gato',
    rat: 'rata',
    cow: 'vaca',
    buffalo: 'búfalo',
    tiger: 'tigre',
    deer: 'ciervo',
    monkey: 'mono',
    mongoose: 'mangosta',
    lion: 'león',
  },
  each: (a, b) => `Persona A: ${a}; persona B: ${b}.`,
  both: (shared) => `Ambas personas: ${shared}.`,
  varnaRule: 'El punto se da cuando A no tiene un rango inferior al de B.',
  tara: (toA, toB) => `Contada de B a A, la tara es ${toA}; de A a B, ${toB}.`,
  taraRule: (half) => `Cada una da ${half} puntos, salvo la 3.ª, la 5.ª y la 7.ª.`,
  sworn: 'Estos dos animales son enemigos declarados.',
  oneRuler: (ruler) => `Los dos signos lunares tienen el mismo regente: ${ruler}.`,
  signs: {
    same: 'El signo lunar es el mismo.',
    opposite: 'Cada signo lunar es el séptimo contado desde el otro.',
  },
  signsApart: (count, back) => `Los signos lunares están en posición ${count}/${back} entre sí.`,
  bhakootDosha: 'Es Bhakoot dosha.',
  nadiDosha: 'Es Nadi dosha.',
  notes: {
    varna_rulers: ({ rulerA, rulerB }) =>
      `Algunos textos lo pasan por alto porque el regente del signo de A (${rulerA}) tiene mayor rango que el de B (${rulerB}).`,
    tara_rulers: () =>
      'Los regentes de los signos son el mismo o amigos mutuos, lo que se lee como atenuación del dosha.',
    gana_rulers: () =>
      'Los regentes de los signos lunares, o de las navamsas de las Lunas, son el mismo o amigos mutuos, lo que se lee como atenuación del dosha.',
    bhakoot_one_ruler: ({ rulerA }) =>
      `Los dos signos tienen el mismo regente (${rulerA}): la mayoría de los textos anula entonces el dosha.`,
    bhakoot_friends: ({ rulerA, rulerB }) =>
      `Los regentes (${rulerA} y ${rulerB}) son amigos mutuos, lo que se lee como anulación o atenuación del dosha.`,
    bhakoot_nadi_and_tara: () =>
      'Algunos textos ven una atenuación del dosha en unas nadis distintas y la puntuación completa de Tara.',
    nadi_same_sign: () =>
      'El signo lunar es el mismo y los nakshatras son distintos: muchos textos dan el dosha por anulado.',
    nadi_same_nakshatra: () =>
      'El nakshatra es el mismo y los signos lunares son distintos: muchos textos dan el dosha por anulado.',
    nadi_padas: () =>
      'El nakshatra es el mismo y los padas son distintos, lo que suele leerse como atenuación o anulación del dosha.',
    nadi_one_ruler: ({ rulerA }) =>
      `Los dos signos lunares tienen el mismo regente (${rulerA}): algunos textos lo cuentan como anulación.`,
    nadi_exempt: ({ nakshatra }) =>
      `Algunos textos eximen del dosha cuando ambas personas comparten ${nakshatra}; sus listas varían.`,
  },
  howTitle: 'Cómo leerlo',
  how: [
    'Ashtakoota del norte de la India, de 36 puntos. La persona A ocupa el lugar del novio y la persona B el de la novia, por lo que intercambiarlas puede cambiar el total. Una anulación (parihara) que se aplica se nombra junto a su koota y nunca cambia los puntos.',
    'Una puntuación tradicional, una voz entre muchas. No mide una relación y no debería decidir nada por sí sola.',
  ],
};

export const WORDS: Readonly<Record<Locale, MatchingWords>> = { en, uk, ru, hi, fr, de, es };
