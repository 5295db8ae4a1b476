import type { Locale } from '../../../languages/locale/locales.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';

export interface HoroscopeMatchingWords extends ToolWords {
  readonly kootas: string;
  readonly kootasNote: string;
  readonly koota: string;
  readonly plain: string;
  readonly withParihara: string;
  readonly total: string;
  readonly withAgreed: string;
  readonly withAll: string;
  /** Beside what is told of one moment among others that tell a range. */
  readonly ofMoment: string;
  readonly manglik: string;
  readonly papasamya: string;
  readonly notKnown: string;
  readonly balanced: string;
  readonly notBalanced: string;
  readonly balancedText: string;
  readonly notBalancedText: string;
  readonly openLead: string;
  readonly openText: string;
  readonly groom: string;
  readonly bride: string;
  readonly swapped: string;
  readonly poruthamsTitle: string;
  readonly school: string;
  readonly porutham: string;
  readonly points: string;
  readonly waived: string;
  readonly agrees: string;
  readonly doesNot: string;
  readonly person: string;
  readonly from: string;
  readonly marsIn: string;
  readonly mitigations: string;
  readonly equivalents: string;
  readonly dashas: string;
  readonly noChanges: string;
  readonly needsTimes: string;
  readonly howTitle: string;
  readonly how: string;
  readonly pointsOf: (score: string, maximum: string) => string;
  readonly poruthamsOf: (points: string, maximum: string) => string;
  readonly papa: (planet: string, house: string, reference: string, points: string) => string;
  readonly dasha: (maha: string, antar: string, until: string) => string;
  readonly change: (a: string, atA: string, b: string, atB: string) => string;
}

const en: HoroscopeMatchingWords = {
  name: 'Horoscope matching in full',
  title: 'Two horoscopes',
  summary: '36 points with cancellations, poruthams, Manglik of both, papasamya and dashas.',
  submit: 'Match both',
  gets: [
    'The 36 points, and what agreed cancellations give back',
    'Ten or twelve poruthams by the school you choose, with Rajju and Vedha',
    'Manglik of both, papasamya, and the dashas that run for both',
  ],
  disclaimer:
    'What traditions count, side by side. None of it measures two people: do not decide for or against a marriage by a number.',
  kootas: 'Ashtakoota',
  kootasNote: 'The plain points are the score; beside them what cancellations give back that the sources agree on.',
  koota: 'Koota',
  plain: 'Plain',
  withParihara: 'With cancellations',
  total: 'Score',
  withAgreed: 'With agreed cancellations',
  withAll: 'With all in use',
  ofMoment: 'for the stated time, or noon',
  manglik: 'Manglik of both',
  papasamya: 'Papasamya',
  notKnown: 'Needs both times of birth',
  balanced: 'Balanced',
  notBalanced: 'Not balanced',
  balancedText: 'The bride has no more than the groom: balanced.',
  notBalancedText: 'The bride has more than the groom: by this rule not balanced.',
  openLead: 'A time of birth is open.',
  openText:
    'The total, the kootas and the sum of the poruthams are told as the range that the possible times allow; all else below is that of the stated time or of noon.',
  groom: 'Groom',
  bride: 'Bride',
  swapped: 'With places changed',
  poruthamsTitle: 'Poruthams',
  school: 'School',
  porutham: 'Porutham',
  points: 'Points',
  waived: 'May be waived by',
  agrees: 'agrees',
  doesNot: 'does not',
  person: 'Of',
  from: 'From',
  marsIn: 'Mars in house',
  mitigations: 'Softened by',
  equivalents: 'In the same house of the partner',
  dashas: 'Dashas now',
  noChanges: 'Their mahadashas do not change within half a year of each other from now on.',
  needsTimes: 'Manglik and papasamya are counted from the ascendants, which need both times of birth.',
  howTitle: 'How to read this',
  how: 'The 36 points are those of the plain calculator and nothing here changes them. Poruthams are counted from the bride’s star and sign to the groom’s. Schools differ, so each rule is named and none has the last word. Changes of dasha are told because families ask for them; they judge nothing.',
  pointsOf: (score, maximum) => `${score} of ${maximum}`,
  poruthamsOf: (points, maximum) => `poruthams: ${points} of ${maximum}`,
  papa: (planet, house, reference, points) => `${planet} in house ${house} from ${reference} (${points})`,
  dasha: (maha, antar, until) => `${maha}, within it ${antar}; the mahadasha to ${until}`,
  change: (a, atA, b, atB) => `Groom: ${a} from ${atA}; bride: ${b} from ${atB}`,
};

