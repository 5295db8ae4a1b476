import { type CalendarDate, formatDate, nextDate, readDate } from '../../../base/time/calendar.js';
import { zoneOf } from '../../../base/time/named-zone.js';
import { firstInstant, localDay } from '../../../base/time/zone.js';
import { periodsSvg, windowsSvg } from '../../../charts/timeline/lanes.js';
import { timelineSvg } from '../../../charts/timeline/timeline-svg.js';
import type { ObservanceResult, ParanaResult } from '../../../contract/observances.js';
import { lowered } from '../../../languages/locale/plural.js';
import { nakshatraNamed, signNamed } from '../../../pages/shared/blocks.js';
import { hoursTold, instantOf, rangeOn, type Stretch, timeOn } from '../../../pages/shared/day.js';
import { nameOfLimb } from '../../../pages/shared/day-tables.js';
import type { PageContext, Teller } from '../../../pages/shell/context.js';
import { Lane } from '../../../pages/shell/parts.js';
import type { VrataCalendarWords } from './words.js';

interface AxisProps {
  readonly page: PageContext;
  readonly words: VrataCalendarWords;
  readonly timezone: string;
  readonly one: ObservanceResult;
}

interface Limb extends Stretch {
  readonly kind: string;
  readonly name: string;
}

/**
 * What an observance hangs on, drawn over the civil days that it touches: its tithi or nakshatra, what chose the day, and
 * when the fast is broken. Nothing is drawn of what an entry of the Sun alone decides, or a clause of the rule of Ekadashi:
 * that is told in words.
 */
export function Axis({ page, words, timezone, one }: AxisProps) {
  const limb = limbOf(page, words, one);
  if (!limb) return null;
  const { decided_by: decided, parana, date } = one;
  const isMoment = decided.starts_at === decided.ends_at;
  const days = daysOf(page, timezone, [limb, decided, ...(parana ? [parana] : [])]);
  const axis = { from: days[0]?.from ?? 0, to: days.at(-1)?.to ?? 0 };
  const limbTold = [`${limb.name}, ${rangeOn(page, date, limb)}`, ...(isMoment ? [decidedBy(page, one)] : [])].join(
    '; ',
  );
  const windowLane = (name: string, stretch: Stretch, told: string) => {
    // Where Hari Vasara ends as the hours of parana do, a single instant is left: it is told in words.
    if (stretch.starts_at === stretch.ends_at) return null;
    const windows = [{ ...spanOf(stretch), kind: 'good' as const, title: told }];
    return <Lane name={name} svg={windowsSvg({ title: told, ...axis, windows })} below={told} />;
  };
  return (
    <div class="lanes">
      <Lane
        name={words.day}
        svg={periodsSvg({
          title: page.format.dayAndMonth(date),
          ...axis,
          ticks: hoursOf(page, timezone, days),
          periods: days.map((day) => ({
            from: day.from,
            to: day.to,
            label: page.format.dayAndMonth(day.date),
            short: page.format.number(Number(day.date.slice(8)), 0),
            runs: day.date === date,
          })),
        })}
      />
      <Lane
        name={limb.kind}
        svg={timelineSvg({
          title: limbTold,
          ...axis,
          segments: [{ ...spanOf(limb), kind: 'on2' }],
          marks: isMoment ? [{ at: instantOf(decided.starts_at), kind: 'mark' }] : [],
        })}
        below={limbTold}
      />
      {decided.clause_code ? null : windowLane(words.decided, decided, decidedBy(page, one))}
      {parana ? windowLane(words.parana, parana, rangeOn(page, date, parana)) : null}
    </div>
  );
}

function limbOf(
  page: PageContext,
  words: VrataCalendarWords,
  { tithi, nakshatra, rule }: ObservanceResult,
): Limb | null {
  if (tithi) return { kind: words.tithi, name: nameOfLimb(page, 'tithi', rule.tithi_number ?? 1), ...tithi };
  if (nakshatra) return { kind: words.nakshatra, ...nakshatra, name: nakshatraNamed(page, nakshatra.name) };
  return null;
}

function spanOf({ starts_at, ends_at }: Stretch): { from: number; to: number } {
  return { from: instantOf(starts_at), to: instantOf(ends_at) };
}

interface Day {
  readonly date: string;
  readonly from: number;
  readonly to: number;
}

