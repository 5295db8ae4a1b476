import type { Place } from '../../base/ephemeris/ascendant.js';
import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { invalidInput } from '../../base/errors.js';
import { type CivilDay, resolveDay } from '../../base/input/local-day.js';
import { because } from '../../base/reasons.js';
import * as field from '../../base/schema/fields.js';
import { type CalendarDate, dayStart, formatDate, MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import type { PlainDateLike, Values } from '../../base/time/temporal.js';
import { localDay, type Zone } from '../../base/time/zone.js';
import type { Sky } from '../../base/zodiac/positions.js';
import { type Calculator, calculate, defineTool } from '../../calculation/calculate.js';
import { daysIn, goesWithStar, placesFor } from '../../calculation/cost.js';
import { type DateSpanFields, dateSpanInput, requireSpan } from '../../calculation/date-span.js';
import type { CalculationContext } from '../../calculation/options.js';
import { type InPlace, placeZone } from '../../contract/inputs.js';
import { dayProvenance } from '../../contract/provenance.js';
import { named, placeOfDay } from '../../contract/vocabulary.js';
import { muhurtaFinderDisclaimer } from '../../languages/en/disclaimers.js';
import {
  type Activity,
  EXCLUSIONS,
  type Exclusion,
  LAGNA_CHOICES,
  type LagnaChoice,
  rulesOf,
} from '../../rules/muhurta/activity-tables.js';
import { MUHURTA_ASTA_RULES, type MuhurtaAstaRule } from '../../rules/muhurta/asta.js';
import { explainedDay } from '../../rules/muhurta/explained-day.js';
import { type FinderDay, type FoundMuhurtas, findMuhurtas } from '../../rules/muhurta/finder.js';
import { datedDays, struckDays } from '../../rules/muhurta/struck-days.js';
import { requireRising } from '../../rules/natal/rising-sign.js';
import type { Span } from '../../rules/panchanga/day-divisions.js';
import { COMPASS, type CompassDirection } from '../../rules/panchanga/directions.js';
import { varaOf } from '../../rules/panchanga/limbs.js';
import { SUNRISE_DEFINITIONS, sunrises } from '../../rules/panchanga/sunrise.js';
import {
  type AstaSpanResult,
  activitySchema,
  astaSpanResult,
  astaSpanSchema,
  type ExplainedDayResult,
  explainedDayResult,
  explainedDaySchema,
  type FoundMuhurtaResult,
  type MuhurtaRulesResult,
  muhurtaResult,
  muhurtaRulesResult,
  muhurtaRulesSchema,
  muhurtaSchema,
  type StruckDaysResult,
  type StruckOut,
  struckDaysResults,
  struckDaysSchema,
  struckOutResults,
  struckOutSchema,
} from './shapes.js';

/** By printed lists, the usual one, or by the letter of the texts. */
const PROFILES = ['list', 'strict'] as const;

export interface MuhurtaFinderInput extends DateSpanFields {
  readonly activity: Activity;
  /** Degrees north, -90 to 90. */
  readonly latitude: number;
  /** Degrees east, -180 to 180. */
  readonly longitude: number;
  /** IANA time zone; derived from the coordinates when null or absent. */
  readonly timezone?: string | null;
  /** As printed lists have it, when absent. */
  readonly profile?: (typeof PROFILES)[number];
  /** Struck out beside those of the activity. */
  readonly exclusions?: readonly Exclusion[];
  /** Of a journey; any when absent. */
  readonly direction?: CompassDirection | 'any';
  /** Whether the rising sign and its houses are looked at, as the rule asks; not when absent. */
  readonly lagna?: LagnaChoice;
  /** By what Jupiter and Venus count as set: combustion at sunrise, as lists have it, when absent. */
  readonly asta_rule?: MuhurtaAstaRule;
  /** A day of the span of which each rule that strikes it is told; none when absent. */
  readonly explain?: string | PlainDateLike;
}

export interface MuhurtaFinderResult {
  /** The local days asked about, both inside. */
  readonly start: string;
  readonly end: string;
  readonly place: { readonly latitude: number; readonly longitude: number; readonly timezone: string };
  readonly activity: Activity;
  readonly rules: MuhurtaRulesResult;
  readonly asta_rule: MuhurtaAstaRule;
  /** In the order of time: nothing is ranked. */
  readonly spans: readonly FoundMuhurtaResult[];
  /** Days of which something is left. */
  readonly open_days: number;
  /** The other days, each under the first rule that struck out all of it. */
  readonly struck_days: readonly StruckDaysResult[];
  /** What struck out the rest, by rule and then by time. */
  readonly excluded: readonly StruckOut[];
  /** Each asta of Jupiter and of Venus on which a day begins, whether the rule strikes it out or it is a caution. */
  readonly asta_spans: readonly AstaSpanResult[];
  /** Why the day that was asked about has the times that it has; null where none was. */
  readonly explained: ExplainedDayResult | null;
}

/** Days of the longest search. */
export const LONGEST_SEARCH = 366;
const LONGEST = { most: LONGEST_SEARCH, unit: 'day' } as const;
const CONVENTIONS =
  ' A day runs from sunrise to sunrise. Nakshatra and signs are sidereal; months are amanta. Houses, where the lagna is looked at, are whole signs.';

/**
 * The times at which an activity may begin in at most 366 days at a place: what weekday, nakshatra, tithi, month and Sun
 * of its rule share, without what is struck out. Each time comes with the rules that let it pass, the rest with what
 * struck it out.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}.
 *
 * @example
 * import { muhurtaFinder } from 'nirayana';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209 };
 * const { result } = muhurtaFinder({ from: '2030-03-06', to: '2030-03-06', activity: 'griha_pravesh', ...delhi });
 * result.spans[0]?.starts_at; // => '2030-03-06T06:41:12+05:30'
 */
export const muhurtaFinder: Calculator<
  MuhurtaFinderInput | InPlace<MuhurtaFinderInput>,
  MuhurtaFinderResult,
  typeof muhurtaFinderTool
> = (...asked) => calculate(muhurtaFinderTool, ...asked);

function calculateMuhurtaFinder(
  {
    from,
    to,
    activity,
    latitude,
    longitude,
    timezone,
    profile = 'list',
    exclusions = [],
    direction = 'any',
    lagna = 'any',
    asta_rule: astaRule = 'combustion',
    explain,
  }: Values<MuhurtaFinderInput>,
  { zones, sky, language }: CalculationContext,
) {
  requireSpan({ from, to }, LONGEST);
  if (direction !== 'any' && activity !== 'travel') {
    const message = 'Only a journey has a direction: must be left out, or any, with another activity.';
    throw invalidInput([because({ field: 'direction', message }, 'direction_without_journey', {})]);
  }
  if (explain !== undefined && (explain < from || explain > to)) {
    const message = 'Must not be before from or after to.';
    throw invalidInput([because({ field: 'explain', message }, 'outside_span', {})]);
  }
  const place = { latitude, longitude };
  const first = resolveDay({ date: from, timeZone: timezone, place }, zones);
  const { timeZone } = first;
  const rules = rulesOf(activity, profile);
  if (lagna === 'by_rule') requireRising(place);
  const chosen = {
    exclusions,
    ...(direction !== 'any' && { direction }),
    ...(lagna === 'by_rule' && { lagnaAt: place }),
    ...(astaRule !== 'combustion' && { astaBy: { place, timeZone, rule: astaRule } }),
  };
  const search = (from: CalendarDate) => {
    const { days, sunless } = finderDays(sky, { from, timeZone, to, place });
    return { days, sunless, found: findMuhurtas(sky, days, rules, chosen) };
  };
  // What runs at its end may end beyond the ephemeris: that is refused before a year is looked through.
  if (isNearEnd(sky, to)) search(to);
  const { days, sunless, found } = search(from);
  const counts = struckDays(days, found);
  const result: MuhurtaFinderResult = {
    start: formatDate(from),
    end: formatDate(to),
    // The sums turn -0 into 0.
    place: { latitude: latitude + 0, longitude: longitude + 0, timezone: timeZone.name },
    activity,
    rules: muhurtaRulesResult(rules, { exclusions, lagna }),
    asta_rule: astaRule,
    spans: found.spans.map((span) => muhurtaResult(timeZone, span)),
    open_days: counts.open,
    struck_days: struckDaysResults(counts, sunless.length),
    excluded: struckOutResults(timeZone, found, sunless),
    asta_spans: found.asta.map((asta) => astaSpanResult(timeZone, asta)),
    explained: explain === undefined ? null : explained(sky, first.timeZone, { date: explain, days, found }),
  };
  return {
    result,
    provenance: dayProvenance({ sky, language }, first, {
      moment: momentAt(first.start),
      houseSystem: SUNRISE_DEFINITIONS[sky.sunrise] + CONVENTIONS,
    }),
  };
}

interface AskedDay {
  readonly date: CalendarDate;
  readonly days: readonly FinderDay[];
  readonly found: FoundMuhurtas;
}

/** What strikes a day: from its sunrise to the next, and of a date without one as the clock has it. */
function explained(sky: Sky, timeZone: Zone, { date, days, found }: AskedDay): ExplainedDayResult {
  const solar = datedDays(days).find((one) => one.date === date);
  const day = solar ? { start: solar.sunrise, end: solar.nextSunrise } : localDay(timeZone, date);
  if (day.start >= day.end) {
    const message = `${formatDate(date)} is not a day of the clock there.`;
    throw invalidInput([because({ field: 'explain', message }, 'no_such_date', { shown: formatDate(date) })]);
  }
  return explainedDayResult(timeZone, { date, day, isSunless: !solar }, explainedDay(sky, day, found), found);
}

/** Days that a tithi, a nakshatra and the sunrise that ends a day may reach beyond it, at most. */
const REACH_DAYS = 5;

function isNearEnd({ ephemeris }: Sky, to: CalendarDate): boolean {
  return momentAt(dayStart(to)).tt + REACH_DAYS > ephemeris.span.last;
}

interface Searched extends Pick<CivilDay, 'timeZone'> {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly place: Place;
}

/**
 * Milliseconds from a sunrise to the next, at most. Between the first ones of two dates there may be more: where the Sun
 * rises near midnight by the clock, and earlier each day, a date has two sunrises.
 */
const LONGEST_DAY = 1.5 * MILLISECONDS_PER_DAY;
const MINUTE = 60_000;

function sunriseIn(sky: Sky, span: Span, place: Place): number | undefined {
  return sunrises(sky, [span], place)[0];
}

/** The days of a search, and the dates on which no sunrise begins one; a date that the zone skipped is none. */
function finderDays(sky: Sky, { from, timeZone, to, place }: Searched) {
  const dates = Array.from({ length: to - from + 2 }, (_, index) => (from + index) as CalendarDate)
    .map((date) => ({ date, ...localDay(timeZone, date) }))
    .filter(({ start, end }) => start < end);
  const rises = sunrises(sky, dates, place);
  const days: FinderDay[] = [];
  const sunless: Span[] = [];
  dates.forEach(({ date, start, end }, index) => {
    if (date > to) return;
    const [sunrise, nextSunrise] = [rises[index], rises[index + 1]];
    if (sunrise === undefined || nextSunrise === undefined) {
      sunless.push({ start, end });
      return;
    }
    const day = { date, vara: varaOf(date).name };
    const second =
      nextSunrise - sunrise > LONGEST_DAY ? sunriseIn(sky, { start: sunrise + MINUTE, end }, place) : undefined;
    if (second === undefined) days.push({ ...day, sunrise, nextSunrise });
    else days.push({ ...day, sunrise, nextSunrise: second }, { ...day, sunrise: second, nextSunrise });
  });
  return { days, sunless };
}

export const muhurtaFinderTool = defineTool({
  slug: 'muhurta-finder',
  place: 39,
  functionName: 'muhurtaFinder',
  group: 'day',
  title: 'Muhurta finder',
  description:
    'The times in at most 366 days at which a marriage, a move into a home, a journey or another of twelve activities may begin by the rules of muhurta, each with the rules that let it pass, and what struck out the rest.',
  calculationVersion: '1.0.0',
  disclaimer: muhurtaFinderDisclaimer,
  options: ['ayanamsha', 'sunrise'],
  inputSchema: () =>
    field.closed({
      activity: activitySchema('What is to begin.'),
      ...dateSpanInput(LONGEST, 'local'),
      latitude: field.latitude(),
      longitude: field.longitude(),
      timezone: placeZone(),
      profile: field.optional(
        named('muhurta_profile', PROFILES, 'As printed lists have it (list), or by the letter of the texts.'),
      ),
      direction: field.optional(named('direction', ['any', ...COMPASS], 'Where a journey goes; only with travel.')),
      lagna: field.optional(
        named(
          'muhurta_lagna',
          LAGNA_CHOICES,
          'Whether the rising sign and its houses are looked at, as the rule asks.',
        ),
      ),
      exclusions: field.optional(
        field.chosen(EXCLUSIONS, 'Times to strike out beside those that the rule of the activity strikes out.'),
      ),
      asta_rule: field.optional(
        named(
          'asta_rule',
          MUHURTA_ASTA_RULES,
          'By what Jupiter and Venus count as set: combustion at sunrise, degrees of time, or the depth of the Sun.',
        ),
      ),
      explain: field.optional(
        field.date('A day from the first to the last, YYYY-MM-DD, of which each rule that strikes it is told.'),
      ),
    }),
  resultSchema: () =>
    field.open({
      start: field.date('First day that was asked about.'),
      end: field.date('Last day that was asked about.'),
      place: placeOfDay(),
      activity: activitySchema('What is to begin.'),
      rules: muhurtaRulesSchema(),
      asta_rule: named('asta_rule', MUHURTA_ASTA_RULES, 'By what Jupiter and Venus count as set.'),
      spans: field.list(muhurtaSchema()),
      open_days: field.integer(0, 366, 'Days of which something is left.'),
      struck_days: field.list(struckDaysSchema()),
      excluded: field.list(struckOutSchema()),
      asta_spans: field.list(astaSpanSchema()),
      explained: field.orNull(explainedDaySchema()),
    }),
  example: {
    activity: 'griha_pravesh',
    from: '2026-11-20',
    to: '2027-02-17',
    latitude: 28.6139,
    longitude: 77.209,
    timezone: 'Asia/Kolkata',
  },
  cost: (input, chosen) => {
    const days = daysIn(input, LONGEST);
    const { lagna, asta_rule: asta = 'combustion' } = input;
    const looks = asta === 'combustion' ? 0 : 35 + 0.1 * days;
    return placesFor(((goesWithStar(chosen) ? 0.34 : 0.25) + (lagna === 'by_rule' ? 0.1 : 0)) * days + looks);
  },
  calculate: calculateMuhurtaFinder,
});
