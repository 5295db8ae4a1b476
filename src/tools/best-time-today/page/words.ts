import type { Locale } from '../../../languages/locale/locales.js';
import { endedOnce, germanTime, spanishTime } from '../../../languages/pages/times.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';

export interface BestTimeTodayWords extends ToolWords {
  readonly bestHour: string;
  /** The same on the day that runs. */
  readonly bestToCome: string;
  /** Where the good hours of the day have passed. */
  readonly noneLeft: string;
  /** The way to the day after, where the good hours of a day that runs have passed. */
  readonly hoursOf: (date: string) => string;
  /** The best hour of the whole day, which has passed. */
  readonly wasBest: (hour: string) => string;
  readonly noBestHour: string;
  /** Why there is none. */
  readonly belowGood: (score: string) => string;
  readonly about: string;
  /** What was typed, in quotation marks. */
  readonly quoted: (intent: string) => string;
  readonly nothingTyped: string;
  readonly generalNote: string;
  readonly dayScore: string;
  readonly ranked: string;
  readonly rankedNote: (from: string, to: string) => string;
  readonly rank: string;
  readonly whyBest: (hour: string) => string;
  readonly whyFirst: (hour: string) => string;
  readonly allHours: string;
  readonly hour: string;
}

const en: BestTimeTodayWords = {
  name: 'Best time today',
  title: 'Best time today',
  summary: 'Say what you want to do and see which hours tradition prefers for it, point by point.',
  submit: 'Find the hours',
  gets: [
    'The best hour of the day for what you have in mind, if one stands out',
    'The five best hours and the reasons for the first',
    'The windows that tradition avoids',
  ],
  disclaimer:
    'Hours ranked by traditional rules alone. When health, law or money is at stake, take the time that the matter itself needs.',
  bestHour: 'Best hour',
  bestToCome: 'Best hour still to come',
  noneLeft: 'no good hour is left today',
  hoursOf: (date) => `See the hours of ${date}`,
  wasBest: (hour) => `best of the day, already over: ${hour}`,
  noBestHour: 'none stands out',
  belowGood: (score) => `no hour scores ${score} or more`,
  about: 'What it is about',
  quoted: (intent) => `“${intent}”`,
  nothingTyped: 'nothing was entered',
  generalNote:
    'These words did not say what it is about, so the hours are weighed for matters in general. Try other words.',
  dayScore: 'The day as a whole',
  ranked: 'The best five hours',
  rankedNote: (from, to) => `Only hours that begin between ${from} and ${to} are ranked.`,
  rank: 'Rank',
  whyBest: (hour) => `Why ${hour} is the best hour`,
  whyFirst: (hour) => `What speaks for and against ${hour}`,
  allHours: 'All 24 hours',
  hour: 'Hour',
};

const uk: BestTimeTodayWords = {
  name: 'Найкращий час сьогодні',
  title: 'Найкращий час сьогодні',
  summary: 'Напишіть, що плануєте, і побачите, які години дня традиція радить для цього і чому.',
  submit: 'Знайти години',
  gets: [
    'Найкраща година дня для вашої справи, якщо така є',
    'Пʼять найкращих годин і причини для першої',
    'Проміжки, яких традиція радить уникати',
  ],
  disclaimer:
    'Години впорядковано лише за правилами традиції. Коли йдеться про здоровʼя, право чи гроші, обирайте час, якого потребує сама справа.',
  bestHour: 'Найкраща година',
  bestToCome: 'Найкраща година з тих, що попереду',
  noneLeft: 'добрих годин сьогодні вже немає',
  hoursOf: (date) => `Подивитися години дня ${date}`,
  wasBest: (hour) => `найкраща за день, уже минула: ${hour}`,
  noBestHour: 'жодна не вирізняється',
  belowGood: (score) => `жодна година не має оцінки ${score} чи вищої`,
  about: 'Про що йдеться',
  quoted: (intent) => `«${intent}»`,
  nothingTyped: 'нічого не введено',
  generalNote:
    'За цими словами не вдалося визначити вид справи, тому години оцінено для будь-якої справи. Спробуйте сказати інакше.',
  dayScore: 'День загалом',
  ranked: 'Пʼять найкращих годин',
  rankedNote: (from, to) => `Порівняно години, що починаються між ${from} і ${to}.`,
  rank: 'Місце',
  whyBest: (hour) => `Чому ${hour} — найкраща година`,
  whyFirst: (hour) => `${hour}: що за і що проти`,
  allHours: 'Усі 24 години',
  hour: 'Година',
};

