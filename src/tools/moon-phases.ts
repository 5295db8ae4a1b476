import { type DayFields, dayInput } from '../contract/inputs.js';
import { type TithiResult, tithiFields, tithiResult } from '../contract/limbs.js';
import { dayProvenance, NO_PLACE } from '../contract/provenance.js';
import { momentAt } from '../ephemeris/moment.js';
import { caveat } from '../input/caveats.js';
import { resolveDay } from '../input/local-day.js';
import { fromMicrodegrees, roundTo } from '../math/angle.js';
import { elongationOf, limbAt, newMoonsAround, sunAndMoon } from '../panchanga/limbs.js';
import { illuminatedPart, phaseBetween, phasesFrom, phasesOn } from '../panchanga/moon-phase.js';
import { PHASE_CODES, type PhaseCode, PRINCIPAL_CODES, type PrincipalPhase } from '../panchanga/moon-phase-names.js';
import * as field from '../schema/fields.js';
import { formatInstant, MILLISECONDS_PER_DAY } from '../time/calendar.js';
import { firstInstant, formatLocalWithOffset } from '../time/zone.js';
import { tropicalLongitude } from '../zodiac/positions.js';
import { rashiOf } from '../zodiac/rashi.js';
import { type Calculation, type CalculationContext, calculate, defineTool, type Environment } from './define.js';

export type PrincipalPhaseCode = PrincipalPhase['code'];

export interface MoonPhasesResult {
  readonly date: string;
  readonly timezone: string;
  /** A principal phase on the local date that holds its instant, else the phase between two. */
  readonly phase: { readonly code: PhaseCode; readonly name: string };
  /** 12:00 local: angle, illumination, age, signs and tithi are those of this instant. */
  readonly reference_time: string;
  /** How far the Moon is ahead of the Sun, degrees in [0, 360). */
  readonly phase_angle_deg: number;
  /** Illuminated part of the disc, per cent, two decimals. */
  readonly illumination_percent: number;
  /** Days since the new moon, two decimals. */
  readonly age_days: number;
  readonly moon_sign_tropical: string;
  readonly moon_sign_sidereal: string;
  readonly tithi: TithiResult;
  /** The principal phase on this local date, if there is one: UTC instant. */
  readonly events: readonly { readonly phase: PrincipalPhaseCode; readonly at: string }[];
  /** The next of each from the reference time on: UTC instants, null beyond the ephemeris. */
  readonly next: { readonly [Code in PrincipalPhaseCode]: string | null };
}

const CONVENTION =
  'The phase is the apparent longitude of the Moon minus that of the Sun, the same in every zodiac. No houses.';

/**
 * The phase of the Moon on a date: its name, angle, illumination and age at noon of the zone, the exact instant of a
 * principal phase on that date, and the next of each.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}.
 */
export function moonPhases(input: DayFields, environment?: Partial<Environment>): Calculation<MoonPhasesResult> {
  return calculate(moonPhasesTool, input, environment);
}

function calculateMoonPhases({ date, timezone }: DayFields, { zoneAt, sky }: CalculationContext) {
  const day = resolveDay({ date, timeZone: timezone }, zoneAt);
  const { timeZone } = day;
  const reference = firstInstant(timeZone, day.date, 12);
  const longitudes = sunAndMoon(sky, reference);
  const angle = elongationOf(longitudes);
  const events = phasesOn(sky, day);
  const next = phasesFrom(sky, reference);
  const newMoon = newMoonsAround(sky, reference).before as number;
  const result: MoonPhasesResult = {
    date,
    timezone: timeZone,
    phase: named(events[0]?.phase ?? phaseBetween(angle)),
    reference_time: formatLocalWithOffset(timeZone, reference),
    phase_angle_deg: fromMicrodegrees(angle),
    illumination_percent: roundTo(100 * illuminatedPart(sky.ephemeris, reference), 2),
    age_days: roundTo((reference - newMoon) / MILLISECONDS_PER_DAY, 2),
    moon_sign_tropical: rashiOf(tropicalLongitude(sky, 'Moon', momentAt(reference))).name,
    moon_sign_sidereal: rashiOf(longitudes.moon).name,
    tithi: tithiResult(limbAt('tithi', longitudes)),
    events: events.map(({ phase, at }) => ({ phase: phase.code, at: formatInstant(at) })),
    next: Object.fromEntries(
      next.map(({ phase, at }) => [phase.code, at === undefined ? null : formatInstant(at)]),
    ) as MoonPhasesResult['next'],
  };
  return {
    result,
    provenance: dayProvenance(sky, day, {
      moment: momentAt(reference),
      houseSystem: CONVENTION,
      locationResolution: NO_PLACE,
      range: next.some(({ at }) => at === undefined) ? [caveat('next_phase_cut_off', {})] : [],
    }),
  };
}

function named({ code, name }: { readonly code: PhaseCode; readonly name: string }) {
  return { code, name };
}

export const moonPhasesTool = defineTool({
  slug: 'moon-phases',
  title: 'Moon phases',
  description:
    'The phase of the Moon on a date with its angle, illumination and age, the instant of a principal phase on that date, and the next of each.',
  calculationVersion: 'page-shared-v1',
  disclaimer: 'The phases are astronomy, good for a calendar. They are not for predicting tides, fertility or health.',
  inputSchema: field.closed(dayInput()),
  resultSchema: field.open({
    date: field.text(),
    timezone: field.text(),
    phase: field.open({
      code: field.oneOf(PHASE_CODES),
      name: field.text(),
    }),
    reference_time: field.localTime(
      '12:00 local: angle, illumination, age, signs and tithi are those of this instant.',
    ),
    phase_angle_deg: field.number('How far the Moon is ahead of the Sun, degrees.'),
    illumination_percent: field.number('Illuminated part of the disc.'),
    age_days: field.number('Days since the new moon.'),
    moon_sign_tropical: field.text(),
    moon_sign_sidereal: field.text(),
    tithi: field.open(tithiFields()),
    events: field.list(field.open({ phase: field.oneOf(PRINCIPAL_CODES), at: field.instant() })),
    next: field.open({
      new_moon: field.orNull(field.instant()),
      first_quarter: field.orNull(field.instant()),
      full_moon: field.orNull(field.instant()),
      last_quarter: field.orNull(field.instant()),
    }),
  }),
  example: { date: '2026-01-03', timezone: 'Asia/Kolkata' },
  calculate: calculateMoonPhases,
});
