import { type Calculation, calculate } from '../calculation/calculate.js';
import { defineTool } from '../calculation/define.js';
import type { CalculationContext, Environment } from '../calculation/options.js';
import { TWO_BIRTHS } from '../contract/birth-fields.js';
import { birthTimeRange } from '../contract/birth-time-range.js';
import { type DashaPair, dashaPair, dashaPairSchema } from '../contract/dasha-pair.js';
import { type KootaResult, kootaResult, kootaSchema } from '../contract/koota.js';
import { MAXIMUM_SCORE, percentageOf, possibleMatch, totalOf } from '../contract/match-total.js';
import {
  type ByTables,
  byTables,
  byTablesSchema,
  type PariharaResult,
  pariharaResults,
  pariharaSchema,
} from '../contract/parihara.js';
import { type SouthIndian, southIndian, southIndianSchema } from '../contract/poruthams.js';
import {
  MATCH_BANDS,
  MATCH_EDGES,
  type PossibleMatch,
  possibleMatches,
  possibleMatchMoons,
  possibleMatchSchema,
} from '../contract/possible-match.js';
import { siderealProvenance } from '../contract/provenance.js';
import {
  type ManglikPair,
  manglikPair,
  manglikPairSchema,
  type Papasamya,
  papasamya,
  papasamyaSchema,
} from '../contract/two-doshas.js';
import {
  type CompatibilityBirths,
  type CompatibilityInput,
  type CompatibilityPerson,
  type OfTwoBirths,
  personOf,
  personSchema,
  twoBirthsInput,
  unknownTimesLeave,
} from '../contract/two-moons.js';
import { mahadashasOf } from '../dasha/scheme.js';
import { VIMSHOTTARI_SCHEME } from '../dasha/vimshottari.js';
import { hasAscendant } from '../ephemeris/ascendant.js';
import { type ResolvedBirth, resolveBirth } from '../input/birth.js';
import { ashtakoota, type MatchMoon, matchMoon } from '../matching/ashtakoota.js';
import { bandOf, type MatchBand } from '../matching/ashtakoota-tables.js';
import { KOOTA_TABLE_SETS, type KootaTableSet } from '../matching/koota-tables.js';
import { MANGLIK_FROM, type ManglikFrom } from '../matching/manglik-pair.js';
import { PORUTHAM_PROFILES, type PoruthamProfileName } from '../matching/porutham-tables.js';
import { keysOf } from '../names/numbered.js';
import * as names from '../names/tables.js';
import * as field from '../schema/fields.js';
import { grahaWay, watchWay } from '../uncertainty/ways.js';
import { ASCENDANT_NOTES, type AscendantNote } from '../words/results/notes.js';
import type { Graha } from '../zodiac/graha.js';
import { grahaLongitude, lagnaLongitude } from '../zodiac/positions.js';
import { rashiOf } from '../zodiac/rashi.js';
import type { Sky } from '../zodiac/sidereal.js';

/** How the match is judged where schools differ. */
export interface MatchingChoices {
  /** Which school judges the poruthams; `tamil` when absent. */
  readonly profile?: PoruthamProfileName | null;
  /** The tables of `by_tables`; `prokerala`, those of the score, when absent. */
  readonly koota_tables?: KootaTableSet | null;
  /** From where Mars is counted; `lagna_and_moon` when absent. */
  readonly manglik_references?: ManglikFrom | null;
}

export interface HoroscopeMatchingResult {
  /** In the groom position. */
  readonly person_a: CompatibilityPerson;
  /** In the bride position. */
  readonly person_b: CompatibilityPerson;
  readonly ashtakoota: {
    /** 0 to 36, in halves; nothing below changes it. */
    readonly total_score: number;
    readonly maximum_score: number;
    readonly percentage: number;
    readonly components: readonly KootaResult[];
    /** The points with the persons in each other's position. */
    readonly total_score_swapped: number;
  };
  readonly interpretation_band: { readonly code: MatchBand };
  readonly nadi_dosha: boolean;
  /** The score with cancellations, the agreed ones first, then all that are in use. */
  readonly parihara: readonly PariharaResult[];
  readonly by_tables: ByTables;
  readonly south_indian: SouthIndian;
  /** Null without both times, and at the poles. */
  readonly manglik_pair: ManglikPair | null;
  /** Null without both times, and at the poles. */
  readonly papasamya: Papasamya | null;
  /** Why what hangs on the ascendants is null, else null. */
  readonly ascendant_note: string | null;
  /** Why, for programs. */
  readonly ascendant_note_code: AscendantNote | null;
  /** Null without both times, and without a current time. */
  readonly running_dashas: DashaPair | null;
  /** What both births allow together where a time is doubtful or not known; null where both are taken as they are. */
  readonly possible: PossibleMatch | null;
}

