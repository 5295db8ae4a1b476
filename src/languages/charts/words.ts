import type { Graha } from '../../base/zodiac/rashi.js';
import type { ChartStyle } from '../../charts/chart/chart.js';
import type { VargaId } from '../../rules/natal/varga-names.js';
import type { ListOf } from '../words/list-of.js';

/** A graha in a chart, as its description tells it. */
interface ToldGraha {
  readonly name: string;
  /** Whole degrees; undefined where the chart has none. */
  readonly degrees: number | undefined;
  readonly retrograde: boolean;
}

/** What the charts say in one language, beside the names of its catalogue. The compiler demands all of it. */
export interface ChartWords {
  /** As they stand in a field of a chart: two or three letters. */
  readonly grahas: Readonly<Record<Graha, string>>;
  /** The lagna in a field: two or three letters. */
  readonly lagna: string;
  /** The mark of a retrograde graha in a field: one letter. */
  readonly retrograde: string;
  /** Whether signs above and below the letters need more room between lines than Latin letters do. */
  readonly isTall: boolean;
  /** Whether the letters of a graha are so wide that several in a triangle are drawn small and without degrees. */
  readonly isWide?: true;
  /** Aries first, as they stand in the corner of a field: at most 30 wide at a size of 12, of wide letters 32. */
  readonly signs: ListOf<12>;
  /** As the end of a title. */
  readonly styles: Readonly<Record<ChartStyle, string>>;
  readonly vargas: Readonly<Record<VargaId, string>>;
  /** Sunday first, as they stand above the columns of a calendar. */
  readonly weekdays: ListOf<7>;
  /** The day that a week begins with in a calendar: 1 Sunday, 2 Monday. */
  readonly firstWeekday: 1 | 2;
  /** A chart by its varga, as the beginning of a title. */
  readonly chart: (facts: { readonly varga: string; readonly id: VargaId; readonly hasLagna: boolean }) => string;
  /** In the title and the middle of a chart that has no lagna. */
  readonly withoutLagna: string;
  /** Added to it when that is so because the time of birth is not known. */
  readonly atNoon: string;
  /** The lagna as a sentence. */
  readonly lagnaIn: (sign: string, degrees: number | undefined) => string;
  /** A house and its sign, before a colon. */
  readonly house: (house: number, sign: string) => string;
  readonly graha: (told: ToldGraha) => string;
  /** What stands in a house or a sign, as a sentence. */
  readonly holds: (where: string, grahas: string) => string;
}

/** Parts that follow each other with a space, without those that are not there. */
export function spaced(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter((part) => part !== false && part !== undefined).join(' ');
}
