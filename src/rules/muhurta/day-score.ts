import type { Nakshatra, Nature } from '../../base/zodiac/nakshatra.js';
import type { Sky } from '../../base/zodiac/positions.js';
import type { AlmanacDay } from '../panchanga/almanac-day.js';
import { type Limb, type LimbSpan, type LimbValues, limbSpans, sunAndMoon, varaOf } from '../panchanga/limbs.js';
import type { Karana, Tithi, Vara, Yoga } from '../panchanga/tables.js';
import {
  AVOIDED_KARANA,
  BENEFIC_DAY_LORDS,
  BRIGHT_MOON_HOUSES,
  DARK_MOON_HOUSES,
  DAY_BANDS,
  DAY_SCORE_MAXIMUM,
  DAY_SCORE_MINIMUM,
  GRAVEST_YOGAS,
  KARANA_OF_OUR_CLASS,
  KARANA_RULE,
  type KaranaClass,
  LAST_MODERATE_TITHI,
  LAST_STRONG_TITHI,
  type Ladder,
  MALEFIC_DAY_LORDS,
  type MoonHouse,
  NAKSHATRA_NATURE_RULE,
  PAKSHA_RULE,
  type PakshaClass,
  type RuleTable,
  type ScoreBounds,
  type SourceClass,
  TARAS,
  type Tara,
  TITHI_GROUP_RULE,
  type TimingBand,
  type TithiClass,
  VARA_RULE,
  type VaraClass,
  VERDICT_STEPS,
  type Verdict,
  YOGA_RULE,
  type YogaClass,
} from './day-score-tables.js';

/** The five limbs of a day. */
export interface DayLimbs {
  readonly tithi: Tithi;
  readonly nakshatra: Nakshatra;
  readonly yoga: Yoga;
  readonly karana: Karana;
  readonly vara: Vara;
}

/** The points of a rule, with the class that decided them: not yet worded in any language. */
export interface ScoredRule<Rule extends string = string, Class extends string = string> {
  readonly rule: Rule;
  /** Such as `rikta`. */
  readonly class: Class;
  readonly points: number;
  readonly source: SourceClass;
}

/** One of the six rules of the day score. */
export type DayRule =
  | ScoredRule<'tithi_group', TithiClass>
  | ScoredRule<'nakshatra_nature', Nature>
  | ScoredRule<'yoga_quality', YogaClass>
  | ScoredRule<'karana_quality', KaranaClass>
  | ScoredRule<'vara_lord', VaraClass>
  | ScoredRule<'paksha_bala', PakshaClass>;

/** A score and what it is made of. */
export interface DayScore {
  /** Sum of the points of the rules, -10 to 8. */
  readonly score: number;
  readonly band: TimingBand;
  /** One for each of the six rules, in order. */
  readonly rules: readonly DayRule[];
}

/** The day score: six rules over the limbs of a day. */
export function dayScore(limbs: DayLimbs): DayScore {
  const rules = dayRules(limbs);
  const score = sumOfPoints(rules);
  return { score, band: bandOn(DAY_BANDS, score), rules };
}

function dayRules({ tithi, nakshatra, yoga, karana, vara }: DayLimbs): DayRule[] {
  return [
    tithiRule(tithi),
    scored('nakshatra_nature', NAKSHATRA_NATURE_RULE, nakshatra.nature),
    scored('yoga_quality', YOGA_RULE, GRAVEST_YOGAS.includes(yoga.name) ? 'gravely_inauspicious' : yoga.quality),
    karanaRule(karana),
    scored('vara_lord', VARA_RULE, varaClass(vara)),
    scored('paksha_bala', PAKSHA_RULE, pakshaClass(tithi)),
  ];
}

const AMAVASYA = 30;

/** The points of a tithi by its group. */
export function tithiRule({ number, group }: Tithi): ScoredRule<'tithi_group', TithiClass> {
  return scored('tithi_group', TITHI_GROUP_RULE, number === AMAVASYA ? 'amavasya' : group);
}

function karanaRule({ name, type }: Karana): ScoredRule<'karana_quality', KaranaClass> {
  const rule = scored('karana_quality', KARANA_RULE, name === AVOIDED_KARANA ? 'karana_vishti' : `karana_${type}`);
  return name === KARANA_OF_OUR_CLASS ? { ...rule, source: 'own' } : rule;
}

function varaClass({ lord }: Vara): VaraClass {
  if (BENEFIC_DAY_LORDS.includes(lord)) return 'lord_benefic';
  return MALEFIC_DAY_LORDS.includes(lord) ? 'lord_malefic' : 'lord_neutral';
}

function pakshaClass({ number }: Tithi): PakshaClass {
  if (number <= LAST_MODERATE_TITHI) return 'moon_moderate';
  return number <= LAST_STRONG_TITHI ? 'moon_strong' : 'moon_weak';
}

/** The points of a class with their rule and source. */
export function scored<const Rule extends string, Class extends string>(
  rule: Rule,
  { points, source, own }: RuleTable<Class>,
  decided: NoInfer<Class>,
): ScoredRule<Rule, Class> {
  return { rule, class: decided, points: points[decided], source: own?.includes(decided) ? 'own' : source };
}

