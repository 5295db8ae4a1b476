import type { Locale } from '../../../languages/locale/locales.js';
import { germanTime, spanishTime } from '../../../languages/pages/times.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';

export interface NakshatraWords extends ToolWords {
  readonly atMorning: (time: string) => string;
  readonly next: string;
  readonly about: (nakshatra: string) => string;
  readonly sanskrit: string;
  readonly runs: string;
  readonly civilDay: string;
  readonly changes: string;
  readonly noChange: string;
}

const en: NakshatraWords = {
  name: 'Nakshatra of the day',
  title: 'Nakshatra of the day',
  summary: 'The Moon’s nakshatra today, since when and until when, and the one that follows.',
  submit: 'Show the nakshatra',
  gets: [
    'The nakshatra and pada of the Moon in the morning',
    'When it began, when it ends and what comes next',
    'Its ruler, deity, nature and gana',
  ],
  disclaimer:
    'It is the same for everybody that day; what it is good for is tradition. Not for decisions about health, law or money.',
  atMorning: (time) => `Nakshatra, pada and sign are those of ${time}: without a place there is no sunrise.`,
  next: 'Next',
  about: (nakshatra) => `About ${nakshatra}`,
  sanskrit: 'In Sanskrit',
  runs: 'Runs',
  civilDay: 'The day, midnight to midnight',
  changes: 'Changes in the day',
  noChange: 'The Moon stays in this nakshatra all day.',
};

const uk: NakshatraWords = {
  name: 'Накшатра дня',
  title: 'Накшатра дня',
  summary: 'У якій накшатрі сьогодні Місяць, відколи й доки, і яка буде наступною.',
  submit: 'Показати накшатру',
  gets: [
    'Накшатра й пада Місяця вранці',
    'Коли вона почалася, коли закінчиться і що буде далі',
    'Її управитель, божество, природа й гана',
  ],
  disclaimer:
    'Того дня вона однакова для всіх, а для чого сприятлива, каже традиція. Не для рішень про здоровʼя, право чи гроші.',
  atMorning: (time) => `Накшатру, паду і знак наведено на ${time}: без місця сходу Сонця не визначити.`,
  next: 'Наступна',
  about: (nakshatra) => `Про накшатру ${nakshatra}`,
  sanskrit: 'Санскритом',
  runs: 'Триває',
  civilDay: 'Доба від півночі до півночі',
  changes: 'Зміни впродовж дня',
  noChange: 'Місяць увесь день у цій накшатрі.',
};

const ru: NakshatraWords = {
  name: 'Накшатра дня',
  title: 'Накшатра дня',
  summary: 'В какой накшатре сегодня Луна, с какого и до какого времени, и какая будет следующей.',
  submit: 'Показать накшатру',
  gets: [
    'Накшатра и пада Луны утром',
    'Когда она началась, когда закончится и что будет дальше',
    'Её управитель, божество, природа и гана',
  ],
  disclaimer:
    'В этот день она одна для всех, а для чего благоприятна, говорит традиция. Не для решений о здоровье, праве или деньгах.',
  atMorning: (time) => `Накшатра, пада и знак даны на ${time}: без места восхода Солнца не определить.`,
  next: 'Следующая',
  about: (nakshatra) => `О накшатре ${nakshatra}`,
  sanskrit: 'На санскрите',
  runs: 'Длится',
  civilDay: 'Сутки от полуночи до полуночи',
  changes: 'Смены в течение дня',
  noChange: 'Луна весь день в этой накшатре.',
};

const hi: NakshatraWords = {
  name: 'आज का नक्षत्र',
  title: 'आज का नक्षत्र',
  summary: 'चंद्र किस नक्षत्र में है, कब से कब तक, और अगला नक्षत्र कौन-सा है।',
  submit: 'नक्षत्र देखें',
  gets: ['सुबह चंद्र का नक्षत्र और चरण', 'वह कब आरंभ हुआ, कब समाप्त होगा और उसके बाद क्या है', 'उसका स्वामी, देवता, स्वभाव और गण'],
  disclaimer:
    'उस दिन यह सबके लिए एक ही होता है; यह किस कार्य के लिए अच्छा है, यह परंपरा की बात है। स्वास्थ्य, क़ानून या धन के निर्णयों के लिए नहीं।',
  atMorning: (time) => `नक्षत्र, चरण और राशि ${time} बजे के हैं: स्थान के बिना सूर्योदय का समय ज्ञात नहीं होता।`,
  next: 'अगला',
  about: (nakshatra) => `${nakshatra} के बारे में`,
  sanskrit: 'संस्कृत में',
  runs: 'समय',
  civilDay: 'दिन, मध्यरात्रि से मध्यरात्रि तक',
  changes: 'दिन में बदलाव',
  noChange: 'चंद्र पूरे दिन इसी नक्षत्र में रहता है।',
};

