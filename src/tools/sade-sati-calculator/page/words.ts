import type { Locale } from '../../../languages/locale/locales.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';
import type { SadeSatiPhaseName } from '../../../rules/transit/sade-sati.js';

export interface SadeSatiWords extends ToolWords {
  /** The answer in a line, of the day looked at. */
  readonly answer: {
    readonly active: (phase: string) => string;
    /** Saturn is outside the three signs within a cycle. */
    readonly paused: string;
    readonly notActive: string;
    readonly next: (date: string) => string;
  };
  readonly on: (date: string) => string;
  readonly active: (phase: string) => string;
  readonly notActive: string;
  /** A cycle runs, but Saturn has stepped outside its signs for a while. */
  readonly outsideNow: string;
  readonly phases: Readonly<Record<SadeSatiPhaseName, string>>;
  /** The sign of each phase as seen from the natal Moon. */
  readonly places: Readonly<Record<SadeSatiPhaseName, string>>;
  readonly natalMoon: string;
  readonly thisCycle: string;
  readonly lastOne: string;
  readonly nextOne: string;
  readonly nextChange: string;
  readonly ended: (date: string) => string;
  readonly begins: (date: string) => string;
  readonly beyond: string;
  readonly cycleTitle: Readonly<Record<'current' | 'next' | 'birth', string>>;
  readonly crossingsAtBirth: string;
  readonly noneAtBirth: string;
  /** The cycle that ran at birth is the present one. */
  readonly stillRuns: string;
  readonly stays: (saturnIn: string, spans: string) => string;
  readonly cycleNote: string;
  readonly crossingsTitle: string;
  readonly crossingsCaption: (cycle: string) => string;
  readonly date: string;
  readonly enters: string;
  readonly phase: string;
  readonly outside: string;
  readonly forGood: (sign: string) => string;
  readonly endOfCycle: string;
  readonly open: {
    readonly lead: (signs: string) => string;
    readonly text: (sign: string) => string;
    readonly activeFor: (signs: string) => string;
    readonly notActiveFor: (signs: string) => string;
    readonly switchLabel: string;
    readonly dayStart: (sign: string) => string;
    readonly dayEnd: (sign: string) => string;
  };
  readonly whatTitle: string;
  readonly what: string;
}

const en: SadeSatiWords = {
  name: 'Sade Sati',
  title: 'Sade Sati',
  answer: {
    active: (phase) => `Sade Sati: active, ${phase}`,
    paused: 'Sade Sati: between two stays of one cycle',
    notActive: 'Sade Sati: not active',
    next: (date) => `the next begins ${date}`,
  },
  summary: 'Whether Saturn is in the sign of the natal Moon or in one beside it, with all dates.',
  submit: 'Look at Saturn',
  gets: [
    'Whether Sade Sati runs, and its phase',
    'The last, the present and the next cycle with their dates',
    'Every crossing of Saturn, also those while it is retrograde',
  ],
  disclaimer:
    'The dates are Saturn’s; the hardship is tradition. They are no reason for fear, for costly remedies or for putting off a decision.',
  on: (date) => `On ${date}`,
  active: (phase) => `Active, ${phase}`,
  notActive: 'Not active',
  outsideNow: 'Saturn has left the three signs for a while and comes back: the cycle goes on.',
  phases: { rising: 'rising', peak: 'peak', setting: 'setting' },
  places: {
    rising: 'the sign before the natal Moon',
    peak: 'the sign of the natal Moon',
    setting: 'the sign after the natal Moon',
  },
  natalMoon: 'Natal Moon',
  thisCycle: 'This cycle',
  lastOne: 'The last one',
  nextOne: 'The next one',
  nextChange: 'Next change',
  ended: (date) => `ended ${date}`,
  begins: (date) => `begins ${date}`,
  beyond: 'outside the years 1800 to 2200',
  cycleTitle: {
    current: 'This cycle, phase by phase',
    next: 'The next cycle, phase by phase',
    birth: 'The cycle at birth, phase by phase',
  },
  crossingsAtBirth: 'Every crossing of the cycle at birth',
  noneAtBirth: 'No Sade Sati ran at birth.',
  stillRuns: 'It is the cycle that ran at birth.',
  stays: (saturnIn, spans) => `${saturnIn}: ${spans}`,
  cycleNote: 'A phase can stop and come back: when Saturn is retrograde it can return to the sign before.',
  crossingsTitle: 'Every crossing',
  crossingsCaption: (cycle) => `Saturn’s crossings, ${cycle}`,
  date: 'Date',
  enters: 'Saturn enters',
  phase: 'Phase',
  outside: 'outside',
  forGood: (sign) => `${sign}, for good`,
  endOfCycle: 'end of the cycle',
  open: {
    lead: (signs) => `The natal Moon is in ${signs}: it changes its sign that day.`,
    text: (sign) => `The cycles below hold only for a Moon in ${sign}; for the other sign every date differs.`,
    activeFor: (signs) => `active for a Moon in ${signs}`,
    notActiveFor: (signs) => `not active for a Moon in ${signs}`,
    switchLabel: 'Read it for one sign',
    dayStart: (sign) => `${sign}: the start of the day`,
    dayEnd: (sign) => `${sign}: the end of the day`,
  },
  whatTitle: 'What it is, and what it is not',
  what: 'Sade Sati is the time in which Saturn goes through the sign before the natal Moon, its sign, and the sign after. Everyone has it two or three times. Tradition asks for patience in it; it foretells no event.',
};

