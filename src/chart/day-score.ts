import {
  DAY_BANDS,
  type DayRule,
  KARANA_RULE,
  type KaranaClass,
  type Ladder,
  MOON_HOUSES,
  type MoonHouse,
  NAKSHATRA_NATURE_RULE,
  type NakshatraNature,
  PAKSHA_RULE,
  type PakshaClass,
  type RuleTable,
  type SourceClass,
  TARAS,
  type Tara,
  TITHI_GROUP_RULE,
  TITHI_GROUPS,
  type TimingBand,
  type TithiGroup,
  VARA_RULE,
  type VaraClass,
  VERDICT_STEPS,
  type Verdict,
  YOGA_RULE,
  type YogaClass,
} from '../data/timing-rules.js';

/** The limbs of a day that the score is made of. */
export interface DayLimbs {
  /** 1 (bright Pratipada) to 30 (Amavasya). */
  readonly tithi: number;
  /** 1 (Ashwini) to 27 (Revati). */
  readonly nakshatra: number;
  /** 1 (Vishkambha) to 27 (Vaidhriti). */
  readonly yoga: number;
  /** The karana as a half tithi, 1 (Kimstughna) to 60 (Naga). */
  readonly halfTithi: number;
  /** 0 (Sunday) to 6 (Saturday). */
  readonly weekday: number;
}

/** A rule with its verdict, not yet worded in any language. */
export interface ScoredRule<Rule extends string = string> {
  readonly rule: Rule;
  /** The class that decided the points, such as `rikta`. */
  readonly class: string;
  readonly points: number;
  readonly source: SourceClass;
}

/** A score and what it is made of. */
export interface DayScore {
  /** Sum of the points of the rules, -10 to 8. */
  readonly score: number;
  readonly band: TimingBand;
  /** One for each of the six rules, in order. */
  readonly rules: readonly ScoredRule<DayRule>[];
}

/** The day score: six rules over the limbs of a day. */
export function dayScore({ tithi, nakshatra, yoga, halfTithi, weekday }: DayLimbs): DayScore {
  const rules = [
    scored('tithi_group', TITHI_GROUP_RULE, tithiClass(tithi)),
    scored('nakshatra_nature', NAKSHATRA_NATURE_RULE, nakshatraNature(nakshatra)),
    scored('yoga_quality', YOGA_RULE, yogaClass(yoga)),
    scored('karana_quality', KARANA_RULE, karanaClass(halfTithi)),
    scored('vara_lord', VARA_RULE, varaClass(weekday)),
    scored('paksha_bala', PAKSHA_RULE, pakshaClass(tithi)),
  ];
  const score = sumOfPoints(rules);
  return { score, band: dayBand(score), rules };
}

/** The points of a class with their rule and source. */
export function scored<const Rule extends string, Class extends string>(
  rule: Rule,
  { points, source }: RuleTable<Class>,
  decided: NoInfer<Class>,
): ScoredRule<Rule> {
  return { rule, class: decided, points: points[decided], source };
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

export function dayBand(score: number): TimingBand {
  return bandOn(DAY_BANDS, score);
}

/** Whether a day score says to push, to wait, or neither. */
export function verdictOf(score: number): Verdict {
  const verdicts = { favourable: 'push', mixed: 'mixed', challenging: 'wait' } as const;
  return verdicts[bandOn(VERDICT_STEPS, score)];
}

const AMAVASYA = 30;

/** The group of a tithi, 1 to 30; the new moon by its own name. */
export function tithiClass(tithi: number): TithiGroup | 'amavasya' {
  return tithi === AMAVASYA ? 'amavasya' : (TITHI_GROUPS[(tithi - 1) % TITHI_GROUPS.length] as TithiGroup);
}

/** By nakshatra; Krittika is mishra with most texts, ugra in a few. */
const NATURES: Readonly<Record<NakshatraNature, readonly number[]>> = {
  laghu: [1, 8, 13],
  mridu: [5, 14, 17, 27],
  dhruva: [4, 12, 21, 26],
  chara: [7, 15, 22, 23, 24],
  mishra: [3, 16],
  ugra: [2, 10, 11, 20, 25],
  tikshna: [6, 9, 18, 19],
};

/** The nature of a nakshatra, 1 to 27. */
export function nakshatraNature(nakshatra: number): NakshatraNature {
  const natures = Object.keys(NATURES) as NakshatraNature[];
  return natures.find((nature) => NATURES[nature].includes(nakshatra)) as NakshatraNature;
}

const INAUSPICIOUS_YOGAS: readonly number[] = [1, 6, 9, 10, 13, 15, 17, 19, 27];
const VYATIPATA = 17;
const VAIDHRITI = 27;

function yogaClass(yoga: number): YogaClass {
  if (yoga === VYATIPATA || yoga === VAIDHRITI) return 'vyatipata_vaidhriti';
  return INAUSPICIOUS_YOGAS.includes(yoga) ? 'inauspicious' : 'auspicious';
}

const MOVABLE_KARANAS = 7;
const FIRST_MOVABLE = 2;
const LAST_MOVABLE = 57;

function karanaClass(halfTithi: number): KaranaClass {
  if (halfTithi < FIRST_MOVABLE || halfTithi > LAST_MOVABLE) return 'fixed';
  return (halfTithi - FIRST_MOVABLE) % MOVABLE_KARANAS === MOVABLE_KARANAS - 1 ? 'vishti' : 'movable';
}

const VARA_CLASSES: readonly VaraClass[] = [
  'neutral',
  'benefic',
  'malefic',
  'benefic',
  'benefic',
  'benefic',
  'malefic',
];

function varaClass(weekday: number): VaraClass {
  return VARA_CLASSES[weekday] as VaraClass;
}

const LAST_MIDDLING_TITHI = 10;
const LAST_STRONG_TITHI = 20;

function pakshaClass(tithi: number): PakshaClass {
  if (tithi <= LAST_MIDDLING_TITHI) return 'middling';
  return tithi <= LAST_STRONG_TITHI ? 'strong' : 'weak';
}

/** Tarabala: the count from the natal nakshatra to that of the day, both 1 to 27, in nines. */
export function tarabala(natalNakshatra: number, nakshatra: number): Tara {
  return TARAS[((nakshatra - natalNakshatra + 27) % 27) % TARAS.length] as Tara;
}

/** Chandrabala: what the Moon's house, 1 to 12, counted from the natal Moon, makes of a day. */
export function chandrabala(house: number): MoonHouse {
  return MOON_HOUSES[house - 1] as MoonHouse;
}