/**
 * Two horoscopes as families compare them: the 36 points, what agreed cancellations give back, the poruthams of the
 * south, Manglik of both with what is left after mitigations, papasamya, and the dashas that run for both.
 *
 * @throws CalculationError `invalid_input` or `engine_error`; where a birth is at fault the message says whose.
 *
 * @example
 * import { birth, horoscopeMatching } from 'nirayana';
 *
 * const place = { latitude: 28.6139, longitude: 77.209 };
 * const person_a = birth({ date: '1990-01-15', time: '04:30', place });
 * const person_b = birth({ date: '1992-06-03', time: '11:15', place });
 * const { result } = horoscopeMatching({ person_a, person_b, profile: 'kerala' });
 * result.ashtakoota.total_score; // => 28.5
 * result.south_indian.maximum_points; // => 10
 */
export function horoscopeMatching(
  input: (CompatibilityInput | CompatibilityBirths) & MatchingChoices,
  environment?: Partial<Environment>,
): Calculation<HoroscopeMatchingResult> {
  return calculate(horoscopeMatchingTool, input, environment);
}

type Asked = OfTwoBirths & MatchingChoices;

function calculateHoroscopeMatching(
  { person_a, person_b, profile, koota_tables, manglik_references }: Asked,
  context: CalculationContext,
) {
  const { sky, locale } = context;
  const [a, b] = [resolveBirth(person_a, context), resolveBirth(person_b, context)];
  const [groom, bride] = [moonOf(sky, a), moonOf(sky, b)];
  const kootas = ashtakoota(groom, bride);
  const school = profile ?? 'tamil';
  const note = noteOf(a) ?? noteOf(b);
  const charts = note === null ? ([chartOf(sky, a), chartOf(sky, b)] as const) : undefined;
  const total = totalOf(kootas);
  const result: HoroscopeMatchingResult = {
    person_a: personOf(groom),
    person_b: personOf(bride),
    ashtakoota: {
      total_score: total,
      maximum_score: MAXIMUM_SCORE,
      percentage: percentageOf(total),
      components: kootas.map((koota) => kootaResult(locale, koota)),
      total_score_swapped: totalOf(ashtakoota(bride, groom)),
    },
    interpretation_band: { code: bandOf(total) },
    nadi_dosha: groom.nakshatra.nadi === bride.nakshatra.nadi,
    parihara: pariharaResults(groom, bride, kootas),
    by_tables: byTables(koota_tables ?? 'prokerala', groom, bride, kootas),
    south_indian: southIndian(bride, groom, school),
    manglik_pair: charts ? manglikPair(charts[1], charts[0], manglik_references === 'lagna_moon_and_venus') : null,
    papasamya: charts ? papasamya(charts[1], charts[0]) : null,
    ascendant_note: note && ASCENDANT_NOTES[note][locale],
    ascendant_note_code: note,
    running_dashas: context.now && a.timeKnown && b.timeKnown ? dashasOf(context, context.now, [a, b]) : null,
    possible: a.span || b.span ? possibleMatches(possibleMatchMoons(sky, a), possibleMatchMoons(sky, b)) : null,
  };
  const possibleWith = (x: MatchMoon, y: MatchMoon) => ({
    ...possibleMatch(x, y),
    south_indian: { total_points: southIndian(y, x, school).total_points },
  });
  return {
    result,
    provenance: siderealProvenance({
      sky,
      locale,
      moment: a.moment,
      timezoneResolution: `Person A: ${a.timezoneResolution} Person B: ${b.timezoneResolution}`,
      dstApplied: a.dstApplied || b.dstApplied,
      birthTimeKnown: a.timeKnown && b.timeKnown,
      birthTimeRanges: {
        birth_time_range_a: birthTimeRange(a, (minutes) => [
          watchWay(grahaWay(sky, 'Moon', minutes), MATCH_EDGES, (at) => {
            const moon = matchMoon(at);
            return { person_a: personOf(moon), ...possibleWith(moon, bride) };
          }),
        ]),
        birth_time_range_b: birthTimeRange(b, (minutes) => [
          watchWay(grahaWay(sky, 'Moon', minutes), MATCH_EDGES, (at) => {
            const moon = matchMoon(at);
            return { person_b: personOf(moon), ...possibleWith(groom, moon) };
          }),
        ]),
      },
      caveats: {
        birthTime: unknownTimesLeave(sky, a, b),
        clock: [...a.clockCaveats, ...b.clockCaveats],
        zone: [...a.zoneCaveats, ...b.zoneCaveats],
      },
      houseSystem:
        'Whole-sign houses counted from the rising sign, the Moon sign and, for papasamya, the sign of Venus. The ayanamsha value is that of the birth of person A; daylight time is reported when it applied to either birth.',
    }),
  };
}

