import { type BirthFields, beforeBirthCaveat, type ResolvedBirth, resolveBirth } from '../../base/input/birth.js';
import { present } from '../../base/input/caveats.js';
import * as field from '../../base/schema/fields.js';
import { formatInstant } from '../../base/time/calendar.js';
import type { Values } from '../../base/time/temporal.js';
import { grahaPosition } from '../../base/zodiac/positions.js';
import { type AsOf, asOfInput, momentOf } from '../../calculation/as-of.js';
import { type Calculator, calculate, defineTool, type OfBirth } from '../../calculation/calculate.js';
import { goesWithStar, isLabelled, minutesWithin, placesFor } from '../../calculation/cost.js';
import type { CalculationContext } from '../../calculation/options.js';
import { NATAL_BIRTH } from '../../contract/birth-fields.js';
import type { BirthInput } from '../../contract/birth-input.js';
import { type DashaSpan, dashaSpan, dashaSpanFields, daysPerMinuteSchema } from '../../contract/dasha.js';
import { type DayVariation, dayVariation, dayVariationSchema } from '../../contract/dasha-balance.js';
import { birthInput, NATAL_EXAMPLE, zoneOfBirth } from '../../contract/inputs.js';
import { natalProvenance } from '../../contract/provenance.js';
import {
  type DashaMoon,
  dashaMoon,
  dashaMoonFields,
  moonWatches,
  oftenWatch,
  openMoon,
  schemeCaveats,
  yearLength,
} from '../../contract/scheme-dashas.js';
import { named } from '../../contract/vocabulary.js';
import { runningDashasDisclaimer } from '../../languages/en/disclaimers.js';
import { noCurrentDasha } from '../../languages/en/results.js';
import { type DashaReckoning, daysPerMinute, mahadashasOf } from '../../rules/dasha/scheme.js';
import { DASHA_DEPTHS, type DashaDepth, runningPath, VIMSHOTTARI_SCHEME } from '../../rules/dasha/vimshottari.js';
import { requireAscendant } from '../../rules/natal/rising-sign.js';
import type { Watch } from '../../rules/uncertainty/time-range.js';
import {
  FURTHER_DASHAS,
  type FurtherAsked,
  type FurtherDasha,
  type FurtherDashaLevel,
  type FurtherDashaPeriod,
  type FurtherDashaSystem,
  furtherDasha,
  furtherDashaSchema,
  furtherTold,
  needsLagna,
} from './further.js';

export type { FurtherDasha, FurtherDashaLevel, FurtherDashaPeriod };

export interface FurtherDashas {
  /** Which dashas are told beside Vimshottari; none when absent. */
  readonly dasha_systems?: readonly FurtherDashaSystem[];
}

export interface RunningDashasInput extends BirthFields, AsOf, FurtherDashas {}

export interface RunningDashaLevel extends DashaSpan {
  readonly dasha_level: DashaDepth;
  /** The periods of this level within that of the level above, the running one among them. */
  readonly periods: readonly DashaSpan[];
}

export interface RunningDashasResult extends DashaMoon {
  readonly dasha_system: 'vimshottari';
  /** UTC. */
  readonly reference_at: string;
  /** Days of a dasha year. */
  readonly year_length_days: number;
  /** Days by which every date comes earlier for a birth one minute later. */
  readonly days_per_birth_minute: number;
  /** The five periods that run, from mahadasha to prana; empty before the birth and after the nine mahadashas. */
  readonly levels: readonly RunningDashaLevel[];
  /** Why none runs, else null. */
  readonly current_note: string | null;
  readonly current_note_code: 'before_birth' | 'ended' | null;
  /** What the local day of an unknown time leaves open; null when the time is known. */
  readonly day_variation: DayVariation | null;
  /** The zone of the local instants: that of the birth. */
  readonly timezone: string;
  /** The dashas asked for beside Vimshottari, in the order of the list of them. */
  readonly further_dashas: readonly FurtherDasha[];
}

/**
 * The Vimshottari dashas that run at a moment, to the fifth level: maha, antar, pratyantar, sukshma and prana, each with
 * the periods beside it. `dasha_systems` asks for others beside it: Yogini, Ashtottari, Kalachakra, chara by two schools,
 * Narayana, shoola, sudasa. `as_of` is read as UTC; without it `environment.now` counts. Noon stands in for an unknown
 * time, which leaves the lower levels open.
 *
 * @throws CalculationError `invalid_input` or `engine_error`; `invalid_input` too when neither `as_of` nor
 * `environment.now` is given; `engine_error` too at a pole where a dasha is asked for that begins with the lagna.
 *
 * @example
 * import { birth, runningDashas } from 'nirayana';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const born = birth({ date: '1990-05-17', time: '10:20', place: delhi });
 * const { levels } = runningDashas({ birth: born, as_of: '2026-01-01T00:00' }).result;
 * levels.map(({ lord }) => lord); // => ['Jupiter', 'Moon', 'Moon', 'Venus', 'Venus']
 */
export const runningDashas: Calculator<
  RunningDashasInput | ({ readonly birth: BirthInput } & AsOf & FurtherDashas) | BirthInput,
  RunningDashasResult,
  typeof runningDashasTool
> = (...asked) => calculate(runningDashasTool, ...asked);

