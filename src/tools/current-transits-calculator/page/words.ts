import type { Locale } from '../../../languages/locale/locales.js';
import { oneOrOther, slavic, upToOneOrOther } from '../../../languages/locale/plural.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';

export interface TransitsWords extends ToolWords {
  /** A house of the natal Moon and of the lagna, as it stands after a graha. */
  readonly fromMoon: (house: number) => string;
  readonly fromLagna: (house: number) => string;
  /** Heads of the columns of those houses. */
  readonly houseFromMoon: string;
  readonly houseFromLagna: string;
  readonly housesTitle: string;
  readonly moment: string;
  readonly count: (count: number) => string;
  readonly major: (count: number, threshold: number) => string;
  /** The natal point that a graha passes. */
  readonly natal: (point: string) => string;
  readonly lagna: string;
  readonly none: { readonly lead: string; readonly text: string };
  readonly transitsTitle: string;
  readonly transitsCaption: string;
  readonly transit: string;
  readonly aspect: string;
  readonly orb: string;
  readonly exact: string;
  readonly window: string;
  readonly weight: string;
  readonly isMajor: string;
  /** No pass is exact: a station falls short of it. */
  readonly never: string;
  readonly rulesTitle: string;
  readonly rulesNote: (threshold: number) => string;
  readonly positionsTitle: string;
  readonly skyCaption: string;
  readonly natalCaption: string;
  readonly graha: string;
  readonly point: string;
  readonly position: string;
  readonly placeNote: string;
}

const en: TransitsWords = {
  name: 'Current transits (gochara)',
  title: 'Transits over the birth chart',
  fromMoon: (house) => `house ${house} from the Moon`,
  fromLagna: (house) => `house ${house} from the lagna`,
  houseFromMoon: 'House from the Moon',
  houseFromLagna: 'House from the lagna',
  housesTitle: 'Houses of the transits',
  summary: 'Which grahas aspect the birth chart now: since when, until when and when exactly.',
  submit: 'Show the transits',
  gets: [
    'Every transit within 3 degrees, with its window and its exact passes',
    'How much each weighs, by rules that are listed',
    'The positions of the sky and of the birth chart',
  ],
  disclaimer:
    'The scores rank aspects by listed rules; they do not foretell events. Do not base decisions about health, law or money on them.',
  moment: 'Moment (UTC)',
  count: oneOrOther('transit', 'transits'),
  major: (count, threshold) =>
    count === 0
      ? `none weighs ${threshold} or more`
      : `${count} ${count === 1 ? 'weighs' : 'weigh'} ${threshold} or more`,
  natal: (point) => `natal ${point}`,
  lagna: 'lagna',
  none: {
    lead: 'No transit is in orb at this moment.',
    text: 'No graha is within 3 degrees of an aspect to a natal point.',
  },
  transitsTitle: 'Transits in orb',
  transitsCaption: 'By weight, then by closeness',
  transit: 'Transit',
  aspect: 'Aspect',
  orb: 'From exact',
  exact: 'Exact',
  window: 'In orb',
  weight: 'Weight',
  isMajor: 'major',
  never: 'not exact in this window',
  rulesTitle: 'How each weight is made',
  rulesNote: (threshold) =>
    `A transit of ${threshold} points or more counts as major. The weights are a convention of this calculator.`,
  positionsTitle: 'Positions',
  skyCaption: 'The sky at the moment',
  natalCaption: 'The birth chart',
  graha: 'Graha',
  point: 'Point',
  position: 'Position',
  placeNote: 'The aspects are those of the Earth’s centre: where you are now does not change them.',
};

