import type { ChartStyle } from '../../charts/chart/chart.js';

/** What the pages of a birth say in common, beside the names of the catalogue. */
export interface NatalWords {
  readonly graha: string;
  readonly lagna: string;
  readonly sign: string;
  readonly signAndDegree: string;
  readonly moonSign: string;
  readonly nakshatra: string;
  readonly nakshatraAndPada: string;
  readonly pada: string;
  readonly house: string;
  readonly state: string;
  readonly ruler: string;
  /** An empty field of a table. */
  readonly none: string;
  /** Of the region in which a table scrolls: "Naming sound: table". */
  readonly table: string;
  readonly vargottama: string;
  readonly padaOf: (pada: number) => string;
  readonly ruledBy: (graha: string) => string;
  readonly open: OpenWords;
  readonly sure: SureWords;
}

/** What a birth of unknown time leaves open. */
interface OpenWords {
  readonly lead: string;
  /** What a page of the Moon does about it. */
  readonly told: string;
  readonly allDay: string;
  /** In place of a lagna. */
  readonly open: string;
  readonly anySign: string;
  /** Clock times, in a list. */
  readonly changes: (times: string) => string;
  readonly decides: string;
  readonly day: string;
  readonly bornBetween: string;
  readonly span: (from: string, to: string) => string;
  readonly midnight: string;
  readonly from: (time: string, what: string) => string;
  readonly lagnaByTime: string;
  readonly moonByTime: string;
  readonly where: string;
}

/** How far a birth time can be off. */
interface SureWords {
  readonly title: string;
  readonly holds: (from: string, to: string) => string;
  readonly far: (duration: string) => string;
  readonly near: (duration: string) => string;
  readonly unbounded: string;
  readonly unboundedRest: string;
  readonly pole: string;
  readonly poleRest: string;
}

interface Noted {
  readonly lead: string;
  readonly rest: string;
}

/** What the pages of the Moon and of the signs say in common. */
export interface MoonWords {
  readonly position: string;
  readonly western: string;
  /** Why the Western sign may be another. */
  readonly twoZodiacs: (ayanamsha: string) => string;
  readonly safe: Noted;
  readonly nearSign: Noted;
  readonly nearNakshatra: Noted;
}

/** What the pages say around drawn charts. */
export interface ChartPageWords {
  readonly chart: string;
  readonly style: string;
  readonly styles: Readonly<Record<ChartStyle | 'all', string>>;
  /** Of the button that keeps a drawn chart. */
  readonly save: string;
  readonly degrees: string;
  /** Of the fold with the degrees of a field that has no room for them. */
  readonly leftOut: string;
  readonly retrograde: (mark: string) => string;
  /** What the fields and numbers of the North Indian chart mean. */
  readonly houses: string;
  /** What the marks of the two others mean. */
  readonly signs: string;
}
