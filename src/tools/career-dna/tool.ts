import { beforeBirthCaveat, type ResolvedBirth, resolveBirth, type TimedBirthFields } from '../../base/input/birth.js';
import { type Caveat, caveat, present } from '../../base/input/caveats.js';
import { oneOf, refusal, requireOptions } from '../../base/input/options.js';
import { MICRODEGREES_PER_DEGREE } from '../../base/math/angle.js';
import * as field from '../../base/schema/fields.js';
import { requireAcceptedInstant } from '../../base/time/accepted.js';
import { formatDate, formatInstant, utcDateAt } from '../../base/time/calendar.js';
import { CLOCK, type Clock, clockReading } from '../../base/time/clock.js';
import type { GrahaPosition } from '../../base/zodiac/positions.js';
import { calculate, defineTool, type OfBirth, type Provenance } from '../../calculation/calculate.js';
import { type CalculationContext, type Environment, requireNow } from '../../calculation/options.js';
import { NATAL_BIRTH } from '../../contract/birth-fields.js';
import type { WithBirth } from '../../contract/birth-input.js';
import { timedBirthInput } from '../../contract/inputs.js';
import { keyed } from '../../contract/positions.js';
import { natalProvenance, nodeStatement, type ProvenanceFacts } from '../../contract/provenance.js';
import { careerChart } from '../../rules/career/chart.js';
import { type CareerFactors, careerFactors } from '../../rules/career/factors.js';
import { chiefReference, hitsOf, KARMAJIVA_READINGS, type KarmajivaReading } from '../../rules/career/hits.js';
import { CAREER_DISCLAIMER } from '../../rules/career/texts.js';
import { firstThree, rankedThemes } from '../../rules/career/themes.js';
import { daysPerMinute } from '../../rules/dasha/scheme.js';
import { USUAL_VIMSHOTTARI } from '../../rules/dasha/vimshottari.js';
import { requireAscendant } from '../../rules/natal/rising-sign.js';
import { chartFindings, isMinor, karakaGaps, periodsOf } from './chart-result.js';
import type { CareerOfBirthResult, CareerPeriod, CareerProvenance, CareerResult } from './result.js';
import { careerOfBirthSchema, careerSchema } from './schema.js';
import { statementsOf, themeResults } from './theme-results.js';
import { boundariesOf, nearestChange, type TimedChart, VARIANT_MINUTES, variantFindings } from './time-sensitivity.js';

/** The birth of a person, of which everything must be known. */
export interface CareerInput extends TimedBirthFields {
  /** 1 to 200 characters. It is echoed and enters no calculation. */
  readonly person_name: string;
  /** IANA time zone, `LMT` or an offset such as `+05:53`. */
  readonly birth_timezone: string;
}

/** What {@link careerDna} takes beside its input. */
export interface CareerOptions
  extends Partial<Pick<Environment, 'ephemeris' | 'zoneAt' | 'ayanamsha' | 'node' | 'clock'>> {
  /** From when the ten years of periods are told. There is no default: the library never reads a clock. */
  readonly asOf: Clock;
  /** How the three karmajivas count. Default: `all`. */
  readonly karmajiva?: KarmajivaReading;
}

const OPTIONS: readonly string[] = ['asOf', 'karmajiva', 'ephemeris', 'zoneAt', 'ayanamsha', 'node', 'clock'];

/**
 * What the traditional rules of livelihood (karmajiva) make of a birth: the 10th from the lagna, the Moon and the Sun, the
 * dashamsha, the chara karakas, twelve fields of work with the points of every rule that names them, the periods of the
 * ten years from `asOf` on, and how all of it hangs on the minute of birth. Equal rules give equal bytes; the name changes
 * nothing but its echo.
 *
 * @throws CalculationError `invalid_input` or `engine_error`, see {@link calculate}; also at the poles, where nothing rises.
 *
 * @example
 * import { birth, careerDna } from 'nirayana';
 *
 * const ulm = { latitude: 48.4, longitude: 10 };
 * const born = birth({ date: '1879-03-14', time: '11:30', zone: 'LMT', place: ulm });
 * const asOf = new Date('1905-01-01T00:00:00Z');
 * const { tenth_house, themes, periods } = careerDna({ person_name: 'A. E.', birth: born }, { asOf });
 * tenth_house.primary_reference; // => 'moon'
 * themes.filter(({ shown }) => shown).map(({ code, points }) => `${code} ${points}`);
 * // => ['arts_and_design 35', 'finance 33', 'trade_and_commerce 29']
 * periods.items.find(({ running }) => running)?.link; // => 'moderate'
 */