const uk: HoroscopeMatchingWords = {
  name: 'Повна сумісність гороскопів',
  title: 'Два гороскопи',
  summary: '36 балів зі скасуваннями, порутами, манглік обох, папасамья та даші.',
  submit: 'Порівняти обох',
  gets: [
    '36 балів і те, що повертають узгоджені скасування',
    'Десять або дванадцять порутамів обраної школи, з Раджджу та Ведхою',
    'Манглік обох, папасамья та даші, що тривають',
  ],
  disclaimer: 'Те, що рахують традиції, поруч. Двох людей це не вимірює: не вирішуйте про шлюб за числом.',
  kootas: 'Аштакута',
  kootasNote: 'Оцінка — це звичайні бали; поруч те, що повертають скасування, у яких джерела згодні.',
  koota: 'Кута',
  plain: 'Звичайні бали',
  withParihara: 'Зі скасуваннями',
  total: 'Оцінка',
  withAgreed: 'З узгодженими скасуваннями',
  withAll: 'З усіма вживаними',
  ofMoment: 'на вказаний час або на полудень',
  manglik: 'Манглік обох',
  papasamya: 'Папасамья',
  notKnown: 'Потрібен час народження обох',
  balanced: 'У рівновазі',
  notBalanced: 'Не в рівновазі',
  balancedText: 'У нареченої не більше, ніж у нареченого: рівновага.',
  notBalancedText: 'У нареченої більше, ніж у нареченого: за цим правилом рівноваги немає.',
  openLead: 'Час народження не певний.',
  openText:
    'Суму, кути та суму порутамів подано як межі, можливі за цих годин; усе інше нижче — для вказаного часу або для полудня.',
  groom: 'Наречений',
  bride: 'Наречена',
  swapped: 'Якщо поміняти місцями',
  poruthamsTitle: 'Порутами',
  school: 'Школа',
  porutham: 'Порутам',
  points: 'Бали',
  waived: 'Може знімати',
  agrees: 'згода',
  doesNot: 'немає згоди',
  person: 'Чий',
  from: 'Від чого',
  marsIn: 'Дім Марса',
  mitigations: 'Помʼякшує',
  equivalents: 'У тому ж домі партнера',
  dashas: 'Даші зараз',
  noChanges: 'Відтепер їхні магадаші не змінюються в межах пів року одна від одної.',
  needsTimes: 'Манглік і папасамью рахують від лагн, для яких потрібен час народження обох.',
  howTitle: 'Як це читати',
  how: '36 балів ті самі, що у простому калькуляторі, і ніщо тут їх не змінює. Порутами рахують від зірки й знака нареченої до нареченого. Школи різняться, тому кожне правило названо і жодне не вирішальне. Зміни даш подано, бо про них питають родини; вони нічого не вирішують.',
  pointsOf: (score, maximum) => `${score} з ${maximum}`,
  poruthamsOf: (points, maximum) => `порутами: ${points} з ${maximum}`,
  papa: (planet, house, reference, points) => `${planet}, дім ${house}, від: ${reference} (${points})`,
  dasha: (maha, antar, until) => `${maha}, у ній ${antar}; магадаша до ${until}`,
  change: (a, atA, b, atB) => `Наречений: ${a} від ${atA}; наречена: ${b} від ${atB}`,
};

