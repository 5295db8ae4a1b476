import { personalBirthInput, type WordedDayFields, wordedDayInput } from '../contract/inputs.js';
import { type NatalMoonResult, natalMoonResult, natalMoonSchema, personalProvenance } from '../contract/natal-moon.js';
import { confidenceSchema } from '../contract/positions.js';
import { personalRuleResults, type RuleResult, ruleSchema } from '../contract/score-rules.js';
import { dayBasisSchema, type NominalDayResult, nominalDayResult, nominalDaySchema } from '../contract/scored-day.js';
import { type Caveat, caveat } from '../input/caveats.js';
import { type Catalogue, LOCALES, type Locale } from '../locale/catalogue.js';
import { CATALOGUES, localeOf } from '../locale/catalogues.js';
import { numbered, taraName } from '../locale/phrases.js';
import { BALA_QUALITIES, BANDS, type BalaQuality, type TimingBand } from '../muhurta/day-score-tables.js';
import { type PersonalStretch, personalStretches } from '../muhurta/personal-day.js';
import { type PersonalDay, type PersonalScore, personalScore } from '../muhurta/personal-score.js';
import { PERSONAL_SCORE_MAXIMUM, PERSONAL_SCORE_MINIMUM } from '../muhurta/personal-score-tables.js';
import { type PersonalBirth, type PersonalBirthFields, personalBirth } from '../natal/natal-moon.js';
import { NOMINAL_DAY_BASIS, resolveNominalDay } from '../panchanga/nominal-day.js';
import * as field from '../schema/fields.js';
import { formatLocalWithOffset } from '../time/zone.js';
import { type Calculation, type CalculationContext, calculate, defineTool, type Environment } from './define.js';

export interface PersonalActivationInput extends WordedDayFields, PersonalBirthFields {}

/** The Moon passing into another nakshatra or sign in the course of the day. */
export interface ActivationChange {
  /** Local time with offset. */
  readonly starts_at: string;
  readonly nakshatra: string;
  readonly moon_sign: string;
  readonly activated_house: number;
  readonly chandrashtama: boolean;
  /** The score from then on. */
  readonly score_after: number;
  readonly band_after: TimingBand;
}

export interface PersonalActivationResult {
  readonly date: string;
  readonly timezone: string;
  readonly locale: Locale;
  readonly day_basis: 'nominal_06_18';
  readonly nominal_day: NominalDayResult;
  readonly natal: NatalMoonResult;
  /** The sky at 06:00: English sign names. */
  readonly transit: {
    readonly moon_sign: string;
    readonly nakshatra: string;
    readonly jupiter_sign: string;
    readonly saturn_sign: string;
    readonly weekday: string;
    readonly day_lord: string;
  };
  /** The nakshatra of the day counted in nines from the natal one. */
  readonly tarabala: {
    /** 1 (Janma) to 9 (Ati Mitra). */
    readonly number: number;
    /** In the language of the result. */
    readonly name: string;
    readonly quality: BalaQuality;
    readonly points: number;
  };
  /** The sign of the Moon counted from the natal one. */
  readonly chandrabala: {
    readonly house: number;
    readonly quality: BalaQuality;
    readonly points: number;
    /** Whether the Moon is 8th from the natal Moon. */
    readonly chandrashtama: boolean;
  };
  /** The house of the Moon from the natal Moon, 1 to 12. */
  readonly activated_house: number;
  /** What that house stands for, in the language of the result. */
  readonly theme: string;
  readonly score: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly band: TimingBand;
  readonly band_label: string;
  readonly rules: readonly RuleResult[];
  readonly changes: readonly ActivationChange[];
  readonly confidence: NatalMoonResult['confidence'];
  /** In the language of the result. */
  readonly summary: string;
}

/**
 * How a day falls on a natal Moon: tarabala, chandrabala, the ruler of the day, Jupiter and Saturn from the Moon, each
 * with its points, and what changes before the next morning. Noon stands in for an unknown birth time.
 *
 * @throws CalculationError `invalid_input`, or `engine_error` for an unknown zone, a date out of range or skipped.
 */
export function personalActivation(
  input: PersonalActivationInput,
  environment?: Partial<Environment>,
): Calculation<PersonalActivationResult> {
  return calculate(personalActivationTool, input, environment);
}

function calculatePersonalActivation(input: PersonalActivationInput, { zoneAt, sky }: CalculationContext) {
  const locale = localeOf(input.locale);
  const catalogue = CATALOGUES[locale];
  const day = resolveNominalDay(input, zoneAt);
  const person = personalBirth(sky, input, zoneAt);
  const [morning, ...later] = personalStretches(sky, day);
  const scored = personalScore(person.moon, morning.day);
  const { tara, moonHouse, isChandrashtama } = scored.balas;
  const theme = numbered(catalogue.names.houseThemes, moonHouse.house);
  const natal = natalMoonResult(person);
  const result: PersonalActivationResult = {
    date: input.date,
    timezone: day.timeZone,
    locale,
    day_basis: NOMINAL_DAY_BASIS,
    nominal_day: nominalDayResult(day),
    natal,
    transit: transitResult(morning.day),
    tarabala: {
      number: tara.number,
      name: taraName(catalogue, tara),
      quality: tara.quality,
      points: tara.points,
    },
    chandrabala: {
      house: moonHouse.house,
      quality: moonHouse.quality,
      points: moonHouse.points,
      chandrashtama: isChandrashtama,
    },
    activated_house: moonHouse.house,
    theme,
    score: scored.score,
    minimum: PERSONAL_SCORE_MINIMUM,
    maximum: PERSONAL_SCORE_MAXIMUM,
    band: scored.band,
    band_label: catalogue.names.bands[scored.band],
    rules: personalRuleResults(catalogue, person.moon, scored.rules),
    changes: later.map((stretch) => changeOf(person, stretch, day.timeZone)),
    confidence: natal.confidence,
    summary: summaryOf(catalogue, scored, theme),
  };
  return {
    result,
    provenance: personalProvenance(sky, person, day, {
      left: [scoreRange(person, morning.day)],
      period: { name: 'day', end: day.nextSunrise },
      daylightAt: 'on the day',
    }),
  };
}

