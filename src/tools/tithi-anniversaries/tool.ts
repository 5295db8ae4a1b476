import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { CalculationError } from '../../base/errors.js';
import { resolveBirth } from '../../base/input/birth.js';
import { caveat, present } from '../../base/input/caveats.js';
import { resolveDay } from '../../base/input/local-day.js';
import { because } from '../../base/reasons.js';
import * as field from '../../base/schema/fields.js';
import { requireAccepted } from '../../base/time/accepted.js';
import { type CalendarDate, dateOf, formatDate } from '../../base/time/calendar.js';
import { fieldsFromDays } from '../../base/time/gregorian.js';
import type { PlainDateLike, PlainTimeLike, Values } from '../../base/time/temporal.js';
import { localDay } from '../../base/time/zone.js';
import { NAKSHATRA_NAMES, type NakshatraName } from '../../base/zodiac/nakshatra.js';
import { rashiNumbered, type SignName } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import { lunarMonthName } from '../../contract/birth-panchanga.js';
import { type InPlace, placeZone } from '../../contract/inputs.js';
import { type TithiResult, tithiFields, tithiResult } from '../../contract/limbs.js';
import { dayProvenance } from '../../contract/provenance.js';
import { nakshatraName, named, placeOfDay, signName, signNumber } from '../../contract/vocabulary.js';
import { tithiAnniversariesDisclaimer } from '../../languages/en/disclaimers.js';
import { limbSpans } from '../../rules/panchanga/limbs.js';
import { findSolarDay, SUNRISE_DEFINITIONS } from '../../rules/panchanga/sunrise.js';
import { LUNAR_MONTHS, type LunarMonthName, TITHIS, type Tithi } from '../../rules/panchanga/tables.js';
import { vrataAlmanac } from '../../rules/vrata/almanac.js';
import {
  ANNIVERSARIES,
  type Anniversary,
  type KeptDay,
  keptByNakshatra,
  keptByTithi,
  marksOf,
  type NakshatraKept,
  type TithiKept,
} from '../../rules/vrata/anniversaries.js';
import { type AnniversaryResult, anniversaryResult, anniversarySchema } from './anniversary.js';
import { type Asked, KEPT_BY, type KeptBy, MONTH_KINDS, type MonthKind, readAsked } from './query.js';

export interface TithiAnniversariesInput {
  readonly kind: Anniversary;
  /** `tithi`, when absent, or as the south counts birthdays the nakshatra in the month of the Sun. */
  readonly kept_by?: KeptBy;
  /** First day from which anniversaries are told, YYYY-MM-DD, local. */
  readonly from: string | PlainDateLike;
  /** For how many years, 1 to 50; 10 when absent. */
  readonly years?: number;
  /** Local date of the birth, the wedding or the death. */
  readonly event_date?: string | PlainDateLike;
  /** Local 24-hour time of it; null or absent when it is not known: then the sunrise of its date counts. */
  readonly event_time?: string | PlainTimeLike | null;
  /** Zone of it, where it was elsewhere; that of the place when null or absent. */
  readonly event_timezone?: string | null;
  /** In place of an event: the amanta month, 1 (Chaitra) to 12, or by nakshatra the sign of the Sun, 1 (Mesha) to 12. */
  readonly month_number?: number;
  /** Whether that month was the additional one; `nija`, the other, when absent. */
  readonly month_kind?: MonthKind;
  /** The tithi, 1 to 30 from the new moon on. */
  readonly tithi_number?: number;
  readonly nakshatra_name?: NakshatraName;
  /** Where it is kept: degrees north, -90 to 90. */
  readonly latitude: number;
  /** Degrees east, -180 to 180. */
  readonly longitude: number;
  /** IANA time zone; derived from the coordinates when null or absent. */
  readonly timezone?: string | null;
}

