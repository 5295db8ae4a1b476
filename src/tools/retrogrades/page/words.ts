import type { Locale } from '../../../languages/locale/locales.js';
import { oneOrOther, slavic, upToOneOrOther } from '../../../languages/locale/plural.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';

export interface RetrogradesWords extends ToolWords {
  readonly year: string;
  readonly inYear: string;
  readonly periods: (count: number) => string;
  readonly now: string;
  /** No planet is retrograde now. */
  readonly none: string;
  readonly lanesTitle: string;
  readonly lanesNote: string;
  /** A planet and its windows, in words. */
  readonly lane: (planet: string, windows: string) => string;
  readonly noWindow: string;
  readonly tableTitle: string;
  readonly tableCaption: string;
  readonly planet: string;
  readonly turnsRetrograde: string;
  readonly turnsDirect: string;
  readonly tropical: string;
  readonly sidereal: string;
  readonly aboutTitle: string;
  readonly about: string;
}

const en: RetrogradesWords = {
  name: 'Retrograde planets',
  title: 'Retrograde planets of a year',
  summary: 'When Mercury to Pluto turn retrograde and direct in a year, with the degrees.',
  submit: 'Show the year',
  gets: [
    'Every retrograde period that touches the year, drawn and listed',
    'The instant, sign and degree of both stations',
    'Both zodiacs: tropical and sidereal',
  ],
  disclaimer:
    'A retrograde planet only seems to move backwards. It is no reason to put off a contract, a journey or a repair.',
  year: 'Year',
  inYear: 'In this year',
  periods: oneOrOther('period', 'periods'),
  now: 'Retrograde now',
  none: 'none',
  lanesTitle: 'The year',
  lanesNote: 'A filled stretch is a retrograde period; one that begins before or ends after the year is cut off here.',
  lane: (planet, windows) => `${planet} retrograde: ${windows}`,
  noWindow: 'not retrograde in this year',
  tableTitle: 'Stations',
  tableCaption: 'By the day on which they begin; all times are UTC',
  planet: 'Planet',
  turnsRetrograde: 'Turns retrograde',
  turnsDirect: 'Turns direct',
  tropical: 'Tropical',
  sidereal: 'Sidereal',
  aboutTitle: 'What this is',
  about:
    'Seen from the Earth, a planet seems to stand still and go backwards for a while when the Earth overtakes it or is overtaken. A station is the instant at which its apparent longitude does not change.',
};

const uk: RetrogradesWords = {
  name: 'Ретроградні планети',
  title: 'Ретроградні планети року',
  summary: 'Ретроградні періоди планет від Меркурія до Плутона за рік, із градусами стоянь.',
  submit: 'Показати рік',
  gets: [
    'Усі ретроградні періоди, що припадають на рік, на схемі та в таблиці',
    'Момент, знак і градус обох стоянь',
    'Обидва зодіаки: тропічний і сидеричний',
  ],
  disclaimer: 'Ретроградна планета рухається назад лише позірно. Це не привід відкладати договір, подорож чи ремонт.',
  year: 'Рік',
  inYear: 'За рік',
  periods: slavic('період', 'періоди', 'періодів'),
  now: 'Ретроградні зараз',
  none: 'жодна',
  lanesTitle: 'Рік',
  lanesNote: 'Зафарбований відрізок — ретроградний період; що виходить за межі року, на схемі обрізано.',
  lane: (planet, windows) => `${planet}, ретроградність: ${windows}`,
  noWindow: 'цього року ретроградності немає',
  tableTitle: 'Стояння',
  tableCaption: 'За днем початку; час усюди UTC',
  planet: 'Планета',
  turnsRetrograde: 'Стає ретроградною',
  turnsDirect: 'Стає директною',
  tropical: 'Тропічний зодіак',
  sidereal: 'Сидеричний зодіак',
  aboutTitle: 'Що це таке',
  about:
    'Для спостерігача на Землі планета на якийсь час наче зупиняється й рухається назад, коли Земля її обганяє або вона обганяє Землю. Стояння — це момент, коли її видима довгота не змінюється.',
};

