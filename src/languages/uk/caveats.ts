import type { Holds } from '../../base/input/caveats.js';
import { formatOffset } from '../../base/time/gregorian.js';
import { joinedBy, slavic } from '../locale/plural.js';
import type { CaveatWords } from '../words/caveats/caveat-words.js';
import {
  ascendantDegrees,
  type Bearers,
  type ChangeWords,
  type ClockWords,
  changesIn,
  clocksIn,
  coordinatesIn,
  durationIn,
  exactTo,
  factNames,
  ofPerson,
  printed,
  reachIn,
  tenth,
  type Units,
} from '../words/caveats/clauses.js';
import { graha, in_sign, nakshatra, sign } from './names.js';

const names = /* @__PURE__ */ factNames({ sign, in_sign, nakshatra, graha });
/** How far from the centre of a zone its people live, by the Sun; nothing where that is within a minute. */
const reach = /* @__PURE__ */ reachIn(
  (earlier, later) => ` (за довготою для 98 людей зі 100 щонайбільше на ${earlier} хв раніше і на ${later} хв пізніше)`,
);

/** Before what is said of their births. */
export const BEARERS: Bearers = { birth: 'Народження: ', 'person A': 'Особа А: ', 'person B': 'Особа Б: ' };

const listed = /* @__PURE__ */ joinedBy('і');
/** As they stand after "by" and after "within", "of". */
const days = /* @__PURE__ */ slavic('день', 'дні', 'днів');
const points = /* @__PURE__ */ slavic('бал', 'бали', 'балів');
const degreesOf = /* @__PURE__ */ slavic('градус', 'градуси', 'градусів');
const minutes = /* @__PURE__ */ slavic('хвилини', 'хвилин', 'хвилин');
const ofDays = /* @__PURE__ */ slavic('дня', 'днів', 'днів');

const UNITS: Units = {
  decimalSign: ',',
  north: 'пн. ш.',
  south: 'пд. ш.',
  east: 'сх. д.',
  west: 'зх. д.',
  hours: 'год',
  minutes: 'хв',
  lessThanAMinute: 'менше хвилини',
};

const CHANGES: ChangeWords = {
  of: { sign: 'знак:', motion: 'рух:', combustion: 'спалення:', dignity: 'гідність:' },
  turns: {
    direct: 'директний',
    retrograde: 'ретроградний',
    combust: 'є',
    'not combust': 'немає',
    exalted: 'екзальтація',
    moolatrikona: 'мулатрікона',
    own_sign: 'власний знак',
    great_friend: 'знак великого друга',
    friend: 'знак друга',
    neutral: 'нейтральний знак',
    enemy: 'знак ворога',
    great_enemy: 'знак великого ворога',
    debilitated: 'падіння',
  },
};

const AT_THE_EDGE = 'Замість дат до 1 січня 1800 року і після 31 грудня 2200 року вказано цю межу';
const CYCLES = { previous: 'попередній цикл', next: 'наступний цикл', birth: 'цикл при народженні' } as const;
const UP_TO = 'Розрахунки йдуть до кінця 2200 року';

const record = (offset: number) =>
  `У записі того часу, наприклад про народження, може стояти середній час самого місця, UTC${formatOffset(offset)}.`;

const clockChange = (time_zone: string, behind: number) => {
  const change = `за годинником ${time_zone} той самий час настає ${behind > 0 ? 'пізніше' : 'раніше'} на ${durationIn(UNITS, behind)}`;
  const degrees = ascendantDegrees(behind);
  return degrees === undefined
    ? change
    : `${change}, а лагна зсувається приблизно на ${degreesOf(degrees)} ${behind > 0 ? 'вперед' : 'назад'}`;
};

/** A change is told in whole minutes, of which there may be none. */
const within = (count: number) => minutes(Math.max(1, count));

const exact = /* @__PURE__ */ exactTo('хвилини', (minutes) => `${minutes} хв`);

/** How the clocks are called that may have been kept. */
const CLOCKS: ClockWords = {
  reasons: {
    own_time: 'власний час',
    no_daylight_time: 'без літнього часу',
    neighbouring_zone: 'сусідній пояс',
    daylight_time: 'літній час',
    local_mean_time: 'місцевий середній час',
  },
  by: (clock, told) => `за ${clock} ${listed(told)}`,
  lagna: (name) => `асцендент — ${names.sign(name)}`,
  moon: (name) => `накшатра Місяця — ${names.nakshatra(name)}`,
};