export interface TithiAnniversariesResult {
  readonly kind: Anniversary;
  readonly kept_by: KeptBy;
  /** Of the event; null where its tithi or nakshatra was told. */
  readonly event_date: string | null;
  readonly is_time_known: boolean | null;
  /** What it is kept by: the tithi of an amanta month; null by nakshatra. */
  readonly lunar_mark: {
    readonly number: number;
    readonly name: LunarMonthName;
    readonly adhika: boolean;
    readonly tithi: TithiResult;
  } | null;
  /** The nakshatra of a month of the Sun; null by tithi. */
  readonly solar_mark: {
    readonly sign_name: SignName;
    readonly sign_number: number;
    readonly nakshatra_name: NakshatraName;
  } | null;
  /** Of an event without a time: the tithis or nakshatras by number that ran on its date, of which one was taken. */
  readonly possible_numbers: readonly number[];
  readonly start: string;
  readonly years: number;
  readonly place: { readonly latitude: number; readonly longitude: number; readonly timezone: string };
  /** In the order of their days. */
  readonly anniversaries: readonly AnniversaryResult[];
}

const MOST_YEARS = 50;
const USUAL_YEARS = 10;
const CONVENTIONS =
  ' A day runs from sunrise to sunrise. Months of the Moon are amanta, those of the Sun that of its sign at sunrise. No houses.';

/**
 * The anniversaries of a birth, a wedding or a death by its tithi in the lunar month, or of a birth or a wedding by its
 * nakshatra in the month of the Sun, for at most fifty years from a day: each with its civil date, what decided it, and
 * the days that other schools keep.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}; `invalid_input` too for a field that
 * contradicts another.
 *
 * @example
 * import { tithiAnniversaries } from 'nirayana';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const born = { kind: 'birthday', event_date: '1990-05-17', event_time: '10:20' } as const;
 * const { lunar_mark, anniversaries } = tithiAnniversaries({ ...born, from: '2026-01-01', years: 2, ...delhi }).result;
 * [lunar_mark?.name, lunar_mark?.tithi.number]; // => ['Vaishakha', 22]
 * anniversaries.map(({ date }) => date); // => ['2026-05-09', '2027-05-27']
 */
export const tithiAnniversaries: Calculator<
  TithiAnniversariesInput | InPlace<TithiAnniversariesInput>,
  TithiAnniversariesResult,
  typeof tithiAnniversariesTool
> = (...asked) => calculate(tithiAnniversariesTool, ...asked);

/** What anniversaries are of. */
interface Marks {
  readonly kept: Partial<TithiKept & NakshatraKept>;
  readonly possible: readonly number[];
  /** The instant of the event. */
  readonly at: number | undefined;
}

function calculateTithiAnniversaries(input: Values<TithiAnniversariesInput>, context: CalculationContext) {
  const { sky, zones, language } = context;
  const { kind, kept_by: by = 'tithi', from, years = USUAL_YEARS, latitude, longitude, timezone } = input;
  const asked = readAsked(input);
  const place = { latitude, longitude };
  const first = resolveDay({ date: from, timeZone: timezone, place }, zones);
  const { timeZone: zone } = first;
  const marks = marksAsked(asked, by, { place, zone: timezone ?? null, context });
  const { kept } = marks;
  const almanac = vrataAlmanac(sky, { from, to: from, place, timeZone: zone });
  const { year: civil, month, day } = fieldsFromDays(from);
  const end = dateOf(civil + years, month, day);
  const keptIn = (year: number) =>
    by === 'tithi'
      ? keptByTithi(almanac, kind, kept as TithiKept, year)
      : keptByNakshatra(almanac, kept as NakshatraKept, year);
  const born = marks.at === undefined ? undefined : yearOfEvent(keptIn, marks.at);
  const { rows, isCutOff } = keptFrom({ from, end, years, born, keptIn });
  const result: TithiAnniversariesResult = {
    kind,
    kept_by: by,
    event_date: asked.kind === 'event' ? formatDate(asked.date) : null,
    is_time_known: asked.kind === 'event' ? asked.time !== null : null,
    lunar_mark: by === 'tithi' ? lunarMark(kept as TithiKept) : null,
    solar_mark: by === 'nakshatra' ? solarMark(kept as NakshatraKept) : null,
    possible_numbers: marks.possible,
    start: formatDate(from),
    years,
    // The sums turn -0 into 0.
    place: { latitude: latitude + 0, longitude: longitude + 0, timezone: zone.name },
    anniversaries: rows.map((one) => anniversaryResult(zone, one, born)),
  };
  return {
    result,
    provenance: dayProvenance({ sky, language }, first, {
      moment: momentAt(first.start),
      houseSystem: SUNRISE_DEFINITIONS[sky.sunrise] + CONVENTIONS,
      range: present([isCutOff && caveat('dates_cut_off', {})]),
    }),
  };
}

