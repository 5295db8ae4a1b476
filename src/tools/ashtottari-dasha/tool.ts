import { hasAscendant } from '../../base/ephemeris/ascendant.js';
import { epochMillisecondsOfUniversalTime, momentAt, universalTimeAt } from '../../base/ephemeris/ephemeris.js';
import { horizonEvents, isRisen } from '../../base/ephemeris/rise-set.js';
import type { BirthFields, ResolvedBirth } from '../../base/input/birth.js';
import * as field from '../../base/schema/fields.js';
import { grahaLongitude, lagnaLongitude, type Sky } from '../../base/zodiac/positions.js';
import { type Graha, rashiOf } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool, ofBirth } from '../../calculation/calculate.js';
import { minutesWithin, placesFor } from '../../calculation/cost.js';
import { type CalculationContext, requireNow } from '../../calculation/options.js';
import { ascendantNoteOf } from '../../contract/ascendant-note.js';
import { NATAL_BIRTH } from '../../contract/birth-fields.js';
import type { BirthInput } from '../../contract/birth-input.js';
import { birthInput, NATAL_EXAMPLE } from '../../contract/inputs.js';
import { natalProvenance, nodeStatement } from '../../contract/provenance.js';
import {
  type SchemeAsked,
  type SchemeDashas,
  schemeCaveats,
  schemeDashas,
  schemeFields,
  schemeWatches,
} from '../../contract/scheme-dashas.js';
import { ashtottariDashaDisclaimer } from '../../languages/en/disclaimers.js';
import { ascendantNotes } from '../../languages/en/results.js';
import { keysOf } from '../../languages/names/numbered.js';
import type { AscendantNote } from '../../languages/words/results/result-words.js';
import { ASHTOTTARI_SCHEME, appliesByPaksha, appliesByRahu } from '../../rules/dasha/vimshottari.js';
import { limbAt, sunAndMoon } from '../../rules/panchanga/limbs.js';
import type { TimeSpan, Watch } from '../../rules/uncertainty/time-range.js';
import { grahaWay, lagnaWay, SIGN_EDGES } from '../../rules/uncertainty/ways.js';

/** Whether the texts would use this dasha for a birth, by either of their rules. */
export interface AshtottariApplies {
  /** Rahu in a kendra or trikona from the lord of the lagna and not in the lagna. */
  readonly by_rahu: boolean;
  /** A birth by day in the dark half of the month, or by night in the bright half. */
  readonly by_paksha: boolean;
}

export interface AshtottariDashaResult extends SchemeDashas<'ashtottari'> {
  /** Null where there is no ascendant. */
  readonly applies: AshtottariApplies | null;
  /** Why `applies` is null, else null. */
  readonly applies_note: string | null;
  readonly applies_note_code: AscendantNote | null;
}

/**
 * The Ashtottari dashas of a birth: eight lords in 108 years, in two levels, what was left of the first at birth, the
 * three periods that run at `environment.now`, and whether the texts would use this dasha for the birth. It is counted
 * for every birth. Noon stands in for an unknown time.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}.
 *
 * @example
 * import { ashtottariDasha, birth } from 'nirayana';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const born = birth({ date: '1990-05-17', time: '10:20', place: delhi });
 * const { mahadashas, applies } = ashtottariDasha(born).result;
 * mahadashas.map(({ lord }) => lord).slice(0, 3); // => ['Jupiter', 'Rahu', 'Venus']
 * applies; // => { by_rahu: true, by_paksha: true }
 */
export const ashtottariDasha: Calculator<
  BirthFields | BirthInput,
  AshtottariDashaResult,
  typeof ashtottariDashaTool
> = (...asked) => calculate(ashtottariDashaTool, ...asked);

