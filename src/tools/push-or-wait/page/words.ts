import type { Locale } from '../../../languages/locale/locales.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';

export interface PushOrWaitWords extends ToolWords {
  readonly verdict: string;
  /** From which score on the verdict is the best, and below which it is the last. */
  readonly steps: (push: string, wait: string) => string;
}

const en: PushOrWaitWords = {
  name: 'Push or wait',
  title: 'Push or wait',
  summary: 'Whether the day’s calendar speaks for going ahead or for waiting, point by point.',
  submit: 'Weigh the day',
  gets: [
    'A verdict with its score: push, mixed or wait',
    'The six rules behind it and what each of them found',
    'The windows of the day to choose and to avoid',
  ],
  disclaimer:
    'A score of the calendar, which knows nothing of your plans. Do not put off a treatment, a payment or a legal deadline because of it.',
  verdict: 'The calendar says',
  steps: (push, wait) =>
    `A score of ${push} or more reads “push”, one below ${wait} “wait”, and what lies between is mixed.`,
};

const uk: PushOrWaitWords = {
  name: 'Діяти чи зачекати',
  title: 'Діяти чи зачекати',
  summary: 'За що календар дня: за дію чи за очікування; видно кожен бал оцінки.',
  submit: 'Оцінити день',
  gets: [
    'Висновок з оцінкою: діяти, неоднозначно чи зачекати',
    'Шість правил і що знайшло кожне з них',
    'Проміжки дня, які обирають і яких уникають',
  ],
  disclaimer:
    'Це оцінка календаря, який нічого не знає про ваші плани. Не відкладайте через неї лікування, платіж чи строк, установлений законом.',
  verdict: 'За календарем',
  steps: (push, wait) =>
    `Оцінка ${push} і вище — «дійте», нижче за ${wait} — «зачекайте», між ними — неоднозначний день.`,
};

const ru: PushOrWaitWords = {
  name: 'Действовать или подождать',
  title: 'Действовать или подождать',
  summary: 'За что календарь дня: за действие или за ожидание; виден каждый балл оценки.',
  submit: 'Оценить день',
  gets: [
    'Вывод с оценкой: действовать, неоднозначно или подождать',
    'Шесть правил и что нашло каждое из них',
    'Промежутки дня, которые выбирают и которых избегают',
  ],
  disclaimer:
    'Это оценка календаря, который ничего не знает о ваших планах. Не откладывайте из-за неё лечение, платёж или срок, установленный законом.',
  verdict: 'По календарю',
  steps: (push, wait) =>
    `Оценка ${push} и выше — «действуйте», ниже ${wait} — «подождите», между ними — неоднозначный день.`,
};

const hi: PushOrWaitWords = {
  name: 'आगे बढ़ें या रुकें',
  title: 'आगे बढ़ें या रुकें',
  summary: 'दिन का पंचांग आगे बढ़ने के पक्ष में है या रुकने के, हर अंक के कारण के साथ।',
  submit: 'दिन देखें',
  gets: [
    'अंकों सहित निष्कर्ष: आगे बढ़ें, मिश्रित या प्रतीक्षा करें',
    'इसके पीछे के छह नियम और हर नियम ने क्या पाया',
    'दिन के शुभ और वर्जित काल',
  ],
  disclaimer: 'ये केवल पंचांग के अंक हैं; आपकी योजनाओं से इनका कोई संबंध नहीं। इनके कारण इलाज, भुगतान या क़ानूनी समय-सीमा न टालें।',
  verdict: 'पंचांग के अनुसार',
  steps: (push, wait) => `${push} या अधिक अंक का अर्थ “आगे बढ़ें” है, ${wait} से कम का “प्रतीक्षा करें”, और बीच का दिन मिश्रित है।`,
};

const fr: PushOrWaitWords = {
  name: 'Agir ou attendre',
  title: 'Agir ou attendre',
  summary: 'Le calendrier d’un jour invite-t-il à agir ou à attendre\u202f? Le score point par point.',
  submit: 'Évaluer le jour',
  gets: [
    'Un avis et son score\u202f: agir, mitigé ou attendre',
    'Les six règles qui le fondent et ce que chacune constate',
    'Les moments du jour à choisir et à éviter',
  ],
  disclaimer:
    'Ce score vient du calendrier, qui ne sait rien de vos projets. Ne reportez pour lui ni traitement, ni paiement, ni échéance légale.',
  verdict: 'Selon le calendrier',
  steps: (push, wait) =>
    `À partir de ${push}, le score dit «\u202fallez-y\u202f»\u202f; en dessous de ${wait}, «\u202fattendez\u202f»\u202f; entre les deux, le jour est mitigé.`,
};

const de: PushOrWaitWords = {
  name: 'Handeln oder abwarten',
  title: 'Handeln oder abwarten',
  summary: 'Ob der Kalender eines Tages fürs Handeln oder fürs Abwarten spricht, Punkt für Punkt.',
  submit: 'Tag bewerten',
  gets: [
    'Ein Urteil mit Punktzahl: handeln, gemischt oder abwarten',
    'Die sechs Regeln dahinter und was jede findet',
    'Die Zeiträume des Tages, die man wählt und die man meidet',
  ],
  disclaimer:
    'Die Punktzahl kommt vom Kalender, der von Ihren Plänen nichts weiß. Verschieben Sie ihretwegen keine Behandlung, keine Zahlung und keine Frist.',
  verdict: 'Nach dem Kalender',
  steps: (push, wait) =>
    `Ab ${push} lautet das Urteil „Handeln“, unter ${wait} „Abwarten“; dazwischen ist der Tag gemischt.`,
};

const es: PushOrWaitWords = {
  name: 'Avanzar o esperar',
  title: 'Avanzar o esperar',
  summary: 'Si el calendario de un día invita a avanzar o a esperar, punto por punto.',
  submit: 'Valorar el día',
  gets: [
    'Un veredicto con su puntuación: avanzar, mixto o esperar',
    'Las seis reglas que lo sustentan y lo que encuentra cada una',
    'Los momentos del día que se eligen y los que se evitan',
  ],
  disclaimer:
    'Es una puntuación del calendario, que nada sabe de sus planes. No aplace por ella un tratamiento, un pago ni un plazo legal.',
  verdict: 'Según el calendario',
  steps: (push, wait) =>
    `A partir de ${push}, la puntuación dice «avance»; por debajo de ${wait}, «espere»; entre ambas, el día es mixto.`,
};

export const WORDS: Readonly<Record<Locale, PushOrWaitWords>> = { en, uk, ru, hi, fr, de, es };