const DAY = 86_400_000;

interface Span {
  readonly from: CalendarDate;
  /** The day after the last. */
  readonly end: CalendarDate;
  readonly years: number;
  /** The year in which the event lies: the first is in the next. */
  readonly born: number | undefined;
  readonly keptIn: (year: number) => KeptDay | undefined;
}

/** The days that are kept in a span, and whether the ephemeris ends before it does. */
function keptFrom({ from, end, years, born, keptIn }: Span) {
  const { year: civil } = fieldsFromDays(from);
  const rows: KeptDay[] = [];
  let isCutOff = false;
  for (let year = Math.max(civil - 1, born === undefined ? 0 : born + 1); year <= civil + years; year++) {
    const found = keptIn(year);
    if (!found) isCutOff ||= year > civil && year < civil + years;
    else if (isWithin(found, from, end)) rows.push(found);
  }
  return { rows, isCutOff };
}

function isWithin({ day, span }: KeptDay, from: CalendarDate, end: CalendarDate): boolean {
  const date = day?.date ?? Math.floor(span.start / DAY);
  return date >= from && date < end;
}

interface Told {
  readonly place: { readonly latitude: number; readonly longitude: number };
  readonly zone: string | null;
  readonly context: CalculationContext;
}

/** The tithi or the nakshatra of what was asked; of an event without a time those of the sunrise of its date. */
function marksAsked(asked: Asked, by: KeptBy, { place, zone, context }: Told): Marks {
  if (asked.kind !== 'event') return { kept: asked, possible: [], at: undefined };
  const { sky } = context;
  requireAccepted(asked.date, 'date');
  const stated = { ...NOBODY, date: asked.date, time: asked.time, zone: asked.zone ?? zone, place };
  const event = resolveBirth(stated, context);
  const day = localDay(event.timeZone, asked.date);
  const sun = event.timeKnown ? undefined : findSolarDay(sky, day, place);
  const at = sun && !('why' in sun) ? sun.sunrise : event.epochMilliseconds;
  const kept = marksOf(sky, at);
  if (!kept) {
    const message = 'The lunar month of the event reaches beyond the ephemeris, 1800 to 2200.';
    throw because(new CalculationError('engine_error', message), 'outside_ephemeris', {});
  }
  const possible = event.timeKnown
    ? []
    : limbSpans(sky, by, { from: day.start, to: day.end }).map(({ value: { number } }) => number);
  return { kept, possible, at };
}

/** An event is no person's, and takes no doubt and no other clock. */
const NOBODY = { whose: undefined, within: undefined, clock: undefined };

/** The year by which the anniversaries count in which an event lies. */
function yearOfEvent(keptIn: Span['keptIn'], at: number): number {
  const { year } = fieldsFromDays(Math.floor(at / DAY));
  const near = [year - 1, year, year + 1].flatMap((one) => {
    const found = keptIn(one);
    return found ? [{ one, away: Math.abs(found.span.start - at) }] : [];
  });
  return near.reduce((best, each) => (each.away < best.away ? each : best), { one: year, away: Infinity }).one;
}

function lunarMark({ month, adhika, tithi }: TithiKept) {
  const name = LUNAR_MONTHS[month - 1] as LunarMonthName;
  return { number: month, name, adhika, tithi: tithiResult(TITHIS[tithi - 1] as Tithi) };
}

function solarMark({ sign, nakshatra }: NakshatraKept) {
  const { name, number } = rashiNumbered(sign);
  return { sign_name: name, sign_number: number, nakshatra_name: NAKSHATRA_NAMES[nakshatra - 1] as NakshatraName };
}

