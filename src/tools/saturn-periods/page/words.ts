import type { Locale } from '../../../languages/locale/locales.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';

export interface SaturnPeriodsWords extends ToolWords {
  readonly sadeSati: string;
  readonly dhaiyas: string;
  readonly natalMoon: string;
  readonly now: string;
  readonly none: string;
  readonly next: string;
  readonly open: (signs: string) => string;
  readonly openText: (sign: string) => string;
  readonly lifeTitle: string;
  readonly lifeNote: string;
  readonly tableTitle: string;
  readonly from: string;
  readonly to: string;
  readonly period: string;
  readonly saturnIn: string;
  readonly house: string;
  readonly age: string;
  readonly kantakaTitle: string;
  readonly kantaka: string;
  readonly whatTitle: string;
  readonly what: string;
}

const en: SaturnPeriodsWords = {
  name: 'Sade Satis of a life',
  title: 'Saturn through a life',
  summary: 'Every Sade Sati and every dhaiya of ninety years, from birth on.',
  submit: 'Show a life',
  gets: [
    'Every Sade Sati with its three phases, the one at birth included',
    'Both dhaiyas: Saturn in the 4th and in the 8th sign from the Moon',
    'All of it on one line of life, and in a table',
  ],
  disclaimer:
    'The dates are Saturn’s; the hardship is tradition. They are no reason for fear, for costly remedies or for putting off a decision.',
  sadeSati: 'Sade Sati',
  dhaiyas: 'Dhaiyas',
  natalMoon: 'Natal Moon',
  now: 'Now',
  none: 'None runs',
  next: 'Next',
  open: (signs) => `The natal Moon is in ${signs}: it changes its sign that day.`,
  openText: (sign) => `What follows holds only for a Moon in ${sign}; for the other sign every date differs.`,
  lifeTitle: 'Ninety years',
  lifeNote: 'Sade Sati takes about seven and a half years in every thirty, each dhaiya two and a half.',
  tableTitle: 'Every period',
  from: 'From',
  to: 'To',
  period: 'Period',
  saturnIn: 'Saturn in',
  house: 'Sign from the Moon',
  age: 'Age',
  kantakaTitle: 'Kantaka, as the south counts',
  kantaka: 'In the south of India Saturn in the 4th, 7th and 10th sign from the Moon is called Kantaka Shani.',
  whatTitle: 'How to read it',
  what: 'A phase of Sade Sati begins when Saturn first enters its sign; a retrograde step back does not end it. A dhaiya is told stay by stay, so that one which Saturn leaves and enters again stands twice. Everyone has these years; tradition asks for patience in them, and they foretell no event.',
};

const uk: SaturnPeriodsWords = {
  name: 'Саде Саті за життя',
  title: 'Сатурн упродовж життя',
  summary: 'Усі Саде Саті та дхаї за девʼяносто років, від народження.',
  submit: 'Показати життя',
  gets: [
    'Кожне Саде Саті з трьома фазами, разом із тим, що тривало при народженні',
    'Обидві дхаї: Сатурн у 4-му та 8-му знаку від Місяця',
    'Усе на одній лінії життя і в таблиці',
  ],
  disclaimer:
    'Дати — це рух Сатурна, а про тягар говорить традиція. Це не привід для страху, дорогих обрядів чи відкладання рішень.',
  sadeSati: 'Саде Саті',
  dhaiyas: 'Дхаї',
  natalMoon: 'Натальний Місяць',
  now: 'Зараз',
  none: 'Нічого не триває',
  next: 'Далі',
  open: (signs) => `Знак натального Місяця: ${signs}. Того дня він змінюється.`,
  openText: (sign) => `Подане нижче стосується лише Місяця у знаку ${sign}; для іншого знака всі дати інші.`,
  lifeTitle: 'Девʼяносто років',
  lifeNote: 'Саде Саті займає близько семи з половиною років із кожних тридцяти, кожна дхая — два з половиною.',
  tableTitle: 'Усі періоди',
  from: 'Від',
  to: 'До',
  period: 'Період',
  saturnIn: 'Знак Сатурна',
  house: 'Знак від Місяця',
  age: 'Вік',
  kantakaTitle: 'Кантака, як рахують на півдні',
  kantaka: 'На півдні Індії Сатурн у 4-му, 7-му та 10-му знаку від Місяця називають Кантака-Шані.',
  whatTitle: 'Як це читати',
  what: 'Фаза Саде Саті починається, коли Сатурн уперше входить у її знак; ретроградне повернення її не завершує. Дхаю подано окремими відрізками: якщо Сатурн виходить зі знака й повертається, вона записана двічі. Ці роки має кожен; традиція радить терпіння, жодної події вони не провіщають.',
};

