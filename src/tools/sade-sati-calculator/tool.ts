import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { CalculationError } from '../../base/errors.js';
import { type BirthFields, beforeBirthCaveat, resolveBirth } from '../../base/input/birth.js';
import { present } from '../../base/input/caveats.js';
import { because } from '../../base/reasons.js';
import * as field from '../../base/schema/fields.js';
import { requireAccepted } from '../../base/time/accepted.js';
import { dayStart, formatDate, nextDate, utcDateAt } from '../../base/time/calendar.js';
import type { PlainDateLike, Values } from '../../base/time/temporal.js';
import type { Zone } from '../../base/time/zone.js';
import { grahaLongitude } from '../../base/zodiac/positions.js';
import { type Rashi, rashiNumbered, rashiOf, type SignName } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool, type OfBirth } from '../../calculation/calculate.js';
import { type CalculationContext, requireNow } from '../../calculation/options.js';
import { NATAL_BIRTH } from '../../contract/birth-fields.js';
import type { BirthInput, WithBirth } from '../../contract/birth-input.js';
import { birthInput, withoutLocal, zoneOfBirth } from '../../contract/inputs.js';
import { natalProvenance } from '../../contract/provenance.js';
import { named, signName, signNumber } from '../../contract/vocabulary.js';
import { sadeSatiCalculatorDisclaimer } from '../../languages/en/disclaimers.js';
import { moonSpan, possibleMoons, unknownTimeCaveat } from '../../rules/natal/unknown-birth-time.js';
import {
  SADE_SATI_PHASES,
  type SadeSatiCycle,
  type SadeSatiCycles,
  type SadeSatiPhaseName,
  sadeSatiCycleAt,
  sadeSatiCycles,
  sadeSatiPhase,
  saturnRashi,
} from '../../rules/transit/sade-sati.js';
import { activityCaveat, cutOffCaveat } from '../../rules/transit/sade-sati-caveats.js';
import { grahaWay, SIGN_EDGES, watchWay } from '../../rules/uncertainty/ways.js';
import {
  type SadeSatiPeriod,
  type SadeSatiSpan,
  sadeSatiPeriod,
  sadeSatiPeriodSchema,
  sadeSatiSpan,
  sadeSatiSpanSchema,
} from './shapes.js';

export interface SadeSatiInput extends BirthFields {
  /** The UTC date to evaluate Saturn against, YYYY-MM-DD; today when absent. */
  readonly calculation_date?: string | PlainDateLike | null;
}

export type { SadeSatiPhaseName };

export interface SadeSatiResult {
  readonly natal_moon_sign: SignName;
  readonly natal_moon_sign_number: number;
  /** Saturn's sign at the end (24:00 UTC) of the calculation date. */
  readonly current_saturn_sign: SignName;
  readonly calculation_date: string;
  /** Whether Saturn is in one of the three signs. */
  readonly is_active: boolean;
  readonly current_phase: SadeSatiPhaseName | null;
  readonly sade_sati_signs: {
    readonly rising_12th: SignName;
    readonly peak_1st: SignName;
    readonly setting_2nd: SignName;
  };
  /**
   * The cycle that is running, also while Saturn has stepped outside by retrogression; null outside one, and never null
   * while Sade Sati is active.
   */
  readonly current_cycle: SadeSatiPeriod | null;
  /** What of this cycle and the next two lies outside the accepted dates has the end of the ephemeris as its date. */
  readonly previous_cycle: SadeSatiSpan;
  readonly next_cycle: SadeSatiPeriod;
  /** The cycle that runs at the end (24:00 UTC) of the date of birth, as `current_cycle` tells it; null outside one. */
  readonly cycle_at_birth: SadeSatiPeriod | null;
  /** The zone of the local instants: that of the birth. */
  readonly timezone: string;
}

/**
 * Saturn's passage through the 12th, 1st and 2nd sign from the natal Moon: whether it runs, its phases, and every
 * retrograde crossing of the current, previous and next cycle.
 *
 * @throws CalculationError `invalid_input`, also when neither `calculation_date` nor `environment.now` is given, or
 * `engine_error`, also where the cycle that runs reaches outside the accepted dates.
 *
 * @example
 * import { birth, sadeSati } from 'nirayana';
 *
 * const born = birth({ date: '1990-05-17', time: '10:20', place: { latitude: 28.6139, longitude: 77.209 } });
 * const { result } = sadeSati({ birth: born, calculation_date: '2026-01-01' });
 * result.is_active; // => false
 * result.next_cycle.start; // => '2046-12-07'
 */
export const sadeSati: Calculator<
  SadeSatiInput | BirthInput | WithBirth<SadeSatiInput, BirthFields>,
  SadeSatiResult,
  typeof sadeSatiTool
> = (...asked) => calculate(sadeSatiTool, ...asked);