const ru: HoroscopeMatchingWords = {
  name: 'Полная совместимость гороскопов',
  title: 'Два гороскопа',
  summary: '36 баллов с отменами, порутамы, манглик обоих, папасамья и даши.',
  submit: 'Сравнить обоих',
  gets: [
    '36 баллов и то, что возвращают согласованные отмены',
    'Десять или двенадцать порутамов выбранной школы, с Раджу и Ведхой',
    'Манглик обоих, папасамья и текущие даши',
  ],
  disclaimer: 'То, что считают традиции, рядом. Двух людей это не измеряет: не решайте о браке по числу.',
  kootas: 'Аштакута',
  kootasNote: 'Оценка — это обычные баллы; рядом то, что возвращают отмены, в которых источники согласны.',
  koota: 'Кута',
  plain: 'Обычные баллы',
  withParihara: 'С отменами',
  total: 'Оценка',
  withAgreed: 'С согласованными отменами',
  withAll: 'Со всеми употребляемыми',
  ofMoment: 'на указанное время или на полдень',
  manglik: 'Манглик обоих',
  papasamya: 'Папасамья',
  notKnown: 'Нужно время рождения обоих',
  balanced: 'В равновесии',
  notBalanced: 'Не в равновесии',
  balancedText: 'У невесты не больше, чем у жениха: равновесие.',
  notBalancedText: 'У невесты больше, чем у жениха: по этому правилу равновесия нет.',
  openLead: 'Время рождения не определено.',
  openText:
    'Сумма, куты и сумма порутамов даны как пределы, возможные при этих часах; всё остальное ниже — для указанного времени или для полудня.',
  groom: 'Жених',
  bride: 'Невеста',
  swapped: 'Если поменять местами',
  poruthamsTitle: 'Порутамы',
  school: 'Школа',
  porutham: 'Порутам',
  points: 'Баллы',
  waived: 'Может снимать',
  agrees: 'согласие',
  doesNot: 'нет согласия',
  person: 'Чей',
  from: 'От чего',
  marsIn: 'Дом Марса',
  mitigations: 'Смягчает',
  equivalents: 'В том же доме партнёра',
  dashas: 'Даши сейчас',
  noChanges: 'Отныне их махадаши не меняются в пределах полугода друг от друга.',
  needsTimes: 'Манглик и папасамью считают от лагн, для которых нужно время рождения обоих.',
  howTitle: 'Как это читать',
  how: '36 баллов те же, что в простом калькуляторе, и ничто здесь их не меняет. Порутамы считают от звезды и знака невесты к жениху. Школы различаются, поэтому каждое правило названо и ни одно не решающее. Перемены даш указаны, потому что о них спрашивают семьи; они ничего не решают.',
  pointsOf: (score, maximum) => `${score} из ${maximum}`,
  poruthamsOf: (points, maximum) => `порутамы: ${points} из ${maximum}`,
  papa: (planet, house, reference, points) => `${planet}, дом ${house}, от: ${reference} (${points})`,
  dasha: (maha, antar, until) => `${maha}, в ней ${antar}; махадаша до ${until}`,
  change: (a, atA, b, atB) => `Жених: ${a} с ${atA}; невеста: ${b} с ${atB}`,
};

const hi: HoroscopeMatchingWords = {
  name: 'पूर्ण कुंडली मिलान',
  title: 'दो कुंडलियाँ',
  summary: 'परिहार सहित 36 गुण, पोरुथम, दोनों का मांगलिक विचार, पापसाम्य और दशाएँ।',
  submit: 'दोनों मिलाएँ',
  gets: [
    '36 गुण, और मान्य परिहार से जो लौटता है',
    'चुनी हुई परंपरा के दस या बारह पोरुथम, रज्जु और वेध सहित',
    'दोनों का मांगलिक विचार, पापसाम्य और चल रही दशाएँ',
  ],
  disclaimer: 'परंपराएँ जो गिनती हैं, साथ-साथ। इससे दो लोगों को नापा नहीं जा सकता: किसी अंक से विवाह का निर्णय न करें।',
  kootas: 'अष्टकूट',
  kootasNote: 'सादे गुण ही अंक हैं; उनके साथ वे परिहार जिन पर स्रोत सहमत हैं।',
  koota: 'कूट',
  plain: 'सादे',
  withParihara: 'परिहार सहित',
  total: 'अंक',
  withAgreed: 'मान्य परिहार सहित',
  withAll: 'प्रचलित सभी परिहार सहित',
  ofMoment: 'बताए गए समय या दोपहर 12 बजे पर',
  manglik: 'दोनों का मांगलिक विचार',
  papasamya: 'पापसाम्य',
  notKnown: 'दोनों के जन्म समय चाहिए',
  balanced: 'संतुलित',
  notBalanced: 'संतुलित नहीं',
  balancedText: 'वधू के पाप अंक वर से अधिक नहीं: संतुलित।',
  notBalancedText: 'वधू के पाप अंक वर से अधिक हैं: इस नियम से संतुलित नहीं।',
  openLead: 'एक जन्म समय अनिश्चित है।',
  openText: 'कुल गुण, कूट और पोरुथम का योग उस सीमा में दिए हैं जो संभव समयों से बनती है; नीचे का शेष बताए गए समय या दोपहर का है।',
  groom: 'वर',
  bride: 'वधू',
  swapped: 'स्थान बदलने पर',
  poruthamsTitle: 'पोरुथम',
  school: 'परंपरा',
  porutham: 'पोरुथम',
  points: 'अंक',
  waived: 'किससे क्षम्य',
  agrees: 'मिलता है',
  doesNot: 'नहीं मिलता',
  person: 'किसका',
  from: 'कहाँ से',
  marsIn: 'मंगल का भाव',
  mitigations: 'किससे कम',
  equivalents: 'साथी के उसी भाव में',
  dashas: 'अभी की दशाएँ',
  noChanges: 'अब से दोनों की महादशाएँ आधे वर्ष के भीतर साथ नहीं बदलतीं।',
  needsTimes: 'मांगलिक विचार और पापसाम्य लग्न से गिने जाते हैं, जिनके लिए दोनों के जन्म समय चाहिए।',
  howTitle: 'इसे कैसे पढ़ें',
  how: '36 गुण वही हैं जो सादे मिलान में हैं; यहाँ कुछ भी उन्हें नहीं बदलता। पोरुथम वधू के नक्षत्र और राशि से वर तक गिने जाते हैं। परंपराएँ अलग हैं, इसलिए हर नियम का नाम दिया है और अंतिम बात किसी की नहीं। दशा परिवर्तन इसलिए बताए हैं कि परिवार पूछते हैं; वे कोई निर्णय नहीं देते।',
  pointsOf: (score, maximum) => `${maximum} में से ${score}`,
  poruthamsOf: (points, maximum) => `पोरुथम: ${maximum} में से ${points}`,
  papa: (planet, house, reference, points) => `${reference} से भाव ${house} में ${planet} (${points})`,
  dasha: (maha, antar, until) => `${maha}, उसमें ${antar}; महादशा ${until} तक`,
  change: (a, atA, b, atB) => `वर: ${atA} से ${a}; वधू: ${atB} से ${b}`,
};