const ru: SaturnPeriodsWords = {
  name: 'Саде Сати за жизнь',
  title: 'Сатурн в течение жизни',
  summary: 'Все Саде Сати и дхаи за девяносто лет, от рождения.',
  submit: 'Показать жизнь',
  gets: [
    'Каждое Саде Сати с тремя фазами, включая то, что шло при рождении',
    'Обе дхаи: Сатурн в 4-м и 8-м знаке от Луны',
    'Всё на одной линии жизни и в таблице',
  ],
  disclaimer:
    'Даты — это движение Сатурна, а о тяготах говорит традиция. Это не повод для страха, дорогих обрядов или откладывания решений.',
  sadeSati: 'Саде Сати',
  dhaiyas: 'Дхаи',
  natalMoon: 'Натальная Луна',
  now: 'Сейчас',
  none: 'Ничего не идёт',
  next: 'Далее',
  open: (signs) => `Знак натальной Луны: ${signs}. В тот день он меняется.`,
  openText: (sign) => `Всё ниже верно лишь для Луны в знаке ${sign}; для другого знака все даты другие.`,
  lifeTitle: 'Девяносто лет',
  lifeNote: 'Саде Сати занимает около семи с половиной лет из каждых тридцати, каждая дхая — два с половиной.',
  tableTitle: 'Все периоды',
  from: 'С',
  to: 'По',
  period: 'Период',
  saturnIn: 'Знак Сатурна',
  house: 'Знак от Луны',
  age: 'Возраст',
  kantakaTitle: 'Кантака, как считают на юге',
  kantaka: 'На юге Индии Сатурн в 4-м, 7-м и 10-м знаке от Луны называют Кантака-Шани.',
  whatTitle: 'Как это читать',
  what: 'Фаза Саде Сати начинается, когда Сатурн впервые входит в её знак; ретроградный возврат её не завершает. Дхая указана отдельными отрезками: если Сатурн выходит из знака и возвращается, она записана дважды. Эти годы бывают у каждого; традиция советует терпение, и никаких событий они не предсказывают.',
};

const hi: SaturnPeriodsWords = {
  name: 'जीवन भर की साढ़ेसाती',
  title: 'जीवन भर शनि',
  summary: 'जन्म से नब्बे वर्ष तक की हर साढ़ेसाती और हर ढैया।',
  submit: 'पूरा जीवन देखें',
  gets: [
    'हर साढ़ेसाती, तीनों चरणों के साथ, जन्म के समय वाली भी',
    'दोनों ढैया: चंद्र से चौथी और आठवीं राशि में शनि',
    'सब कुछ एक जीवन-रेखा पर और तालिका में',
  ],
  disclaimer: 'तारीखें शनि की गति की हैं, कष्ट की बात परंपरा की। इनके कारण न डरें, न महँगे उपाय करें, न कोई निर्णय टालें।',
  sadeSati: 'साढ़ेसाती',
  dhaiyas: 'ढैया',
  natalMoon: 'जन्म चंद्र राशि',
  now: 'अभी',
  none: 'कुछ नहीं चल रहा',
  next: 'आगे',
  open: (signs) => `जन्म चंद्र ${signs} राशि में है: उस दिन चंद्र राशि बदलता है।`,
  openText: (sign) => `नीचे का सब कुछ केवल ${sign} राशि के चंद्र के लिए है; दूसरी राशि के लिए सभी तारीखें अलग हैं।`,
  lifeTitle: 'नब्बे वर्ष',
  lifeNote: 'हर तीस वर्ष में साढ़ेसाती लगभग साढ़े सात वर्ष रहती है, हर ढैया ढाई वर्ष।',
  tableTitle: 'सभी अवधियाँ',
  from: 'से',
  to: 'तक',
  period: 'अवधि',
  saturnIn: 'शनि की राशि',
  house: 'चंद्र से राशि',
  age: 'आयु',
  kantakaTitle: 'कंटक शनि, दक्षिण की गणना',
  kantaka: 'दक्षिण भारत में चंद्र से चौथी, सातवीं और दसवीं राशि के शनि को कंटक शनि कहते हैं।',
  whatTitle: 'इसे कैसे पढ़ें',
  what: 'साढ़ेसाती का चरण तब शुरू होता है जब शनि पहली बार उसकी राशि में आता है; वक्री होकर लौटने से वह समाप्त नहीं होता। ढैया हर प्रवास के साथ अलग दी गई है: शनि राशि छोड़कर फिर लौटे तो वह दो बार लिखी है। ये वर्ष सबके जीवन में आते हैं; परंपरा धैर्य रखने को कहती है, किसी घटना की भविष्यवाणी इनसे नहीं होती।',
};

