import { refusal } from '../base/input/options.js';
import { RASHIS, type SignName } from '../base/zodiac/rashi.js';
import type { FeedName } from '../catalog/feeds.js';
import { calendarOf } from '../feeds/calendar-of.js';
import { tellAnniversaries } from '../feeds/tell-anniversaries.js';
import { ECLIPSE_CODES, tellEclipses } from '../feeds/tell-eclipses.js';
import { PANCHANG_CODES, tellPanchang } from '../feeds/tell-panchang.js';
import { TRANSIT_CODES, tellTransits } from '../feeds/tell-transits.js';
import { tellVrata } from '../feeds/tell-vrata.js';
import type { Entry, FeedText, Told, Years } from '../feeds/told.js';
import type { CalendarWords } from '../languages/pages/calendar-words.js';
import { zoneNamed } from '../languages/pages/zone-names.js';
import { KINDS } from '../pages/shared/observance-kinds.js';
import type { Pairs } from '../pages/shell/address.js';
import type { EclipsesResult } from '../tools/eclipses/tool.js';
import type { PanchangMonthResult } from '../tools/panchang-month/tool.js';
import type { SignEntriesResult } from '../tools/sign-entries/tool.js';
import type { TithiAnniversariesResult } from '../tools/tithi-anniversaries/tool.js';
import type { VrataCalendarResult } from '../tools/vrata-calendar/tool.js';
import {
  conventionTexts,
  type IcalOptions,
  linkTo,
  madeLink,
  type OneOrMore,
  placeTexts,
  type Reckoned,
  readOptions,
  tellerOf,
  together,
} from './asked.js';
import { OPTIONS_OF } from './options.js';

/** A calendar as the results tell it: whose, of when, and by what an address would ask for it. */
interface Asked {
  readonly kind: FeedName;
  readonly tell: (told: Told) => FeedText;
  readonly results: readonly Reckoned<unknown>[];
  readonly timeZone: string;
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
  readonly years: Years;
  /** What else stands in an address, before the conventions. */
  readonly own: Pairs;
  readonly codes: (words: CalendarWords) => readonly string[];
}

function icalOf({ kind, tell, results, timeZone, place, years, own, codes }: Asked, options: IcalOptions): string {
  const { words, only, link, pages, scope, alarm, refreshHours, ...named } = readOptions(options, codes);
  const page = tellerOf(words, years);
  const provenance = results[0]?.provenance;
  const conventions = provenance ? conventionTexts(kind, provenance) : [];
  const texts = new Map([...placeTexts(timeZone, place, named.place), ...own, ...conventions]);
  const linked = (told: Told): FeedText => {
    const text = tell(told);
    if (!link) return text;
    const withLink = <Kind extends Entry>(entry: Kind): Kind => ({
      ...entry,
      url: madeLink(link, { code: entry.code, day: entry.day }),
    });
    // Apart, since the entries of either kind go with its way to ring them.
    return text.minutesToAlarm
      ? { ...text, entries: text.entries.map(withLink) }
      : { ...text, entries: text.entries.map(withLink) };
  };
  const told: Told = {
    page,
    link: linkTo(pages, page.locale),
    years,
    texts,
    timeZone,
    results: results.map(({ result }) => result),
    only,
  };
  return calendarOf({ name: kind, tell: linked }, told, {
    clock: words.shared.day.localTimes(zoneNamed(words, timeZone), ''),
    options: OPTIONS_OF[kind],
    provenance,
    refreshHours,
    scope,
    alarm,
  });
}

const yearOf = (date: string) => Number(date.slice(0, 4));

/**
 * The fasts and festivals of `vrataCalendar` as iCalendar text: a whole day for each, with what decided it.
 *
 * @param calculated what `vrataCalendar` returns, or several that follow one another, as for years
 * @throws CalculationError `invalid_input` for what is no result, for results of two places or that overlap, and for
 * options that there are not.
 *
 * @example
 * import { vrataCalendar } from 'nirayana';
 * import { vrataIcal } from 'nirayana/ical';
 * import { calendarWords as words } from 'nirayana/languages/en';
 *
 * const pune = { latitude: 18.5204, longitude: 73.8567, timezone: 'Asia/Kolkata' };
 * const text = vrataIcal(vrataCalendar({ from: '2026-11-08', to: '2026-11-08', ...pune }), { words, place: 'Pune' });
 * text.match(/^DTSTART.*$/m)?.[0]; // => 'DTSTART;VALUE=DATE:20261108'
 * text.includes('SUMMARY:Diwali'); // => true
 */
