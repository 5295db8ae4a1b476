import { type Caveat, caveat } from '../../base/input/caveats.js';
import * as field from '../../base/schema/fields.js';
import { formatDate } from '../../base/time/calendar.js';
import type { Values } from '../../base/time/temporal.js';
import type { NakshatraName } from '../../base/zodiac/nakshatra.js';
import type { SignName, SignRuler } from '../../base/zodiac/rashi.js';
import { type Calculator, calculate, defineTool, type OfBirth } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import { timingLanguage } from '../../calculation/timing-language.js';
import { PERSONAL_BIRTH } from '../../contract/birth-fields.js';
import type { WithBirth, WithUsualNames } from '../../contract/birth-input.js';
import { type AtPlace, personalBirthInput, type WordedDayFields, wordedDayInput } from '../../contract/inputs.js';
import {
  type NatalMoonResult,
  natalMoonResult,
  natalMoonSchema,
  personalProvenance,
} from '../../contract/natal-moon.js';
import {
  type ChandrabalaResult,
  chandrabalaResult,
  chandrabalaSchema,
  houseFromMoon,
  type TarabalaResult,
  tarabalaResult,
  tarabalaSchema,
} from '../../contract/personal-score.js';
import { confidenceSchema, varaName, varaRuler } from '../../contract/positions.js';
import { personalRuleResults, possibleRules, type RuleResult, ruleSchema } from '../../contract/score-rules.js';
import {
  bandBoundsSchema,
  bandCode,
  bandLabel,
  boundFields,
  type DaySpanResult,
  dayBasisSchema,
  daySpanResult,
  daySpanSchema,
  scoreSchema,
} from '../../contract/scored-day.js';
import { dateAskedFor, language, nakshatraName, signName, summary, timeZone } from '../../contract/vocabulary.js';
import { personalActivationDisclaimer } from '../../languages/en/disclaimers.js';
import type { LanguageCode } from '../../languages/locale/locales.js';
import { isLocale } from '../../languages/locale/locales.js';
import { numbered } from '../../languages/names/numbered.js';
import type { Catalogue } from '../../languages/words/rules/catalogue.js';
import { bandBounds } from '../../rules/muhurta/day-score.js';
import { type ScoreBounds, type TimingBand, VERDICT_STEPS } from '../../rules/muhurta/day-score-tables.js';
import { stretchesThatChange } from '../../rules/muhurta/personal-changes.js';
import { personalStretches } from '../../rules/muhurta/personal-month.js';
import { type PersonalDay, type PersonalScore, personalScore } from '../../rules/muhurta/personal-score.js';
import { PERSONAL_SCORE_MAXIMUM, PERSONAL_SCORE_MINIMUM } from '../../rules/muhurta/personal-score-tables.js';
import {
  type NatalMoon,
  natalMoon,
  type PersonalBirth,
  type PersonalBirthFields,
  personalBirth,
} from '../../rules/natal/natal-moon.js';
import { type DayBasis, resolveAlmanacDay } from '../../rules/panchanga/almanac-day.js';
import type { VaraName } from '../../rules/panchanga/tables.js';
import { type ActivationChange, activationChange, activationChangeSchema } from './activation-change.js';

export interface PersonalActivationInput extends WordedDayFields, PersonalBirthFields {}

export interface PersonalActivationResult {
  readonly date: string;
  readonly timezone: string;
  readonly locale: LanguageCode;
  /** Where the day begins: at a sunrise, or at 06:00. */
  readonly day_basis: DayBasis;
  readonly day_span: DaySpanResult;
  readonly natal: NatalMoonResult;
  /** The sky when the day begins: English sign names. */
  readonly transit: {
    readonly moon_sign_name: SignName;
    readonly nakshatra_name: NakshatraName;
    readonly jupiter_sign_name: SignName;
    readonly saturn_sign_name: SignName;
    readonly vara_name: VaraName;
    readonly vara_ruler: SignRuler;
  };
  readonly tarabala: TarabalaResult;
  readonly chandrabala: ChandrabalaResult;
  /** The house of the Moon from the natal Moon, 1 to 12. */
  readonly activated_house: number;
  /** What that house stands for, in the language of the result. */
  readonly activated_house_label: string;
  readonly score: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly band_code: TimingBand;
  readonly band_label: string;
  readonly rules: readonly RuleResult[];
  readonly moon_changes: readonly ActivationChange[];
  readonly confidence: NatalMoonResult['confidence'];
  /** In the language of the result. */
  readonly summary: string;
  /** Which scores mean which band. */
  readonly band_bounds: Readonly<Record<TimingBand, ScoreBounds>>;
}