const fr: SaturnPeriodsWords = {
  name: 'Sade Sati d’une vie',
  title: 'Saturne au fil d’une vie',
  summary: 'Chaque Sade Sati et chaque dhaiya de quatre-vingt-dix ans, dès la naissance.',
  submit: 'Montrer une vie',
  gets: [
    'Chaque Sade Sati avec ses trois phases, celle de la naissance comprise',
    'Les deux dhaiyas\u202f: Saturne dans le 4ᵉ et le 8ᵉ signe depuis la Lune',
    'Le tout sur une ligne de vie et dans un tableau',
  ],
  disclaimer:
    'Les dates sont celles de Saturne\u202f; l’épreuve relève de la tradition. Elles ne sont une raison ni d’avoir peur, ni de payer des remèdes, ni de remettre une décision.',
  sadeSati: 'Sade Sati',
  dhaiyas: 'Dhaiyas',
  natalMoon: 'Lune natale',
  now: 'En ce moment',
  none: 'Aucune en cours',
  next: 'Ensuite',
  open: (signs) => `La Lune natale change de signe ce jour-là\u202f: ${signs}.`,
  openText: (sign) =>
    `La suite ne vaut que pour une Lune en ${sign}\u202f; pour l’autre signe, toutes les dates changent.`,
  lifeTitle: 'Quatre-vingt-dix ans',
  lifeNote: 'Sade Sati dure environ sept ans et demi tous les trente ans, chaque dhaiya deux ans et demi.',
  tableTitle: 'Toutes les périodes',
  from: 'Du',
  to: 'Au',
  period: 'Période',
  saturnIn: 'Saturne en',
  house: 'Signe depuis la Lune',
  age: 'Âge',
  kantakaTitle: 'Kantaka, selon le sud',
  kantaka: 'Dans le sud de l’Inde, Saturne dans le 4ᵉ, le 7ᵉ et le 10ᵉ signe depuis la Lune s’appelle Kantaka Shani.',
  whatTitle: 'Comment le lire',
  what: 'Une phase de Sade Sati commence quand Saturne entre pour la première fois dans son signe\u202f; un retour rétrograde ne l’achève pas. Une dhaiya est donnée séjour par séjour\u202f: si Saturne quitte le signe et y revient, elle figure deux fois. Chacun connaît ces années\u202f; la tradition y demande de la patience, et elles n’annoncent aucun événement.',
};