export function vrataIcal(calculated: OneOrMore<VrataCalendarResult>, options: IcalOptions): string {
  const results = together(
    calculated,
    ({ start, end }) => [start, end],
    ({ place, tradition }) => [place, tradition],
  );
  const { start, place, tradition } = results[0].result;
  return icalOf(
    {
      kind: 'vrata',
      tell: tellVrata,
      results,
      timeZone: place.timezone,
      place,
      years: { first: yearOf(start), last: yearOf((results.at(-1) ?? results[0]).result.end) },
      own: tradition === 'smarta' ? [] : [['tradition', tradition]],
      codes: ({ language }) => [...new Set([...Object.keys(KINDS), ...Object.keys(language.names.observance)])],
    },
    options,
  );
}

/**
 * The days of `panchangMonth` as iCalendar text: an entry for each day with a sunrise, with its limbs, times and
 * windows.
 *
 * @param calculated what `panchangMonth` returns, or several months in their order
 * @throws CalculationError `invalid_input` as {@link vrataIcal} does.
 *
 * @example
 * import { panchangMonth } from 'nirayana';
 * import { panchangIcal } from 'nirayana/ical';
 * import { calendarWords as words } from 'nirayana/languages/en';
 *
 * const pune = { latitude: 18.5204, longitude: 73.8567, timezone: 'Asia/Kolkata' };
 * const text = panchangIcal(panchangMonth({ target_month: '2026-01', ...pune }), { words, only: ['rahu_kalam'] });
 * text.match(/^SUMMARY:.*$/m)?.[0]; // => 'SUMMARY:Rahu Kalam: 14:00 to 15:23'
 */
export function panchangIcal(calculated: OneOrMore<PanchangMonthResult>, options: IcalOptions): string {
  const results = together(
    calculated,
    ({ target_month: month }) => [month, month],
    ({ place }) => place,
  );
  const { place, target_month: month } = results[0].result;
  return icalOf(
    {
      kind: 'panchang',
      tell: tellPanchang,
      results,
      timeZone: place.timezone,
      place,
      years: { first: yearOf(month), last: yearOf((results.at(-1) ?? results[0]).result.target_month) },
      own: [],
      codes: () => PANCHANG_CODES,
    },
    options,
  );
}

/**
 * The eclipses of `eclipses` as iCalendar text: those that are seen from its place, at their hours; without a place all of
 * them, a whole day for each.
 *
 * @throws CalculationError `invalid_input` as {@link vrataIcal} does.
 *
 * @example
 * import { eclipses } from 'nirayana';
 * import { eclipsesIcal } from 'nirayana/ical';
 * import { calendarWords as words } from 'nirayana/languages/en';
 *
 * const cairo = { latitude: 30.0444, longitude: 31.2357, timezone: 'Africa/Cairo' };
 * const text = eclipsesIcal(eclipses({ from: '2027-08-01', to: '2027-08-31', ...cairo }), { words, only: ['solar'] });
 * text.match(/^DTSTART.*$/m)?.[0]; // => 'DTSTART:20270802T083312Z'
 */
export function eclipsesIcal(calculated: Reckoned<EclipsesResult>, options: IcalOptions): string {
  const results = together(calculated, ({ start, end }) => [start, end], Boolean);
  const { start, end, timezone, place } = results[0].result;
  return icalOf(
    {
      kind: 'eclipses',
      tell: tellEclipses,
      results,
      timeZone: timezone,
      place,
      years: { first: yearOf(start), last: yearOf(end) },
      own: [],
      codes: () => ECLIPSE_CODES,
    },
    options,
  );
}

/** What the transits for a Moon sign are told of. */
export interface TransitsOf {
  /** The sign of the natal Moon. */
  readonly sign: SignName;
  /** What `eclipses` returns: its days are those of the calendar, its place is whence they are seen. */
  readonly eclipses: Reckoned<EclipsesResult>;
  /**
   * What `signEntries` returns, or several that follow one another: from a year before the first year of the calendar
   * to
   * a year after its last, since what an entry of Saturn begins or ends hangs on those before and after it.
   */
  readonly entries: OneOrMore<SignEntriesResult>;
}

/** No entry is looked for beyond these years. */
const [FIRST_YEAR, LAST_YEAR] = [1800, 2200];

