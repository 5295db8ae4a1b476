import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { invalidInput } from '../../base/errors.js';
import { caveat, present } from '../../base/input/caveats.js';
import { because } from '../../base/reasons.js';
import * as field from '../../base/schema/fields.js';
import { ACCEPTED_FROM, ACCEPTED_UNTIL } from '../../base/time/accepted.js';
import { dateOf, formatDate } from '../../base/time/calendar.js';
import type { Values } from '../../base/time/temporal.js';
import { firstInstant, formatLocalWithOffset, type Zone } from '../../base/time/zone.js';
import { NAKSHATRA_NAMES, type NakshatraName } from '../../base/zodiac/nakshatra.js';
import { type Graha, RASHIS, type Rashi, SIGN_NAMES, type SignName } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import { type AtPlace, type DayFields, dayInput } from '../../contract/inputs.js';
import { type Running, runningFields } from '../../contract/limbs.js';
import { nodeStatement, siderealProvenance } from '../../contract/provenance.js';
import {
  type DaySpanResult,
  dayBasisSchema,
  daySpanResult,
  daySpanSchema,
  locationOf,
} from '../../contract/scored-day.js';
import { dateAskedFor, nakshatraName, named, signName, timeZone } from '../../contract/vocabulary.js';
import { signTodayDisclaimer } from '../../languages/en/disclaimers.js';
import { ENGLISH } from '../../languages/en/rules.js';
import {
  FAST_GRAHAS,
  type GrahaOverSign,
  type MoonStretch,
  monthAhead,
  nakshatrasOf,
  type SignDay,
  type SignReading,
  SLOW_GRAHAS,
  type StayOverSign,
  signDay,
  slowStays,
  taraStretches,
} from '../../rules/muhurta/sign-day.js';
import { type AlmanacDay, type DayBasis, resolveAlmanacDay } from '../../rules/panchanga/almanac-day.js';
import { GOCHARA_SCHOOLS, type GocharaSchool, VEDHA_BY, type VedhaBy } from '../../rules/transit/gochara-tables.js';
import { ingresses, turns } from '../../rules/transit/sky-events.js';
import {
  aheadFields,
  chosenOf,
  dayChange,
  dayChangeSchema,
  entryAhead,
  moonStretch,
  moonStretchSchema,
  type SignDayChange,
  type SignEntryAhead,
  type SignHouse,
  type SignMoonStretch,
  type SignPlanet,
  type SignStayResult,
  type SignTara,
  type SignTarabala,
  type SignTurnAhead,
  type SignVedha,
  type SlowSignPlanet,
  signPlanet,
  signPlanetFields,
  signTarabala,
  signTarabalaSchema,
  slowSignPlanet,
  slowSignPlanetSchema,
  turnAhead,
} from './shapes.js';

export type {
  SignDayChange,
  SignEntryAhead,
  SignHouse,
  SignMoonStretch,
  SignPlanet,
  SignStayResult,
  SignTara,
  SignTarabala,
  SignTurnAhead,
  SignVedha,
  SlowSignPlanet,
};

export interface SignTodayInput extends DayFields {
  /** Sidereal sign of the natal Moon. */
  readonly moon_sign: SignName;
  /** The natal nakshatra, one of the three of the sign; all three are told where it is left out. */
  readonly nakshatra_name?: NakshatraName | undefined;
}

export interface SignTodayResult {
  readonly date: string;
  readonly timezone: string;
  /** Where the day begins: at a sunrise, or at 06:00. */
  readonly day_basis: DayBasis;
  readonly day_span: DaySpanResult;
  readonly moon_sign: SignName;
  /** The one that was asked about; null where all three of the sign are told. */
  readonly nakshatra_name: NakshatraName | null;
  /** Whose good houses are counted. */
  readonly gochara_school: GocharaSchool;
  /** Which grahas obstruct. */
  readonly vedha_by: VedhaBy;
  /** The Moon through the houses of the day, each stretch whole. */
  readonly chandrabala: readonly SignMoonStretch[];
  /** The stay of the Moon in the 8th that runs when the day begins, or the next one; null beyond the ephemeris. */
  readonly next_chandrashtama: Running | null;
  readonly tarabala: readonly SignTarabala[];
  /** Saturn, Jupiter, Rahu and Ketu, each with five calendar years, that of the day the first. */
  readonly slow_planets: readonly SlowSignPlanet[];
  /** The Sun, Mercury, Venus and Mars. */
  readonly fast_planets: readonly SignPlanet[];
  /** What changes at an hour of the day, in the order of time. */
  readonly changes: readonly SignDayChange[];
  /** The five years of the slow grahas. */
  readonly years: Running;
  /** Thirty days from the beginning of the day on. */
  readonly ahead: {
    readonly ends_at: string;
    readonly chandrabala: readonly SignMoonStretch[];
    readonly sign_entries: readonly SignEntryAhead[];
    readonly turns: readonly SignTurnAhead[];
  };
}

