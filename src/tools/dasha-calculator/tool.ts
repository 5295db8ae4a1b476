import type { BirthFields, ChartFields, ResolvedBirth } from '../../base/input/birth.js';
import { fromMicrodegrees } from '../../base/math/angle.js';
import * as field from '../../base/schema/fields.js';
import { type NakshatraName, nakshatraOf } from '../../base/zodiac/nakshatra.js';
import { grahaPosition } from '../../base/zodiac/positions.js';
import { type Graha, rashiOf, type SignName } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool, ofBirth } from '../../calculation/calculate.js';
import { type CalculationContext, requireNow } from '../../calculation/options.js';
import { CHART_BIRTH } from '../../contract/birth-fields.js';
import type { BirthInput } from '../../contract/birth-input.js';
import {
  type CurrentDashas,
  currentDashas,
  currentDashasSchema,
  daysPerMinuteSchema,
  type Mahadasha,
  mahadashaResults,
  mahadashaSchema,
  possibleDashas,
  utcSpan,
} from '../../contract/dasha.js';
import {
  balanceAt,
  type DashaBalance,
  type DayVariation,
  dashaBalanceSchema,
  dayVariation,
  dayVariationSchema,
  variationCaveat,
} from '../../contract/dasha-balance.js';
import { CHART_EXAMPLE, chartInput, zoneOfBirth } from '../../contract/inputs.js';
import { natalProvenance } from '../../contract/provenance.js';
import { nakshatraName, nakshatraRuler, named, pada, siderealLongitude, signName } from '../../contract/vocabulary.js';
import { dashaCalculatorDisclaimer } from '../../languages/en/disclaimers.js';
import { noCurrentDasha } from '../../languages/en/results.js';
import { keysOf } from '../../languages/names/numbered.js';
import type { NoCurrentDasha } from '../../languages/words/results/result-words.js';
import { type DashaPeriod, type DashaReckoning, daysPerMinute, mahadashasOf } from '../../rules/dasha/scheme.js';
import { VIMSHOTTARI_SCHEME } from '../../rules/dasha/vimshottari.js';
import { moonSpan, unknownTimeCaveat } from '../../rules/natal/unknown-birth-time.js';
import { grahaWay, NAKSHATRA_EDGES, PADA_EDGES, watchWay } from '../../rules/uncertainty/ways.js';

export type { DayEdgeDasha } from '../../contract/dasha-balance.js';

export interface DashaResult {
  /** Sidereal longitude of the Moon, degrees in [0, 360). */
  readonly moon_longitude_sidereal: number;
  readonly moon_sign_name: SignName;
  readonly nakshatra_name: NakshatraName;
  readonly pada: number;
  /** The lord of the first mahadasha. */
  readonly nakshatra_ruler: Graha;
  readonly system: 'vimshottari';
  readonly year_length_days: number;
  readonly balance_at_birth: DashaBalance;
  /** Days by which every date comes earlier for a birth one minute later. */
  readonly days_per_birth_minute: number;
  /** Nine, from birth to 120 years after the first would have begun. */
  readonly mahadashas: readonly Mahadasha[];
  /** The periods that run now; null where none does. */
  readonly current: CurrentDashas | null;
  /** Why `current` is null, else null. */
  readonly current_note: string | null;
  /** Why, for programs. */
  readonly current_note_code: NoCurrentDasha | null;
  /** What the local day of an unknown time leaves open; null when the time is known. */
  readonly day_variation: DayVariation | null;
  /** The zone of the local instants: that of the birth. */
  readonly timezone: string;
}

/**
 * The Vimshottari dashas of a birth in three levels, what was left of the first at birth, and the periods that run at
 * `environment.now`; without a clock none is told. Noon stands in for an unknown time, and the result says how far the
 * dates move over that day.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}.
 *
 * @example
 * import { birth, dasha } from 'nirayana';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const born = birth({ date: '1990-05-17', time: '10:20', place: delhi });
 * const { result } = dasha(born, { now: new Date('2026-01-01T00:00:00Z') });
 * result.mahadashas.map(({ lord }) => lord).slice(0, 3); // => ['Mars', 'Rahu', 'Jupiter']
 * result.current?.maha.lord; // => 'Jupiter'
 */
export const dasha: Calculator<ChartFields | BirthFields | BirthInput, DashaResult, typeof dashaTool> = (...asked) =>
  calculate(dashaTool, ...asked);