export const tithiAnniversariesTool = defineTool({
  slug: 'tithi-anniversaries',
  place: 49,
  functionName: 'tithiAnniversaries',
  group: 'day',
  title: 'Anniversaries by tithi',
  description:
    'Birthdays, wedding days and shraddhas by their tithi, or by the nakshatra in the month of the Sun, for at most fifty years: each civil date with what decided it and the days that other schools keep.',
  calculationVersion: '1.0.0',
  disclaimer: tithiAnniversariesDisclaimer,
  options: ['ayanamsha', 'sunrise'],
  inputSchema: () =>
    field.closed({
      kind: named('anniversary', ANNIVERSARIES, 'What is kept.'),
      kept_by: field.optional(
        named('kept_by', KEPT_BY, 'By its tithi, when left out, or by its nakshatra; a shraddha by its tithi alone.'),
      ),
      event_date: field.optional(
        field.date(
          'Local date of the birth, the wedding or the death, YYYY-MM-DD; or leave it out and tell its tithi.',
        ),
      ),
      event_time: field.optional(
        field.nullableTime('Local 24-hour time of it, HH:MM; when left out or null the sunrise of its date counts.'),
      ),
      event_timezone: field.optional(
        field.nullableTimeZone(
          'IANA time zone of it, where it was elsewhere; that of the place when left out or null.',
        ),
      ),
      month_number: field.optional(
        field.integer(
          1,
          12,
          'In place of an event: the amanta month from Chaitra on, or the sign of the Sun from Mesha on.',
        ),
      ),
      month_kind: field.optional(named('month_kind', MONTH_KINDS, 'Whether that month was the additional one.')),
      tithi_number: field.optional(field.integer(1, 30, 'The tithi: 1 to 15 bright, 16 to 30 dark half.')),
      nakshatra_name: field.optional(nakshatraName('The nakshatra.')),
      from: field.date('First day from which anniversaries are told, YYYY-MM-DD, local.'),
      years: field.optional(field.integer(1, MOST_YEARS, `For how many years; ${USUAL_YEARS} when left out.`)),
      latitude: field.latitude('Degrees north of the place where it is kept, -90 to 90.'),
      longitude: field.longitude('Degrees east of the place where it is kept, -180 to 180.'),
      timezone: placeZone(),
    }),
  resultSchema: () =>
    field.open({
      kind: named('anniversary', ANNIVERSARIES, 'What is kept.'),
      kept_by: named('kept_by', KEPT_BY, 'By its tithi or by its nakshatra.'),
      event_date: field.orNull(field.date('The date of the event; null where its tithi or nakshatra was told.')),
      is_time_known: field.orNull(field.flag('Whether its time was told; null without an event.')),
      lunar_mark: field.orNull(
        field.open({
          number: field.integer(1, 12, 'The amanta month, 1 (Chaitra) to 12.'),
          name: lunarMonthName('Name of the amanta month.'),
          adhika: field.flag('Whether it was the additional month.'),
          tithi: field.open(tithiFields()),
        }),
      ),
      solar_mark: field.orNull(
        field.open({
          sign_name: signName('The sign of the Sun.'),
          sign_number: signNumber(),
          nakshatra_name: nakshatraName('The nakshatra.'),
        }),
      ),
      possible_numbers: field.list(
        field.integer(1, 30, 'Of an event without a time: a tithi or nakshatra that ran on its date.'),
      ),
      start: field.date('First day from which anniversaries are told.'),
      years: field.integer(1, MOST_YEARS, 'For how many years.'),
      place: placeOfDay(),
      anniversaries: field.list(anniversarySchema()),
    }),
  example: {
    kind: 'birthday',
    event_date: '1990-05-17',
    event_time: '10:20',
    from: '2026-11-28',
    latitude: 28.6139,
    longitude: 77.209,
    timezone: 'Asia/Kolkata',
  },
  cost: 1,
  calculate: calculateTithiAnniversaries,
});