function calculateRunningDashas(
  { birth: stated, as_of: asked, dasha_systems: systems = [] }: OfBirth & Values<AsOf & FurtherDashas>,
  context: CalculationContext,
) {
  const { sky, language, dashaYearDays: yearDays } = context;
  const birth = resolveBirth(stated, context);
  const at = momentOf(asked, context);
  if (systems.some(needsLagna) && birth.timeKnown) requireAscendant(birth);
  const further: FurtherAsked = { sky, yearDays, at };
  const born = birth.epochMilliseconds;
  const reckoning: DashaReckoning = { scheme: VIMSHOTTARI_SCHEME, yearDays };
  const { longitude, speed } = grahaPosition(sky, 'Moon', birth.moment);
  const levels = pathAt(reckoning, longitude, born, at).map(({ level, running, periods }) => ({
    dasha_level: level,
    ...dashaSpan(birth.timeZone, running),
    periods: periods.map((period) => dashaSpan(birth.timeZone, period)),
  }));
  const code = levels.length > 0 ? null : at < born ? 'before_birth' : 'ended';
  const span = openMoon(sky, birth);
  const variation = span ? dayVariation(birth, span, reckoning) : null;
  const result: RunningDashasResult = {
    ...dashaMoon(longitude),
    dasha_system: 'vimshottari',
    reference_at: formatInstant(at),
    year_length_days: yearDays,
    days_per_birth_minute: daysPerMinute(reckoning, longitude, speed),
    levels,
    current_note: code && (language?.results.noCurrentDasha ?? noCurrentDasha)[code],
    current_note_code: code,
    day_variation: variation,
    timezone: birth.timeZone.name,
    further_dashas: systems.map((system) => furtherDasha(system, birth, further)),
  };
  return {
    result,
    provenance: natalProvenance(context, birth, {
      birthTime: schemeCaveats(sky, birth, variation),
      watches: (minutes) => [
        ...moonWatches(sky, minutes, () => ({})),
        // Lords stand apart from dates: one that each minute has is asked of all of them, dates seldom of more than two.
        oftenWatch(sky, minutes, (moon, instant) => ({
          levels: pathAt(reckoning, moon, instant, at).map(({ level, running: { lord } }) => ({
            dasha_level: level,
            lord,
          })),
        })),
        oftenWatch(sky, minutes, (moon, instant) => ({
          levels: pathAt(reckoning, moon, instant, at).map(({ running: { start, end } }) => ({
            starts_at: formatInstant(start),
            ends_at: formatInstant(end),
          })),
        })),
        ...furtherWatch(systems, birth, further),
      ],
      range: present([beforeBirthCaveat('calculation moment', at, birth)]),
      houseSystem: `Vimshottari dashas counted from the nakshatra of the Moon, in years of ${yearDays} days; no houses.`,
    }),
  };
}

/** Who else runs for a birth of another minute. */
function furtherWatch(systems: readonly FurtherDashaSystem[], birth: ResolvedBirth, asked: FurtherAsked): Watch[] {
  if (systems.length === 0) return [];
  const at = (instant: number) => ({ further_dashas: furtherTold(systems, birth, instant, asked) });
  return [{ edges: [], isOften: true, at }];
}

/** The levels that run at an instant for a Moon in microdegrees; none before the birth. */
function pathAt(reckoning: DashaReckoning, moon: number, born: number, at: number) {
  return at < born ? [] : runningPath(reckoning.scheme, mahadashasOf(reckoning, moon, born), at);
}

export const runningDashasTool = defineTool({
  slug: 'running-dashas',
  place: 28,
  functionName: 'runningDashas',
  group: 'natal',
  title: 'Running dashas to the fifth level',
  description:
    'The Vimshottari dashas that run at a moment in five levels, mahadasha to prana, each with the periods beside it; on request Yogini, Ashtottari, Kalachakra and five dashas of signs too.',
  calculationVersion: '1.0.0',
  disclaimer: runningDashasDisclaimer,
  options: ['ayanamsha', 'time_within', 'clock', 'dasha_year'],
  inputSchema: () =>
    field.closed({
      ...birthInput(),
      ...asOfInput(),
      dasha_systems: field.optional(
        field.chosen(FURTHER_DASHAS, 'Which dashas to tell beside Vimshottari; none when left out.'),
      ),
    }),
  births: NATAL_BIRTH,
  resultSchema: () =>
    field.open({
      ...dashaMoonFields(),
      dasha_system: named('dasha_system', ['vimshottari'], 'Which dashas they are.'),
      reference_at: field.instant('The moment asked about, UTC.'),
      year_length_days: yearLength(),
      days_per_birth_minute: daysPerMinuteSchema(),
      levels: field.listBy(
        'dasha_level',
        field.open({
          dasha_level: named('dasha_level', DASHA_DEPTHS, 'The level of the period.'),
          ...dashaSpanFields(),
          periods: field.list(field.open(dashaSpanFields())),
        }),
      ),
      current_note: field.orNull(field.text('Why no period runs then.')),
      current_note_code: field.orNull(field.oneOf(['before_birth', 'ended'], 'Why no period runs then, for programs.')),
      day_variation: field.orNull(dayVariationSchema()),
      timezone: zoneOfBirth(),
      further_dashas: field.list(furtherDashaSchema()),
    }),
  example: { ...NATAL_EXAMPLE, as_of: '2026-01-01T00:00' },
  cost: ({ dasha_systems: systems = [] }, chosen) =>
    placesFor(
      5 + (goesWithStar(chosen) ? 0.07 : 0.05) * (1 + systems.length) * minutesWithin(chosen),
      isLabelled(chosen) ? 60 + 30 * systems.length : 30 + 10 * systems.length,
    ),
  calculate: calculateRunningDashas,
});
