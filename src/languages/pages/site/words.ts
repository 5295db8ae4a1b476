import type { ToolGroup } from '../../../calculation/tool.js';

/** What the frame of every page and the pages beside the tools say. */
export interface SiteWords {
  readonly skip: string;
  readonly allCalculators: string;
  readonly methods: string;
  readonly languageLabel: string;
  /** The choice of a clock, in the foot. */
  readonly hours: {
    readonly label: string;
    readonly of: Readonly<Record<12 | 24, string>>;
    /** A box that keeps that of twelve hours. */
    readonly keep: string;
  };
  readonly forPrograms: string;
  readonly footMeaning: string;
  readonly footPrivacy: string;
  /** Before the link to GeoNames and that to its licence. */
  readonly footPlaces: string;
  readonly home: HomeWords;
  readonly search: SearchWords;
  readonly groups: Readonly<Record<ToolGroup, string>>;
  readonly today: TodayWords;
  readonly method: MethodWords;
  readonly docs: Titled;
  readonly problems: ProblemWords;
}

interface Titled {
  readonly title: string;
  readonly text: string;
}

interface HomeWords {
  /** For tabs and search engines. */
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  /** Of the list of links to the groups. */
  readonly groups: string;
}

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
  readonly whole: string;
}

interface MethodWords {
  /** Below the title of the list of all. */
  readonly lead: string;
  /** The title of one; `name` is that of the tool. */
  readonly how: (name: string) => string;
  readonly contents: string;
  readonly inEnglish: string;
  readonly open: string;
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
