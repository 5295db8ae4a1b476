import type { Graha, SignName, SignRuler } from '../../base/zodiac/rashi.js';
import type { Provenance } from '../../calculation/calculate.js';
import type { Conventions } from '../../calculation/conventions.js';
import type { CareerChartResult, TenthFrom } from '../../rules/career/chart-shapes.js';
import type { ReferenceName, TenthLink } from '../../rules/career/factors.js';
import type { KarmajivaReading, RuleCode, StatementFacts } from '../../rules/career/hits.js';
import type { PeriodCode, PeriodLink } from '../../rules/career/period-links.js';
import type { ThemeCode } from '../../rules/career/tables.js';
import type { FactorCode } from '../../rules/career/variants.js';
import type { CharaKaraka } from '../../rules/natal/chara-karakas.js';
import type { Association } from '../../rules/natal/dignity.js';
import type { Dignity } from '../../rules/natal/dignity-tables.js';
import type { Confidence } from '../../rules/natal/unknown-birth-time.js';
import type { YogaCode } from '../../rules/natal/yogas.js';

/** A rule that the chart fulfils. */
export interface CareerStatement {
  /** `s1`, `s2` and so on. */
  readonly id: string;
  readonly code: RuleCode;
  /** Points over all themes. */
  readonly points: number;
  /** The rule in a sentence. */
  readonly rule: string;
  readonly source: string;
  /** Whether a text names the factor for livelihood. The points are our own in either case. */
  readonly basis: 'classical' | 'own';
  /** What the sentence is about; which keys there are hangs on the code. */
  readonly facts: StatementFacts;
}

/** A field of work, and how often the rules name it. */
export interface CareerTheme {
  readonly code: ThemeCode;
  readonly label: string;
  readonly points: number;
  /** 1 to 12. */
  readonly rank: number;
  readonly shown: boolean;
  /** Whether another theme has as many points. */
  readonly tied: boolean;
  /** The highest decile of the reference charts that the points exceed, 0 to 90; null under another reading of karmajiva. */
  readonly exceeds_percent: number | null;
  /** How firmly the rules name it, not how well it suits anybody. */
  readonly confidence: Confidence;
  /** In how many of the birth and its six variants it is among the first three. */
  readonly kept_variants: number;
  /** What gives the points; null for a theme that is not shown. */
  readonly rules: readonly { readonly statement: string; readonly code: RuleCode; readonly points: number }[] | null;
  /** Null for a theme that is not shown. */
  readonly text: string | null;
}

/** A sub-period that touches the ten years from `as_of` on. */
export interface CareerPeriod {
  readonly maha: Graha;
  readonly antar: Graha;
  /** UTC instants: its own beginning and end, which may lie outside the ten years. */
  readonly starts_at: string;
  readonly ends_at: string;
  /** Whether it runs at `as_of`. */
  readonly running: boolean;
  /** How closely the two lords have to do with the career factors; `strong` is not "good". */
  readonly link: PeriodLink;
  readonly points: number;
  readonly codes: readonly { readonly lord: Graha; readonly code: PeriodCode; readonly points: number }[];
  readonly text: string;
}

/**
 * By how many whole minutes an earlier and a later birth has another rising sign; null where none changes within a day, as near
 * the poles.
 */
export interface MinutesToChange {
  readonly minutes_to_previous: number | null;
  readonly minutes_to_next: number | null;
}

/** What the birth would be a few minutes earlier or later. */
export interface CareerVariant {
  readonly minutes: number;
  /** The factors that are others then. */
  readonly changed: readonly FactorCode[];
  /** The first three themes. */
  readonly themes: readonly ThemeCode[];
}

/** How the options of {@link careerDna} show in provenance. */
export interface CareerProvenance extends Omit<Provenance, 'options'> {
  /** The options that the caller has named; absent when there are none. */
  readonly options?: Partial<Pick<Conventions, 'ayanamsha' | 'node' | 'clock'>> & {
    readonly karmajiva?: KarmajivaReading;
  };
}

/** All of a result but its provenance. */
export interface CareerFindings {
  /** As it was sent. It enters no sentence and no calculation. */
  readonly person_name: string;
  /** UTC instant. */
  readonly as_of: string;
  readonly method: 'career_rules_v1';
  readonly chart: CareerChartResult;
  readonly tenth_house: {
    readonly primary_reference: ReferenceName;
    /** From the lagna, the Moon, the Sun. */
    readonly references: readonly TenthFrom[];
  };
  readonly dashamsha: {
    readonly lagna: { readonly sign: SignName; readonly ruler: SignRuler };
    readonly tenth: { readonly sign: SignName; readonly ruler: SignRuler; readonly occupants: readonly Graha[] };
    /** Where in D10 the ruler of the 10th from the lagna stands. */
    readonly d1_tenth_ruler_sign: SignName;
  };
  /** Seven, the highest degree first. */
  readonly chara_karakas: readonly {
    readonly karaka: CharaKaraka;
    readonly graha: SignRuler;
    readonly degree_in_sign: number;
  }[];
  readonly amatyakaraka: { readonly graha: SignRuler; readonly d9_sign: SignName; readonly d10_sign: SignName };
  /** The navamsa sign of the atmakaraka, and who else is in it. */
  readonly karakamsa: { readonly sign: SignName; readonly grahas: readonly Graha[] };
  /** Degrees between atma and amatya, and between amatya and bhratri. */
  readonly karaka_gap_degrees: readonly number[];
  readonly strongest: readonly { readonly graha: SignRuler; readonly dignity: Dignity; readonly rank: number }[];
  /** Sun, Mercury, Jupiter, Saturn. */
  readonly natural_karakas: readonly {
    readonly graha: SignRuler;
    readonly house: number;
    readonly dignity: Dignity;
    readonly link: TenthLink;
  }[];
  /** Houses 2, 6, 7 and 11. */
  readonly income_houses: readonly {
    readonly house: number;
    readonly sign: SignName;
    readonly ruler: SignRuler;
    readonly occupants: readonly Graha[];
    /** How its ruler is tied to the ruler of the 10th; null where it is not. */
    readonly link: Association | null;
  }[];
  readonly yogas: readonly {
    readonly code: YogaCode;
    readonly name: string;
    readonly grahas: readonly Graha[];
    readonly source: string;
  }[];
  readonly statements: readonly CareerStatement[];
  /** All twelve, the one with most points first. */
  readonly themes: readonly CareerTheme[];
  readonly periods: {
    readonly system: 'vimshottari';
    /** UTC instants: `as_of`, and ten calendar years later. */
    readonly starts_at: string;
    readonly ends_at: string;
    /** Empty for births less than 18 years before `as_of`. */
    readonly items: readonly CareerPeriod[];
  };
  readonly time_sensitivity: {
    readonly boundaries: {
      readonly lagna: MinutesToChange;
      readonly d9_lagna: MinutesToChange;
      readonly d10_lagna: MinutesToChange;
    };
    /** For births 15, 10 and 5 minutes earlier, and 5, 10 and 15 minutes later. */
    readonly variants: readonly CareerVariant[];
    /** The factors that are the same in all of them, and the others. */
    readonly stable: readonly FactorCode[];
    readonly unstable: readonly FactorCode[];
    /** Days by which every period comes earlier for a birth one minute later. */
    readonly days_per_birth_minute: number;
  };
  /** What the result is not for. */
  readonly disclaimer: string;
}

/** The same of a birth of which nobody is named. */
export type CareerOfBirthResult = Omit<CareerFindings, 'person_name'>;

/** What {@link careerDna} returns. */
export interface CareerResult extends CareerFindings {
  readonly provenance: CareerProvenance;
}
