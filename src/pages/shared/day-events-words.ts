/** What is said of the observances and eclipses of a day. */
export interface DayEventsWords {
  readonly title: string;
  readonly eclipse: string;
  readonly notSeen: string;
}