/**
 * A day for a sign of the natal Moon, by rule: the house of the Moon (chandrabala) and when she is next in the 8th, the
 * tara for each nakshatra of the sign, the slow grahas with entries, turns and returns over five years, the fast ones,
 * vedha, what changes at which hour, and thirty days ahead. It weighs and adds up nothing. It is the same for everybody
 * with that Moon at that place and on that day, whatever the clock shows.
 *
 * @throws CalculationError `invalid_input`, also for a nakshatra that does not lie in the sign, or `engine_error` for an
 * unknown zone, a date out of range or skipped.
 *
 * @example
 * import { signToday } from 'nirayana';
 *
 * const { result } = signToday({ moon_sign: 'Sagittarius', date: '2026-11-26', timezone: 'Asia/Kolkata' });
 * result.chandrabala.map(({ house_from_moon }) => house_from_moon); // => [6, 7]
 * result.next_chandrashtama?.starts_at; // => '2026-11-28T07:22:44+05:30'
 * result.slow_planets.map(({ planet, house_from_moon }) => [planet, house_from_moon])[0]; // => ['Saturn', 4]
 */
export const signToday: Calculator<SignTodayInput & AtPlace, SignTodayResult> = (...asked) =>
  calculate(signTodayTool, ...asked);

/** Calendar years of the slow grahas. */
const YEARS = 5;

type Asked = Values<SignTodayInput>;

function calculateSignToday({ moon_sign, nakshatra_name, ...asked }: Asked, context: CalculationContext) {
  const { sky, gocharaSchool: school, vedhaBy, language } = context;
  const natal = RASHIS.find(({ name }) => name === moon_sign) as Rashi;
  requireInSign(natal, nakshatra_name);
  const day = resolveAlmanacDay(asked, context);
  const reading = { natal, school, vedhaBy };
  const span = { start: day.sunrise, end: day.nextSunrise };
  const read = signDay(sky, reading, span);
  const years = yearsOf(day);
  const slow = SLOW_GRAHAS.map((graha) => slowStays(sky, reading, graha, years));
  const { timeZone: zone } = day;
  const of = (graha: Graha) => read.grahas.find((one) => one.graha === graha) as GrahaOverSign;
  const result: SignTodayResult = {
    date: formatDate(day.date),
    timezone: zone.name,
    day_basis: day.basis,
    day_span: daySpanResult(day),
    moon_sign: natal.name,
    nakshatra_name: nakshatra_name ?? null,
    gochara_school: school,
    vedha_by: vedhaBy,
    ...ofMoon(
      read,
      { zone, span, catalogue: language?.rules ?? ENGLISH },
      chosenOf(nakshatrasOf(natal), nakshatra_name),
    ),
    slow_planets: SLOW_GRAHAS.map((graha, index) =>
      slowSignPlanet(zone, of(graha), slow[index] as (typeof slow)[number]),
    ),
    fast_planets: FAST_GRAHAS.map((graha) => signPlanet(zone, of(graha))),
    changes: read.changes.map((change) =>
      dayChange({ zone, reading, moonAt: (at) => runningAt(read.moon, at) }, change),
    ),
    years: running(zone, years),
    ahead: ahead(context, reading, read, { zone, start: span.start }),
  };
  return {
    result,
    provenance: provenanceOf(context, day, [...read.moon, ...read.grahas, ...slow.flatMap(({ stays }) => stays)]),
  };
}

function requireInSign(natal: Rashi, name: NakshatraName | undefined): void {
  const names = nakshatrasOf(natal).map(({ nakshatra }) => nakshatra.name);
  if (name === undefined || names.includes(name)) return;
  const message = `Must be one of: ${names.join(', ')}.`;
  throw invalidInput([because({ field: 'nakshatra_name', message }, 'one_of', { values: names })]);
}

/** Five calendar years, that of the day the first, as far as the accepted dates go. */
function yearsOf({ date, timeZone }: AlmanacDay) {
  const year = Number(formatDate(date).slice(0, 4));
  const first = (of: number) => firstInstant(timeZone, dateOf(of, 1, 1), 0);
  return { start: Math.max(ACCEPTED_FROM, first(year)), end: Math.min(ACCEPTED_UNTIL, first(year + YEARS)) };
}