const de: SaturnPeriodsWords = {
  name: 'Sade Satis eines Lebens',
  title: 'Saturn im Lauf eines Lebens',
  summary: 'Jede Sade Sati und jede Dhaiya in neunzig Jahren, von der Geburt an.',
  submit: 'Ein Leben zeigen',
  gets: [
    'Jede Sade Sati mit ihren drei Phasen, auch die bei der Geburt',
    'Beide Dhaiyas: Saturn im 4. und im 8. Zeichen vom Mond',
    'Alles auf einer Lebenslinie und in einer Tabelle',
  ],
  disclaimer:
    'Die Daten stammen vom Lauf des Saturn, die Mühsal ist Überlieferung. Sie sind kein Grund für Angst, für teure Gegenmittel oder für aufgeschobene Entscheidungen.',
  sadeSati: 'Sade Sati',
  dhaiyas: 'Dhaiyas',
  natalMoon: 'Geburtsmond',
  now: 'Jetzt',
  none: 'Keine',
  next: 'Danach',
  open: (signs) => `Das Zeichen des Geburtsmonds wechselt an jenem Tag: ${signs}.`,
  openText: (sign) => `Alles Folgende gilt nur für das Mondzeichen ${sign}; für das andere gelten andere Daten.`,
  lifeTitle: 'Neunzig Jahre',
  lifeNote: 'Sade Sati dauert etwa siebeneinhalb von je dreißig Jahren, jede Dhaiya zweieinhalb.',
  tableTitle: 'Alle Zeiten',
  from: 'Von',
  to: 'Bis',
  period: 'Zeit',
  saturnIn: 'Saturn in',
  house: 'Zeichen vom Mond',
  age: 'Alter',
  kantakaTitle: 'Kantaka, wie der Süden zählt',
  kantaka: 'Im Süden Indiens heißt Saturn im 4., 7. und 10. Zeichen vom Mond Kantaka Shani.',
  whatTitle: 'Wie man es liest',
  what: 'Eine Phase von Sade Sati beginnt, wenn Saturn ihr Zeichen zum ersten Mal betritt; ein rückläufiger Schritt zurück beendet sie nicht. Eine Dhaiya steht hier Aufenthalt für Aufenthalt: Verlässt Saturn das Zeichen und kehrt zurück, steht sie zweimal. Diese Jahre erlebt jeder; die Überlieferung rät zu Geduld, und sie sagen kein Ereignis voraus.',
};

const es: SaturnPeriodsWords = {
  name: 'Sade Sati de una vida',
  title: 'Saturno a lo largo de una vida',
  summary: 'Cada Sade Sati y cada dhaiya de noventa años, desde el nacimiento.',
  submit: 'Mostrar una vida',
  gets: [
    'Cada Sade Sati con sus tres fases, incluida la del nacimiento',
    'Las dos dhaiyas: Saturno en el 4.º y el 8.º signo desde la Luna',
    'Todo en una línea de vida y en una tabla',
  ],
  disclaimer:
    'Las fechas son de Saturno; las dificultades, de la tradición. No son motivo para temer, para pagar remedios ni para aplazar una decisión.',
  sadeSati: 'Sade Sati',
  dhaiyas: 'Dhaiyas',
  natalMoon: 'Luna natal',
  now: 'Ahora',
  none: 'Ninguna en curso',
  next: 'Después',
  open: (signs) => `La Luna natal cambia de signo ese día: ${signs}.`,
  openText: (sign) => `Lo que sigue solo vale para una Luna en ${sign}; para el otro signo cambian todas las fechas.`,
  lifeTitle: 'Noventa años',
  lifeNote: 'Sade Sati ocupa unos siete años y medio de cada treinta; cada dhaiya, dos y medio.',
  tableTitle: 'Todos los periodos',
  from: 'Desde',
  to: 'Hasta',
  period: 'Periodo',
  saturnIn: 'Saturno en',
  house: 'Signo desde la Luna',
  age: 'Edad',
  kantakaTitle: 'Kantaka, según el sur',
  kantaka: 'En el sur de la India, Saturno en el 4.º, 7.º y 10.º signo desde la Luna se llama Kantaka Shani.',
  whatTitle: 'Cómo leerlo',
  what: 'Una fase de Sade Sati empieza cuando Saturno entra por primera vez en su signo; un paso retrógrado atrás no la termina. Una dhaiya figura estancia por estancia: si Saturno sale del signo y vuelve, aparece dos veces. Todos viven estos años; la tradición pide paciencia, y no anuncian ningún suceso.',
};

export const WORDS: Readonly<Record<Locale, SaturnPeriodsWords>> = { en, uk, ru, hi, fr, de, es };
