import type { ToolGroup } from '../../../calculation/tool.js';
import type { FestivalWords } from './festival-words.js';
import type { LanguagesWords } from './languages-words.js';

/** What the frame of every page and the pages beside the tools say. */
export interface SiteWords {
  readonly skip: string;
  readonly allCalculators: string;
  readonly methods: string;
  readonly languageLabel: string;
  readonly languages: LanguagesWords;
  /** The choice of a clock, in the foot. */
  readonly hours: {
    readonly label: string;
    readonly of: Readonly<Record<12 | 24, string>>;
  };
  readonly forPrograms: string;
  readonly ways: WaysWords;
  readonly footMeaning: string;
  readonly footPrivacy: string;
  /** Before the link to GeoNames and that to its licence. */
  readonly footPlaces: string;
  readonly home: HomeWords;
  readonly festivals: FestivalWords;
  readonly ask: AskWords;
  readonly search: SearchWords;
  readonly groups: Readonly<Record<ToolGroup, string>>;
  readonly twins: TwinWords;
  readonly today: TodayWords;
  readonly method: MethodWords;
  readonly docs: Titled;
  readonly problems: ProblemWords;
}

interface Titled {
  readonly title: string;
  readonly text: string;
}

/** The head of every page. Those of the bar of a phone have eleven letters at most. */
interface WaysWords {
  /** Of the four ways, and of what stands beside them. */
  readonly label: string;
  readonly aside: string;
  readonly panchang: string;
  readonly kundli: string;
  readonly matching: string;
  readonly festivals: string;
  readonly all: string;
  readonly search: string;
}

export type Way = 'today' | 'kundli' | 'matching' | 'festivals' | 'muhurta' | 'eclipses';

/** The groups of the first page. */
export type FoldName = 'chart' | 'dashas' | 'transits' | 'pair' | 'day' | 'timing' | 'work';

interface HomeWords {
  /** For tabs and search engines. */
  readonly title: string;
  readonly lead: string;
  readonly place: {
    readonly change: string;
    /** The title where a place is not known. */
    readonly which: string;
  };
  /** Of the four facts. */
  readonly now: string;
  readonly state: {
    /** How long until something begins; `length` is in hours and minutes, as they are counted. */
    readonly begins: (length: string) => string;
    /** It runs. */
    readonly runs: (until: string) => string;
    /** When that was so. */
    readonly asOf: (clock: string) => string;
  };
  readonly moonRises: (clock: string) => string;
  readonly noMoonrise: string;
  /** What the bar shows. */
  readonly light: string;
  readonly dark: string;
  readonly whole: string;
  readonly month: string;
  readonly tomorrowsDay: string;
  readonly next: string;
  readonly today: string;
  readonly tomorrow: string;
  readonly moonSign: string;
  /** For those who listen. */
  readonly six: string;
  readonly ways: Readonly<Record<Way, Titled>>;
  readonly all: {
    readonly title: string;
    readonly count: (count: number) => string;
    readonly asList: string;
    readonly most: string;
    readonly special: string;
  };
  readonly folds: Readonly<Record<FoldName, Titled>>;
}

/** Calculators that are near to each other, under one name: what of it each tells, by the last part of its path. */
export interface TwinWords {
  readonly kundli: Twin<'kundli' | 'birth-chart-calculator'>;
  readonly moon: Twin<'vedic-moon-sign-calculator' | 'vedic-zodiac-sign-calculator'>;
  readonly vimshottari: Twin<'dasha-calculator' | 'running-dashas'>;
  readonly sade_sati: Twin<'sade-sati-calculator' | 'saturn-periods'>;
  readonly gochara: Twin<'gochara' | 'current-transits-calculator'>;
  readonly own_day: Twin<'personal-activation' | 'monthly-snapshot'>;
  readonly matching: Twin<'vedic-compatibility-calculator' | 'horoscope-matching' | 'matching'>;
  readonly score: Twin<'daily-timing' | 'push-or-wait'>;
}

interface Twin<Slug extends string> {
  readonly name: string;
  readonly of: Readonly<Record<Slug, string>>;
}

/** The search of the first page. */
interface AskWords {
  /** For those who listen. */
  readonly label: string;
  readonly placeholder: string;
  readonly examples: string;
  /** Three questions that it answers; `year` is the next one. */
  readonly next: string;
  readonly inYear: (year: string) => string;
  readonly hour: string;
  /** The title of what was found. */
  readonly title: (sought: string) => string;
  readonly tools: string;
  /** Leads to the names that are near. */
  readonly nothing: (sought: string) => string;
  /** An observance and its day. Names of places stand as they are, so that a language that inflects them says "place:". */
  readonly falls: (facts: AnswerFacts<'what' | 'date' | 'place'>) => string;
  readonly alsoOn: (date: string) => string;
  readonly notIn: (facts: AnswerFacts<'what' | 'year' | 'place'>) => string;
  /** A sentence without its stop, and the place. */
  readonly at: (facts: AnswerFacts<'told' | 'place'>) => string;
  /** What a day has of something. */
  readonly ofDay: (facts: AnswerFacts<'what' | 'date' | 'place' | 'value'>) => string;
  readonly fromSign: (facts: AnswerFacts<'sign' | 'moon' | 'date' | 'place'> & { readonly count: number }) => string;
  /** In place of the times of what does not come. */
  readonly never: string;
  readonly sunrise: string;
  readonly sunset: string;
  readonly moonrise: string;
  readonly moonset: string;
  readonly why: string;
  readonly allOf: (year: string) => string;
  readonly allEclipses: string;
}

type AnswerFacts<Name extends string> = Readonly<Record<Name, string>>;

interface SearchWords {
  /** The field. */
  readonly label: string;
  /** The button. */
  readonly submit: string;
  /** How many were found. The script writes it too, with a number that it puts in, so it has no forms for one and many. */
  readonly found: (count: string) => string;
  readonly foundTitle: (sought: string) => string;
  readonly noneTitle: (sought: string) => string;
  /** Leads to the names that are near. */
  readonly noneHint: string;
  readonly all: (count: number) => string;
  /** Of the links to the groups. */
  readonly groups: string;
}

/** The panchang of one place today, on the first page. */
interface TodayWords {
  readonly title: string;
  /** The same of a place that the reader keeps, as it is written. */
  readonly titleOf: (place: string) => string;
  readonly tithi: string;
  readonly nakshatra: string;
  readonly sun: string;
  readonly rahuKalam: string;
  readonly between: (facts: { readonly from: string; readonly to: string }) => string;
}

interface MethodWords {
  /** Below the title of the list of all. */
  readonly lead: string;
  /** The title of one; `name` is that of the tool. */
  readonly how: (name: string) => string;
  readonly contents: string;
  readonly inEnglish: string;
  readonly open: string;
  /** At the end of one. */
  readonly tested: {
    readonly title: string;
    /** `n` is a number of answers, written. */
    readonly recorded: (n: string) => string;
    /** Before a list of files and folders. */
    readonly by: string;
  };
  readonly career: Titled;
}

export interface ProblemWords {
  readonly missing: Titled;
  readonly method: Titled;
  readonly failed: Titled;
  readonly unavailable: Titled;
  /** Any other. */
  readonly refused: Titled;
}