const ru: RetrogradesWords = {
  name: 'Ретроградные планеты',
  title: 'Ретроградные планеты года',
  summary: 'Ретроградные периоды планет от Меркурия до Плутона за год, с градусами стояний.',
  submit: 'Показать год',
  gets: [
    'Все ретроградные периоды, которые приходятся на год, на схеме и в таблице',
    'Момент, знак и градус обоих стояний',
    'Оба зодиака: тропический и сидерический',
  ],
  disclaimer: 'Ретроградная планета движется назад лишь с виду. Это не повод откладывать договор, поездку или ремонт.',
  year: 'Год',
  inYear: 'За год',
  periods: slavic('период', 'периода', 'периодов'),
  now: 'Ретроградны сейчас',
  none: 'ни одна',
  lanesTitle: 'Год',
  lanesNote: 'Закрашенный отрезок — ретроградный период; что выходит за пределы года, на схеме обрезано.',
  lane: (planet, windows) => `${planet}, ретроградность: ${windows}`,
  noWindow: 'в этом году ретроградности нет',
  tableTitle: 'Стояния',
  tableCaption: 'По дню начала; время везде UTC',
  planet: 'Планета',
  turnsRetrograde: 'Становится ретроградной',
  turnsDirect: 'Становится директной',
  tropical: 'Тропический зодиак',
  sidereal: 'Сидерический зодиак',
  aboutTitle: 'Что это такое',
  about:
    'Для наблюдателя на Земле планета на время словно останавливается и идёт назад, когда Земля её обгоняет или она обгоняет Землю. Стояние — это момент, когда её видимая долгота не меняется.',
};

const hi: RetrogradesWords = {
  name: 'वक्री ग्रह',
  title: 'वर्ष के वक्री ग्रह',
  summary: 'बुध से यम (प्लूटो) तक के ग्रह वर्ष में कब वक्री और कब मार्गी होते हैं, अंश सहित।',
  submit: 'वर्ष देखें',
  gets: [
    'वर्ष में पड़ने वाली सभी वक्री अवधियाँ, चित्र और तालिका में',
    'वक्री और मार्गी होने का समय, राशि और अंश',
    'दोनों राशिचक्र: सायन और निरयण',
  ],
  disclaimer: 'वक्री ग्रह केवल पीछे चलता दिखाई देता है। यह अनुबंध, यात्रा या मरम्मत टालने का कारण नहीं है।',
  year: 'वर्ष',
  inYear: 'इस वर्ष',
  periods: (count) => `${count} वक्री ${count === 1 ? 'अवधि' : 'अवधियाँ'}`,
  now: 'अभी वक्री',
  none: 'कोई नहीं',
  lanesTitle: 'पूरा वर्ष',
  lanesNote: 'भरा हुआ भाग वक्री अवधि है; जो अवधि वर्ष से पहले आरंभ या बाद में समाप्त हो, वह यहाँ कटी हुई है।',
  lane: (planet, windows) => `${planet} वक्री: ${windows}`,
  noWindow: 'इस वर्ष वक्री नहीं होता',
  tableTitle: 'वक्री और मार्गी होने के समय',
  tableCaption: 'वक्री होने की तारीख के क्रम से; सभी समय UTC में',
  planet: 'ग्रह',
  turnsRetrograde: 'वक्री होने का समय',
  turnsDirect: 'मार्गी होने का समय',
  tropical: 'सायन',
  sidereal: 'निरयण',
  aboutTitle: 'यह क्या है',
  about:
    'जब पृथ्वी किसी ग्रह से, या वह ग्रह पृथ्वी से आगे निकलता है, तब पृथ्वी से देखने पर वह कुछ समय के लिए रुकता और पीछे चलता दिखता है। जिस क्षण उसका दिखने वाला भोगांश ठहर जाता है, उसी क्षण वह वक्री या मार्गी होता है।',
};

const fr: RetrogradesWords = {
  name: 'Planètes rétrogrades',
  title: 'Planètes rétrogrades de l’année',
  summary: 'Quand les planètes, de Mercure à Pluton, rétrogradent dans l’année, avec les degrés.',
  submit: 'Afficher l’année',
  gets: [
    'Chaque période rétrograde de l’année, en dessin et en tableau',
    'L’instant, le signe et le degré des deux stations',
    'Les deux zodiaques\u202f: tropical et sidéral',
  ],
  disclaimer:
    'Une planète rétrograde ne recule qu’en apparence. Ce n’est pas une raison de remettre un contrat, un voyage ou une réparation.',
  year: 'Année',
  inYear: 'Dans l’année',
  periods: upToOneOrOther('période', 'périodes'),
  now: 'Rétrogrades en ce moment',
  none: 'aucune',
  lanesTitle: 'L’année',
  lanesNote:
    'Un segment plein est une période rétrograde\u202f; ce qui commence avant l’année ou finit après est coupé ici.',
  lane: (planet, windows) => `${planet} rétrograde\u202f: ${windows}`,
  noWindow: 'pas rétrograde cette année',
  tableTitle: 'Stations',
  tableCaption: 'Par ordre de date\u202f; toutes les heures sont en UTC',
  planet: 'Planète',
  turnsRetrograde: 'Devient rétrograde',
  turnsDirect: 'Redevient directe',
  tropical: 'Tropical',
  sidereal: 'Sidéral',
  aboutTitle: 'De quoi il s’agit',
  about:
    'Vue de la Terre, une planète semble s’arrêter et reculer pendant un temps, quand la Terre la dépasse ou qu’elle dépasse la Terre. Une station est l’instant où sa longitude apparente ne change pas.',
};