/**
 * How a day falls on a natal Moon: tarabala, chandrabala, the ruler of the day, Jupiter and Saturn from the Moon, each
 * with its points, and what changes before the next morning. Noon stands in for an unknown birth time.
 *
 * @throws CalculationError `invalid_input`, or `engine_error` for an unknown zone, a date out of range or skipped.
 *
 * @example
 * import { birth, personalActivation } from 'nirayana';
 *
 * const delhi = { name: 'Delhi', latitude: 28.6139, longitude: 77.209 };
 * const born = birth({ date: '1990-05-17', time: '10:20', place: delhi });
 * const { result } = personalActivation({ birth: born, date: '2026-05-03', timezone: 'Europe/Kyiv', locale: 'en' });
 * result.score; // => 3
 * result.chandrabala.house_from_moon; // => 11
 * result.rules.map(({ points }) => points); // => [2, 2, -1, -1, 1]
 */
export const personalActivation: Calculator<
  (
    | PersonalActivationInput
    | WithUsualNames<PersonalActivationInput, keyof PersonalBirthFields>
    | WithBirth<PersonalActivationInput, PersonalBirthFields>
  ) &
    AtPlace,
  PersonalActivationResult,
  typeof personalActivationTool
> = (...asked) => calculate(personalActivationTool, ...asked);

type Asked = OfBirth & Values<Omit<PersonalActivationInput, keyof PersonalBirthFields>>;

function calculatePersonalActivation({ date, timezone, birth }: Asked, context: CalculationContext) {
  const { sky, zones } = context;
  const { locale, catalogue } = timingLanguage(context);
  const day = resolveAlmanacDay({ date, timezone }, context);
  const person = personalBirth(birth, sky, zones);
  const stretches = personalStretches(sky, day);
  const [morning] = stretches;
  const later = stretchesThatChange([person.moon, ...person.possible], stretches);
  const scored = personalScore(person.moon, morning.day);
  const { tara, moonHouse, isChandrashtama } = scored.balas;
  const theme = numbered(catalogue.houseThemes, moonHouse.house);
  const natal = natalMoonResult(person);
  const result: PersonalActivationResult = {
    date: formatDate(date),
    timezone: day.timeZone.name,
    locale,
    day_basis: day.basis,
    day_span: daySpanResult(day),
    natal,
    transit: transitResult(morning.day),
    tarabala: tarabalaResult(catalogue, tara),
    chandrabala: chandrabalaResult(moonHouse, isChandrashtama),
    activated_house: moonHouse.house,
    activated_house_label: theme,
    score: scored.score,
    minimum: PERSONAL_SCORE_MINIMUM,
    maximum: PERSONAL_SCORE_MAXIMUM,
    band_code: scored.band,
    band_label: catalogue.names.band[scored.band],
    rules: personalRuleResults(catalogue, scored.rules),
    moon_changes: later.map((stretch) => activationChange(person, stretch, day.timeZone)),
    confidence: natal.confidence,
    summary: summaryOf(catalogue, scored, { theme, dayBasis: day.basis }),
    band_bounds: bandBounds(VERDICT_STEPS, { minimum: PERSONAL_SCORE_MINIMUM, maximum: PERSONAL_SCORE_MAXIMUM }),
  };
  return {
    result,
    provenance: personalProvenance(context, person, day, {
      left: [scoreRange(person, morning.day)],
      period: { name: 'day', end: day.nextSunrise },
      daylightAt: 'on the day',
      of: (moon) => ({
        ...possibleDay(natalMoon(moon), morning.day),
        moon_changes: later.map(({ day: at }) => possibleChange(natalMoon(moon), at)),
      }),
    }),
  };
}

function transitResult({ moon, nakshatra, jupiter, saturn, vara }: PersonalDay): PersonalActivationResult['transit'] {
  return {
    moon_sign_name: moon.name,
    nakshatra_name: nakshatra.name,
    jupiter_sign_name: jupiter.name,
    saturn_sign_name: saturn.name,
    vara_name: vara.name,
    vara_ruler: vara.lord,
  };
}