function calculateSadeSati(
  input: Values<Omit<SadeSatiInput, keyof BirthFields>> & OfBirth,
  context: CalculationContext,
) {
  const { sky } = context;
  const birth = resolveBirth(input.birth, context);
  const date = input.calculation_date ?? utcDateAt(requireNow(context, 'calculation_date'));
  const calculationDate = formatDate(date);
  requireAccepted(date, 'calculation date');
  const endOfDay = dayStart(nextDate(date));
  const moon = rashiOf(grahaLongitude(sky, 'Moon', birth.moment));
  const saturn = saturnRashi(sky, momentAt(endOfDay).tt);
  const endOfBirthday = dayStart(nextDate(input.birth.date));
  const cyclesOf = (of: Rashi) => ({
    ...sadeSatiCycles(sky, of, endOfDay),
    birth: sadeSatiCycleAt(sky, of, endOfBirthday),
  });
  const cycles = cyclesOf(moon);
  if (cycles.current?.isCutOff) throw cycleOutside();
  const span = birth.timeKnown ? undefined : moonSpan(sky, birth);
  const result: SadeSatiResult = {
    natal_moon_sign: moon.name,
    natal_moon_sign_number: moon.number,
    current_saturn_sign: saturn.name,
    calculation_date: calculationDate,
    ...sadeSatiOf({ moon, saturn, cycles, zone: birth.timeZone }),
    timezone: birth.timeZone.name,
  };
  return {
    result,
    provenance: natalProvenance(context, birth, {
      birthTime: span?.rashiChanges
        ? present([unknownTimeCaveat(span), activityCaveat(possibleMoons(sky, birth), saturn, calculationDate)])
        : [],
      watches: (minutes) => [
        watchWay(grahaWay(sky, 'Moon', minutes), SIGN_EDGES, (at) => {
          const possible = rashiOf(at);
          return withoutLocal({
            natal_moon_sign: possible.name,
            natal_moon_sign_number: possible.number,
            ...sadeSatiOf({
              moon: possible,
              saturn,
              cycles: possible === moon ? cycles : cyclesOf(possible),
              zone: birth.timeZone,
            }),
          });
        }),
      ],
      range: present([beforeBirthCaveat('calculation date', endOfDay - 1, birth), cutOffCaveat(cycles)]),
      houseSystem:
        'Whole signs counted from the natal Moon sign: the 12th, the 1st and the 2nd. Boundary dates are UTC.',
    }),
  };
}

type SadeSatiOfMoon = Omit<
  SadeSatiResult,
  'natal_moon_sign' | 'natal_moon_sign_number' | 'current_saturn_sign' | 'calculation_date' | 'timezone'
>;

/** What the sign of the natal Moon makes of the way of Saturn. */
function sadeSatiOf({
  moon,
  saturn,
  cycles: { previous, current, next, birth },
  zone,
}: {
  readonly moon: Rashi;
  readonly saturn: Rashi;
  readonly cycles: SadeSatiCycles & { readonly birth: SadeSatiCycle | undefined };
  readonly zone: Zone;
}): SadeSatiOfMoon {
  const signs = [-1, 0, 1].map((offset) => rashiNumbered(moon.number + offset).name) as [SignName, SignName, SignName];
  const [rising, peak, setting] = signs;
  const phase = sadeSatiPhase(moon, saturn);
  const by = { signs, zone };
  return {
    is_active: phase !== undefined,
    current_phase: phase ?? null,
    sade_sati_signs: { rising_12th: rising, peak_1st: peak, setting_2nd: setting },
    current_cycle: current ? sadeSatiPeriod(current, by) : null,
    previous_cycle: sadeSatiSpan(previous, zone),
    next_cycle: sadeSatiPeriod(next, by),
    cycle_at_birth: birth ? sadeSatiPeriod(birth, by) : null,
  };
}

function cycleOutside(): CalculationError {
  const message =
    'The cycle of Sade Sati at the calculation date reaches outside the accepted dates, 1800-01-01 to 2200-12-31.';
  return because(new CalculationError('engine_error', message), 'outside_ephemeris', {});
}

export const sadeSatiTool = defineTool({
  slug: 'sade-sati-calculator',
  place: 5,
  functionName: 'sadeSati',
  group: 'natal',
  title: 'Sade Sati calculator',
  description:
    'Whether Saturn is in the 12th, 1st or 2nd sign from the natal Moon, with the phases and retrograde crossings of the current and next cycle.',
  calculationVersion: '1.0.0',
  disclaimer: sadeSatiCalculatorDisclaimer,
  options: ['ayanamsha', 'time_within', 'clock'],
  inputSchema: () =>
    field.closed({
      ...birthInput(),
      calculation_date: field.optional(
        field.nullableDate('UTC date to evaluate Saturn against, YYYY-MM-DD. Today when left out or null.'),
      ),
    }),
  births: NATAL_BIRTH,
  resultSchema: () =>
    field.open({
      natal_moon_sign: signName('Sidereal sign of the natal Moon.'),
      natal_moon_sign_number: signNumber(),
      current_saturn_sign: signName("Saturn's sidereal sign at the end of the calculation date."),
      calculation_date: field.date('The UTC date that Saturn is evaluated against, YYYY-MM-DD.'),
      is_active: field.flag('Whether Saturn is in one of the three signs.'),
      current_phase: field.orNull(
        named('sade_sati_phase', SADE_SATI_PHASES, 'The phase that runs; null where none does.'),
      ),
      sade_sati_signs: field.open({
        rising_12th: signName('The 12th sign from the natal Moon.'),
        peak_1st: signName('The sign of the natal Moon.'),
        setting_2nd: signName('The 2nd sign from the natal Moon.'),
      }),
      current_cycle: field.orNull(sadeSatiPeriodSchema()),
      previous_cycle: sadeSatiSpanSchema(),
      next_cycle: sadeSatiPeriodSchema(),
      cycle_at_birth: field.orNull(sadeSatiPeriodSchema()),
      timezone: zoneOfBirth(),
    }),
  example: {
    birth_date: '1990-05-17',
    birth_time: '10:20',
    birth_timezone: 'Asia/Kolkata',
    latitude: 28.6139,
    longitude: 77.209,
    calculation_date: '2026-01-01',
  },
  cost: 1,
  calculate: calculateSadeSati,
});