/** What runs for both now, on the whole second. */
function dashasOf(
  { sky, dashaYearDays }: CalculationContext,
  now: Date,
  births: readonly [ResolvedBirth, ResolvedBirth],
) {
  const reckoning = { scheme: VIMSHOTTARI_SCHEME, yearDays: dashaYearDays };
  const dashasOfOne = ({ moment, epochMilliseconds: birth }: ResolvedBirth) => {
    return { periods: mahadashasOf(reckoning, grahaLongitude(sky, 'Moon', moment), birth), birth };
  };
  return dashaPair(dashasOfOne(births[0]), dashasOfOne(births[1]), Math.round(now.getTime() / 1000) * 1000);
}

function moonOf(sky: Sky, { moment }: ResolvedBirth): MatchMoon {
  return matchMoon(grahaLongitude(sky, 'Moon', moment));
}

/** Why the chart of a birth has no ascendant. */
function noteOf({ timeKnown, place }: ResolvedBirth): AscendantNote | null {
  if (!timeKnown) return 'birth_time_unknown';
  return hasAscendant(place) ? null : 'no_ascendant';
}

/** The signs of which Manglik and papasamya are made. */
function chartOf(sky: Sky, { moment, place }: ResolvedBirth) {
  const signOf = (graha: Graha) => rashiOf(grahaLongitude(sky, graha, moment));
  const ascendant = rashiOf(lagnaLongitude(sky, moment, place));
  const [moon, mars, venus, saturn, sun, rahu] = [
    signOf('Moon'),
    signOf('Mars'),
    signOf('Venus'),
    signOf('Saturn'),
    signOf('Sun'),
    signOf('Rahu'),
  ] as const;
  return {
    ascendant,
    lagna: ascendant,
    moon,
    venus,
    mars,
    jupiter: signOf('Jupiter'),
    Mars: mars,
    Saturn: saturn,
    Sun: sun,
    Rahu: rahu,
    equivalents: { Saturn: saturn, Rahu: rahu, Sun: sun },
  };
}

export const horoscopeMatchingTool = defineTool({
  slug: 'horoscope-matching',
  functionName: 'horoscopeMatching',
  group: 'matching',
  title: 'Horoscope matching in full',
  description:
    'Two births as families compare them: 36 points with cancellations, the poruthams of the south, Manglik of both, papasamya and running dashas.',
  calculationVersion: '1.0.0',
  disclaimer:
    'What traditions count, side by side. None of it measures two people: do not decide for or against a marriage by a number.',
  options: ['ayanamsha', 'node', 'dasha_year', 'time_within_a', 'time_within_b', 'clock_a', 'clock_b'],
  inputSchema: () =>
    field.closed({
      ...twoBirthsInput(),
      profile: field.optional(
        field.oneOf(keysOf(PORUTHAM_PROFILES), 'Which school judges the poruthams; tamil when left out.'),
      ),
      koota_tables: field.optional(
        field.oneOf(KOOTA_TABLE_SETS, 'The tables of `by_tables`; prokerala, those of the score, when left out.'),
      ),
      manglik_references: field.optional(
        field.oneOf(MANGLIK_FROM, 'From where Mars is counted; lagna_and_moon when left out.'),
      ),
    }),
  births: TWO_BIRTHS,
  resultSchema: () =>
    field.open({
      person_a: personSchema(),
      person_b: personSchema(),
      ashtakoota: field.open({
        total_score: field.number('0 to 36 points, in halves; nothing below changes it.'),
        maximum_score: field.number('Always 36 points.'),
        percentage: field.number('Total in per cent of the maximum, two decimals.'),
        components: field.list(kootaSchema()),
        total_score_swapped: field.number("The points with the persons in each other's position."),
      }),
      interpretation_band: field.open({
        code: field.named(names.match_band, MATCH_BANDS, 'What the total is called.'),
      }),
      nadi_dosha: field.flag('Whether both persons have the same nadi.'),
      parihara: field.list(pariharaSchema()),
      by_tables: byTablesSchema(),
      south_indian: southIndianSchema(),
      manglik_pair: field.orNull(manglikPairSchema()),
      papasamya: field.orNull(papasamyaSchema()),
      ascendant_note: field.orNull(field.text('Why what hangs on the ascendants is null, in an English sentence.')),
      ascendant_note_code: field.orNull(field.oneOf(keysOf(ASCENDANT_NOTES), 'Why, for programs.')),
      running_dashas: field.orNull(dashaPairSchema()),
      possible: field.orNull(possibleMatchSchema()),
    }),
  example: {
    person_a_birth_date: '1970-11-10',
    person_a_birth_time: '09:20',
    person_a_birth_timezone: 'Asia/Kolkata',
    person_a_latitude: 22.6758,
    person_a_longitude: 88.0495,
    person_b_birth_date: '1967-08-29',
    person_b_birth_time: '09:00',
    person_b_birth_timezone: 'Asia/Kolkata',
    person_b_latitude: 19.0822,
    person_b_longitude: 72.7411,
  },
  calculate: calculateHoroscopeMatching,
});
