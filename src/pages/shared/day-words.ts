import type { DayBasis } from '../../rules/panchanga/almanac-day.js';
import type { Limb } from '../../rules/panchanga/limbs.js';

/** What the pages of days say alike. Texts that go in are ready for a reader. */
export interface DayWords {
  /** Of the links from day to day. */
  readonly dayNav: string;
  readonly today: string;
  /** Of the field in which any day is chosen, and its button. */
  readonly otherDay: string;
  readonly show: string;
  readonly now: string;
  /** A window of today that has passed. */
  readonly over: string;
  /** Stands before the present time, with its colon. */
  readonly redIsNow: string;
  /** "Times are local: Asia/Kolkata, UTC+05:30." `offset` is empty or begins with a comma. */
  readonly localTimes: (zone: string, offset: string) => string;
  readonly onDay: (time: string, day: string) => string;
  readonly range: (from: string, to: string) => string;
  readonly until: (time: string) => string;
  readonly fromOn: (time: string) => string;
  /** One limb and the one after it. */
  readonly thenUntil: (name: string, time: string) => string;
  readonly beforeSunrise: string;
  readonly sunriseAndSunset: string;
  readonly nextSunrise: (time: string) => string;
  readonly dayBegins: string;
  readonly nightBegins: string;
  readonly dayLanes: Readonly<Record<DayBasis, string>>;
  readonly sky: string;
  readonly day: (length: string) => string;
  readonly night: string;
  readonly vara: string;
  readonly limbs: Readonly<Record<Limb, string>>;
  readonly fiveLimbs: string;
  readonly moonIn: string;
  readonly sunIn: string;
  readonly pada: (pada: number) => string;
  readonly deity: string;
  readonly ruler: string;
  readonly nature: string;
  readonly gana: string;
  readonly windows: string;
  readonly avoid: string;
  readonly choose: string;
  readonly none: string;
  readonly windowsNote: string;
  readonly choghadiya: string;
  readonly choghadiyaNote: string;
  readonly hora: string;
  readonly horas: string;
  readonly byDay: string;
  readonly byNight: string;
  readonly from: string;
  readonly to: string;
  readonly kind: string;
  readonly score: string;
  readonly scoreRange: (minimum: string, maximum: string) => string;
  readonly whyScore: (score: string) => string;
  readonly rule: string;
  readonly found: string;
  readonly points: string;
  readonly total: string;
  readonly classedBy: string;
  readonly pointsNote: string;
  readonly changes: string;
  readonly noChanges: string;
  readonly begins: string;
  readonly scoreAfter: string;
  readonly time: string;
  readonly limb: string;
  readonly bestWindow: string;
  /** A table below a heading of the same name, for who listens to the page. */
  readonly tableOf: (heading: string) => string;
  readonly sunriseDefinition: string;
}