function transitResult({ moon, nakshatra, jupiter, saturn, vara }: PersonalDay): PersonalActivationResult['transit'] {
  return {
    moon_sign: moon.name,
    nakshatra: nakshatra.name,
    jupiter_sign: jupiter.name,
    saturn_sign: saturn.name,
    weekday: vara.name,
    day_lord: vara.lord,
  };
}

function changeOf({ moon }: PersonalBirth, { startsAt, day }: PersonalStretch, timeZone: string): ActivationChange {
  const { score, band, balas } = personalScore(moon, day);
  return {
    starts_at: formatLocalWithOffset(timeZone, startsAt),
    nakshatra: day.nakshatra.name,
    moon_sign: day.moon.name,
    activated_house: balas.moonHouse.house,
    chandrashtama: balas.isChandrashtama,
    score_after: score,
    band_after: band,
  };
}

function summaryOf({ names, texts }: Catalogue, { score, band, balas }: PersonalScore, theme: string): string {
  return [
    texts.sentence(names.bands[band]),
    texts.score({ score, minimum: PERSONAL_SCORE_MINIMUM, maximum: PERSONAL_SCORE_MAXIMUM }),
    texts.theme(theme),
    ...(balas.isChandrashtama ? [texts.chandrashtamaDay] : []),
    texts.dayAtSix,
  ].join(' ');
}

/** What an unknown birth time leaves open of the score. */
function scoreRange({ possible }: PersonalBirth, day: PersonalDay): Caveat {
  const scores = possible.map((moon) => personalScore(moon, day).score);
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  return caveat('score_range', { what: 'score', least, most, maximum: undefined });
}

export const personalActivationTool = defineTool({
  slug: 'personal-activation',
  title: 'Personal activation',
  description:
    'How a day falls on the natal Moon: tarabala, chandrabala, day ruler, Jupiter and Saturn, with every point listed.',
  calculationVersion: 'page-shared-v1',
  disclaimer:
    'It counts from one natal Moon and foretells neither moods nor events. Not for decisions of health, law or money.',
  inputSchema: field.closed({ ...wordedDayInput(), ...personalBirthInput() }),
  resultSchema: field.open({
    date: field.text(),
    timezone: field.text(),
    locale: field.oneOf(LOCALES),
    day_basis: dayBasisSchema(),
    nominal_day: nominalDaySchema(),
    natal: natalMoonSchema(),
    transit: field.open({
      moon_sign: field.text('At 06:00 local time.'),
      nakshatra: field.text(),
      jupiter_sign: field.text(),
      saturn_sign: field.text(),
      weekday: field.text(),
      day_lord: field.text(),
    }),
    tarabala: field.open({
      number: field.integer(1, 9),
      name: field.text(),
      quality: field.oneOf(BALA_QUALITIES),
      points: field.number(),
    }),
    chandrabala: field.open({
      house: field.integer(1, 12),
      quality: field.oneOf(BALA_QUALITIES),
      points: field.number(),
      chandrashtama: field.flag('The Moon is in the 8th sign from the natal Moon.'),
    }),
    activated_house: field.integer(1, 12),
    theme: field.text('What the house stands for.'),
    score: field.integer(PERSONAL_SCORE_MINIMUM, PERSONAL_SCORE_MAXIMUM, 'Sum of the points of the rules.'),
    minimum: field.number(),
    maximum: field.number(),
    band: field.oneOf(BANDS),
    band_label: field.text(),
    rules: field.list(ruleSchema()),
    changes: field.list(
      field.open({
        starts_at: field.localTime(),
        nakshatra: field.text(),
        moon_sign: field.text(),
        activated_house: field.integer(1, 12),
        chandrashtama: field.flag(),
        score_after: field.integer(PERSONAL_SCORE_MINIMUM, PERSONAL_SCORE_MAXIMUM),
        band_after: field.oneOf(BANDS),
      }),
    ),
    confidence: confidenceSchema('The same as in natal.'),
    summary: field.text(),
  }),
  example: {
    date: '2026-05-03',
    timezone: 'Europe/Kyiv',
    locale: 'uk',
    birth_date: '1990-05-17',
    birth_time: '10:20',
    birth_place: 'Delhi',
    birth_latitude: 28.6139,
    birth_longitude: 77.209,
    birth_timezone: 'Asia/Kolkata',
  },
  calculate: calculatePersonalActivation,
});
