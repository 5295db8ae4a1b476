import type { Locale } from '../../../languages/locale/locales.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';
import type { KootaKey } from '../../../rules/matching/ashtakoota.js';

export interface MatchingWords extends ToolWords {
  /** The section with the total. */
  readonly score: string;
  /** "28.5 of 36", after the total and beside a koota. */
  readonly ofPoints: (maximum: string) => string;
  readonly points: (score: string, maximum: string) => string;
  readonly minimum: string;
  /** The picture of the total in words. */
  readonly bar: (score: string) => string;
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
  howTitle: 'Cómo leerlo',
  how: [
    'Ashtakoota del norte de la India, de 36 puntos. La persona A ocupa el lugar del novio y la persona B el de la novia, por lo que intercambiarlas puede cambiar el total. Una anulación (parihara) que se aplica se nombra junto a su koota y nunca cambia los puntos.',
    'Una puntuación tradicional, una voz entre muchas. No mide una relación y no debería decidir nada por sí sola.',
  ],
};

export const WORDS: Readonly<Record<Locale, MatchingWords>> = { en, uk, ru, hi, fr, de, es };
