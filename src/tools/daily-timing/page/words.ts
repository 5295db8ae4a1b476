import type { Locale } from '../../../languages/locale/locales.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';

export interface DailyTimingWords extends ToolWords {
  readonly dayScore: string;
  readonly phase: string;
  readonly lit: (percent: string) => string;
  readonly about: string;
}

const en: DailyTimingWords = {
  name: 'Daily timing',
  title: 'Daily timing',
  summary: 'A day by the almanac: limbs, windows, choghadiyas, hours, and a score point by point.',
  submit: 'Show the day',
  gets: [
    'A score of the day, rule by rule',
    'The windows to choose and to avoid, on one scale of time',
    'What changes in the course of the day, with the score from then on',
    'Choghadiyas and planetary hours',
  ],
  disclaimer:
    'The score counts what almanacs call favourable; no hour is safe or harmful because of it. Not for decisions about health, law or money.',
  dayScore: 'The day',
  phase: 'Phase of the Moon',
  lit: (percent) => `${percent} lit`,
  about: 'About the limbs',
};

const uk: DailyTimingWords = {
  name: 'Оцінка дня',
  title: 'Оцінка дня',
  summary: 'День за календарем: складники, проміжки, чогхадії, години й оцінка, де видно кожен бал.',
  submit: 'Показати день',
  gets: [
    'Оцінка дня за кожним правилом',
    'Сприятливі проміжки й ті, яких уникають, на одній шкалі часу',
    'Що змінюється впродовж дня і якою стає оцінка',
    'Чогхадії та планетарні години',
  ],
  disclaimer:
    'Оцінка підсумовує те, що календарі називають сприятливим; жодна година не стає через неї безпечною чи шкідливою. Не для рішень про здоровʼя, право чи гроші.',
  dayScore: 'День',
  phase: 'Фаза Місяця',
  lit: (percent) => `освітлено ${percent}`,
  about: 'Про складники дня',
};

const ru: DailyTimingWords = {
  name: 'Оценка дня',
  title: 'Оценка дня',
  summary: 'День по календарю: составляющие, промежутки, чогхадии, часы и оценка, где виден каждый балл.',
  submit: 'Показать день',
  gets: [
    'Оценка дня по каждому правилу',
    'Благоприятные промежутки и те, которых избегают, на одной шкале времени',
    'Что меняется в течение дня и какой становится оценка',
    'Чогхадии и планетарные часы',
  ],
  disclaimer:
    'Оценка складывает то, что календари называют благоприятным; ни один час не становится из-за неё безопасным или вредным. Не для решений о здоровье, праве или деньгах.',
  dayScore: 'День',
  phase: 'Фаза Луны',
  lit: (percent) => `освещено ${percent}`,
  about: 'О составляющих дня',
};

const hi: DailyTimingWords = {
  name: 'दिन का मुहूर्त',
  title: 'दिन का मुहूर्त',
  summary: 'पंचांग के अनुसार दिन कैसा है: अंग, चौघड़िया, होरा और कारण सहित अंक।',
  submit: 'दिन देखें',
  gets: [
    'दिन के अंक, नियम दर नियम',
    'शुभ और वर्जित काल, एक ही समय रेखा पर',
    'दिन भर में क्या बदलता है और तब से अंक कितने हैं',
    'चौघड़िया और ग्रह होरा',
  ],
  disclaimer:
    'अंक केवल वही जोड़ते हैं जिसे पंचांग अनुकूल कहते हैं; इससे कोई समय सुरक्षित या हानिकारक नहीं हो जाता। स्वास्थ्य, क़ानून या धन के निर्णयों के लिए नहीं।',
  dayScore: 'दिन',
  phase: 'चंद्र कला',
  lit: (percent) => `${percent} प्रकाशित`,
  about: 'अंगों के बारे में',
};

const fr: DailyTimingWords = {
  name: 'Les moments du jour',
  title: 'Les moments du jour',
  summary: 'Ce que les almanachs disent d’un jour, avec un score détaillé règle par règle.',
  submit: 'Afficher le jour',
  gets: [
    'Un score du jour, règle par règle',
    'Les bons moments et ceux que l’on évite, sur une même frise',
    'Ce qui change au cours du jour et le score à partir de là',
    'Choghadiyas et heures planétaires',
  ],
  disclaimer:
    'Le score compte ce que les almanachs disent favorable\u202f; aucune heure n’en devient sûre ni nuisible. Ne fondez sur lui aucune décision de santé, de droit ou d’argent.',
  dayScore: 'Le jour',
  phase: 'Phase de la Lune',
  lit: (percent) => `éclairée à ${percent}`,
  about: 'Les cinq éléments en détail',
};

const de: DailyTimingWords = {
  name: 'Zeiten des Tages',
  title: 'Zeiten des Tages',
  summary: 'Wofür ein Tag nach den Almanachen taugt, mit einer Punktzahl, Regel für Regel.',
  submit: 'Tag zeigen',
  gets: [
    'Eine Punktzahl für den Tag, Regel für Regel',
    'Gute Zeiten und Zeiten, die man meidet, auf einer Zeitachse',
    'Was sich im Laufe des Tages ändert und die Punktzahl von da an',
    'Choghadiyas und Planetenstunden',
  ],
  disclaimer:
    'Gezählt wird, was Almanache günstig nennen; keine Stunde wird dadurch sicher oder schädlich. Gründen Sie darauf keine Entscheidung über Gesundheit, Recht oder Geld.',
  dayScore: 'Der Tag',
  phase: 'Mondphase',
  lit: (percent) => `zu ${percent} beleuchtet`,
  about: 'Die Glieder im Einzelnen',
};

const es: DailyTimingWords = {
  name: 'Momentos del día',
  title: 'Momentos del día',
  summary: 'Para qué es bueno un día según los almanaques, con una puntuación regla por regla.',
  submit: 'Ver el día',
  gets: [
    'Una puntuación del día, regla por regla',
    'Los buenos momentos y los que se evitan, en una misma línea de tiempo',
    'Lo que cambia a lo largo del día y la puntuación desde entonces',
    'Choghadiyas y horas planetarias',
  ],
  disclaimer:
    'La puntuación cuenta lo que los almanaques llaman favorable; ninguna hora es segura ni dañina por ello. No base en ella decisiones de salud, derecho o dinero.',
  dayScore: 'El día',
  phase: 'Fase de la Luna',
  lit: (percent) => `iluminada al ${percent}`,
  about: 'Los cinco elementos en detalle',
};

export const WORDS: Readonly<Record<Locale, DailyTimingWords>> = { en, uk, ru, hi, fr, de, es };
