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
  (earlier, later) =>
    ` (по долготе для 98 человек из 100 не более чем на ${earlier} мин раньше и на ${later} мин позже)`,
);

/** Before what is said of their births. */
export const BEARERS: Bearers = { birth: 'Рождение: ', 'person A': 'Человек А: ', 'person B': 'Человек Б: ' };

const listed = /* @__PURE__ */ joinedBy('и');
/** As they stand after "by" and after "within", "of". */
const days = /* @__PURE__ */ slavic('день', 'дня', 'дней');
const points = /* @__PURE__ */ slavic('балл', 'балла', 'баллов');
const degreesOf = /* @__PURE__ */ slavic('градус', 'градуса', 'градусов');
const minutes = /* @__PURE__ */ slavic('минуты', 'минут', 'минут');
const ofDays = /* @__PURE__ */ slavic('дня', 'дней', 'дней');

const UNITS: Units = {
  decimalSign: ',',
  north: 'с. ш.',
  south: 'ю. ш.',
  east: 'в. д.',
  west: 'з. д.',
  hours: 'ч',
  minutes: 'мин',
  lessThanAMinute: 'меньше минуты',
};

const CHANGES: ChangeWords = {
  of: { sign: 'знак:', motion: 'движение:', combustion: 'сожжение:', dignity: 'достоинство:' },
  turns: {
    direct: 'директное',
    retrograde: 'ретроградное',
    combust: 'есть',
    'not combust': 'нет',
    exalted: 'экзальтация',
    moolatrikona: 'мулатрикона',
    own_sign: 'собственный знак',
    great_friend: 'знак большого друга',
    friend: 'знак друга',
    neutral: 'нейтральный знак',
    enemy: 'знак врага',
    great_enemy: 'знак большого врага',
    debilitated: 'падение',
  },
};

const AT_THE_EDGE = 'Вместо дат раньше 1 января 1800 года и позже 31 декабря 2200 года указана эта граница';
const CYCLES = { previous: 'предыдущий цикл', next: 'следующий цикл', birth: 'цикл при рождении' } as const;
const UP_TO = 'Расчёты идут до конца 2200 года';

const record = (offset: number) =>
  `В записи того времени, например о рождении, может стоять среднее время самого места, UTC${formatOffset(offset)}.`;

const clockChange = (time_zone: string, behind: number) => {
  const change = `по часам ${time_zone} то же время наступает ${behind > 0 ? 'позже' : 'раньше'} на ${durationIn(UNITS, behind)}`;
  const degrees = ascendantDegrees(behind);
  return degrees === undefined
    ? change
    : `${change}, а лагна сдвигается примерно на ${degreesOf(degrees)} ${behind > 0 ? 'вперёд' : 'назад'}`;
};

/** A change is told in whole minutes, of which there may be none. */
const within = (count: number) => minutes(Math.max(1, count));

const exact = /* @__PURE__ */ exactTo('минуты', (minutes) => `${minutes} мин`);

/** How the clocks are called that may have been kept. */
const CLOCKS: ClockWords = {
  reasons: {
    own_time: 'собственное время',
    no_daylight_time: 'без летнего времени',
    neighbouring_zone: 'соседний пояс',
    daylight_time: 'летнее время',
    local_mean_time: 'местное среднее время',
  },
  by: (clock, told) => `по ${clock} ${listed(told)}`,
  lagna: (name) => `асцендент — ${names.sign(name)}`,
  moon: (name) => `накшатра Луны — ${names.nakshatra(name)}`,
};

/** Told where the clock is moved within the times between which something holds. */
const movedIn = ({ moved }: Holds) =>
  moved
    ? ` ${{ forward: 'За это время часы переводят вперёд.', back: 'За это время часы переводят назад.' }[moved]}`
    : '';

