import type { Nakshatra, NakshatraName, Nature } from '../../base/zodiac/nakshatra.js';
import { type Graha, rashiNumbered, type SignName, type SignRuler } from '../../base/zodiac/rashi.js';
import type {
  ChoghadiyaName,
  ChoghadiyaQuality,
  KaranaName,
  Tithi,
  Vara,
  VaraName,
  YogaName,
} from '../panchanga/tables.js';
import type { DayLimbs, DayRule } from './day-score.js';
import type {
  KaranaClass,
  PakshaClass,
  Tara,
  TithiClass,
  VaraClass,
  WeighedWindow,
  YogaClass,
} from './day-score-tables.js';
import type { HourRule, ScoredHour } from './hour-score.js';
import type { HoraClass, NatureMatch } from './hour-score-tables.js';
import type { MoonClass, PersonalRule } from './personal-score.js';
import type { AffinityClass, JupiterClass, SaturnClass } from './personal-score-tables.js';
import type { RelationshipRule } from './relationship-score.js';
import type { CompanyClass, GrahaState, ModeClass } from './relationship-score-tables.js';
import type { ScoreRule } from './score-rules.js';

export interface TithiFacts<Class> {
  /** 1 to 30. */
  readonly tithi_number: number;
  readonly class: Class;
}

export interface NatureFacts {
  readonly nakshatra_name: NakshatraName;
  readonly nakshatra_nature: Nature;
}

export interface VaraFacts<Class> {
  readonly vara_name: VaraName;
  readonly vara_ruler: SignRuler;
  readonly class: Class;
}

export interface HouseFacts<Class> {
  /** Counted from the natal Moon sign, 1 to 12. */
  readonly house_from_moon: number;
  readonly class: Class;
}

/**
 * What each rule of a score looked at, and the class that decided its points: enough to word it in any language. These
 * facts travel as they are, so their keys are those of results.
 */
export interface ScoreRuleFacts {
  readonly tithi_group: TithiFacts<TithiClass>;
  readonly nakshatra_nature: NatureFacts;
  readonly yoga_quality: { readonly yoga_name: YogaName; readonly class: YogaClass };
  readonly karana_quality: { readonly karana_name: KaranaName; readonly class: KaranaClass };
  readonly vara_lord: VaraFacts<VaraClass>;
  readonly paksha_bala: TithiFacts<PakshaClass>;
  readonly tarabala: {
    /** Counted from the natal nakshatra in nines, 1 to 9. */
    readonly tara_number: number;
    readonly class: Tara['quality'];
  };
  readonly chandrabala: HouseFacts<MoonClass>;
  readonly day_lord_affinity: {
    readonly moon_sign_ruler: SignRuler;
    readonly vara_ruler: SignRuler;
    readonly class: AffinityClass;
  };
  readonly jupiter_transit: HouseFacts<JupiterClass>;
  readonly saturn_transit: HouseFacts<SaturnClass>;
  readonly hora_lord: { readonly hora_ruler: SignRuler; readonly class: HoraClass };
  readonly choghadiya: { readonly choghadiya_name: ChoghadiyaName; readonly class: `choghadiya_${ChoghadiyaQuality}` };
  readonly window_overlap: { readonly window_code: WeighedWindow };
  readonly nakshatra_match: NatureFacts & { readonly class: NatureMatch };
  readonly mode_day_lord: VaraFacts<ModeClass>;
  readonly mode_nakshatra: NatureFacts & { readonly class: ModeClass };
  readonly karaka_state: {
    readonly planet: SignRuler;
    readonly sign_name: SignName;
    /** Those of its states that count, in the order in which they are told; none where nothing raises or lowers it. */
    readonly states: readonly GrahaState[];
  };
  /** `planet_names` is empty for `moon_alone`. */
  readonly moon_company: { readonly planet_names: readonly Graha[]; readonly class: CompanyClass };
}

/** The code of a rule with its facts. To ask for one code gives the facts their type. */
export type ScoreRuleFinding<Code extends ScoreRule = ScoreRule> = {
  readonly [Each in Code]: { readonly code: Each; readonly facts: ScoreRuleFacts[Each] };
}[Code];

/** The class of a rule by its code; those of different rules that mean the same share it. */
export type RuleClass = Extract<ScoreRuleFacts[ScoreRule], { readonly class: string }>['class'];