const uk: TransitsWords = {
  name: 'Поточні транзити (гочара)',
  title: 'Транзити до натальної карти',
  fromMoon: (house) => `${house}-й дім від Місяця`,
  fromLagna: (house) => `${house}-й дім від лагни`,
  houseFromMoon: 'Дім від Місяця',
  houseFromLagna: 'Дім від лагни',
  housesTitle: 'Доми транзитів',
  summary: 'Які грахи зараз аспектують точки натальної карти: відколи, доки й коли точно.',
  submit: 'Показати транзити',
  gets: [
    'Усі транзити в межах 3 градусів із проміжком дії та точними проходженнями',
    'Вага кожного за переліченими правилами',
    'Положення на небі та в натальній карті',
  ],
  disclaimer:
    'Оцінки впорядковують аспекти за переліченими правилами; подій вони не провіщають. Не приймайте через них рішень про здоровʼя, право чи гроші.',
  moment: 'Момент (UTC)',
  count: slavic('транзит', 'транзити', 'транзитів'),
  major: (count, threshold) =>
    count === 0 ? `жоден не має ваги ${threshold} чи більшої` : `з вагою від ${threshold}: ${count}`,
  natal: (point) => `${point} (натал)`,
  lagna: 'лагна',
  none: {
    lead: 'На цей момент транзитів в орбісі немає.',
    text: 'Жодна граха не стоїть у межах 3 градусів від аспекту до натальної точки.',
  },
  transitsTitle: 'Транзити в орбісі',
  transitsCaption: 'За вагою, потім за точністю',
  transit: 'Транзит',
  aspect: 'Аспект',
  orb: 'До точного',
  exact: 'Точно',
  window: 'В орбісі',
  weight: 'Вага',
  isMajor: 'вагомий',
  never: 'у цьому проміжку точним не стає',
  rulesTitle: 'З чого складається вага',
  rulesNote: (threshold) => `Від ${threshold} балів транзит вважається вагомим. Ваги — умовність цього розрахунку.`,
  positionsTitle: 'Положення',
  skyCaption: 'Небо в цей момент',
  natalCaption: 'Натальна карта',
  graha: 'Граха',
  point: 'Точка',
  position: 'Положення',
  placeNote: 'Аспекти геоцентричні: ваше теперішнє місце їх не змінює.',
};

const ru: TransitsWords = {
  name: 'Текущие транзиты (гочара)',
  title: 'Транзиты к натальной карте',
  fromMoon: (house) => `${house}-й дом от Луны`,
  fromLagna: (house) => `${house}-й дом от лагны`,
  houseFromMoon: 'Дом от Луны',
  houseFromLagna: 'Дом от лагны',
  housesTitle: 'Дома транзитов',
  summary: 'Какие грахи сейчас аспектируют точки натальной карты: с каких пор, до каких и когда точно.',
  submit: 'Показать транзиты',
  gets: [
    'Все транзиты в пределах 3 градусов с промежутком действия и точными прохождениями',
    'Вес каждого по перечисленным правилам',
    'Положения на небе и в натальной карте',
  ],
  disclaimer:
    'Оценки упорядочивают аспекты по перечисленным правилам; событий они не предсказывают. Не принимайте из-за них решений о здоровье, праве или деньгах.',
  moment: 'Момент (UTC)',
  count: slavic('транзит', 'транзита', 'транзитов'),
  major: (count, threshold) =>
    count === 0 ? `ни у одного нет веса ${threshold} или больше` : `с весом от ${threshold}: ${count}`,
  natal: (point) => `${point} (натал)`,
  lagna: 'лагна',
  none: {
    lead: 'На этот момент транзитов в орбисе нет.',
    text: 'Ни одна граха не стоит в пределах 3 градусов от аспекта к натальной точке.',
  },
  transitsTitle: 'Транзиты в орбисе',
  transitsCaption: 'По весу, затем по точности',
  transit: 'Транзит',
  aspect: 'Аспект',
  orb: 'До точного',
  exact: 'Точно',
  window: 'В орбисе',
  weight: 'Вес',
  isMajor: 'весомый',
  never: 'в этом промежутке точным не становится',
  rulesTitle: 'Из чего складывается вес',
  rulesNote: (threshold) => `От ${threshold} баллов транзит считается весомым. Веса — условность этого расчёта.`,
  positionsTitle: 'Положения',
  skyCaption: 'Небо в этот момент',
  natalCaption: 'Натальная карта',
  graha: 'Граха',
  point: 'Точка',
  position: 'Положение',
  placeNote: 'Аспекты геоцентрические: ваше нынешнее место их не меняет.',
};