function ofMoon(
  { moon, chandrashtama, nakshatras }: SignDay,
  { zone, span, catalogue }: Telling,
  chosen: ReturnType<typeof nakshatrasOf>,
): Pick<SignTodayResult, 'chandrabala' | 'next_chandrashtama' | 'tarabala'> {
  return {
    chandrabala: moon.filter(({ start }) => start < span.end).map((stretch) => moonStretch(zone, stretch)),
    next_chandrashtama: chandrashtama ? running(zone, chandrashtama) : null,
    tarabala: chosen.map((one) => signTarabala({ catalogue, zone }, one, taraStretches(one.nakshatra, nakshatras))),
  };
}

interface Telling {
  readonly zone: Zone;
  readonly span: { readonly start: number; readonly end: number };
  readonly catalogue: Parameters<typeof signTarabala>[0]['catalogue'];
}

function runningAt(moon: readonly MoonStretch[], at: number): MoonStretch {
  return moon.findLast(({ start }) => start <= at) ?? (moon[0] as MoonStretch);
}

function running(zone: Zone, { start, end }: { readonly start: number; readonly end: number }): Running {
  return { starts_at: formatLocalWithOffset(zone, start), ends_at: formatLocalWithOffset(zone, end) };
}

function ahead(
  { sky }: CalculationContext,
  reading: SignReading,
  { moon }: SignDay,
  { zone, start }: { readonly zone: Zone; readonly start: number },
): SignTodayResult['ahead'] {
  const month = monthAhead(start);
  return {
    ends_at: formatLocalWithOffset(zone, month.end),
    chandrabala: moon.map((stretch) => moonStretch(zone, stretch)),
    sign_entries: ingresses(sky, month)
      .filter(({ graha }) => graha !== 'Moon')
      .map((entry) => entryAhead(zone, reading, entry)),
    turns: turns(sky, month).map((turn) => turnAhead(zone, turn)),
  };
}

const READ_SO =
  'Whole signs counted from the natal Moon sign that was given, itself the 1st. The grahas are those of the moment at which the day begins.';

function provenanceOf(
  { sky, language }: CalculationContext,
  day: AlmanacDay,
  stays: readonly Pick<StayOverSign, 'isCutOff'>[],
) {
  return siderealProvenance({
    sky,
    language,
    moment: momentAt(day.sunrise),
    locationResolution: locationOf(day),
    timezoneResolution: day.timezoneResolution,
    dstApplied: day.dstApplied,
    birthTimeKnown: false,
    caveats: {
      clock: day.dayCaveats,
      zone: day.zoneCaveats,
      range: present([stays.some(({ isCutOff }) => isCutOff) && caveat('stays_cut_off', {})]),
    },
    houseSystem: `${READ_SO} ${nodeStatement(sky)}`,
  });
}

export const signTodayTool = defineTool({
  slug: 'sign-today',
  place: 52,
  functionName: 'signToday',
  group: 'day',
  title: 'Today for a Moon sign',
  description:
    'A day for a natal Moon sign, by rule: the house of the Moon, the next Chandrashtama, tarabala for each nakshatra of the sign, slow and fast grahas with vedha, what changes at which hour, five years and the month ahead.',
  calculationVersion: '1.0.0',
  disclaimer: signTodayDisclaimer,
  options: ['ayanamsha', 'node', 'day', 'place', 'gochara_school', 'vedha_by', 'sunrise'],
  inputSchema: () =>
    field.closed({
      moon_sign: field.oneOf(SIGN_NAMES, 'Sidereal sign of the natal Moon.'),
      nakshatra_name: field.optional(
        named(
          'nakshatra',
          NAKSHATRA_NAMES,
          'The natal nakshatra, one of the three of the sign; all three when left out.',
        ),
      ),
      ...dayInput(),
    }),
  resultSchema: () =>
    field.open({
      date: dateAskedFor(),
      timezone: timeZone(),
      day_basis: dayBasisSchema(),
      day_span: daySpanSchema(),
      moon_sign: signName('The natal Moon sign asked about.'),
      nakshatra_name: field.orNull(nakshatraName('The natal nakshatra asked about; null where all three are told.')),
      gochara_school: named('gochara_school', GOCHARA_SCHOOLS, 'Whose good houses are counted.'),
      vedha_by: named('vedha_by', VEDHA_BY, 'Which grahas obstruct.'),
      chandrabala: field.list(moonStretchSchema()),
      next_chandrashtama: field.orNull(field.open(runningFields())),
      tarabala: field.listBy('nakshatra_name', signTarabalaSchema()),
      slow_planets: field.listBy('planet', slowSignPlanetSchema()),
      fast_planets: field.listBy('planet', field.open(signPlanetFields())),
      changes: field.list(dayChangeSchema()),
      years: field.open(runningFields()),
      ahead: field.open(aheadFields()),
    }),
  example: { moon_sign: 'Sagittarius', date: '2026-11-26', timezone: 'Asia/Kolkata' },
  cost: 1,
  calculate: calculateSignToday,
});