/** What a list of rules adds up to. */
export function sumOfPoints(rules: readonly { readonly points: number }[]): number {
  return rules.reduce((sum, { points }) => sum + points, 0);
}

/** The band of a score on a ladder of three steps. */
export function bandOn({ best, middle }: Ladder, score: number): TimingBand {
  if (score >= best) return 'favourable';
  return score >= middle ? 'mixed' : 'challenging';
}

/** The scores that each band holds, of those between `minimum` and `maximum`. */
export function bandBounds(
  { best, middle }: Ladder,
  { minimum, maximum }: ScoreBounds,
): Readonly<Record<TimingBand, ScoreBounds>> {
  return {
    favourable: { minimum: best, maximum },
    mixed: { minimum: middle, maximum: best - 1 },
    challenging: { minimum, maximum: middle - 1 },
  };
}

/** Whether a day score says to push, to wait, or neither. */
export function verdictOf(score: number): Verdict {
  const verdicts = { favourable: 'push', mixed: 'mixed', challenging: 'wait' } as const;
  return verdicts[bandOn(VERDICT_STEPS, score)];
}

/** The day scores of each verdict. */
export function verdictBounds(): Readonly<Record<Verdict, ScoreBounds>> {
  const of = bandBounds(VERDICT_STEPS, { minimum: DAY_SCORE_MINIMUM, maximum: DAY_SCORE_MAXIMUM });
  return { push: of.favourable, mixed: of.mixed, wait: of.challenging };
}

/** Tarabala: the count from the natal nakshatra to that of the day, both 1 to 27, in nines. */
export function tarabala(natalNakshatra: number, nakshatra: number): Tara {
  return TARAS[((nakshatra - natalNakshatra + 27) % 27) % TARAS.length] as Tara;
}

/** Chandrabala: what the Moon's house, 1 to 12, counted from the natal Moon, makes of a day while it waxes or wanes. */
export function chandrabala(house: number, isBright: boolean): MoonHouse {
  return (isBright ? BRIGHT_MOON_HOUSES : DARK_MOON_HOUSES)[house - 1] as MoonHouse;
}

/** A day with its limbs and its score. */
export interface TimedDay {
  readonly day: AlmanacDay;
  readonly vara: Vara;
  /** Every part of a limb that runs in it; the first runs when it begins. */
  readonly spans: { readonly [Name in Limb]: readonly LimbSpan<Name>[] };
  /** The limbs that run when it begins. */
  readonly limbs: DayLimbs;
  readonly score: DayScore;
}

export const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const satisfies readonly Limb[];

/** Reads the limbs of a day and scores those that run when it begins. */
export function timedDay(sky: Sky, day: AlmanacDay): TimedDay {
  const longitudes = sunAndMoon(sky, day.sunrise);
  const span = { from: day.sunrise, to: day.nextSunrise };
  const of = <Name extends Limb>(limb: Name) => limbSpans(sky, limb, span, longitudes);
  const spans = { tithi: of('tithi'), nakshatra: of('nakshatra'), yoga: of('yoga'), karana: of('karana') };
  const vara = varaOf(day.date);
  const limbs = limbsAt({ spans, vara }, day.sunrise);
  return { day, vara, spans, limbs, score: dayScore(limbs) };
}

/** The part of a limb that runs at an instant of a day. */
export function runningAt<Name extends Limb>(
  { spans }: Pick<TimedDay, 'spans'>,
  limb: Name,
  epochMilliseconds: number,
): LimbSpan<Name> {
  const all: readonly LimbSpan<Name>[] = spans[limb];
  return all.findLast(({ startsAt }, index) => index === 0 || startsAt <= epochMilliseconds) as LimbSpan<Name>;
}

/** The limbs that run at an instant of a day. */
export function limbsAt(day: Pick<TimedDay, 'spans' | 'vara'>, at: number): DayLimbs {
  const value = <Name extends Limb>(limb: Name) => runningAt(day, limb, at).value;
  return {
    tithi: value('tithi'),
    nakshatra: value('nakshatra'),
    yoga: value('yoga'),
    karana: value('karana'),
    vara: day.vara,
  };
}

/** A tithi begins with a karana. Found apart, the two instants may differ by a hair; this is more than that. */
export const TOGETHER_MILLISECONDS = 500;

/** A limb that begins in the course of a day. */
export type LimbChange = {
  readonly [Name in Limb]: {
    readonly limb: Name;
    readonly value: LimbValues[Name];
    /** Milliseconds since 1970. */
    readonly startsAt: number;
    /** What the day score would be with the limbs that run from then on. */
    readonly scoreAfter: number;
  };
}[Limb];

/** The limbs that begin before the next day, in the order of time; of those that begin together the tithi comes first. */
export function limbChanges(timed: TimedDay): LimbChange[] {
  const scoreAfter = (at: number) => dayScore(limbsAt(timed, at + TOGETHER_MILLISECONDS)).score;
  return LIMBS.flatMap((limb) =>
    timed.spans[limb]
      .slice(1)
      .map(({ value, startsAt }) => ({ limb, value, startsAt, scoreAfter: scoreAfter(startsAt) }) as LimbChange),
  ).sort((a, b) => (Math.abs(a.startsAt - b.startsAt) < TOGETHER_MILLISECONDS ? 0 : a.startsAt - b.startsAt));
}