const hi: TransitsWords = {
  name: 'वर्तमान गोचर',
  title: 'जन्म कुंडली पर गोचर',
  fromMoon: (house) => `चंद्र से भाव ${house}`,
  fromLagna: (house) => `लग्न से भाव ${house}`,
  houseFromMoon: 'चंद्र से भाव',
  houseFromLagna: 'लग्न से भाव',
  housesTitle: 'गोचर के भाव',
  summary: 'जन्म कुंडली पर अभी किन ग्रहों की दृष्टि है: कब से, कब तक और पूर्ण कब।',
  submit: 'गोचर देखें',
  gets: [
    '3 अंश के भीतर के सभी गोचर, अवधि और पूर्ण होने के समय सहित',
    'बताए गए नियमों से हर गोचर का भार',
    'आकाश और जन्म कुंडली की ग्रह स्थितियाँ',
  ],
  disclaimer:
    'अंक बताए गए नियमों से दृष्टियों का क्रम तय करते हैं, घटनाओं की भविष्यवाणी नहीं करते। स्वास्थ्य, क़ानून या धन के निर्णय इनके आधार पर न लें।',
  moment: 'समय (UTC)',
  count: (count) => `${count} गोचर`,
  major: (count, threshold) =>
    count === 0 ? `किसी का भार ${threshold} या अधिक नहीं` : `${count} का भार ${threshold} या अधिक`,
  natal: (point) => `जन्म का ${point}`,
  lagna: 'लग्न',
  none: { lead: 'इस समय कोई गोचर दीप्तांश के भीतर नहीं है।', text: 'कोई ग्रह जन्म के किसी बिंदु पर दृष्टि से 3 अंश के भीतर नहीं है।' },
  transitsTitle: 'दीप्तांश के भीतर के गोचर',
  transitsCaption: 'भार के क्रम से, फिर निकटता से',
  transit: 'गोचर',
  aspect: 'दृष्टि',
  orb: 'पूर्ण से अंतर',
  exact: 'पूर्ण',
  window: 'अवधि',
  weight: 'भार',
  isMajor: 'प्रमुख',
  never: 'इस अवधि में पूर्ण नहीं होता',
  rulesTitle: 'भार कैसे बनता है',
  rulesNote: (threshold) => `${threshold} या अधिक अंक का गोचर प्रमुख माना गया है। ये भार इस गणना के अपने नियम हैं।`,
  positionsTitle: 'ग्रह स्थिति',
  skyCaption: 'उस समय का आकाश',
  natalCaption: 'जन्म कुंडली',
  graha: 'ग्रह',
  point: 'बिंदु',
  position: 'स्थिति',
  placeNote: 'दृष्टियाँ पृथ्वी के केंद्र से गिनी गई हैं: आप अभी कहाँ हैं, इससे वे नहीं बदलतीं।',
};

const fr: TransitsWords = {
  name: 'Transits actuels (gochara)',
  title: 'Transits sur le thème natal',
  fromMoon: (house) => `maison ${house} depuis la Lune`,
  fromLagna: (house) => `maison ${house} depuis le lagna`,
  houseFromMoon: 'Maison depuis la Lune',
  houseFromLagna: 'Maison depuis le lagna',
  housesTitle: 'Maisons des transits',
  summary: 'Quels grahas aspectent en ce moment un thème natal\u202f: depuis quand et jusqu’à quand.',
  submit: 'Afficher les transits',
  gets: [
    'Chaque transit à moins de 3 degrés, avec sa durée et ses passages exacts',
    'Le poids de chacun selon des règles énoncées',
    'Les positions du ciel et du thème natal',
  ],
  disclaimer:
    'Les poids classent les aspects selon des règles énoncées\u202f; ils n’annoncent pas d’événements. Ne fondez sur eux aucune décision de santé, de droit ou d’argent.',
  moment: 'Instant (UTC)',
  count: upToOneOrOther('transit', 'transits'),
  major: (count, threshold) =>
    count === 0 ? `aucun ne pèse ${threshold} ou plus` : `${count} d’un poids de ${threshold} ou plus`,
  natal: (point) => `${point} (natal)`,
  lagna: 'lagna',
  none: {
    lead: 'Aucun transit n’est dans l’orbe à cet instant.',
    text: 'Aucun graha n’est à moins de 3 degrés d’un aspect à un point natal.',
  },
  transitsTitle: 'Transits dans l’orbe',
  transitsCaption: 'Par poids, puis par proximité',
  transit: 'Transit',
  aspect: 'Aspect',
  orb: 'Écart',
  exact: 'Exact le',
  window: 'Dans l’orbe',
  weight: 'Poids',
  isMajor: 'majeur',
  never: 'jamais exact dans cette période',
  rulesTitle: 'Détail des poids',
  rulesNote: (threshold) =>
    `À partir de ${threshold} points, un transit compte comme majeur. Ces poids sont une convention de ce calcul.`,
  positionsTitle: 'Positions',
  skyCaption: 'Le ciel à cet instant',
  natalCaption: 'Le thème natal',
  graha: 'Graha',
  point: 'Point',
  position: 'Position',
  placeNote: 'Les aspects sont géocentriques\u202f: l’endroit où vous êtes maintenant n’y change rien.',
};