const CLASSES: Readonly<Record<RuleClass, true>> = {
  nanda: true,
  bhadra: true,
  jaya: true,
  rikta: true,
  purna: true,
  amavasya: true,
  auspicious: true,
  inauspicious: true,
  gravely_inauspicious: true,
  karana_movable: true,
  karana_fixed: true,
  karana_vishti: true,
  lord_benefic: true,
  lord_neutral: true,
  lord_malefic: true,
  moon_strong: true,
  moon_moderate: true,
  moon_weak: true,
  good: true,
  mixed: true,
  bad: true,
  chandrashtama: true,
  same_ruler: true,
  friendly: true,
  neutral_ruler: true,
  hostile: true,
  sade_sati: true,
  ashtama_shani: true,
  hora_primary: true,
  hora_secondary: true,
  hora_opposed: true,
  hora_other: true,
  choghadiya_best: true,
  choghadiya_good: true,
  choghadiya_neutral_good: true,
  choghadiya_bad: true,
  nature_suits: true,
  nature_does_not_suit: true,
  mode_good: true,
  mode_neutral: true,
  mode_bad: true,
  company_benefic: true,
  company_malefic: true,
  moon_alone: true,
};
export const RULE_CLASSES = Object.keys(CLASSES) as readonly RuleClass[];

/** What a rule of a day score found. */
export function dayRuleFinding({ tithi, nakshatra, yoga, karana, vara }: DayLimbs, rule: DayRule): ScoreRuleFinding {
  switch (rule.rule) {
    case 'tithi_group':
      return { code: rule.rule, facts: tithiFacts(tithi, rule.class) };
    case 'nakshatra_nature':
      return { code: rule.rule, facts: natureFacts(nakshatra) };
    case 'yoga_quality':
      return { code: rule.rule, facts: { yoga_name: yoga.name, class: rule.class } };
    case 'karana_quality':
      return { code: rule.rule, facts: { karana_name: karana.name, class: rule.class } };
    case 'vara_lord':
      return { code: rule.rule, facts: varaFacts(vara, rule.class) };
    case 'paksha_bala':
      return { code: rule.rule, facts: tithiFacts(tithi, rule.class) };
  }
}

/** What a personal rule found. */
export function personalRuleFinding(rule: PersonalRule): ScoreRuleFinding {
  switch (rule.rule) {
    case 'tarabala':
      return { code: rule.rule, facts: { tara_number: rule.tara.number, class: rule.class } };
    case 'chandrabala':
      return { code: rule.rule, facts: { house_from_moon: rule.house, class: rule.class } };
    case 'day_lord_affinity':
      return {
        code: rule.rule,
        facts: { moon_sign_ruler: rule.signRuler, vara_ruler: rule.lord, class: rule.class },
      };
    case 'jupiter_transit':
      return { code: rule.rule, facts: { house_from_moon: rule.house, class: rule.class } };
    case 'saturn_transit':
      return { code: rule.rule, facts: { house_from_moon: rule.house, class: rule.class } };
  }
}

/** What a rule of an hour found. */
export function hourRuleFinding(
  { ruler, choghadiya, nakshatra }: Pick<ScoredHour, 'ruler' | 'choghadiya' | 'nakshatra'>,
  rule: HourRule,
): ScoreRuleFinding {
  switch (rule.rule) {
    case 'hora_lord':
      return { code: rule.rule, facts: { hora_ruler: ruler, class: rule.class } };
    case 'choghadiya':
      return {
        code: rule.rule,
        facts: { choghadiya_name: choghadiya.name, class: `choghadiya_${choghadiya.quality}` },
      };
    case 'window_overlap':
      return { code: rule.rule, facts: { window_code: rule.class } };
    case 'nakshatra_match':
      return { code: rule.rule, facts: { ...natureFacts(nakshatra), class: rule.class } };
  }
}

/** What a rule of a relationship found. */
export function relationshipRuleFinding(rule: RelationshipRule): ScoreRuleFinding {
  switch (rule.rule) {
    case 'mode_day_lord':
      return { code: rule.rule, facts: varaFacts(rule.vara, rule.class) };
    case 'mode_nakshatra':
      return { code: rule.rule, facts: { ...natureFacts(rule.nakshatra), class: rule.class } };
    case 'karaka_state': {
      const { graha, sign, states } = rule.karaka;
      return { code: rule.rule, facts: { planet: graha, sign_name: rashiNumbered(sign).name, states } };
    }
    case 'moon_company':
      return { code: rule.rule, facts: { planet_names: rule.company, class: rule.class } };
    case 'tithi_group':
      return { code: rule.rule, facts: tithiFacts(rule.tithi, rule.class) };
  }
}

function tithiFacts<Class>({ number }: Tithi, decided: Class): TithiFacts<Class> {
  return { tithi_number: number, class: decided };
}

function natureFacts({ name, nature }: Nakshatra): NatureFacts {
  return { nakshatra_name: name, nakshatra_nature: nature };
}

function varaFacts<Class>({ name, lord }: Vara, decided: Class): VaraFacts<Class> {
  return { vara_name: name, vara_ruler: lord, class: decided };
}