const uk: SadeSatiWords = {
  name: 'Саде Саті',
  title: 'Саде Саті',
  answer: {
    active: (phase) => `Саде Саті: триває, ${phase}`,
    paused: 'Саде Саті: перерва в межах циклу',
    notActive: 'Саде Саті: не триває',
    next: (date) => `наступний цикл починається ${date}`,
  },
  summary: 'Чи проходить Сатурн знак перед натальним Місяцем, його знак або наступний; усі дати.',
  submit: 'Перевірити Сатурн',
  gets: [
    'Чи триває Саде Саті і в якій фазі',
    'Минулий, поточний і наступний цикли з датами',
    'Усі переходи, зокрема ретроградні',
  ],
  disclaimer:
    'Дати — це рух Сатурна, а про тягар говорить традиція. Це не привід для страху, дорогих обрядів чи відкладання рішень.',
  on: (date) => `На ${date}`,
  active: (phase) => `Триває, ${phase}`,
  notActive: 'Не триває',
  outsideNow: 'Сатурн на якийсь час вийшов із трьох знаків і повернеться: цикл триває.',
  phases: { rising: 'перша фаза', peak: 'середня фаза', setting: 'остання фаза' },
  places: {
    rising: 'знак перед натальним Місяцем',
    peak: 'знак натального Місяця',
    setting: 'знак після натального Місяця',
  },
  natalMoon: 'Натальний Місяць',
  thisCycle: 'Цей цикл',
  lastOne: 'Минулий цикл',
  nextOne: 'Наступний цикл',
  nextChange: 'Наступна зміна',
  ended: (date) => `завершився ${date}`,
  begins: (date) => `починається ${date}`,
  beyond: 'поза роками 1800–2200',
  cycleTitle: {
    current: 'Цей цикл за фазами',
    next: 'Наступний цикл за фазами',
    birth: 'Цикл під час народження за фазами',
  },
  crossingsAtBirth: 'Усі переходи циклу під час народження',
  noneAtBirth: 'Під час народження Саде Саті не тривало.',
  stillRuns: 'Цей цикл тривав і під час народження.',
  stays: (saturnIn, spans) => `${saturnIn}: ${spans}`,
  cycleNote: 'Фаза може перерватися й настати знову: ретроградний Сатурн інколи повертається в попередній знак.',
  crossingsTitle: 'Усі переходи',
  crossingsCaption: (cycle) => `Переходи Сатурна, ${cycle}`,
  date: 'Дата',
  enters: 'Сатурн переходить у знак',
  phase: 'Фаза',
  outside: 'поза циклом',
  forGood: (sign) => `${sign}, остаточно`,
  endOfCycle: 'кінець циклу',
  open: {
    lead: (signs) => `Знак натального Місяця: ${signs}. Того дня він змінюється.`,
    text: (sign) => `Цикли нижче розраховано лише для Місяця у знаку ${sign}; для іншого знака всі дати інші.`,
    activeFor: (signs) => `триває для Місяця у знаку ${signs}`,
    notActiveFor: (signs) => `не триває для Місяця у знаку ${signs}`,
    switchLabel: 'Переглянути для одного знака',
    dayStart: (sign) => `${sign}: початок дня`,
    dayEnd: (sign) => `${sign}: кінець дня`,
  },
  whatTitle: 'Що це означає, а чого — ні',
  what: 'Саде Саті триває, поки Сатурн проходить знак перед натальним Місяцем, його знак і наступний. За життя це буває двічі або тричі. Традиція радить зустрічати цей час терпляче; жодної події він не провіщає.',
};