export function careerDna(
  input: CareerInput | WithBirth<CareerInput, TimedBirthFields>,
  options: CareerOptions,
): CareerResult {
  requireOptions(options, OPTIONS);
  const { asOf, karmajiva, ...environment } = options;
  const now = asOfInstant(asOf);
  const reading = karmajiva === undefined ? 'all' : oneOf('karmajiva', KARMAJIVA_READINGS, karmajiva);
  const { result, provenance } = calculate(TOOLS[reading], input, { ...environment, now });
  return { ...result, provenance: withReading(provenance, karmajiva) };
}

/** The instant that a clock shows, on the whole second. It is read once: asked again it may show another. */
function asOfInstant(asOf: Clock): Date {
  const shown = clockReading(asOf);
  if (shown === undefined) throw refusal(`The option asOf must be ${CLOCK}.`, 'asOf');
  const rounded = Math.round(shown / 1000) * 1000;
  requireAcceptedInstant(rounded, 'option asOf');
  return new Date(rounded);
}

function withReading(
  { options, ...provenance }: Provenance,
  karmajiva: KarmajivaReading | undefined,
): CareerProvenance {
  const named = { ...options, ...(karmajiva !== undefined && { karmajiva }) };
  return Object.keys(named).length > 0 ? { ...provenance, options: named } : provenance;
}

interface Asked extends OfBirth, Pick<CareerInput, 'person_name'> {}

type Findings = { readonly result: CareerOfBirthResult; readonly provenance: ProvenanceFacts };

function calculateCareer(input: OfBirth, context: CalculationContext, reading: KarmajivaReading): Findings {
  const { sky } = context;
  const asOf = requireNow(context, 'asOf');
  const birth = resolveBirth(input.birth, context);
  requireAscendant(birth);
  const variantAfter = (minutes: number): TimedChart => {
    const chart = careerChart(sky, birth.epochMilliseconds + minutes * MINUTE, birth.place);
    const factors = careerFactors(chart);
    const hits = hitsOf(factors, reading);
    return { minutes, factors, hits, ranked: rankedThemes(hits) };
  };
  const born = variantAfter(0);
  const { factors, hits, ranked } = born;
  const variants = VARIANT_MINUTES.map(variantAfter);
  const boundaries = boundariesOf(sky, birth, factors.chart.ascendant);
  const periods = periodsOf(factors, chiefReference(factors, reading), birth, asOf);
  const result: CareerOfBirthResult = {
    as_of: formatInstant(asOf),
    method: 'career_rules_v1',
    ...chartFindings(birth, factors),
    statements: statementsOf(hits),
    themes: themeResults(hits, ranked, {
      firstThrees: [born, ...variants].map((variant) => firstThree(variant.ranked)),
      comparable: reading === 'all',
    }),
    periods,
    time_sensitivity: {
      boundaries,
      ...variantFindings(born, variants),
      days_per_birth_minute: movePerMinute(factors),
    },
    disclaimer: CAREER_DISCLAIMER,
  };
  const provenance = natalProvenance(context, birth, {
    birthTime: [...edgeCaveats(boundaries), ...karakaCaveats(factors)],
    range: periodCaveats(birth, asOf, periods.items),
    // What minutes make of a career stands in time_sensitivity.
    watches: undefined,
    houseSystem: `Whole signs from the lagna, the Moon and the Sun; D9 and D10 by BPHS 6; aspects by graha drishti, the nodes having the 7th only. ${nodeStatement(sky)}`,
  });
  return { result, provenance };
}

const MINUTE = 60_000;

function movePerMinute({ chart: { positions } }: CareerFactors): number {
  const { longitude, speed } = positions.find(({ graha }) => graha === 'Moon') as GrahaPosition;
  return daysPerMinute(USUAL_VIMSHOTTARI, longitude, speed);
}

