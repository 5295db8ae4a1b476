import type { Custom } from '../../../rules/vrata/custom-tables.js';

/** What the pages of festivals say. Names of observances, tithis and places stand in it as they are, uninflected. */
export interface FestivalWords {
  /** For tabs and search engines. */
  readonly title: (name: string) => string;
  readonly description: (name: string) => string;
  /** The page of a year: its title, and what it has. */
  readonly ofYear: (year: string) => string;
  readonly lead: string;
  /** Leads to all fasts of any span. */
  readonly whole: string;
  /** Leads to all that is told of one observance. */
  readonly more: string;
  readonly last: string;
  readonly six: string;
  readonly coming: string;
  readonly rule: RuleSentences;
  readonly missing: {
    /** Where the Sun makes no day on some dates of a year, and where no day fits the rule. */
    readonly noSun: string;
    readonly noDay: string;
    /** In none of the years. */
    readonly inNone: string;
  };
  /** Above what people do wherever it is kept, and above what regions call it and do. */
  readonly custom: string;
  readonly byRegion: string;
  readonly customs: Readonly<Record<Custom, string>>;
  /** What all of that rests on. */
  readonly customSource: string;
  readonly keptIn: string;
  readonly schools: string;
  readonly around: string;
}

/** By what a day is found, a sentence each. */
interface RuleSentences {
  /** A clause of the rule of Ekadashi. */
  readonly byClause: (clause: string) => string;
  readonly byTithi: (facts: { readonly tithi: string; readonly hour: string }) => string;
  readonly byNakshatra: (facts: { readonly nakshatra: string; readonly hour: string }) => string;
  readonly bySun: string;
  readonly onWeekday: string;
  readonly onDate: string;
  readonly sameAs: (name: string) => string;
  /** `days` is a number with its sign. */
  readonly countedFrom: (facts: { readonly name: string; readonly days: string }) => string;
  readonly own: string;
  /** What holds on the day, and why it is not one of those beside it. */
  readonly here: (facts: string) => string;
  readonly notBeside: (facts: string) => string;
}