function calculateAshtottariDasha(birth: ResolvedBirth, context: CalculationContext) {
  const { sky, language, dashaYearDays: yearDays } = context;
  const now = context.now && requireNow(context, 'now');
  const asked: SchemeAsked = { sky, language, now, reckoning: { scheme: ASHTOTTARI_SCHEME, yearDays } };
  const dashas = schemeDashas('ashtottari', birth, asked);
  const note = ascendantNoteOf(birth);
  const result: AshtottariDashaResult = {
    ...dashas,
    applies: note === null ? appliesAt(sky, birth, birth.epochMilliseconds) : null,
    applies_note: note && (language?.results.ascendantNotes ?? ascendantNotes)[note],
    applies_note_code: note,
  };
  return {
    result,
    provenance: natalProvenance(context, birth, {
      birthTime: schemeCaveats(sky, birth, dashas.day_variation),
      watches: (minutes) => [
        ...schemeWatches(asked, minutes),
        ...(hasAscendant(birth.place) ? [appliesWatch(sky, birth, minutes)] : []),
      ],
      houseSystem: `Ashtottari dashas counted from the nakshatra of the Moon, in years of ${yearDays} days; whole-sign houses. ${nodeStatement(sky)}`,
    }),
  };
}

function appliesAt(sky: Sky, { place }: ResolvedBirth, instant: number): AshtottariApplies {
  const moment = momentAt(instant);
  const lagna = rashiOf(lagnaLongitude(sky, moment, place));
  const signOf = (graha: Graha) => rashiOf(grahaLongitude(sky, graha, moment));
  const isDay = isRisen(sky.ephemeris, { body: 'Sun', place, definition: sky.sunrise }, universalTimeAt(instant));
  const { paksha } = limbAt('tithi', sunAndMoon(sky, instant));
  return { by_rahu: appliesByRahu(lagna, signOf), by_paksha: appliesByPaksha(isDay, paksha) };
}

/** What may change it: the lagna, its lord and Rahu by their signs, the horizon, and new and full moon. */
function appliesWatch(sky: Sky, birth: ResolvedBirth, minutes: TimeSpan): Watch {
  const { place } = birth;
  const span = { from: universalTimeAt(minutes.start), to: universalTimeAt(minutes.end) };
  const horizon = horizonEvents(sky.ephemeris, { body: 'Sun', place, definition: sky.sunrise }, span);
  const grahas: readonly Graha[] = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Rahu'];
  return {
    edges: [
      ...lagnaWay(sky, place, minutes).passes(SIGN_EDGES),
      ...grahas.flatMap((graha) => grahaWay(sky, graha, minutes).passes(SIGN_EDGES)),
      ...horizon.map(({ at }) => epochMillisecondsOfUniversalTime(at)),
      ...syzygies(sky, minutes),
    ],
    at: (instant) => ({ applies: appliesAt(sky, birth, instant) }),
  };
}

/** New and full moons of a span, by the middle of the steps in which the half of the month becomes another. */
function syzygies(sky: Sky, { start, end }: TimeSpan): number[] {
  const halfAt = (at: number) => limbAt('tithi', sunAndMoon(sky, at)).paksha;
  if (halfAt(start) === halfAt(end)) return [];
  let [low, high] = [start, end];
  while (high - low > 1000) {
    const middle = (low + high) / 2;
    if (halfAt(middle) === halfAt(start)) low = middle;
    else high = middle;
  }
  return [high];
}

export const ashtottariDashaTool = defineTool({
  slug: 'ashtottari-dasha',
  place: 30,
  functionName: 'ashtottariDasha',
  group: 'natal',
  title: 'Ashtottari dasha calculator',
  description:
    'The Ashtottari dashas of a birth, 108 years in eight periods with the level below, the balance at birth, the periods that run now, and whether the texts use them for this birth.',
  calculationVersion: '1.0.0',
  disclaimer: ashtottariDashaDisclaimer,
  options: ['ayanamsha', 'node', 'time_within', 'clock', 'dasha_year', 'sunrise'],
  inputSchema: () => field.closed(birthInput()),
  births: NATAL_BIRTH,
  resultSchema: () =>
    field.open({
      ...schemeFields('ashtottari'),
      applies: field.orNull(
        field.open({
          by_rahu: field.flag('Rahu is in a kendra or trikona from the lord of the lagna and not in the lagna.'),
          by_paksha: field.flag('A birth by day in the dark half of the month, or by night in the bright half.'),
        }),
      ),
      applies_note: field.orNull(field.text('Why it is not told whether the texts use this dasha.')),
      applies_note_code: field.orNull(field.oneOf(keysOf(ascendantNotes), 'Why it is not told, for programs.')),
    }),
  example: NATAL_EXAMPLE,
  cost: (_input, chosen) => placesFor(5 + 0.05 * minutesWithin(chosen)),
  calculate: ofBirth(calculateAshtottariDasha),
});