const ru: SadeSatiWords = {
  name: 'Саде Сати',
  title: 'Саде Сати',
  answer: {
    active: (phase) => `Саде Сати: идёт, ${phase}`,
    paused: 'Саде Сати: перерыв внутри цикла',
    notActive: 'Саде Сати: не идёт',
    next: (date) => `следующий цикл начинается ${date}`,
  },
  summary: 'Проходит ли Сатурн знак перед натальной Луной, её знак или следующий; все даты.',
  submit: 'Проверить Сатурн',
  gets: [
    'Идёт ли Саде Сати и в какой фазе',
    'Прошлый, текущий и следующий циклы с датами',
    'Все переходы, в том числе ретроградные',
  ],
  disclaimer:
    'Даты — это движение Сатурна, а о тяготах говорит традиция. Это не повод для страха, дорогих обрядов или откладывания решений.',
  on: (date) => `На ${date}`,
  active: (phase) => `Идёт, ${phase}`,
  notActive: 'Не идёт',
  outsideNow: 'Сатурн на время вышел из трёх знаков и вернётся: цикл продолжается.',
  phases: { rising: 'первая фаза', peak: 'средняя фаза', setting: 'последняя фаза' },
  places: {
    rising: 'знак перед натальной Луной',
    peak: 'знак натальной Луны',
    setting: 'знак после натальной Луны',
  },
  natalMoon: 'Натальная Луна',
  thisCycle: 'Этот цикл',
  lastOne: 'Прошлый цикл',
  nextOne: 'Следующий цикл',
  nextChange: 'Следующая перемена',
  ended: (date) => `завершился ${date}`,
  begins: (date) => `начинается ${date}`,
  beyond: 'вне 1800–2200 годов',
  cycleTitle: { current: 'Этот цикл по фазам', next: 'Следующий цикл по фазам', birth: 'Цикл при рождении по фазам' },
  crossingsAtBirth: 'Все переходы цикла при рождении',
  noneAtBirth: 'При рождении Саде Сати не шло.',
  stillRuns: 'Этот цикл шёл и при рождении.',
  stays: (saturnIn, spans) => `${saturnIn}: ${spans}`,
  cycleNote: 'Фаза может прерваться и наступить снова: ретроградный Сатурн иногда возвращается в предыдущий знак.',
  crossingsTitle: 'Все переходы',
  crossingsCaption: (cycle) => `Переходы Сатурна, ${cycle}`,
  date: 'Дата',
  enters: 'Сатурн переходит в знак',
  phase: 'Фаза',
  outside: 'вне цикла',
  forGood: (sign) => `${sign}, окончательно`,
  endOfCycle: 'конец цикла',
  open: {
    lead: (signs) => `Знак натальной Луны: ${signs}. В тот день он меняется.`,
    text: (sign) => `Циклы ниже рассчитаны только для Луны в знаке ${sign}; для другого знака все даты другие.`,
    activeFor: (signs) => `идёт для Луны в знаке ${signs}`,
    notActiveFor: (signs) => `не идёт для Луны в знаке ${signs}`,
    switchLabel: 'Посмотреть для одного знака',
    dayStart: (sign) => `${sign}: начало дня`,
    dayEnd: (sign) => `${sign}: конец дня`,
  },
  whatTitle: 'Что это значит, а чего — нет',
  what: 'Саде Сати длится, пока Сатурн проходит знак перед натальной Луной, её знак и следующий. За жизнь это бывает два или три раза. Традиция советует встречать это время терпеливо; никаких событий оно не предсказывает.',
};