const de: TransitsWords = {
  name: 'Aktuelle Transite (Gochara)',
  title: 'Transite zum Geburtshoroskop',
  fromMoon: (house) => `${house}. Haus vom Mond aus`,
  fromLagna: (house) => `${house}. Haus vom Lagna aus`,
  houseFromMoon: 'Haus vom Mond aus',
  houseFromLagna: 'Haus vom Lagna aus',
  housesTitle: 'Häuser der Transite',
  summary: 'Welche Grahas ein Geburtshoroskop jetzt aspektieren: seit wann, bis wann, wann genau.',
  submit: 'Transite zeigen',
  gets: [
    'Jeder Transit innerhalb von 3 Grad mit Zeitraum und exakten Durchgängen',
    'Das Gewicht jedes Transits nach offengelegten Regeln',
    'Die Positionen am Himmel und im Geburtshoroskop',
  ],
  disclaimer:
    'Die Gewichte ordnen Aspekte nach offengelegten Regeln; sie sagen keine Ereignisse voraus. Gründen Sie keine Entscheidung über Gesundheit, Recht oder Geld darauf.',
  moment: 'Zeitpunkt (UTC)',
  count: oneOrOther('Transit', 'Transite'),
  major: (count, threshold) =>
    count === 0 ? `keiner mit Gewicht ab ${threshold}` : `davon ${count} mit Gewicht ab ${threshold}`,
  natal: (point) => `${point} (Radix)`,
  lagna: 'Lagna',
  none: {
    lead: 'Zu diesem Zeitpunkt ist kein Transit im Orbis.',
    text: 'Kein Graha steht bis auf 3 Grad genau in einem Aspekt zu einem Punkt des Geburtshoroskops.',
  },
  transitsTitle: 'Transite im Orbis',
  transitsCaption: 'Nach Gewicht, dann nach Nähe',
  transit: 'Transit',
  aspect: 'Aspekt',
  orb: 'Abweichung',
  exact: 'Exakt am',
  window: 'Im Orbis',
  weight: 'Gewicht',
  isMajor: 'gewichtig',
  never: 'in diesem Zeitraum nicht exakt',
  rulesTitle: 'Wie die Gewichte entstehen',
  rulesNote: (threshold) =>
    `Ab ${threshold} Punkten gilt ein Transit als gewichtig. Die Gewichte sind eine Festlegung dieses Rechners.`,
  positionsTitle: 'Positionen',
  skyCaption: 'Der Himmel zu diesem Zeitpunkt',
  natalCaption: 'Das Geburtshoroskop',
  graha: 'Graha',
  point: 'Punkt',
  position: 'Position',
  placeNote: 'Die Aspekte sind geozentrisch: Wo Sie jetzt sind, ändert nichts daran.',
};

const es: TransitsWords = {
  name: 'Tránsitos actuales (gochara)',
  title: 'Tránsitos sobre la carta natal',
  fromMoon: (house) => `casa ${house} desde la Luna`,
  fromLagna: (house) => `casa ${house} desde el lagna`,
  houseFromMoon: 'Casa desde la Luna',
  houseFromLagna: 'Casa desde el lagna',
  housesTitle: 'Casas de los tránsitos',
  summary: 'Qué grahas aspectan ahora una carta natal: desde cuándo, hasta cuándo y en qué instante.',
  submit: 'Mostrar los tránsitos',
  gets: [
    'Cada tránsito a menos de 3 grados, con su duración y sus pasos exactos',
    'El peso de cada uno según reglas expuestas aquí',
    'Las posiciones del cielo y de la carta natal',
  ],
  disclaimer:
    'Los pesos ordenan los aspectos según reglas expuestas aquí; no predicen sucesos. No base en ellos decisiones de salud, derecho o dinero.',
  moment: 'Momento (UTC)',
  count: oneOrOther('tránsito', 'tránsitos'),
  major: (count, threshold) =>
    count === 0 ? `ninguno pesa ${threshold} o más` : `${count} de peso ${threshold} o más`,
  natal: (point) => `${point} (natal)`,
  lagna: 'lagna',
  none: {
    lead: 'En este momento no hay ningún tránsito dentro del orbe.',
    text: 'Ningún graha está a menos de 3 grados de un aspecto a un punto natal.',
  },
  transitsTitle: 'Tránsitos dentro del orbe',
  transitsCaption: 'Por peso y luego por cercanía',
  transit: 'Tránsito',
  aspect: 'Aspecto',
  orb: 'Distancia',
  exact: 'Exacto el',
  window: 'Dentro del orbe',
  weight: 'Peso',
  isMajor: 'mayor',
  never: 'no llega a ser exacto en este periodo',
  rulesTitle: 'Cómo se forman los pesos',
  rulesNote: (threshold) =>
    `A partir de ${threshold} puntos, un tránsito cuenta como mayor. Los pesos son una convención de esta calculadora.`,
  positionsTitle: 'Posiciones',
  skyCaption: 'El cielo en ese momento',
  natalCaption: 'La carta natal',
  graha: 'Graha',
  point: 'Punto',
  position: 'Posición',
  placeNote: 'Los aspectos son geocéntricos: el lugar donde está usted ahora no los cambia.',
};

export const WORDS: Readonly<Record<Locale, TransitsWords>> = { en, uk, ru, hi, fr, de, es };