export const RUSSIAN_CAVEATS: CaveatWords = {
  birth_time_unknown: ({ whose, from, to }) => {
    const sign =
      from.sign === to.sign
        ? `весь день оставаясь ${names.inSign(from.sign)}`
        : `переходя из знака ${names.sign(from.sign)} в знак ${names.sign(to.sign)}`;
    return `${ofPerson(BEARERS, whose)}Время рождения неизвестно, поэтому взят местный полдень. За этот день Луна проходит от накшатры ${names.nakshatra(from.nakshatra)} (пада ${from.pada}) до накшатры ${names.nakshatra(to.nakshatra)} (пада ${to.pada}), ${sign}.`;
  },
  grahas_change_that_day: ({ changes }) => `В этот день меняется и другое: ${changesIn(names, CHANGES, changes)}.`,
  sign_changes_that_day: ({ what, from, to }) => {
    const body = { Sun: 'Солнце', 'tropical Sun': 'тропическое Солнце', 'tropical Moon': 'тропическая Луна' }[what];
    return `В этот день ${body} переходит из знака ${names.sign(from)} в знак ${names.sign(to)}.`;
  },
  chart_of_noon: ({ has_vara }) =>
    `Градусы, варги и панчанга даны на полдень${has_vara ? ', а вара — на предыдущий восход Солнца' : ''}.`,
  rising_sign_left_out: () => 'Для лагны нужно время рождения, поэтому она не указана.',
  rising_sign_sensitive: ({ sign, minutes }) =>
    `Лагна остаётся ${names.inSign(sign)} только тогда, когда время рождения известно с точностью до ${exact(minutes)}.`,
  natal_rising_sign_sensitive: ({ sign, minutes }) =>
    `Лагна рождения, от которой отсчитывается мунтха, остаётся ${names.inSign(sign)} только тогда, когда время рождения известно с точностью до ${exact(minutes)}.`,
  rising_sign_unbounded: () =>
    `Так близко к полюсу восходящий знак не меняется в течение суток около рождения, поэтому границу указать нельзя.`,
  no_ascendant: () => 'На полюсах лагны нет: она существует только между 89,99° южной и 89,99° северной широты.',
  navamsa_ascendant_sensitive: ({ holds }) => {
    const rule = 'В среднем лагна проходит один градус за четыре минуты, а лагна навамши меняется каждые 13 минут';
    return holds
      ? `${rule}. Здесь она та же для рождений в такое местное время: ${holds.from} — ${holds.to}.${movedIn(holds)}`
      : `${rule}.`;
  },
  lagna_edge: ({ minutes: left }) =>
    `Лагна меняет знак в пределах ${within(left)} от рождения, и вместе с ней меняются все дома.`,
  d10_edge: ({ minutes: left }) =>
    `Лагна дашамши меняет знак в пределах ${within(left)} от рождения, и вместе с ней меняется её 10-й дом.`,
  yogas_change: ({ count }) =>
    `В пределах получаса от времени рождения возникают или исчезают йоги и доши, всего: ${count}.`,
  bhavas_change: ({ planets }) =>
    `В пределах получаса от времени рождения в другой бхаве оказываются: ${listed(planets.map(names.graha))}.`,
  bhavas_uneven: ({ narrowest_deg }) =>
    `Так близко к полюсу четверти неба неравны: самая узкая бхава занимает ${printed(tenth(narrowest_deg), ',')}°.`,
  cuspal_sub_lords_sensitive: ({ holds }) => {
    const rule = 'Подуправитель куспида меняется каждые несколько минут';
    return holds
      ? `${rule}. У первого он один и тот же для рождений в такое местное время: ${holds.from} — ${holds.to}.${movedIn(holds)}`
      : `${rule}.`;
  },
  karakas_close: ({ degrees }) =>
    `Две из первых трёх чара-карак отстоят друг от друга меньше чем на ${printed(degrees, ',')} градуса: чуть раньше или позже они могут поменяться местами.`,
  minor: ({ date }) => `От рождения до ${date} прошло меньше 18 лет: периоды не приводятся.`,
  ascendant_transits_sensitive: () =>
    'Транзиты к лагне точны настолько, насколько точно время рождения: в среднем лагна проходит один градус за четыре минуты.',
  score_range: ({ what, least, most, maximum }) => {
    const subject = what === 'score' ? 'оценка' : 'сумма';
    const of = maximum === null ? '' : ` из ${printed(maximum, ',')}`;
    return least === most
      ? `При любом возможном времени ${subject} остаётся равной ${printed(least, ',', !maximum)}${of}.`
      : `В зависимости от времени рождения ${subject} составляет от ${printed(least, ',', !maximum)} до ${printed(most, ',', !maximum)}${of}.`;
  },
  match_range: ({ least, most, maximum }) =>
    least === most
      ? `То, что неизвестно о Лунах обоих, не меняет суммы: ${printed(least, ',')} из ${maximum}.`
      : `В зависимости от положения Лун обоих сумма составляет от ${printed(least, ',')} до ${printed(most, ',')} из ${maximum}.`,
  month_range: ({ days: all, open, points: most, dasha_days }) => {
    const scores =
      open === 0
        ? 'не меняется оценка ни одного дня'
        : `меняются оценки ${ofDays(open)} из ${all}, не более чем на ${points(most)}`;
    return `В зависимости от времени рождения ${scores}, а каждая дата даши сдвигается не более чем на ${days(dasha_days)}.`;
  },
  dasha_range: ({ first, last, days: moved }) => {
    const lords =
      first === last
        ? `Первый управитель весь день один: ${names.graha(first)}`
        : `Первый управитель меняется: ${names.graha(first)}, затем ${names.graha(last)}`;
    return `${lords}; в конце этого дня каждая дата наступает примерно на ${days(Math.round(moved))} раньше, чем в его начале.`;
  },
  sade_sati_uncertain: ({ date, active, inactive }) =>
    `На ${date} Саде Сати идёт для Луны ${listed(active.map(names.inSign))}, но не для Луны ${listed(inactive.map(names.inSign))}.`,
  clock_time_repeated: ({ shown, time_zone, earlier, later }) =>
    `В ${time_zone} такое местное время было дважды: ${shown} (${earlier} и ${later}); взято первое из них.`,
  clock_time_skipped: ({ shown, time_zone, straight_to }) =>
    `В ${time_zone} такого местного времени не было: ${shown}; часы перевели сразу на ${straight_to}, и это время взято вместо него.`,
  nominal_length: ({ part, time_zone, minutes }) =>
    part === 'day'
      ? `В ${time_zone} между 06:00 и 18:00 переводят часы: условный день длится ${printed(minutes, ',')} мин вместо 720, и его части — равные доли этого времени.`
      : `В ${time_zone} между 18:00 и 06:00 следующего дня переводят часы: условная ночь длится ${printed(minutes, ',')} мин вместо 720, и её части — равные доли этого времени.`,
  zone_centre_day: ({ time_zone, ...centre }) =>
    `Место не указано: день начинается с восходом Солнца в центре расселения людей часового пояса ${time_zone} (${coordinatesIn(UNITS, centre)}); в других местах этого часового пояса он начинается и кончается раньше или позже${reach(centre)}.`,
  zone_without_people: ({ time_zone }) =>
    `Место не указано, а своего населения у ${time_zone} нет: день взят с 06:00 до 18:00 по этим часам.`,
  day_without_sunrise: ({ first, last, days: count, ...place }) => {
    const on = count === 1 ? `На ${first}` : `На ${days(count)} (${first} — ${last})`;
    return `${on} в точке ${coordinatesIn(UNITS, place)} нет восхода и захода Солнца в пределах одних суток: день взят с 06:00 до 18:00.`;
  },
  date_skipped: ({ date, time_zone }) => `Даты ${date} в ${time_zone} не было, поэтому она пропущена.`,
  zone_border: ({ neighbours, time_zone, offset }) => {
    const zones = neighbours.map((other) => `${other.time_zone} (UTC${formatOffset(other.offset)})`);
    const changes = neighbours.map((other) => clockChange(other.time_zone, offset - other.offset));
    return `Координаты могут относиться и к ${listed(zones)}, где часы тогда шли иначе, чем в ${time_zone} (UTC${formatOffset(offset)}): ${changes.join('; ')}. Если вы знаете часовой пояс этого места, укажите его.`;
  },
  zone_without_clock: ({ time_zone, own_mean_time }) =>
    `База часовых поясов не знает, какое время показывали часы ${time_zone} в тот момент, поэтому взято UTC.${own_mean_time === null ? '' : ` ${record(own_mean_time)}`}`,
  zone_local_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `В ${time_zone} ещё не было поясного времени: взято местное среднее время, UTC${formatOffset(offset)}. ${record(own_mean_time)}`,
  zone_city_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `В ${time_zone} тогда жили по среднему времени одного города, UTC${formatOffset(offset)}. ${record(own_mean_time)}`,
  zone_city_clock: (facts) => {
    const { time_zone, offset } = facts;
    const { isSame, clocks: other } = clocksIn(CLOCKS, facts);
    const start = `У ${time_zone} одни часы на весь пояс, тогда UTC${formatOffset(offset)}, а в этом месте могли быть другие`;
    return isSame
      ? `${start}, ${other}: асцендент и накшатра Луны те же.`
      : `${start}: ${other}. Если вы знаете, по каким часам записано время, выберите их.`;
  },
  zone_contradicts_place: ({ time_zone, offset, own_mean_time, difference }) => {
    const isOffset = time_zone === formatOffset(offset);
    const clock = isOffset ? `Смещение UTC${time_zone}` : `Время ${time_zone}, UTC${formatOffset(offset)},`;
    return `${clock} отличается от среднего времени по координатам, UTC${formatOffset(own_mean_time)}, на ${durationIn(UNITS, difference)}: проверьте, относятся ли ${isOffset ? 'смещение' : 'часовой пояс'} и координаты к одному месту.`;
  },
  before_birth: ({ what }) => {
    const subject = {
      day: 'Этот день',
      month: 'Этот месяц',
      'calculation date': 'Дата расчёта',
      'calculation moment': 'Момент расчёта',
    }[what];
    return `${subject} — до рождения.`;
  },
  no_dasha: ({ when, is_before_birth }) => {
    const then = {
      'in these ten years': 'В эти десять лет',
      'when the month begins': 'В начале месяца',
      sunrise: 'На восходе Солнца',
      '06:00': 'В 06:00',
    }[typeof when === 'string' ? when : when.at];
    const date = typeof when === 'string' ? '' : ` ${when.date}`;
    return `${then}${date} не идёт ни одна даша: ${is_before_birth ? 'это до рождения' : 'к тому времени 120 лет, которые охватывают даши, прошли'}.`;
  },
  no_sunrise: () =>
    'Так близко к полюсу Солнце не восходило в течение суток до этого момента: нет ни восхода, ни вары.',
  lunar_month_cut_off: () => `${UP_TO}: лунный месяц кончается позже, поэтому он не указан.`,
  observances_cut_off: () =>
    `${UP_TO}: последний лунный месяц кончается позже, поэтому праздники его титхи не указаны.`,
  dates_cut_off: () => 'Расчёты охватывают годы с 1800 по 2200; даты за их пределами не указаны.',
  next_limb_cut_off: () =>
    `${UP_TO}: то, что следует за текущей составляющей панчанги, кончается позже, поэтому не указано.`,
  next_phase_cut_off: () =>
    `${UP_TO}: одна из следующих фаз наступает позже, и вместо неё указано 31 декабря 2200 года.`,
  transit_window_cut_off: () => 'Один из транзитов выходит за пределы 1800–2200 годов и обрезан на границе.',
  years_cut_off: () =>
    'Северный год и, в первые недели 1800 года, солнечные месяцы начались до тех лет, для которых мы считаем, и не указаны.',
  cycles_cut_off: ({ cycles }) => `${AT_THE_EDGE}: ${listed(cycles.map((one) => CYCLES[one]))}.`,
  stays_cut_off: () => `${AT_THE_EDGE}: сколько некоторые грахи стоят в своём знаке.`,
  saturn_periods_cut_off: () => `${AT_THE_EDGE}: некоторые периоды; те, что целиком за ней, не указаны.`,
};