const fr: HoroscopeMatchingWords = {
  name: 'Accord complet de deux horoscopes',
  title: 'Deux horoscopes',
  summary: '36 points avec annulations, poruthams, Manglik des deux, papasamya et dashas.',
  submit: 'Comparer les deux',
  gets: [
    'Les 36 points, et ce que rendent les annulations admises',
    'Dix ou douze poruthams selon l’école choisie, avec Rajju et Vedha',
    'Manglik des deux, papasamya et les dashas en cours',
  ],
  disclaimer:
    'Ce que comptent les traditions, côte à côte. Rien de cela ne mesure deux personnes\u202f: ne décidez pas d’un mariage d’après un nombre.',
  kootas: 'Ashtakoota',
  kootasNote:
    'Les points simples sont le total\u202f; à côté, ce que rendent les annulations sur lesquelles les sources s’accordent.',
  koota: 'Koota',
  plain: 'Simple',
  withParihara: 'Avec annulations',
  total: 'Total',
  withAgreed: 'Avec les annulations admises',
  withAll: 'Avec toutes celles en usage',
  ofMoment: 'à l’heure indiquée, ou à midi',
  manglik: 'Manglik des deux',
  papasamya: 'Papasamya',
  notKnown: 'Il faut les deux heures de naissance',
  balanced: 'Équilibré',
  notBalanced: 'Non équilibré',
  balancedText: 'La mariée n’a pas plus que le marié\u202f: équilibré.',
  notBalancedText: 'La mariée a plus que le marié\u202f: selon cette règle, non équilibré.',
  openLead: 'Une heure de naissance est ouverte.',
  openText:
    'Le total, les kootas et la somme des poruthams sont donnés comme l’intervalle que permettent les heures possibles\u202f; tout le reste ci-dessous vaut pour l’heure indiquée ou pour midi.',
  groom: 'Marié',
  bride: 'Mariée',
  swapped: 'En échangeant les places',
  poruthamsTitle: 'Poruthams',
  school: 'École',
  porutham: 'Porutham',
  points: 'Points',
  waived: 'Peut être levé par',
  agrees: 'accord',
  doesNot: 'pas d’accord',
  person: 'De',
  from: 'Depuis',
  marsIn: 'Maison de Mars',
  mitigations: 'Atténué par',
  equivalents: 'Dans la même maison du partenaire',
  dashas: 'Dashas en cours',
  noChanges: 'Désormais leurs mahadashas ne changent pas à moins de six mois l’une de l’autre.',
  needsTimes: 'Manglik et papasamya se comptent depuis les ascendants, qui demandent les deux heures de naissance.',
  howTitle: 'Comment le lire',
  how: 'Les 36 points sont ceux du calculateur simple et rien ici ne les change. Les poruthams se comptent de l’étoile et du signe de la mariée à ceux du marié. Les écoles diffèrent\u202f: chaque règle est nommée et aucune n’a le dernier mot. Les changements de dasha sont dits parce que les familles les demandent\u202f; ils ne jugent rien.',
  pointsOf: (score, maximum) => `${score} sur ${maximum}`,
  poruthamsOf: (points, maximum) => `poruthams\u202f: ${points} sur ${maximum}`,
  papa: (planet, house, reference, points) => `${planet} en maison ${house} depuis\u202f: ${reference} (${points})`,
  dasha: (maha, antar, until) => `${maha}, et dedans ${antar}\u202f; la mahadasha jusqu’au ${until}`,
  change: (a, atA, b, atB) => `Marié\u202f: ${a} dès le ${atA}\u202f; mariée\u202f: ${b} dès le ${atB}`,
};