const ru: BestTimeTodayWords = {
  name: 'Лучшее время сегодня',
  title: 'Лучшее время сегодня',
  summary: 'Напишите, что планируете, и увидите, какие часы дня традиция советует для этого и почему.',
  submit: 'Найти часы',
  gets: [
    'Лучший час дня для вашего дела, если такой есть',
    'Пять лучших часов и причины для первого',
    'Промежутки, которых традиция советует избегать',
  ],
  disclaimer:
    'Часы упорядочены только по правилам традиции. Когда речь о здоровье, праве или деньгах, выбирайте время, которого требует само дело.',
  bestHour: 'Лучший час',
  bestToCome: 'Лучший час из оставшихся',
  noneLeft: 'хороших часов сегодня больше нет',
  hoursOf: (date) => `Посмотреть часы дня ${date}`,
  wasBest: (hour) => `лучший за день, уже прошёл: ${hour}`,
  noBestHour: 'ни один не выделяется',
  belowGood: (score) => `ни у одного часа нет оценки ${score} или выше`,
  about: 'О чём речь',
  quoted: (intent) => `«${intent}»`,
  nothingTyped: 'ничего не введено',
  generalNote:
    'По этим словам не удалось определить вид дела, поэтому часы оценены для любого дела. Попробуйте сказать иначе.',
  dayScore: 'День в целом',
  ranked: 'Пять лучших часов',
  rankedNote: (from, to) => `Сравниваются часы, которые начинаются между ${from} и ${to}.`,
  rank: 'Место',
  whyBest: (hour) => `Почему ${hour} — лучший час`,
  whyFirst: (hour) => `${hour}: что за и что против`,
  allHours: 'Все 24 часа',
  hour: 'Час',
};

const hi: BestTimeTodayWords = {
  name: 'आज का शुभ समय',
  title: 'आज का शुभ समय',
  summary: 'कार्य लिखें और देखें कि परंपरा में उसके लिए दिन की कौन-सी होराएँ अच्छी हैं।',
  submit: 'समय खोजें',
  gets: [
    'आपके कार्य के लिए दिन की सर्वोत्तम होरा, यदि कोई हो',
    'पाँच सबसे अच्छी होराएँ, और पहली क्यों पहली है',
    'वे काल जो परंपरा में वर्जित हैं',
  ],
  disclaimer:
    'होराओं का क्रम केवल परंपरा के नियमों से है। जहाँ स्वास्थ्य, क़ानून या धन की बात हो, वहाँ वही समय लें जो उस काम के लिए ठीक हो।',
  bestHour: 'सर्वोत्तम होरा',
  bestToCome: 'आगे की सर्वोत्तम होरा',
  noneLeft: 'आज कोई अच्छी होरा शेष नहीं',
  hoursOf: (date) => `${date} की होराएँ देखें`,
  wasBest: (hour) => `दिन की सर्वोत्तम होरा बीत चुकी: ${hour}`,
  noBestHour: 'कोई होरा विशेष नहीं',
  belowGood: (score) => `किसी होरा के अंक ${score} या अधिक नहीं हैं`,
  about: 'विषय',
  quoted: (intent) => `“${intent}”`,
  nothingTyped: 'कुछ लिखा नहीं गया',
  generalNote: 'लिखे हुए शब्दों से विषय का पता नहीं चला, इसलिए होराएँ सामान्य कार्यों के लिए देखी गई हैं। दूसरे शब्दों में लिखकर देखें।',
  dayScore: 'पूरा दिन',
  ranked: 'पाँच सबसे अच्छी होराएँ',
  rankedNote: (from, to) => `क्रम केवल उन होराओं का है जो ${from} और ${to} के बीच आरंभ होती हैं।`,
  rank: 'क्रम',
  whyBest: (hour) => `${hour} की होरा सर्वोत्तम क्यों है`,
  whyFirst: (hour) => `${hour} की होरा के पक्ष और विपक्ष में क्या है`,
  allHours: 'सभी 24 होराएँ',
  hour: 'होरा',
};

const fr: BestTimeTodayWords = {
  name: 'Le meilleur moment du jour',
  title: 'Le meilleur moment du jour',
  summary: 'Les heures que la tradition préfère pour ce que vous comptez faire, point par point.',
  submit: 'Trouver les heures',
  gets: [
    'La meilleure heure du jour pour votre projet, si l’une d’elles se détache',
    'Les cinq meilleures heures et les raisons de la première',
    'Les moments que la tradition évite',
  ],
  disclaimer:
    'Des heures classées par les seules règles de la tradition. Quand il s’agit de santé, de droit ou d’argent, suivez le calendrier que l’affaire elle-même impose.',
  bestHour: 'Meilleure heure',
  bestToCome: 'Meilleure heure à venir',
  noneLeft: 'aucune bonne heure ne reste aujourd’hui',
  hoursOf: (date) => `Voir les heures du ${date}`,
  wasBest: (hour) => `la meilleure du jour est passée\u202f: ${hour}`,
  noBestHour: 'aucune ne se détache',
  belowGood: (score) => `aucune heure n’atteint ${score}`,
  about: 'De quoi il s’agit',
  quoted: (intent) => `«\u202f${intent}\u202f»`,
  nothingTyped: 'rien n’a été saisi',
  generalNote:
    'Vos mots n’ont pas permis de savoir de quoi il s’agit\u202f: les heures sont évaluées pour les affaires courantes. D’autres mots en diront peut-être plus.',
  dayScore: 'Le jour dans son ensemble',
  ranked: 'Les cinq meilleures heures',
  rankedNote: (from, to) => `Sont classées les heures qui commencent entre ${from} et ${to}.`,
  rank: 'Rang',
  whyBest: (hour) => `Pourquoi la meilleure heure est celle qui va ${hour}`,
  whyFirst: (hour) => `Le pour et le contre de l’heure qui va ${hour}`,
  allHours: 'Les 24 heures',
  hour: 'Heure',
};

