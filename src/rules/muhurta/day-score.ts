import type { Nakshatra, Nature } from '../../base/zodiac/nakshatra.js';
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