const de: HoroscopeMatchingWords = {
  name: 'Vollständiger Horoskopvergleich',
  title: 'Zwei Horoskope',
  summary: '36 Punkte mit Aufhebungen, Poruthams, Manglik beider, Papasamya und Dashas.',
  submit: 'Beide vergleichen',
  gets: [
    'Die 36 Punkte und was anerkannte Aufhebungen zurückgeben',
    'Zehn oder zwölf Poruthams der gewählten Schule, mit Rajju und Vedha',
    'Manglik beider, Papasamya und die laufenden Dashas',
  ],
  disclaimer:
    'Was Überlieferungen zählen, nebeneinander. Nichts davon misst zwei Menschen: Entscheiden Sie nicht nach einer Zahl über eine Ehe.',
  kootas: 'Ashtakoota',
  kootasNote:
    'Die einfachen Punkte sind die Punktzahl; daneben steht, was Aufhebungen zurückgeben, in denen die Quellen übereinstimmen.',
  koota: 'Koota',
  plain: 'Einfach',
  withParihara: 'Mit Aufhebungen',
  total: 'Punktzahl',
  withAgreed: 'Mit anerkannten Aufhebungen',
  withAll: 'Mit allen gebräuchlichen',
  ofMoment: 'zur angegebenen Zeit oder zu Mittag',
  manglik: 'Manglik beider',
  papasamya: 'Papasamya',
  notKnown: 'Braucht beide Geburtszeiten',
  balanced: 'Ausgeglichen',
  notBalanced: 'Nicht ausgeglichen',
  balancedText: 'Die Braut hat nicht mehr als der Bräutigam: ausgeglichen.',
  notBalancedText: 'Die Braut hat mehr als der Bräutigam: nach dieser Regel nicht ausgeglichen.',
  openLead: 'Eine Geburtszeit ist offen.',
  openText:
    'Die Summe, die Kootas und die Summe der Poruthams stehen als Spanne da, die die möglichen Zeiten zulassen; alles andere unten gilt für die genannte Zeit oder für Mittag.',
  groom: 'Bräutigam',
  bride: 'Braut',
  swapped: 'Mit getauschten Plätzen',
  poruthamsTitle: 'Poruthams',
  school: 'Schule',
  porutham: 'Porutham',
  points: 'Punkte',
  waived: 'Kann entfallen durch',
  agrees: 'stimmt',
  doesNot: 'stimmt nicht',
  person: 'Von',
  from: 'Gezählt von',
  marsIn: 'Mars im Haus',
  mitigations: 'Gemildert durch',
  equivalents: 'Im selben Haus des Partners',
  dashas: 'Dashas jetzt',
  noChanges: 'Von jetzt an wechseln ihre Mahadashas nicht innerhalb eines halben Jahres voneinander.',
  needsTimes: 'Manglik und Papasamya zählt man von den Aszendenten, die beide Geburtszeiten brauchen.',
  howTitle: 'Wie man es liest',
  how: 'Die 36 Punkte sind die des einfachen Rechners, und nichts hier ändert sie. Poruthams werden von Stern und Zeichen der Braut zu denen des Bräutigams gezählt. Schulen weichen ab, darum ist jede Regel genannt und keine hat das letzte Wort. Dasha-Wechsel stehen hier, weil Familien danach fragen; sie urteilen nicht.',
  pointsOf: (score, maximum) => `${score} von ${maximum}`,
  poruthamsOf: (points, maximum) => `Poruthams: ${points} von ${maximum}`,
  papa: (planet, house, reference, points) => `${planet} im Haus ${house}, gezählt von: ${reference} (${points})`,
  dasha: (maha, antar, until) => `${maha}, darin ${antar}; die Mahadasha bis ${until}`,
  change: (a, atA, b, atB) => `Bräutigam: ${a} ab ${atA}; Braut: ${b} ab ${atB}`,
};