const de: BestTimeTodayWords = {
  name: 'Beste Zeit heute',
  title: 'Beste Zeit heute',
  summary: 'Welche Stunden des Tages die Tradition für Ihr Vorhaben vorzieht, Punkt für Punkt.',
  submit: 'Stunden finden',
  gets: [
    'Die beste Stunde des Tages für Ihr Vorhaben, falls eine heraussticht',
    'Die fünf besten Stunden und die Gründe für die erste',
    'Die Zeiträume, die die Tradition meidet',
  ],
  disclaimer:
    'Stunden, allein nach überlieferten Regeln geordnet. Geht es um Gesundheit, Recht oder Geld, richten Sie sich nach der Sache selbst.',
  bestHour: 'Beste Stunde',
  bestToCome: 'Beste Stunde, die noch kommt',
  noneLeft: 'heute kommt keine gute Stunde mehr',
  hoursOf: (date) => `Die Stunden des ${date} ansehen`,
  wasBest: (hour) => `die beste des Tages, schon vorbei: ${hour}`,
  noBestHour: 'keine sticht heraus',
  belowGood: (score) => `keine Stunde erreicht ${score}`,
  about: 'Worum es geht',
  quoted: (intent) => `„${intent}“`,
  nothingTyped: 'nichts eingegeben',
  generalNote:
    'Aus Ihren Worten ging nicht hervor, worum es geht; die Stunden sind daher für Allgemeines bewertet. Andere Wörter sagen vielleicht mehr.',
  dayScore: 'Der Tag insgesamt',
  ranked: 'Die fünf besten Stunden',
  rankedNote: (from, to) => `Verglichen werden die Stunden, die zwischen ${from} und ${germanTime(to)} beginnen.`,
  rank: 'Rang',
  whyBest: (hour) => `Warum ${germanTime(hour)} die beste Stunde ist`,
  whyFirst: (hour) => `Was für und was gegen die Stunde von ${germanTime(hour)} spricht`,
  allHours: 'Alle 24 Stunden',
  hour: 'Stunde',
};

const es: BestTimeTodayWords = {
  name: 'El mejor momento de hoy',
  title: 'El mejor momento de hoy',
  summary: 'Qué horas del día prefiere la tradición para lo que usted se propone, punto por punto.',
  submit: 'Buscar las horas',
  gets: [
    'La mejor hora del día para lo que se propone, si alguna destaca',
    'Las cinco mejores horas y las razones de la primera',
    'Los momentos que la tradición evita',
  ],
  disclaimer:
    'Horas ordenadas solo por reglas tradicionales. Si se trata de salud, derecho o dinero, guíese por lo que el propio asunto exija.',
  bestHour: 'Mejor hora',
  bestToCome: 'Mejor hora por venir',
  noneLeft: 'hoy ya no queda ninguna hora buena',
  hoursOf: (date) => `Ver las horas del ${date}`,
  wasBest: (hour) => `la mejor del día, ya pasada: ${hour}`,
  noBestHour: 'ninguna destaca',
  belowGood: (score) => `ninguna hora llega a ${score}`,
  about: 'De qué se trata',
  quoted: (intent) => `«${intent}»`,
  nothingTyped: 'no se ha escrito nada',
  generalNote:
    'Sus palabras no dejan ver de qué se trata, así que las horas se valoran para asuntos generales. Otras palabras quizá digan más.',
  dayScore: 'El día en conjunto',
  ranked: 'Las cinco mejores horas',
  rankedNote: (from, to) =>
    endedOnce(`Se ordenan las horas que comienzan entre ${spanishTime(from)} y ${spanishTime(to)}.`),
  rank: 'Puesto',
  whyBest: (hour) => `Por qué la mejor hora es la que va ${hour}`,
  whyFirst: (hour) => `Qué hay a favor y en contra de la hora que va ${hour}`,
  allHours: 'Las 24 horas del día',
  hour: 'Hora',
};

export const WORDS: Readonly<Record<Locale, BestTimeTodayWords>> = { en, uk, ru, hi, fr, de, es };