/**
 * What the slow grahas do as counted from a Moon sign, and the eclipses in it, as iCalendar text: entries with what of
 * Sade Sati and dhaiyas they begin and end as whole days, eclipses that are seen at their hours.
 *
 * @throws CalculationError `invalid_input` as {@link vrataIcal} does, and for entries that do not reach a year further
 * than the eclipses on either side.
 *
 * @example
 * import { eclipses, signEntries } from 'nirayana';
 * import { transitsIcal } from 'nirayana/ical';
 * import { calendarWords as words } from 'nirayana/languages/en';
 *
 * const planet_names = ['Saturn', 'Jupiter', 'Rahu', 'Ketu'];
 * const entriesOf = (from, to) => signEntries({ from, to, planet_names });
 * const told = {
 *   sign: 'Pisces',
 *   eclipses: eclipses({ from: '2026-01-01', to: '2026-12-31', timezone: 'Asia/Kolkata' }),
 *   entries: [entriesOf('2025-01-01', '2026-12-31'), entriesOf('2027-01-01', '2027-12-31')],
 * };
 * const text = transitsIcal(told, { words });
 * text.includes('SUMMARY:Jupiter in Cancer\\, house 5 from the Moon'); // => true
 */
export function transitsIcal({ sign, eclipses, entries }: TransitsOf, options: IcalOptions): string {
  if (!RASHIS.some(({ name }) => name === sign)) {
    throw refusal(`The sign must be one of: ${RASHIS.map(({ name }) => name).join(', ')}.`);
  }
  const [seen] = together(eclipses, ({ start, end }) => [start, end], Boolean);
  const spans = together(
    entries,
    ({ start, end }) => [start, end],
    ({ planet_names }) => planet_names,
  );
  const { start, end, timezone, place } = seen.result;
  const years = { first: yearOf(start), last: yearOf(end) };
  const [from, to] = [Math.max(FIRST_YEAR, years.first - 1), Math.min(LAST_YEAR, years.last + 1)];
  if (spans[0].result.start > `${from}-01-01` || (spans.at(-1) ?? spans[0]).result.end < `${to}-12-31`) {
    throw refusal(`The entries into signs must reach from ${from}-01-01 to ${to}-12-31.`);
  }
  return icalOf(
    {
      kind: 'transits',
      tell: tellTransits,
      results: [seen, ...spans],
      timeZone: timezone,
      place,
      years,
      own: [['sign', sign]],
      codes: () => TRANSIT_CODES,
    },
    options,
  );
}

/**
 * The days of `tithiAnniversaries` as iCalendar text: a whole day for each year, with what decided it.
 * Neither whose they are nor since when is told.
 *
 * @throws CalculationError `invalid_input` as {@link vrataIcal} does.
 *
 * @example
 * import { tithiAnniversaries } from 'nirayana';
 * import { anniversariesIcal } from 'nirayana/ical';
 * import { calendarWords as words } from 'nirayana/languages/en';
 *
 * const pune = { latitude: 18.5204, longitude: 73.8567, timezone: 'Asia/Kolkata' };
 * const day = { kind: 'birthday', month_number: 5, tithi_number: 23 };
 * const kept = tithiAnniversaries({ ...day, from: '2026-01-01', years: 3, ...pune });
 * anniversariesIcal(kept, { words, scope: 'the one of the garden' }).match(/^BEGIN:VEVENT/gm)?.length; // => 3
 */
export function anniversariesIcal(calculated: Reckoned<TithiAnniversariesResult>, options: IcalOptions): string {
  const results = together(calculated, ({ start }) => [start, start], Boolean);
  const { start, years, place, kind, kept_by: keptBy, lunar_mark: lunar, solar_mark: solar } = results[0].result;
  const last = yearOf(start) + years - (start.endsWith('-01-01') ? 1 : 0);
  return icalOf(
    {
      kind: 'anniversaries',
      tell: tellAnniversaries,
      results,
      timeZone: place.timezone,
      place,
      years: { first: yearOf(start), last: Math.min(LAST_YEAR, last) },
      own: [
        ['kind', kind],
        ...(keptBy === 'tithi' ? [] : [['kept_by', keptBy] as const]),
        ...(lunar ? [['month_number', String(lunar.number)] as const] : []),
        ...(lunar?.adhika ? [['month_kind', 'adhika'] as const] : []),
        ...(lunar ? [['tithi_number', String(lunar.tithi.number)] as const] : []),
        ...(solar
          ? ([
              ['month_number', String(solar.sign_number)],
              ['nakshatra_name', solar.nakshatra_name],
            ] as const)
          : []),
      ],
      codes: () => [kind],
    },
    options,
  );
}