function calculateDasha(birth: ResolvedBirth, context: CalculationContext) {
  const { sky } = context;
  const reckoning: DashaReckoning = { scheme: VIMSHOTTARI_SCHEME, yearDays: context.dashaYearDays };
  const { longitude, speed } = grahaPosition(sky, 'Moon', birth.moment);
  const { nakshatra, pada } = nakshatraOf(longitude);
  const periods = mahadashasOf(reckoning, longitude, birth.epochMilliseconds);
  const span = birth.timeKnown ? undefined : moonSpan(sky, birth);
  const variation = span ? dayVariation(birth, span, reckoning) : null;
  const result: DashaResult = {
    moon_longitude_sidereal: fromMicrodegrees(longitude),
    moon_sign_name: rashiOf(longitude).name,
    nakshatra_name: nakshatra.name,
    pada,
    nakshatra_ruler: nakshatra.ruler,
    system: 'vimshottari',
    year_length_days: context.dashaYearDays,
    balance_at_birth: balanceAt(birth, periods, reckoning),
    days_per_birth_minute: daysPerMinute(reckoning, longitude, speed),
    mahadashas: mahadashaResults(periods, birth),
    ...currentOf(periods, birth, context),
    day_variation: variation,
    timezone: birth.timeZone.name,
  };
  return {
    result,
    provenance: natalProvenance(context, birth, {
      birthTime: span && variation ? [unknownTimeCaveat(span), variationCaveat(variation)] : [],
      watches: (minutes) => {
        const moon = grahaWay(sky, 'Moon', minutes);
        return [
          watchWay(moon, PADA_EDGES, (at) => {
            const { nakshatra: of, pada: quarter } = nakshatraOf(at);
            return {
              moon_sign_name: rashiOf(at).name,
              nakshatra_name: of.name,
              pada: quarter,
              nakshatra_ruler: of.ruler,
            };
          }),
          {
            edges: moon.passes(NAKSHATRA_EDGES),
            at: (instant) => datesOf(mahadashasOf(reckoning, moon.at(instant), instant), instant, context),
          },
        ];
      },
      houseSystem: `Vimshottari dashas counted from the nakshatra of the Moon, in years of ${context.dashaYearDays} days; no houses.`,
    }),
  };
}

/** The dates of the mahadashas and of what runs now; those of the levels below move by the same days. */
function datesOf(periods: readonly DashaPeriod[], birth: number, context: CalculationContext) {
  const now = context.now && requireNow(context, 'now');
  return { balance_at_birth: utcSpan(periods[0] as DashaPeriod), ...possibleDashas(periods, birth, now) };
}

/** The periods that run now, from their own beginnings. */
function currentOf(
  periods: readonly DashaPeriod[],
  birth: ResolvedBirth,
  context: CalculationContext,
): Pick<DashaResult, 'current' | 'current_note' | 'current_note_code'> {
  if (!context.now) return noneRuns('no_current_time', context);
  const at = requireNow(context, 'now');
  if (at < birth.epochMilliseconds) return noneRuns('before_birth', context);
  const current = currentDashas(periods, birth, at);
  return current ? { current, current_note: null, current_note_code: null } : noneRuns('ended', context);
}

function noneRuns(code: NoCurrentDasha, { language }: CalculationContext) {
  return {
    current: null,
    current_note: (language?.results.noCurrentDasha ?? noCurrentDasha)[code],
    current_note_code: code,
  };
}

export const dashaTool = defineTool({
  slug: 'dasha-calculator',
  place: 12,
  functionName: 'dasha',
  group: 'natal',
  title: 'Vimshottari dasha calculator',
  description:
    'The Vimshottari mahadashas, antardashas and pratyantardashas of a birth, the balance at birth and the periods that run now.',
  calculationVersion: 'page-shared-v1',
  disclaimer: dashaCalculatorDisclaimer,
  options: ['ayanamsha', 'time_within', 'clock', 'dasha_year'],
  inputSchema: () => field.closed(chartInput()),
  births: CHART_BIRTH,
  resultSchema: () =>
    field.open({
      moon_longitude_sidereal: siderealLongitude('Sidereal longitude of the Moon, degrees in [0, 360).'),
      moon_sign_name: signName('Sidereal sign of the Moon.'),
      nakshatra_name: nakshatraName('Nakshatra of the Moon.'),
      pada: pada(),
      nakshatra_ruler: nakshatraRuler(),
      system: named('dasha_system', ['vimshottari'], 'Which dashas they are.'),
      year_length_days: field.number('Days of a dasha year.'),
      balance_at_birth: dashaBalanceSchema(),
      days_per_birth_minute: daysPerMinuteSchema(),
      mahadashas: field.listBy('lord', mahadashaSchema()),
      current: field.orNull(currentDashasSchema()),
      current_note: field.orNull(field.text('Why no period runs now.')),
      current_note_code: field.orNull(field.oneOf(keysOf(noCurrentDasha), 'Why no period runs now, for programs.')),
      day_variation: field.orNull(dayVariationSchema()),
      timezone: zoneOfBirth(),
    }),
  example: CHART_EXAMPLE,
  cost: 1,
  calculate: ofBirth(calculateDasha),
});