const hi: SadeSatiWords = {
  name: 'साढ़ेसाती',
  title: 'शनि की साढ़ेसाती',
  answer: {
    active: (phase) => `साढ़ेसाती: चल रही है, ${phase}`,
    paused: 'साढ़ेसाती: चक्र के बीच विराम',
    notActive: 'साढ़ेसाती: नहीं चल रही है',
    next: (date) => `अगली ${date} से`,
  },
  summary: 'शनि जन्म चंद्र की राशि में या उससे लगी राशि में है या नहीं, सभी तारीखों के साथ।',
  submit: 'साढ़ेसाती देखें',
  gets: [
    'साढ़ेसाती चल रही है या नहीं, और उसका चरण',
    'पिछला, वर्तमान और अगला चक्र, तारीखों के साथ',
    'शनि के सभी राशि परिवर्तन, वक्री होने पर हुए भी',
  ],
  disclaimer: 'तारीखें शनि की गति की हैं, कष्ट की बात परंपरा की। इनके कारण न डरें, न महँगे उपाय करें, न कोई निर्णय टालें।',
  on: (date) => `${date} को`,
  active: (phase) => `चल रही है, ${phase}`,
  notActive: 'नहीं चल रही है',
  outsideNow: 'शनि कुछ समय के लिए तीनों राशियों से बाहर है और लौटेगा: चक्र जारी है।',
  phases: { rising: 'पहला चरण', peak: 'दूसरा चरण', setting: 'अंतिम चरण' },
  places: {
    rising: 'जन्म चंद्र से पिछली राशि',
    peak: 'जन्म चंद्र की राशि',
    setting: 'जन्म चंद्र से अगली राशि',
  },
  natalMoon: 'जन्म चंद्र राशि',
  thisCycle: 'यह चक्र',
  lastOne: 'पिछली साढ़ेसाती',
  nextOne: 'अगली साढ़ेसाती',
  nextChange: 'अगला परिवर्तन',
  ended: (date) => `${date} को समाप्त`,
  begins: (date) => `${date} से आरंभ`,
  beyond: 'वर्ष 1800 से 2200 के बाहर',
  cycleTitle: { current: 'यह चक्र, चरण दर चरण', next: 'अगला चक्र, चरण दर चरण', birth: 'जन्म के समय का चक्र, चरण दर चरण' },
  crossingsAtBirth: 'जन्म के समय के चक्र के सभी प्रवेश',
  noneAtBirth: 'जन्म के समय साढ़े साती नहीं थी।',
  stillRuns: 'जन्म के समय भी यही चक्र चल रहा था।',
  stays: (saturnIn, spans) => `${saturnIn}: ${spans}`,
  cycleNote: 'कोई चरण बीच में रुककर फिर आ सकता है: वक्री होने पर शनि पिछली राशि में लौट सकता है।',
  crossingsTitle: 'सभी राशि परिवर्तन',
  crossingsCaption: (cycle) => `शनि के राशि परिवर्तन, ${cycle}`,
  date: 'तारीख',
  enters: 'शनि का प्रवेश',
  phase: 'चरण',
  outside: 'बाहर',
  forGood: (sign) => `${sign}, अंतिम बार`,
  endOfCycle: 'चक्र का अंत',
  open: {
    lead: (signs) => `जन्म चंद्र ${signs} राशि में है: उस दिन चंद्र राशि बदलता है।`,
    text: (sign) => `नीचे के चक्र केवल ${sign} राशि के चंद्र के लिए हैं; दूसरी राशि के लिए सभी तारीखें अलग हैं।`,
    activeFor: (signs) => `चंद्र ${signs} में हो तो चल रही है`,
    notActiveFor: (signs) => `चंद्र ${signs} में हो तो नहीं चल रही है`,
    switchLabel: 'एक राशि के लिए देखें',
    dayStart: (sign) => `${sign}: दिन का आरंभ`,
    dayEnd: (sign) => `${sign}: दिन का अंत`,
  },
  whatTitle: 'यह क्या है और क्या नहीं',
  what: 'साढ़ेसाती वह समय है जब शनि जन्म चंद्र से पिछली राशि, उसकी अपनी राशि और अगली राशि से गुज़रता है। यह हर व्यक्ति के जीवन में दो-तीन बार आती है। परंपरा इस समय धैर्य रखने को कहती है; किसी घटना की भविष्यवाणी इससे नहीं होती।',
};