function summaryOf(
  { names, texts }: Catalogue,
  { score, band, balas }: PersonalScore,
  { theme, dayBasis }: { readonly theme: string; readonly dayBasis: DayBasis },
): string {
  return [
    texts.sentence(names.band[band]),
    texts.score({ score, minimum: PERSONAL_SCORE_MINIMUM, maximum: PERSONAL_SCORE_MAXIMUM }),
    texts.theme(theme),
    ...(balas.isChandrashtama ? [texts.chandrashtamaDay] : []),
    texts.dayReadAt[dayBasis],
  ].join(' ');
}

export const personalActivationTool = defineTool({
  slug: 'personal-activation',
  place: 17,
  functionName: 'personalActivation',
  group: 'day',
  title: 'Personal activation',
  description:
    'How a day falls on the natal Moon: tarabala, chandrabala, day ruler, Jupiter and Saturn, with every point listed.',
  calculationVersion: 'page-shared-v1',
  disclaimer: personalActivationDisclaimer,
  options: ['ayanamsha', 'day', 'place', 'time_within', 'clock', 'sunrise'],
  inputSchema: () => field.closed({ ...wordedDayInput(), ...personalBirthInput() }),
  births: PERSONAL_BIRTH,
  resultSchema: () =>
    field.open({
      date: dateAskedFor(),
      timezone: timeZone(),
      locale: language(),
      day_basis: dayBasisSchema(),
      day_span: daySpanSchema(),
      natal: natalMoonSchema(),
      transit: field.open({
        moon_sign_name: signName('Sidereal sign of the Moon when the day begins.'),
        nakshatra_name: nakshatraName('Nakshatra of the Moon when the day begins.'),
        jupiter_sign_name: signName('Sidereal sign of Jupiter when the day begins.'),
        saturn_sign_name: signName('Sidereal sign of Saturn when the day begins.'),
        vara_name: varaName(),
        vara_ruler: varaRuler(),
      }),
      tarabala: tarabalaSchema(),
      chandrabala: chandrabalaSchema(),
      activated_house: houseFromMoon(),
      activated_house_label: field.text('What that house stands for, in the language of the result.'),
      score: scoreSchema(PERSONAL_SCORE_MINIMUM, PERSONAL_SCORE_MAXIMUM),
      ...boundFields(PERSONAL_SCORE_MINIMUM, PERSONAL_SCORE_MAXIMUM),
      band_code: bandCode(),
      band_label: bandLabel(),
      rules: field.list(ruleSchema()),
      moon_changes: field.list(activationChangeSchema()),
      confidence: confidenceSchema('The same as in natal.'),
      summary: summary(),
      band_bounds: bandBoundsSchema(PERSONAL_SCORE_MINIMUM, PERSONAL_SCORE_MAXIMUM),
    }),
  example: {
    date: '2026-05-03',
    timezone: 'Europe/Kyiv',
    ...(isLocale('uk') && { locale: 'uk' as const }),
    birth_date: '1990-05-17',
    birth_time: '10:20',
    birth_place: 'Delhi',
    birth_latitude: 28.6139,
    birth_longitude: 77.209,
    birth_timezone: 'Asia/Kolkata',
  },
  cost: 1,
  calculate: calculatePersonalActivation,
});

/** What a day is for a birth of another minute, without its sentences. */
function possibleDay(moon: NatalMoon, day: PersonalDay) {
  const { balas, rules, score, band } = personalScore(moon, day);
  const { number, quality, points } = balas.tara;
  return {
    tarabala: { number, quality, points },
    chandrabala: chandrabalaResult(balas.moonHouse, balas.isChandrashtama),
    activated_house: balas.moonHouse.house,
    score,
    band_code: band,
    rules: possibleRules(rules),
  };
}

/** What a later part of the day is for a birth of another minute. */
function possibleChange(moon: NatalMoon, day: PersonalDay) {
  const { balas, score, band } = personalScore(moon, day);
  return {
    activated_house: balas.moonHouse.house,
    chandrashtama: balas.isChandrashtama,
    score_after: score,
    band_code_after: band,
  };
}

/** What an unknown birth time leaves open of the score. */
function scoreRange({ possible }: PersonalBirth, day: PersonalDay): Caveat {
  const scores = possible.map((moon) => personalScore(moon, day).score);
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  return caveat('score_range', { what: 'score', least, most, maximum: null });
}
