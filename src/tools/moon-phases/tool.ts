import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { caveat } from '../../base/input/caveats.js';
import { resolveDay } from '../../base/input/local-day.js';
import { fromMicrodegrees, roundTo } from '../../base/math/angle.js';
import * as field from '../../base/schema/fields.js';
import { LAST_TOLD } from '../../base/time/accepted.js';
import { formatDate, MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import type { Values } from '../../base/time/temporal.js';
import { firstInstant, formatLocalWithOffset } from '../../base/time/zone.js';
import { tropicalLongitude } from '../../base/zodiac/positions.js';
import { rashiOf, type SignName } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import { type DayFields, dayInput } from '../../contract/inputs.js';
import { type TithiResult, tithiFields, tithiResult } from '../../contract/limbs.js';
import { phaseCode, principalPhaseSchema } from '../../contract/moon-phase.js';
import { dayProvenance, NO_PLACE } from '../../contract/provenance.js';
import { dateAskedFor, named, signName, timeZone } from '../../contract/vocabulary.js';
import { moonPhasesDisclaimer } from '../../languages/en/disclaimers.js';
import { elongationOf, newMoonsAround } from '../../rules/panchanga/elongation.js';
import { limbAt, sunAndMoon } from '../../rules/panchanga/limbs.js';
import { illuminatedPart, phaseBetween, phasesFrom, phasesOn } from '../../rules/panchanga/moon-phase.js';
import {
  PHASE_NAMES,
  type PhaseCode,
  type PhaseName,
  type PrincipalPhase,
} from '../../rules/panchanga/moon-phase-names.js';

export type PrincipalPhaseCode = PrincipalPhase['code'];

export interface MoonPhasesResult {
  readonly date: string;
  readonly timezone: string;
  /** A principal phase on the local date that holds its instant, else the phase between two. */
  readonly phase: { readonly code: PhaseCode; readonly name: PhaseName };
  /** 12:00 local: angle, illumination, age, signs and tithi are those of this instant. */
  readonly reference_at: string;
  /** How far the Moon is ahead of the Sun, degrees in [0, 360). */
  readonly phase_angle_deg: number;
  /** Illuminated part of the disc, per cent, two decimals. */
  readonly illumination_percent: number;
  /** Days since the new moon, two decimals. */
  readonly age_days: number;
  readonly tropical_moon_sign_name: SignName;
  /** Sidereal. */
  readonly moon_sign_name: SignName;
  readonly tithi: TithiResult;
  /** The principal phase on this local date, if there is one. */
  readonly events: readonly { readonly phase_code: PrincipalPhaseCode; readonly occurs_at: string }[];
  /** The next of each from the reference time on; of one beyond the ephemeris its end. */
  readonly next_new_moon_at: string;
  readonly next_first_quarter_at: string;
  readonly next_full_moon_at: string;
  readonly next_last_quarter_at: string;
}

const CONVENTION =
  'The phase is the apparent longitude of the Moon minus that of the Sun, the same in every zodiac. No houses.';

/**
 * The phase of the Moon on a date: its name, angle, illumination and age at noon of the zone, the exact instant of a
 * principal phase on that date, and the next of each.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}.
 *
 * @example
 * import { moonPhases } from 'nirayana';
 *
 * const { result } = moonPhases({ date: '2026-01-03', timezone: 'Asia/Kolkata' });
 * result.phase.name; // => 'Full Moon'
 * result.illumination_percent; // => 99.82
 */
export const moonPhases: Calculator<DayFields, MoonPhasesResult, typeof moonPhasesTool> = (...asked) =>
  calculate(moonPhasesTool, ...asked);

function calculateMoonPhases({ date, timezone }: Values<DayFields>, { zones, sky, language }: CalculationContext) {
  const day = resolveDay({ date, timeZone: timezone }, zones);
  const { timeZone } = day;
  const reference = firstInstant(timeZone, day.date, 12);
  const longitudes = sunAndMoon(sky, reference);
  const angle = elongationOf(longitudes);
  const events = phasesOn(sky, day);
  const next = phasesFrom(sky, reference, longitudes);
  const newMoon = newMoonsAround(sky, reference, longitudes).before as number;
  const local = (at: number) => formatLocalWithOffset(timeZone, at);
  const nextAt = (code: PrincipalPhaseCode) => {
    const at = next.find(({ phase }) => phase.code === code)?.at;
    return local(at ?? Math.max(reference, LAST_TOLD));
  };
  const result: MoonPhasesResult = {
    date: formatDate(date),
    timezone: timeZone.name,
    phase: phaseNamed(events[0]?.phase ?? phaseBetween(angle)),
    reference_at: local(reference),
    phase_angle_deg: fromMicrodegrees(angle),
    illumination_percent: roundTo(100 * illuminatedPart(sky.ephemeris, reference), 2),
    age_days: roundTo((reference - newMoon) / MILLISECONDS_PER_DAY, 2),
    tropical_moon_sign_name: rashiOf(tropicalLongitude(sky, 'Moon', momentAt(reference))).name,
    moon_sign_name: rashiOf(longitudes.moon).name,
    tithi: tithiResult(limbAt('tithi', longitudes)),
    events: events.map(({ phase, at }) => ({ phase_code: phase.code, occurs_at: local(at) })),
    next_new_moon_at: nextAt('new_moon'),
    next_first_quarter_at: nextAt('first_quarter'),
    next_full_moon_at: nextAt('full_moon'),
    next_last_quarter_at: nextAt('last_quarter'),
  };
  return {
    result,
    provenance: dayProvenance({ sky, language }, day, {
      moment: momentAt(reference),
      houseSystem: CONVENTION,
      locationResolution: NO_PLACE,
      range: next.some(({ at }) => at === undefined) ? [caveat('next_phase_cut_off', {})] : [],
    }),
  };
}

function phaseNamed({ code, name }: MoonPhasesResult['phase']) {
  return { code, name };
}

export const moonPhasesTool = defineTool({
  slug: 'moon-phases',
  place: 20,
  functionName: 'moonPhases',
  group: 'reference',
  title: 'Moon phases',
  description:
    'The phase of the Moon on a date with its angle, illumination and age, the instant of a principal phase on that date, and the next of each.',
  calculationVersion: 'page-shared-v1',
  disclaimer: moonPhasesDisclaimer,
  options: ['ayanamsha'],
  inputSchema: () => field.closed(dayInput()),
  resultSchema: () =>
    field.open({
      date: dateAskedFor(),
      timezone: timeZone(),
      phase: field.open({
        code: phaseCode(),
        name: named('moon_phase_name', PHASE_NAMES, 'English name of the phase.'),
      }),
      reference_at: field.instant(
        '12:00 local time: angle, illumination, age, signs and tithi are those of this instant.',
      ),
      phase_angle_deg: field.number('How far the Moon is ahead of the Sun, degrees in [0, 360).'),
      illumination_percent: field.number('Illuminated part of the disc, per cent.'),
      age_days: field.number('Days since the new moon.'),
      tropical_moon_sign_name: signName('English name of the tropical sign of the Moon.'),
      moon_sign_name: signName('Sidereal sign of the Moon.'),
      tithi: field.open(tithiFields()),
      events: field.list(principalPhaseSchema()),
      next_new_moon_at: field.instant('The next new moon from the reference time on.'),
      next_first_quarter_at: field.instant('The next first quarter from the reference time on.'),
      next_full_moon_at: field.instant('The next full moon from the reference time on.'),
      next_last_quarter_at: field.instant('The next last quarter from the reference time on.'),
    }),
  example: { date: '2026-01-03', timezone: 'Asia/Kolkata' },
  cost: 1,
  calculate: calculateMoonPhases,
});