/** The civil days that the stretches touch; one that the zone skipped has no length. */
function daysOf({ format }: PageContext, timezone: string, stretches: readonly Stretch[]): Day[] {
  const first = stretches.map(({ starts_at }) => format.kept(starts_at).slice(0, 10)).toSorted()[0] ?? '';
  const last =
    stretches
      .map(({ ends_at }) => format.kept(ends_at).slice(0, 10))
      .toSorted()
      .at(-1) ?? first;
  const days: Day[] = [];
  for (let date: CalendarDate = readDate(first); formatDate(date) <= last; date = nextDate(date)) {
    const { start, end } = localDay(zoneOf(timezone), date);
    if (start < end) days.push({ date: formatDate(date), from: start, to: end });
  }
  return days;
}

/** Six, twelve and eighteen o'clock of each day, by the clock of the page. */
function hoursOf({ hours }: PageContext, timezone: string, days: readonly Day[]) {
  return days.flatMap(({ date }) =>
    [6, 12, 18].map((hour) => ({
      at: firstInstant(zoneOf(timezone), readDate(date), hour),
      label: hours === 12 ? String(hour % 12 || 12) : String(hour).padStart(2, '0'),
    })),
  );
}

/** Why an observance has its day, as plain text: for the page and for calendars. */

/** "pradosha (first fifth of the night), 17:13 to 19:49": by what the day was chosen, with its times. */
export function decidedBy(page: Teller, { date, decided_by, sun_entry }: ObservanceResult): string {
  const { window_code, clause_code } = decided_by;
  const times =
    decided_by.starts_at === decided_by.ends_at
      ? timeOn(page, date, decided_by.starts_at)
      : rangeOn(page, date, decided_by);
  if (clause_code) return page.language.names.ekadashi_clause[clause_code];
  if (window_code) return `${page.language.names.vrata_window[window_code]}, ${times}`;
  return sun_entry ? `${signNamed(page, sun_entry.sign_name)}, ${times}` : times;
}

/** What decided the day, each with its label. */
export function whyFacts(
  page: Teller,
  words: VrataCalendarWords,
  one: ObservanceResult,
): (readonly [label: string, text: string])[] {
  const { format, language } = page;
  const span = (stretch: Stretch) => rangeOn(page, one.date, stretch);
  const parana = (told: ParanaResult) =>
    `${span(told)}; ${lowered(page, words.paranaUntil)}: ${timeOn(page, one.date, told.dvadashi_ends_at)}`;
  const { tithi, nakshatra, sun_entry, other_tradition: other, rule } = one;
  const hours = hoursTold(page, one, ['parana']);
  const facts: (readonly [string, string] | false | null)[] = [
    tithi && [words.tithi, `${nameOfLimb(page, 'tithi', rule.tithi_number ?? 1)}, ${span(tithi)}`],
    nakshatra && [words.nakshatra, `${nakshatraNamed(page, nakshatra.name)}, ${span(nakshatra)}`],
    sun_entry && [words.sun, `${signNamed(page, sun_entry.sign_name)}, ${timeOn(page, one.date, sun_entry.occurs_at)}`],
    one.lunar_month && [words.month, monthTold(page, words, one.lunar_month)],
    [words.decided, decidedBy(page, one)],
    hours.length > 0 && [words.hours, hours.join('; ')],
    one.parana && [words.paranaIs, parana(one.parana)],
    other && [
      words.other,
      [
        `${language.names.tradition[other.tradition]}: ${format.dateWithWeekday(other.date)}`,
        ...(other.is_gauna ? [words.gauna] : []),
        ...(other.parana ? [`${lowered(page, words.parana)} ${parana(other.parana)}`] : []),
      ].join('; '),
    ],
    one.neighbours.length > 0 && [
      words.neighbours,
      one.neighbours
        .map(({ date, reason_code }) => `${format.dayAndMonth(date)}: ${language.names.neighbour_reason[reason_code]}`)
        .join('; '),
    ],
  ];
  return facts.filter((fact): fact is readonly [string, string] => Array.isArray(fact));
}

function monthTold(
  page: Teller,
  words: VrataCalendarWords,
  { name, adhika, omitted_month_name }: NonNullable<ObservanceResult['lunar_month']>,
): string {
  const { lunar_month } = page.language.names;
  return [
    lunar_month[name],
    ...(adhika ? [words.adhika] : []),
    ...(omitted_month_name ? [`${words.omitted} ${lunar_month[omitted_month_name]}`] : []),
  ].join(', ');
}