const fr: SadeSatiWords = {
  name: 'Sade Sati',
  title: 'Sade Sati',
  answer: {
    active: (phase) => `Sade Sati\u202f: en cours, ${phase}`,
    paused: 'Sade Sati\u202f: pause au milieu du cycle',
    notActive: 'Sade Sati\u202f: pas en cours',
    next: (date) => `la prochaine commence le ${date}`,
  },
  summary: 'Si Saturne traverse le signe de la Lune natale ou un signe voisin, avec les dates.',
  submit: 'Situer Saturne',
  gets: [
    'Si Sade Sati est en cours, et sa phase',
    'Le dernier cycle, le cycle en cours et le prochain, avec leurs dates',
    'Tous les passages, y compris en marche rétrograde',
  ],
  disclaimer:
    'Les dates sont celles de Saturne\u202f; l’épreuve relève de la tradition. Elles ne sont une raison ni d’avoir peur, ni de payer des remèdes, ni de remettre une décision.',
  on: (date) => `Le ${date}`,
  active: (phase) => `En cours, ${phase}`,
  notActive: 'Pas en cours',
  outsideNow: 'Saturne a quitté les trois signes pour un temps et y revient\u202f: le cycle continue.',
  phases: { rising: 'première phase', peak: 'phase médiane', setting: 'dernière phase' },
  places: {
    rising: 'le signe avant la Lune natale',
    peak: 'le signe de la Lune natale',
    setting: 'le signe après la Lune natale',
  },
  natalMoon: 'Lune natale',
  thisCycle: 'Ce cycle',
  lastOne: 'Le dernier',
  nextOne: 'Le prochain',
  nextChange: 'Prochain changement',
  ended: (date) => `terminé le ${date}`,
  begins: (date) => `commence le ${date}`,
  beyond: 'hors des années 1800 à 2200',
  cycleTitle: {
    current: 'Ce cycle, phase par phase',
    next: 'Le prochain cycle, phase par phase',
    birth: 'Le cycle à la naissance, phase par phase',
  },
  crossingsAtBirth: 'Tous les passages du cycle à la naissance',
  noneAtBirth: 'Aucune Sade Sati n’était en cours à la naissance.',
  stillRuns: 'C’est le cycle qui était en cours à la naissance.',
  stays: (saturnIn, spans) => `${saturnIn}\u202f: ${spans}`,
  cycleNote:
    'Une phase peut s’interrompre et reprendre\u202f: rétrograde, Saturne peut revenir dans le signe précédent.',
  crossingsTitle: 'Tous les passages',
  crossingsCaption: (cycle) => `Passages de Saturne, ${cycle}`,
  date: 'Date',
  enters: 'Saturne entre en',
  phase: 'Phase',
  outside: 'hors du cycle',
  forGood: (sign) => `${sign}, définitivement`,
  endOfCycle: 'fin du cycle',
  open: {
    lead: (signs) => `La Lune natale change de signe ce jour-là\u202f: ${signs}.`,
    text: (sign) =>
      `Les cycles ci-dessous ne valent que pour une Lune en ${sign}\u202f; pour l’autre signe, toutes les dates changent.`,
    activeFor: (signs) => `en cours pour une Lune en ${signs}`,
    notActiveFor: (signs) => `pas en cours pour une Lune en ${signs}`,
    switchLabel: 'Lire pour un seul signe',
    dayStart: (sign) => `${sign}\u202f: début du jour`,
    dayEnd: (sign) => `${sign}\u202f: fin du jour`,
  },
  whatTitle: 'Ce que c’est, et ce que ce n’est pas',
  what: 'Sade Sati est le temps où Saturne traverse le signe avant la Lune natale, son signe, puis le suivant. Chacun le connaît deux ou trois fois. La tradition invite à vivre cette période avec patience\u202f; elle n’annonce aucun événement.',
};

