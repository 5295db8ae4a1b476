import type { Alarm, FeedName } from '../catalog/feeds.js';

/** What calendars to subscribe to say, and the pages of them. */
export interface FeedWords {
  /** Heading and button. */
  readonly subscribe: string;
  readonly asFile: string;
  /** What is found as a file. */
  readonly foundAsFile: string;
  /** What a reader gets. */
  readonly lead: Readonly<Record<FeedName, string>>;
  /** What opens the ways to a calendar whose entries ring, and when they do. */
  readonly withAlarm: string;
  readonly alarm: Readonly<Record<Alarm, (clock: string) => string>>;
  /** That two of the programs fetch a calendar by themselves. */
  readonly fetched: string;
  /** That the address of the calendar for a Moon sign holds the sign and a zone, and no birth. */
  readonly noBirth: string;
  /** The name of the calendar for a Moon sign. */
  readonly transitsOf: (sign: string) => string;
  readonly begins: (period: string) => string;
  readonly ends: (period: string) => string;
  /** Which years it has. */
  readonly years: (first: string, last: string) => string;
  /** What is wrong with an address. */
  readonly unknownName: (name: string, names: string) => string;
  readonly unknownCode: (code: string, codes: string) => string;
  readonly twice: (name: string) => string;
  readonly unknownLanguage: (codes: string) => string;
  readonly noDetails: string;
}
