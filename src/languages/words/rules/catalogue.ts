import type {
  KaranaClass,
  PakshaClass,
  Tara,
  TimingBand,
  VaraClass,
  YogaClass,
} from '../../../rules/muhurta/day-score-tables.js';
import type { HoraClass, NatureMatch } from '../../../rules/muhurta/hour-score-tables.js';
import type { AffinityClass, JupiterClass, SaturnClass } from '../../../rules/muhurta/personal-score-tables.js';
import type { CompanyClass, GrahaState, ModeClass } from '../../../rules/muhurta/relationship-score-tables.js';
import type { DayBasis } from '../../../rules/panchanga/almanac-day.js';
import type { ChoghadiyaQuality, Paksha } from '../../../rules/panchanga/tables.js';
import type { Names } from '../../names/kinds.js';
import type { Dates } from '../dates/dates.js';
import type { ListOf } from '../list-of.js';

/** The reasons for which a rule gives the points it gives. */
export type Reason =
  | YogaClass
  | KaranaClass
  | VaraClass
  | PakshaClass
  | Tara['quality']
  | 'chandrashtama'
  | AffinityClass
  | JupiterClass
  | SaturnClass
  | HoraClass
  | `choghadiya_${ChoghadiyaQuality}`
  | 'overlap'
  | NatureMatch
  | ModeClass
  | 'no_special_state'
  | CompanyClass;

/** A stretch of local time of the day, each end HH:MM. */
export interface Stretch {
  readonly start: string;
  readonly end: string;
}

/** The phrases of which what a rule found is made. */
interface Phrases {
  /** Puts what is said after its subject: "Siddhi: auspicious". */
  readonly about: (subject: string, said: string) => string;
  /** Names as a list in a sentence: "Mars, Saturn and Ketu". Never called with none. */
  readonly list: (items: readonly string[]) => string;
  /** A tithi with its half of the month; the two full and new Moon days stand alone without. */
  readonly tithiInPaksha: (tithi: string, paksha: Paksha) => string;
  /** A graha in a house counted from the natal Moon, 1 to 12. */
  readonly houseFromMoon: (graha: string, house: number) => string;
  /** A graha in a sign; `inSign` is one of `inSigns`. */
  readonly grahaInSign: (graha: string, inSign: string) => string;
  /** How the ruler of the natal Moon sign regards that of the day: the subject of what is said of it. */
  readonly rulers: (signRuler: string, dayLord: string) => string;
}

/** Whole sentences and phrases, ready to be joined by a space. */
interface Texts {
  /** Words that stand as a sentence of their own. */
  readonly sentence: (words: string) => string;
  readonly score: (facts: { readonly score: number; readonly minimum: number; readonly maximum: number }) => string;
  readonly bestWindow: (facts: Stretch & { readonly name: string }) => string;
  readonly avoidWindow: (facts: Stretch & { readonly name: string }) => string;
  /** The best time for one intent. */
  readonly bestTime: (facts: Stretch & { readonly intent: string }) => string;
  readonly noWindow: string;
  /** How the day was taken whose times are told. */
  readonly dayTaken: { readonly [Basis in DayBasis]: string };
  /** When a day was read of which no times are told. */
  readonly dayReadAt: { readonly [Basis in DayBasis]: string };
  readonly theme: (theme: string) => string;
  /** The Moon is 8th from the natal Moon. */
  readonly chandrashtamaDay: string;
  /** How many days of the month read so. */
  readonly dayCount: Readonly<Record<TimingBand, (count: number) => string>>;
  readonly bestDays: (days: string) => string;
  readonly cautionDays: (days: string) => string;
  readonly chandrashtamaDays: (count: number, days: string) => string;
  /** Of all grahas but the Moon. */
  readonly signChanges: (count: number) => string;
  readonly stations: (count: number) => string;
  readonly dasha: (facts: { readonly maha: string; readonly antar: string; readonly pratyantar: string }) => string;
  readonly dashaChanges: (count: number) => string;
  /** When the month begins. */
  readonly sadeSati: Readonly<Record<'rising' | 'peak' | 'setting' | 'none', string>>;
  /** A Sade Sati begins, ends or comes to another phase; `days` is one of `daysOfMonth`. */
  readonly sadeSatiChange: (days: string) => string;
}

/** The kinds of names that stand in what rules say, and no more: the others would come into the bundle of a tool too. */
type RuleName =
  | 'sign'
  | 'in_sign'
  | 'graha'
  | 'nakshatra'
  | 'nature'
  | 'tithi'
  | 'tithi_group'
  | 'yoga'
  | 'karana'
  | 'weekday'
  | 'choghadiya'
  | 'window'
  | 'tara'
  | 'band'
  | 'verdict'
  | 'intent'
  | 'relationship_mode'
  | 'score_rule';

/** What a language says of what rules of a score find. The compiler demands every key of every language. */
export interface RuleWords {
  readonly names: Pick<Names, RuleName>;
  /** As they stand after a colon; `moon_alone` stands alone. */
  readonly reasons: Readonly<Record<Reason, string>>;
  /** Of a graha, as they stand after a colon. */
  readonly states: Readonly<Record<GrahaState, string>>;
  readonly texts: Phrases;
}

/** The rest of what it says of scores, days and months. */
interface DayWords {
  readonly dates: Dates;
  /** What each house stands for. */
  readonly houseThemes: ListOf<12>;
  readonly texts: Texts;
}

export type Catalogue = RuleWords & DayWords;

// @__NO_SIDE_EFFECTS__
export function catalogue(rules: RuleWords, days: DayWords): Catalogue {
  return { ...rules, ...days, texts: { ...rules.texts, ...days.texts } };
}