const de: SadeSatiWords = {
  name: 'Sade Sati',
  title: 'Sade Sati',
  answer: {
    active: (phase) => `Sade Sati: läuft, ${phase}`,
    paused: 'Sade Sati: Pause innerhalb des Zyklus',
    notActive: 'Sade Sati: zurzeit nicht',
    next: (date) => `die nächste beginnt am ${date}`,
  },
  summary: 'Ob Saturn im Zeichen des Geburtsmonds oder in einem Nachbarzeichen steht, mit Daten.',
  submit: 'Saturn ansehen',
  gets: [
    'Ob Sade Sati läuft und in welcher Phase',
    'Der letzte, der jetzige und der nächste Zyklus mit ihren Daten',
    'Jeder Übergang, auch die rückläufigen',
  ],
  disclaimer:
    'Die Daten stammen vom Lauf des Saturn, die Mühsal ist Überlieferung. Sie sind kein Grund für Angst, für teure Gegenmittel oder für aufgeschobene Entscheidungen.',
  on: (date) => `Am ${date}`,
  active: (phase) => `Läuft, ${phase}`,
  notActive: 'Zurzeit nicht',
  outsideNow: 'Saturn hat die drei Zeichen für eine Weile verlassen und kehrt zurück: Der Zyklus geht weiter.',
  phases: { rising: 'erste Phase', peak: 'mittlere Phase', setting: 'letzte Phase' },
  places: {
    rising: 'das Zeichen vor dem Geburtsmond',
    peak: 'das Zeichen des Geburtsmonds',
    setting: 'das Zeichen nach dem Geburtsmond',
  },
  natalMoon: 'Geburtsmond',
  thisCycle: 'Dieser Zyklus',
  lastOne: 'Der letzte',
  nextOne: 'Der nächste',
  nextChange: 'Nächster Wechsel',
  ended: (date) => `endete am ${date}`,
  begins: (date) => `beginnt am ${date}`,
  beyond: 'außerhalb der Jahre 1800 bis 2200',
  cycleTitle: {
    current: 'Dieser Zyklus, Phase für Phase',
    next: 'Der nächste Zyklus, Phase für Phase',
    birth: 'Der Zyklus bei der Geburt, Phase für Phase',
  },
  crossingsAtBirth: 'Alle Übergänge des Zyklus bei der Geburt',
  noneAtBirth: 'Bei der Geburt lief kein Sade Sati.',
  stillRuns: 'Dieser Zyklus lief schon bei der Geburt.',
  stays: (saturnIn, spans) => `${saturnIn}: ${spans}`,
  cycleNote: 'Eine Phase kann unterbrochen werden: Ist Saturn rückläufig, kann er ins vorige Zeichen zurückkehren.',
  crossingsTitle: 'Alle Übergänge',
  crossingsCaption: (cycle) => `Übergänge des Saturn, ${cycle}`,
  date: 'Datum',
  enters: 'Saturns neues Zeichen',
  phase: 'Phase',
  outside: 'außerhalb',
  forGood: (sign) => `${sign}, endgültig`,
  endOfCycle: 'Ende des Zyklus',
  open: {
    lead: (signs) => `Das Zeichen des Geburtsmonds wechselt an jenem Tag: ${signs}.`,
    text: (sign) =>
      `Die Zyklen unten gelten nur für das Mondzeichen ${sign}; für das andere Zeichen gelten andere Daten.`,
    activeFor: (signs) => `läuft beim Mondzeichen ${signs}`,
    notActiveFor: (signs) => `nicht beim Mondzeichen ${signs}`,
    switchLabel: 'Für ein Zeichen lesen',
    dayStart: (sign) => `${sign}: Anfang des Tages`,
    dayEnd: (sign) => `${sign}: Ende des Tages`,
  },
  whatTitle: 'Was es ist und was es nicht ist',
  what: 'Sade Sati ist die Zeit, in der Saturn durch das Zeichen vor dem Geburtsmond, durch dessen Zeichen und durch das folgende läuft. Jeder Mensch erlebt sie zwei- oder dreimal. Die Überlieferung rät, ihr mit Geduld zu begegnen; sie sagt kein Ereignis voraus.',
};