/** Whole minutes to a change: where there are fewer, a result says so. */
const LAGNA_EDGE = 5;
const DASHAMSHA_EDGE = 8;

function edgeCaveats({ lagna, d10_lagna }: CareerOfBirthResult['time_sensitivity']['boundaries']): Caveat[] {
  const [toSign, toPart] = [nearestChange(lagna), nearestChange(d10_lagna)];
  return present([
    toSign === undefined && caveat('rising_sign_unbounded', { whose: null }),
    toSign !== undefined && toSign < LAGNA_EDGE && caveat('lagna_edge', { minutes: toSign }),
    toPart !== undefined && toPart < DASHAMSHA_EDGE && caveat('d10_edge', { minutes: toPart }),
  ]);
}

/** Karakas whose degrees are nearer to each other may be another way round a minute later, or by another ephemeris. */
const CLOSE_DEGREES = 0.01;

function karakaCaveats(factors: CareerFactors): Caveat[] {
  const isClose = karakaGaps(factors).some((gap) => gap < CLOSE_DEGREES * MICRODEGREES_PER_DEGREE);
  return isClose ? [caveat('karakas_close', { degrees: CLOSE_DEGREES })] : [];
}

function periodCaveats(birth: ResolvedBirth, asOf: number, items: readonly CareerPeriod[]): Caveat[] {
  const ahead = beforeBirthCaveat('calculation moment', asOf, birth);
  if (ahead) return [ahead];
  if (isMinor(birth.epochMilliseconds, asOf)) return [caveat('minor', { date: formatDate(utcDateAt(asOf)) })];
  return items.length > 0 ? [] : [caveat('no_dasha', { when: 'in these ten years', is_before_birth: false })];
}

const DESCRIPTION = {
  slug: 'career-dna',
  place: null,
  functionName: 'careerDna',
  group: 'natal',
  title: 'Career DNA',
  description:
    'What the traditional rules of livelihood make of a birth: the 10th house, the dashamsha, the chara karakas, twelve fields of work with the rules that name them, and ten years of periods.',
  calculationVersion: '1.0.0',
  disclaimer: CAREER_DISCLAIMER,
  options: ['ayanamsha', 'node', 'clock'],
} as const;

const EXAMPLE = {
  birth_date: '1990-05-17',
  birth_time: '10:20',
  birth_timezone: 'Asia/Kolkata',
  latitude: 28.6139,
  longitude: 77.209,
} as const;

function careerTool(reading: KarmajivaReading) {
  return defineTool({
    ...DESCRIPTION,
    inputSchema: () => field.closed(careerInput()),
    births: NATAL_BIRTH,
    resultSchema: careerSchema,
    example: { person_name: 'Example', ...EXAMPLE },
    cost: 1,
    calculate({ person_name, ...input }: Asked, context: CalculationContext) {
      const { result, provenance } = calculateCareer(input, context, reading);
      return { result: { person_name, ...result }, provenance };
    },
  });
}

function careerInput() {
  return {
    person_name: field.freeText('Name of the person, up to 200 characters. It is echoed and enters no calculation.'),
    ...timedBirthInput(),
    birth_timezone: field.timeZone('IANA time zone of the birth place, such as Asia/Kolkata.'),
  };
}

/**
 * The same of a birth alone, for its page: names of people stay in the browser, and a zone that nobody has named is that
 * of the place.
 */
export const careerOfBirthTool = /* @__PURE__ */ defineTool({
  ...DESCRIPTION,
  inputSchema: () => field.closed(timedBirthInput()),
  births: NATAL_BIRTH,
  resultSchema: careerOfBirthSchema,
  example: EXAMPLE,
  cost: 1,
  calculate: (input: OfBirth, context: CalculationContext) => calculateCareer(input, context, 'all'),
});

const TOOLS = /* @__PURE__ */ keyed(KARMAJIVA_READINGS, careerTool);

/**
 * Career DNA as the keyed interface serves it, with its schemas. It is none of the public tools. Its result has no provenance
 * of its own: `careerDna` adds it as the last key.
 */
export const careerDnaTool = TOOLS.all;
