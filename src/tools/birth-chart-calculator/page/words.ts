import type { LunarReckoning } from '../../../languages/locale/habits.js';
import type { ToolWords } from '../../../languages/pages/tool-words.js';
import type { Relationship } from '../../../rules/natal/drishti.js';

export interface BirthChartWords extends ToolWords {
  readonly dashaNow: string;
  readonly antarUntil: (antar: string, date: string) => string;
  readonly dasha: string;
  readonly running: (maha: string, antar: string, pratyantar: string) => string;
  readonly allPeriods: string;
  readonly second: string;
  readonly show: string;
  readonly rashiSoft: string;
  readonly vargottama: (grahas: string) => string;
  /** How long the lagna of D9 holds, how long about that of D60. */
  readonly finer: (navamsa: string, shashtiamsha: string) => string;
  readonly dashaShift: (days: string) => string;
  readonly grahas: string;
  readonly houses: string;
  readonly houseNote: string;
  readonly lordInHouse: string;
  readonly occupants: string;
  readonly aspectedBy: string;
  readonly more: string;
  readonly rules: string;
  readonly motion: string;
  readonly fromSun: string;
  readonly fromExaltation: string;
  readonly dispositor: string;
  readonly byNature: string;
  readonly inChart: string;
  readonly together: string;
  readonly aspects: string;
  readonly aspecting: string;
  readonly aspected: string;
  readonly aspect: string;
  readonly relationships: Readonly<Record<Relationship, string>>;
  readonly mutual: string;
  readonly vargas: string;
  readonly vargaCaption: string;
  readonly almanac: AlmanacWords;
  readonly open: OpenChartWords;
}

interface AlmanacWords {
  readonly atBirth: string;
  readonly atNoon: string;
  readonly vara: string;
  readonly tithi: string;
  readonly yoga: string;
  readonly karana: string;
  readonly sunrise: string;
  readonly noSunrise: string;
  readonly clock: string;
  readonly universal: string;
  readonly until: (what: string, time: string) => string;
  readonly between: (what: string, from: string, to: string) => string;
  /** A month by where it ends. */
  readonly months: Readonly<Record<LunarReckoning, (month: string) => string>>;
  readonly adhika: (month: string) => string;
}

interface OpenChartWords {
  readonly lead: string;
  readonly title: string;
  readonly why: string;
  readonly atNoon: string;
  readonly caption: string;
  readonly turnsRetrograde: string;
  readonly turnsDirect: string;
  readonly combustPart: string;
  readonly to: (from: string, to: string) => string;
  readonly leftOut: string;
}

declare module '../../../languages/pages/tool-words.js' {
  interface WordsOfTools {
    readonly 'birth-chart-calculator': BirthChartWords;
  }
}