const fr: NakshatraWords = {
  name: 'Nakshatra du jour',
  title: 'Nakshatra du jour',
  summary: 'Le nakshatra de la Lune ce jour-là, depuis quand et jusqu’à quand, et le suivant.',
  submit: 'Afficher le nakshatra',
  gets: [
    'Le nakshatra et le pada de la Lune au matin',
    'Quand il a commencé, quand il finit et ce qui vient ensuite',
    'Son maître, sa divinité, sa nature et son gana',
  ],
  disclaimer:
    'Il est le même pour tous ce jour-là\u202f; ce à quoi il convient relève de la tradition. Ne fondez sur lui aucune décision de santé, de droit ou d’argent.',
  atMorning: (time) =>
    `Nakshatra, pada et signe sont ceux de ${time}\u202f: sans lieu, il n’y a pas de lever du Soleil.`,
  next: 'Ensuite',
  about: (nakshatra) => `À propos de ${nakshatra}`,
  sanskrit: 'En sanskrit',
  runs: 'Durée',
  civilDay: 'Le jour, de minuit à minuit',
  changes: 'Changements du jour',
  noChange: 'La Lune reste toute la journée dans ce nakshatra.',
};

const de: NakshatraWords = {
  name: 'Nakshatra des Tages',
  title: 'Nakshatra des Tages',
  summary: 'In welchem Nakshatra der Mond steht, seit wann und bis wann, und welches folgt.',
  submit: 'Nakshatra zeigen',
  gets: [
    'Nakshatra und Pada des Mondes am Morgen',
    'Wann es begann, wann es endet und was folgt',
    'Herrscher, Gottheit, Natur und Gana',
  ],
  disclaimer:
    'Es ist an diesem Tag für alle dasselbe; wofür es gut sein soll, sagt die Tradition. Gründen Sie darauf keine Entscheidung über Gesundheit, Recht oder Geld.',
  atMorning: (time) =>
    `Nakshatra, Pada und Zeichen gelten für ${germanTime(time)}: Ohne Ort gibt es keinen Sonnenaufgang.`,
  next: 'Danach',
  about: (nakshatra) => `Über ${nakshatra}`,
  sanskrit: 'Auf Sanskrit',
  runs: 'Dauer',
  civilDay: 'Der Tag von Mitternacht bis Mitternacht',
  changes: 'Wechsel an diesem Tag',
  noChange: 'Der Mond bleibt den ganzen Tag in diesem Nakshatra.',
};

const es: NakshatraWords = {
  name: 'Nakshatra del día',
  title: 'Nakshatra del día',
  summary: 'En qué nakshatra está la Luna ese día, desde cuándo y hasta cuándo, y cuál le sigue.',
  submit: 'Ver el nakshatra',
  gets: [
    'El nakshatra y el pada de la Luna por la mañana',
    'Cuándo empezó, cuándo termina y qué viene después',
    'Su regente, deidad, naturaleza y gana',
  ],
  disclaimer:
    'Es el mismo para todos ese día; para qué es bueno lo dice la tradición. No base en él decisiones de salud, derecho o dinero.',
  atMorning: (time) => `Nakshatra, pada y signo son los de ${spanishTime(time)}: sin lugar no hay salida del Sol.`,
  next: 'Después',
  about: (nakshatra) => `Sobre ${nakshatra}`,
  sanskrit: 'En sánscrito',
  runs: 'Duración',
  civilDay: 'El día, de medianoche a medianoche',
  changes: 'Cambios del día',
  noChange: 'La Luna permanece todo el día en este nakshatra.',
};

export const WORDS: Readonly<Record<Locale, NakshatraWords>> = { en, uk, ru, hi, fr, de, es };
