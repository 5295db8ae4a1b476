import { type ChartOptions, chartOf } from '../charts/chart/chart-of.js';
import { type ChartSvgOptions, chartSvg } from '../charts/chart/chart-svg.js';
import { eclipseSvg } from '../charts/eclipse/eclipse-svg.js';
import { type MonthDay, monthSvg } from '../charts/month/month-svg.js';
import { moonSvg } from '../charts/month/moon-svg.js';
import { cyclesSvg, daySvg, periodsSvg, phaseSvg, scaleSvg, windowsSvg } from '../charts/timeline/lanes.js';
import { kootaBarSvg, scoreBarSvg } from '../charts/timeline/score-bars.js';
import { timelineSvg } from '../charts/timeline/timeline-svg.js';
import type { Language } from '../languages/language.js';
import type { LanguageCode } from '../languages/locale/locales.js';
import { type BirthChartResult, birthChart } from '../tools/birth-chart-calculator/tool.js';
import { dasha } from '../tools/dasha-calculator/tool.js';

type Languages = Readonly<Record<LanguageCode, Language>>;
type Samples = Readonly<Record<string, () => string>>;

const DELHI = { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };
const BIRTH = { date: '1990-05-17', time: '10:20', ...DELHI };

const example = () => birthChart(BIRTH).result;
const unknownTime = () => birthChart({ ...BIRTH, time: null }).result;
/** Eight grahas in Capricorn, and Rahu opposite to them. */
const crowded = () => birthChart({ date: '1962-02-05', time: '06:00', ...DELHI }).result;

function drawn(result: BirthChartResult, options: ChartOptions & ChartSvgOptions): string {
  return chartSvg(chartOf(result, options), options);
}

const ABOUT = 'Delhi, 17 May 1990, 10:20';
const CROWDED = 'Delhi, 5 February 1962, 06:00';

/** The charts of births whose bytes are recorded. */
export const chartSamples = (languages: Languages): Samples => ({
  'rashi-north': () => drawn(example(), { style: 'north', about: ABOUT }),
  'rashi-south': () => drawn(example(), { style: 'south', about: ABOUT }),
  'rashi-east': () => drawn(example(), { style: 'east', about: ABOUT }),
  'crowded-north': () => drawn(crowded(), { style: 'north', about: CROWDED }),
  'crowded-south': () => drawn(crowded(), { style: 'south', about: CROWDED }),
  'crowded-east': () => drawn(crowded(), { style: 'east', about: CROWDED }),
  'unknown-time-south': () => drawn(unknownTime(), { style: 'south', about: 'Delhi, 17 May 1990' }),
  'unknown-time-east-de': () =>
    drawn(unknownTime(), { style: 'east', locale: languages.de, about: 'Delhi, 17. Mai 1990' }),
  'rashi-north-hi': () => drawn(example(), { style: 'north', locale: languages.hi, about: 'दिल्ली, 17 मई 1990, 10:20' }),
  'crowded-south-hi': () =>
    drawn(crowded(), { style: 'south', locale: languages.hi, about: 'दिल्ली, 5 फ़रवरी 1962, 06:00' }),
  'crowded-east-hi': () =>
    drawn(crowded(), { style: 'east', locale: languages.hi, about: 'दिल्ली, 5 फ़रवरी 1962, 06:00' }),
  'navamsha-north-uk': () => drawn(example(), { style: 'north', locale: languages.uk, varga: 'D9' }),
  'chaturvimshamsha-east-es': () => drawn(example(), { style: 'east', locale: languages.es, varga: 'D24' }),
  'trimshamsha-south-ru': () => drawn(example(), { style: 'south', locale: languages.ru, varga: 'D30' }),
  'shashtiamsha-east-fr': () => drawn(example(), { style: 'east', locale: languages.fr, varga: 'D60' }),
});

function dashaLane({ code, names }: Language): string {
  const { mahadashas } = dasha(BIRTH, { now: new Date('2026-01-01T00:00:00Z') }).result;
  const now = Date.parse('2026-01-01T00:00:00Z');
  const periods = mahadashas.map(({ lord, starts_at, ends_at }) => {
    const [from, to] = [Date.parse(starts_at), Date.parse(ends_at)];
    return { from, to, label: names.graha[lord], runs: from <= now && now < to };
  });
  const [from, to] = [Date.parse('1990-05-17T04:50:00Z'), periods.at(-1)?.to ?? 0];
  return periodsSvg({ id: 'dasha', title: `Vimshottari (${code})`, from, to, periods, now });
}

const year = (number: number) => Date.UTC(number, 0, 1);
const clock = (time: string) => Date.parse(`2026-03-20T${time}:00Z`);
const LIFE = { from: year(1990), to: year(2060) };
const DAY = { from: clock('06:00'), to: clock('06:00') + 86_400_000, now: clock('14:30') };
const HOURS = ['09', '12', '15', '18', '21'].map((hour) => ({ at: clock(`${hour}:00`), label: hour }));
const QUALITIES = ['badw', 'goodw', 'midw', 'goodw', 'good', 'badw', 'midw', 'badw'] as const;