const es: HoroscopeMatchingWords = {
  name: 'Comparación completa de horóscopos',
  title: 'Dos horóscopos',
  summary: '36 puntos con anulaciones, poruthams, Manglik de ambos, papasamya y dashas.',
  submit: 'Comparar a ambos',
  gets: [
    'Los 36 puntos y lo que devuelven las anulaciones admitidas',
    'Diez o doce poruthams de la escuela elegida, con Rajju y Vedha',
    'Manglik de ambos, papasamya y los dashas en curso',
  ],
  disclaimer:
    'Lo que cuentan las tradiciones, lado a lado. Nada de ello mide a dos personas: no decidas un matrimonio por un número.',
  kootas: 'Ashtakoota',
  kootasNote:
    'Los puntos simples son la puntuación; al lado, lo que devuelven las anulaciones en que coinciden las fuentes.',
  koota: 'Koota',
  plain: 'Simple',
  withParihara: 'Con anulaciones',
  total: 'Puntuación',
  withAgreed: 'Con anulaciones admitidas',
  withAll: 'Con todas las usadas',
  ofMoment: 'a la hora indicada o a mediodía',
  manglik: 'Manglik de ambos',
  papasamya: 'Papasamya',
  notKnown: 'Hacen falta ambas horas de nacimiento',
  balanced: 'Equilibrado',
  notBalanced: 'No equilibrado',
  balancedText: 'La novia no tiene más que el novio: equilibrado.',
  notBalancedText: 'La novia tiene más que el novio: según esta regla, no equilibrado.',
  openLead: 'Una hora de nacimiento está abierta.',
  openText:
    'El total, los kootas y la suma de los poruthams se dan como el intervalo que permiten las horas posibles; todo lo demás de abajo es de la hora indicada o del mediodía.',
  groom: 'Novio',
  bride: 'Novia',
  swapped: 'Cambiando los lugares',
  poruthamsTitle: 'Poruthams',
  school: 'Escuela',
  porutham: 'Porutham',
  points: 'Puntos',
  waived: 'Puede dispensarse por',
  agrees: 'concuerda',
  doesNot: 'no concuerda',
  person: 'De',
  from: 'Desde',
  marsIn: 'Casa de Marte',
  mitigations: 'Atenuado por',
  equivalents: 'En la misma casa de la pareja',
  dashas: 'Dashas ahora',
  noChanges: 'Desde ahora sus mahadashas no cambian a menos de medio año una de otra.',
  needsTimes: 'Manglik y papasamya se cuentan desde los ascendentes, que requieren ambas horas de nacimiento.',
  howTitle: 'Cómo leerlo',
  how: 'Los 36 puntos son los del calculador simple y nada aquí los cambia. Los poruthams se cuentan de la estrella y el signo de la novia a los del novio. Las escuelas difieren: cada regla lleva su nombre y ninguna tiene la última palabra. Los cambios de dasha se dicen porque las familias los preguntan; no juzgan nada.',
  pointsOf: (score, maximum) => `${score} de ${maximum}`,
  poruthamsOf: (points, maximum) => `poruthams: ${points} de ${maximum}`,
  papa: (planet, house, reference, points) => `${planet} en la casa ${house} desde: ${reference} (${points})`,
  dasha: (maha, antar, until) => `${maha}, dentro ${antar}; la mahadasha hasta el ${until}`,
  change: (a, atA, b, atB) => `Novio: ${a} desde el ${atA}; novia: ${b} desde el ${atB}`,
};

export const WORDS: Readonly<Record<Locale, HoroscopeMatchingWords>> = { en, uk, ru, hi, fr, de, es };
