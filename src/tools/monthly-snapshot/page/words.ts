import type { ToolWords } from '../../../languages/pages/tool-words.js';

export interface MonthlySnapshotWords extends ToolWords {
  readonly monthNav: string;
  /** Whose month it is; `moon` names sign, nakshatra and pada. */
  readonly seenFrom: (moon: string) => string;
  readonly favourableDays: string;
  readonly mixedDays: string;
  readonly challengingDays: string;
  readonly best: (days: string) => string;
  readonly caution: (days: string) => string;
  readonly calendar: string;
  readonly key: (minimum: string, maximum: string) => string;
  /** Of a month whose days hang on the birth time. */
  readonly keyOpen: (minimum: string, maximum: string) => string;
  readonly outlined: (day: string) => string;
  readonly sheet: string;
  readonly eighth: string;
  readonly whyDay: (day: string, score: string) => string;
  readonly otherDays: string;
  readonly allDays: string;
  readonly date: string;
  readonly moon: string;
  readonly tara: string;
  readonly house: string;
  readonly limbScore: string;
  readonly events: string;
  readonly moonSigns: string;
  readonly station: Readonly<Record<'direct' | 'retrograde', string>>;
  readonly dashas: string;
  readonly atStart: string;
  readonly onDate: (day: string) => string;
  readonly noDasha: string;
  readonly sadeSati: string;
  readonly noSadeSati: string;
  readonly inWords: string;
  readonly unknownLead: string;
  readonly unknown: (from: string, to: string) => string;
  readonly unknownNoFacts: string;
  readonly sure: string;
  readonly open: string;
  readonly openNote: string;
  readonly between: (least: string, most: string) => string;
  /** By how many days the dates move, where that is known. */
  readonly dashasOpen: (days: number | undefined) => string;
  readonly byMoon: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'monthly-snapshot': MonthlySnapshotWords;
  }
}