/** A month that begins with the full Moon, a Friday. */
const MONTH_DAYS: readonly MonthDay[] = Array.from({ length: 31 }, (_, index) => {
  const score = ((index * 7) % 20) - 9;
  const kind = score > 4 ? 'good' : score < -4 ? 'bad' : undefined;
  return {
    day: index + 1,
    moon: 180 + index * 12.2,
    label: score < 0 ? `−${-score}` : score > 0 ? `+${score}` : '0',
    kind,
  };
});

/** The timelines, bars and Moons whose bytes are recorded. */
export const timelineSamples = (languages: Languages): Samples => ({
  'dasha-en': () => dashaLane(languages.en),
  'dasha-hi': () => dashaLane(languages.hi),
  'sade-sati-life': () =>
    cyclesSvg({
      title: 'Sade Sati from 1993 to 2000, from 2022 to 2030 and from 2052 to 2059',
      ...LIFE,
      cycles: [
        { from: year(1991), to: year(2000), label: '1991 to 2000' },
        { from: year(2022), to: year(2030), label: '2022 to 2030', runs: true },
        { from: year(2052), to: year(2059), label: '2052 to 2059' },
      ],
      ticks: [2000, 2010, 2020, 2030, 2040, 2050].map((number) => ({ at: year(number), label: String(number) })),
      now: year(2026),
    }),
  'sade-sati-phase': () =>
    phaseSvg({
      title: 'Saturn in Pisces',
      from: year(2022),
      to: year(2030),
      stays: [
        { from: year(2025), to: year(2027) },
        { from: year(2028), to: year(2029) },
      ],
      runs: true,
      now: year(2026),
    }),
  day: () =>
    daySvg({
      title: 'Day from 06:00 to 18:10, night until 06:00',
      sunrise: DAY.from,
      sunset: clock('18:10'),
      nextSunrise: DAY.to,
      dayLabel: 'Day, 12 h 10 min',
      nightLabel: 'Night',
      ticks: HOURS,
      now: DAY.now,
    }),
  windows: () =>
    windowsSvg({
      title: 'Dur Muhurta, 08:13 to 08:55 and 22:40 to 23:28',
      ...DAY,
      windows: [
        { from: clock('08:13'), to: clock('08:55'), kind: 'mid', label: '08:13 to 08:55' },
        { from: clock('22:40'), to: clock('23:28'), kind: 'mid', label: '22:40 to 23:28' },
      ],
    }),
  limb: () =>
    periodsSvg({
      title: 'Siddhi, then Vyatipata',
      ...DAY,
      height: 28,
      periods: [
        { from: DAY.from, to: clock('23:00'), label: 'Siddhi' },
        { from: clock('23:00'), to: DAY.to, label: 'Vyatipata' },
      ],
    }),
  choghadiya: () =>
    timelineSvg({
      title: 'Eight choghadiyas',
      from: DAY.from,
      to: clock('18:00'),
      segments: QUALITIES.map((kind, index) => ({
        from: DAY.from + index * 5_400_000,
        to: DAY.from + (index + 1) * 5_400_000,
        kind,
        title: `Choghadiya ${index + 1}`,
      })),
      marks: [{ at: DAY.now, kind: 'now', label: '14:30' }],
    }),
  scale: () => scaleSvg({ from: DAY.from, to: DAY.to, ticks: [{ at: DAY.from, label: '06:00' }, ...HOURS] }),
  score: () =>
    scoreBarSvg({
      title: '28.5 of 36 points; the customary minimum is 18',
      score: 28.5,
      minimum: 18,
      minimumLabel: '18, the customary minimum',
    }),
  'month-en': () => monthSvg({ year: 2026, month: 5, title: 'May 2026, a score for each day', days: MONTH_DAYS }),
  'month-hi': () => monthSvg({ year: 2026, month: 5, title: 'मई 2026', locale: languages.hi, days: MONTH_DAYS }),
  'eclipse-solar': () =>
    eclipseSvg(
      { kind: 'solar', distance: 1.77, direction: 141, coveringRadius: 1.07 },
      { title: 'The Moon covers 15% of the diameter of the Sun' },
    ),
  'eclipse-ring': () => eclipseSvg({ kind: 'solar', distance: 0.02, direction: 0, coveringRadius: 0.95 }),
  'eclipse-lunar': () =>
    eclipseSvg(
      { kind: 'lunar', distance: 3.2, direction: 41, coveringRadius: 2.7, penumbraRadius: 4.7 },
      { title: '25% of the diameter of the Moon is in the shadow of the Earth' },
    ),
  koota: () => kootaBarSvg({ score: 1.5, maximum: 3 }),
  ...Object.fromEntries(
    ([0, 45, 90, 135, 180, 225, 270, 315] as const).map((elongation) => [
      `moon-${String(elongation).padStart(3, '0')}`,
      () => moonSvg(elongation, { title: `Elongation ${elongation}°` }),
    ]),
  ),
});