const de: RetrogradesWords = {
  name: 'Rückläufige Planeten',
  title: 'Rückläufige Planeten eines Jahres',
  summary: 'Wann Merkur bis Pluto in einem Jahr rückläufig sind, mit den Graden der Stationen.',
  submit: 'Jahr zeigen',
  gets: [
    'Jede rückläufige Zeit des Jahres, als Zeichnung und als Tabelle',
    'Zeitpunkt, Zeichen und Grad beider Stationen',
    'Beide Tierkreise: tropisch und siderisch',
  ],
  disclaimer:
    'Ein rückläufiger Planet scheint nur rückwärts zu gehen. Das ist kein Grund, einen Vertrag, eine Reise oder eine Reparatur aufzuschieben.',
  year: 'Jahr',
  inYear: 'In diesem Jahr',
  periods: oneOrOther('Zeitraum', 'Zeiträume'),
  now: 'Jetzt rückläufig',
  none: 'keiner',
  lanesTitle: 'Das Jahr',
  lanesNote:
    'Ein gefülltes Stück ist eine rückläufige Zeit; was vor dem Jahr beginnt oder danach endet, ist hier abgeschnitten.',
  lane: (planet, windows) => `${planet} rückläufig: ${windows}`,
  noWindow: 'in diesem Jahr nicht rückläufig',
  tableTitle: 'Stationen',
  tableCaption: 'Nach Datum geordnet; alle Zeiten in UTC',
  planet: 'Planet',
  turnsRetrograde: 'Wird rückläufig',
  turnsDirect: 'Wird direktläufig',
  tropical: 'Tropisch',
  sidereal: 'Siderisch',
  aboutTitle: 'Was das bedeutet',
  about:
    'Von der Erde aus scheint ein Planet eine Weile stillzustehen und rückwärts zu gehen, wenn die Erde ihn überholt oder er die Erde. Eine Station ist der Zeitpunkt, zu dem sich seine scheinbare Länge nicht ändert.',
};

const es: RetrogradesWords = {
  name: 'Planetas retrógrados',
  title: 'Planetas retrógrados de un año',
  summary: 'Cuándo retrogradan los planetas, de Mercurio a Plutón, en un año, con los grados.',
  submit: 'Mostrar el año',
  gets: [
    'Cada periodo retrógrado del año, en dibujo y en tabla',
    'El instante, el signo y el grado de ambas estaciones',
    'Los dos zodiacos: tropical y sideral',
  ],
  disclaimer:
    'Un planeta retrógrado solo parece retroceder. No es motivo para aplazar un contrato, un viaje o una reparación.',
  year: 'Año',
  inYear: 'En el año',
  periods: oneOrOther('periodo', 'periodos'),
  now: 'Retrógrados ahora',
  none: 'ninguno',
  lanesTitle: 'El año',
  lanesNote:
    'Un tramo lleno es un periodo retrógrado; lo que empieza antes del año o termina después queda cortado aquí.',
  lane: (planet, windows) => `${planet} retrógrado: ${windows}`,
  noWindow: 'no es retrógrado este año',
  tableTitle: 'Estaciones',
  tableCaption: 'Por orden de fecha; todas las horas en UTC',
  planet: 'Planeta',
  turnsRetrograde: 'Se vuelve retrógrado',
  turnsDirect: 'Se vuelve directo',
  tropical: 'Tropical',
  sidereal: 'Sideral',
  aboutTitle: 'De qué se trata',
  about:
    'Visto desde la Tierra, un planeta parece detenerse y retroceder por un tiempo, cuando la Tierra lo adelanta o él la adelanta. Una estación es el instante en que su longitud aparente no cambia.',
};

export const WORDS: Readonly<Record<Locale, RetrogradesWords>> = { en, uk, ru, hi, fr, de, es };