/** Told where the clock is moved within the times between which something holds. */
const movedIn = ({ moved }: Holds) =>
  moved
    ? ` ${{ forward: 'За цей час годинник переводять уперед.', back: 'За цей час годинник переводять назад.' }[moved]}`
    : '';

export const UKRAINIAN_CAVEATS: CaveatWords = {
  birth_time_unknown: ({ whose, from, to }) => {
    const sign =
      from.sign === to.sign
        ? `увесь день залишаючись ${names.inSign(from.sign)}`
        : `переходячи зі знака ${names.sign(from.sign)} у знак ${names.sign(to.sign)}`;
    return `${ofPerson(BEARERS, whose)}Час народження невідомий, тому взято місцевий полудень. За цей день Місяць проходить від накшатри ${names.nakshatra(from.nakshatra)} (пада ${from.pada}) до накшатри ${names.nakshatra(to.nakshatra)} (пада ${to.pada}), ${sign}.`;
  },
  grahas_change_that_day: ({ changes }) => `Цього дня змінюється й інше: ${changesIn(names, CHANGES, changes)}.`,
  sign_changes_that_day: ({ what, from, to }) => {
    const body = { Sun: 'Сонце', 'tropical Sun': 'тропічне Сонце', 'tropical Moon': 'тропічний Місяць' }[what];
    return `Цього дня ${body} переходить зі знака ${names.sign(from)} у знак ${names.sign(to)}.`;
  },
  chart_of_noon: ({ has_vara }) =>
    `Градуси, варги й панчанга подано на полудень${has_vara ? ', а вару — на попередній схід Сонця' : ''}.`,
  rising_sign_left_out: () => 'Для лагни потрібен час народження, тому її не вказано.',
  rising_sign_sensitive: ({ sign, minutes }) =>
    `Лагна лишається ${names.inSign(sign)} лише тоді, коли час народження відомий із точністю до ${exact(minutes)}.`,
  natal_rising_sign_sensitive: ({ sign, minutes }) =>
    `Лагна народження, від якої відлічується мунтха, лишається ${names.inSign(sign)} лише тоді, коли час народження відомий із точністю до ${exact(minutes)}.`,
  rising_sign_unbounded: () =>
    `Так близько до полюса висхідний знак не змінюється протягом доби навколо народження, тому межу вказати не можна.`,
  no_ascendant: () => 'На полюсах лагни немає: вона існує лише між 89,99° південної та 89,99° північної широти.',
  navamsa_ascendant_sensitive: ({ holds }) => {
    const rule =
      'У середньому лагна проходить один градус за чотири хвилини, а лагна навамші змінюється кожні 13 хвилин';
    return holds
      ? `${rule}. Тут вона та сама для народжень у такий місцевий час: ${holds.from} — ${holds.to}.${movedIn(holds)}`
      : `${rule}.`;
  },
  lagna_edge: ({ minutes: left }) =>
    `Лагна змінює знак у межах ${within(left)} від народження, і разом із нею змінюються всі доми.`,
  d10_edge: ({ minutes: left }) =>
    `Лагна дашамші змінює знак у межах ${within(left)} від народження, і разом із нею змінюється її 10-й дім.`,
  yogas_change: ({ count }) =>
    `У межах пів години від часу народження виникають або зникають йоги й доші, усього: ${count}.`,
  bhavas_change: ({ planets }) =>
    `У межах пів години від часу народження в іншій бхаві опиняються: ${listed(planets.map(names.graha))}.`,
  bhavas_uneven: ({ narrowest_deg }) =>
    `Так близько до полюса чверті неба нерівні: найвужча бхава має ${printed(tenth(narrowest_deg), ',')}°.`,
  cuspal_sub_lords_sensitive: ({ holds }) => {
    const rule = 'Підуправитель куспіда змінюється кожні кілька хвилин';
    return holds
      ? `${rule}. У першого він той самий для народжень у такий місцевий час: ${holds.from} — ${holds.to}.${movedIn(holds)}`
      : `${rule}.`;
  },
  karakas_close: ({ degrees }) =>
    `Дві з перших трьох чара-карак віддалені одна від одної менш ніж на ${printed(degrees, ',')} градуса: трохи раніше чи пізніше вони можуть помінятися місцями.`,
  minor: ({ date }) => `Від народження до ${date} минуло менше ніж 18 років: періоди не наводяться.`,
  ascendant_transits_sensitive: () =>
    'Транзити до лагни точні настільки, наскільки точний час народження: у середньому лагна проходить один градус за чотири хвилини.',
  score_range: ({ what, least, most, maximum }) => {
    const subject = what === 'score' ? 'оцінка' : 'сума';
    const of = maximum === null ? '' : ` із ${printed(maximum, ',')}`;
    return least === most
      ? `За будь-якого можливого часу ${subject} лишається ${printed(least, ',', !maximum)}${of}.`
      : `Залежно від часу народження ${subject} становить від ${printed(least, ',', !maximum)} до ${printed(most, ',', !maximum)}${of}.`;
  },
  match_range: ({ least, most, maximum }) =>
    least === most
      ? `Те, що невідомо про Місяці обох, не змінює суми: ${printed(least, ',')} із ${maximum}.`
      : `Залежно від положення Місяців обох сума становить від ${printed(least, ',')} до ${printed(most, ',')} із ${maximum}.`,
  month_range: ({ days: all, open, points: most, dasha_days }) => {
    const scores =
      open === 0
        ? 'не змінюється оцінка жодного дня'
        : `змінюються оцінки ${ofDays(open)} із ${all}, щонайбільше на ${points(most)}`;
    return `Залежно від часу народження ${scores}, а кожна дата даші зсувається щонайбільше на ${days(dasha_days)}.`;
  },
  dasha_range: ({ first, last, days: moved }) => {
    const lords =
      first === last
        ? `Перший управитель увесь день один: ${names.graha(first)}`
        : `Перший управитель змінюється: ${names.graha(first)}, потім ${names.graha(last)}`;
    return `${lords}; наприкінці цього дня кожна дата настає приблизно на ${days(Math.round(moved))} раніше, ніж на його початку.`;
  },
  sade_sati_uncertain: ({ date, active, inactive }) =>
    `На ${date} Саде Саті триває для Місяця ${listed(active.map(names.inSign))}, але не для Місяця ${listed(inactive.map(names.inSign))}.`,
  clock_time_repeated: ({ shown, time_zone, earlier, later }) =>
    `У ${time_zone} такий місцевий час був двічі: ${shown} (${earlier} і ${later}); узято перший із них.`,
  clock_time_skipped: ({ shown, time_zone, straight_to }) =>
    `У ${time_zone} такого місцевого часу не було: ${shown}; годинник перевели одразу на ${straight_to}, і цей час узято замість нього.`,
  nominal_length: ({ part, time_zone, minutes }) =>
    part === 'day'
      ? `У ${time_zone} між 06:00 і 18:00 переводять годинник: умовний день триває ${printed(minutes, ',')} хв замість 720, і його частини — рівні частки цього часу.`
      : `У ${time_zone} між 18:00 і 06:00 наступного дня переводять годинник: умовна ніч триває ${printed(minutes, ',')} хв замість 720, і її частини — рівні частки цього часу.`,
  zone_centre_day: ({ time_zone, ...centre }) =>
    `Місце не вказано: день починається зі сходом Сонця в центрі розселення людей часового поясу ${time_zone} (${coordinatesIn(UNITS, centre)}); в інших місцях цього часового поясу він починається й закінчується раніше чи пізніше${reach(centre)}.`,
  zone_without_people: ({ time_zone }) =>
    `Місце не вказано, а власного населення у ${time_zone} немає: день узято з 06:00 до 18:00 за цим годинником.`,
  day_without_sunrise: ({ first, last, days: count, ...place }) => {
    const on = count === 1 ? `На ${first}` : `На ${days(count)} (${first} — ${last})`;
    return `${on} у точці ${coordinatesIn(UNITS, place)} немає сходу й заходу Сонця в межах однієї доби: день узято з 06:00 до 18:00.`;
  },
  date_skipped: ({ date, time_zone }) => `Дати ${date} у ${time_zone} не було, тому її пропущено.`,
  zone_border: ({ neighbours, time_zone, offset }) => {
    const zones = neighbours.map((other) => `${other.time_zone} (UTC${formatOffset(other.offset)})`);
    const changes = neighbours.map((other) => clockChange(other.time_zone, offset - other.offset));
    return `Координати можуть належати й до ${listed(zones)}, де годинник тоді йшов інакше, ніж у ${time_zone} (UTC${formatOffset(offset)}): ${changes.join('; ')}. Якщо ви знаєте часовий пояс цього місця, вкажіть його.`;
  },
  zone_without_clock: ({ time_zone, own_mean_time }) =>
    `База часових поясів не знає, який час показував годинник ${time_zone} тієї миті, тому взято UTC.${own_mean_time === null ? '' : ` ${record(own_mean_time)}`}`,
  zone_local_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `У ${time_zone} ще не було поясного часу: взято місцевий середній час, UTC${formatOffset(offset)}. ${record(own_mean_time)}`,
  zone_city_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `У ${time_zone} тоді жили за середнім часом одного міста, UTC${formatOffset(offset)}. ${record(own_mean_time)}`,
  zone_city_clock: (facts) => {
    const { time_zone, offset } = facts;
    const { isSame, clocks: other } = clocksIn(CLOCKS, facts);
    const start = `У ${time_zone} один годинник на весь пояс, тоді UTC${formatOffset(offset)}, а в цьому місці міг бути інший`;
    return isSame
      ? `${start}, ${other}: асцендент і накшатра Місяця ті самі.`
      : `${start}: ${other}. Якщо ви знаєте, за яким годинником записано час, виберіть його.`;
  },
  zone_contradicts_place: ({ time_zone, offset, own_mean_time, difference }) => {
    const isOffset = time_zone === formatOffset(offset);
    const clock = isOffset ? `Зміщення UTC${time_zone}` : `Час ${time_zone}, UTC${formatOffset(offset)},`;
    return `${clock} відрізняється від середнього часу за координатами, UTC${formatOffset(own_mean_time)}, на ${durationIn(UNITS, difference)}: перевірте, чи належать ${isOffset ? 'зміщення' : 'часовий пояс'} і координати до одного місця.`;
  },
  before_birth: ({ what }) => {
    const subject = {
      day: 'Цей день',
      month: 'Цей місяць',
      'calculation date': 'Дата розрахунку',
      'calculation moment': 'Момент розрахунку',
    }[what];
    return `${subject} — до народження.`;
  },
  no_dasha: ({ when, is_before_birth }) => {
    const then = {
      'in these ten years': 'У ці десять років',
      'when the month begins': 'На початку місяця',
      sunrise: 'На сході Сонця',
      '06:00': 'О 06:00',
    }[typeof when === 'string' ? when : when.at];
    const date = typeof when === 'string' ? '' : ` ${when.date}`;
    return `${then}${date} не триває жодна даша: ${is_before_birth ? 'це до народження' : 'на той час 120 років, які охоплюють даші, минули'}.`;
  },
  no_sunrise: () => 'Так близько до полюса Сонце не сходило протягом доби до цього моменту: немає ні сходу, ні вари.',
  lunar_month_cut_off: () => `${UP_TO}: місячний місяць закінчується пізніше, тому його не вказано.`,
  observances_cut_off: () =>
    `${UP_TO}: останній місячний місяць закінчується пізніше, тому свята його тітхі не вказано.`,
  dates_cut_off: () => 'Розрахунки охоплюють роки з 1800 по 2200; дати поза ними не вказано.',
  next_limb_cut_off: () =>
    `${UP_TO}: те, що йде за поточним складником панчанги, закінчується пізніше, тому його не вказано.`,
  next_phase_cut_off: () => `${UP_TO}: одна з наступних фаз настає пізніше, і замість неї вказано 31 грудня 2200 року.`,
  transit_window_cut_off: () => 'Один із транзитів виходить за межі 1800–2200 років і обрізаний на межі.',
  years_cut_off: () =>
    'Північний рік і, в перші тижні 1800 року, сонячні місяці почалися до тих років, для яких ми рахуємо, і не вказані.',
  cycles_cut_off: ({ cycles }) => `${AT_THE_EDGE}: ${listed(cycles.map((one) => CYCLES[one]))}.`,
  stays_cut_off: () => `${AT_THE_EDGE}: скільки деякі грахи стоять у своєму знаку.`,
  saturn_periods_cut_off: () => `${AT_THE_EDGE}: деякі періоди; ті, що цілком за нею, не вказані.`,
};