const es: SadeSatiWords = {
  name: 'Sade Sati',
  title: 'Sade Sati',
  answer: {
    active: (phase) => `Sade Sati: en curso, ${phase}`,
    paused: 'Sade Sati: pausa dentro del ciclo',
    notActive: 'Sade Sati: no está en curso',
    next: (date) => `la próxima empieza el ${date}`,
  },
  summary: 'Si Saturno recorre el signo de la Luna natal o uno contiguo, con todas las fechas.',
  submit: 'Situar a Saturno',
  gets: [
    'Si Sade Sati está en curso y en qué fase',
    'El último ciclo, el actual y el siguiente con sus fechas',
    'Todos los cruces, también los retrógrados',
  ],
  disclaimer:
    'Las fechas son de Saturno; las dificultades, de la tradición. No son motivo para temer, para pagar remedios ni para aplazar una decisión.',
  on: (date) => `El ${date}`,
  active: (phase) => `En curso, ${phase}`,
  notActive: 'No está en curso',
  outsideNow: 'Saturno ha salido por un tiempo de los tres signos y vuelve: el ciclo continúa.',
  phases: { rising: 'primera fase', peak: 'fase media', setting: 'última fase' },
  places: {
    rising: 'el signo anterior a la Luna natal',
    peak: 'el signo de la Luna natal',
    setting: 'el signo posterior a la Luna natal',
  },
  natalMoon: 'Luna natal',
  thisCycle: 'Este ciclo',
  lastOne: 'El último',
  nextOne: 'El siguiente',
  nextChange: 'Próximo cambio',
  ended: (date) => `terminó el ${date}`,
  begins: (date) => `empieza el ${date}`,
  beyond: 'fuera de los años 1800 a 2200',
  cycleTitle: {
    current: 'Este ciclo, fase por fase',
    next: 'El siguiente ciclo, fase por fase',
    birth: 'El ciclo al nacer, fase por fase',
  },
  crossingsAtBirth: 'Todos los pasos del ciclo al nacer',
  noneAtBirth: 'Al nacer no había ningún Sade Sati en curso.',
  stillRuns: 'Es el ciclo que estaba en curso al nacer.',
  stays: (saturnIn, spans) => `${saturnIn}: ${spans}`,
  cycleNote: 'Una fase puede interrumpirse y volver: cuando Saturno retrograda, puede regresar al signo anterior.',
  crossingsTitle: 'Todos los cruces',
  crossingsCaption: (cycle) => `Cruces de Saturno, ${cycle}`,
  date: 'Fecha',
  enters: 'Saturno entra en',
  phase: 'Fase',
  outside: 'fuera del ciclo',
  forGood: (sign) => `${sign}, definitivamente`,
  endOfCycle: 'fin del ciclo',
  open: {
    lead: (signs) => `La Luna natal cambia de signo ese día: ${signs}.`,
    text: (sign) =>
      `Los ciclos de abajo valen solo para una Luna en ${sign}; para el otro signo, todas las fechas cambian.`,
    activeFor: (signs) => `en curso para una Luna en ${signs}`,
    notActiveFor: (signs) => `no está en curso para una Luna en ${signs}`,
    switchLabel: 'Leer para un solo signo',
    dayStart: (sign) => `${sign}: comienzo del día`,
    dayEnd: (sign) => `${sign}: final del día`,
  },
  whatTitle: 'Qué es y qué no es',
  what: 'Sade Sati es el tiempo en que Saturno recorre el signo anterior a la Luna natal, el suyo y el siguiente. Todo el mundo lo vive dos o tres veces. La tradición invita a vivirlo con paciencia; no predice ningún suceso.',
};

export const WORDS: Readonly<Record<Locale, SadeSatiWords>> = { en, uk, ru, hi, fr, de, es };
