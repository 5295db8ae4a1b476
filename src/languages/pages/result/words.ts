/** What the pages of all tools say around a form and a result. */
export interface ResultWords {
  /** Whose details a result is of: "17 May 1990, 10:20 in Delhi, India". */
  readonly born: (facts: {
    readonly date: string;
    readonly time: string | undefined;
    readonly place: string;
  }) => string;
  /** The day and place that a result is of. */
  readonly onDay: (facts: { readonly date: string; readonly place: string }) => string;
  readonly change: string;
  readonly whatYouGet: string;
  readonly seeExample: string;
  readonly howCalculated: string;
  readonly howSure: string;
  /** Of a date of birth after today, a sentence. */
  readonly birthToCome: string;
  readonly keepIt: string;
  readonly print: string;
  readonly share: string;
  /** Where the system has no way to share, the address of the page is copied. */
  readonly shared: string;
  readonly copyJson: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly asJson: string;
  readonly addressHolds: string;
  readonly sameDetails: string;
  /** How many more of them there are, on the fold that has them. */
  readonly moreCalculators: (count: number) => string;
  /** What a result was calculated with. */
  /** What the minutes of a time leave open that may be some minutes out. */
  readonly within: {
    readonly title: string;
    /** Of what all of the minutes have. */
    readonly throughout: (what: string) => string;
    readonly navamsaLagna: string;
    readonly lagnaNakshatra: string;
    readonly others: (count: string) => string;
  };
  readonly used: {
    readonly title: string;
    readonly zodiac: string;
    readonly sidereal: string;
    readonly tropical: string;
    readonly coordinates: string;
    /** A zone that nobody has named. */
    readonly derived: (zone: string) => string;
    readonly daylight: string;
    readonly daylightApplied: string;
    readonly ephemeris: string;
    readonly version: string;
  };
  /** What pages of several tools say. */
  readonly gathered: {
    readonly contents: string;
    /** Leads from a section to the page of its tool. */
    readonly whole: (name: string) => string;
    /** Where a section lacks the time of birth, and why. */
    readonly needsTime: string;
    readonly needsTimeText: string;
    /** Over all sections that lack it. */
    readonly onlyWithTime: string;
    /** Where a nakshatra stands for the birth. */
    readonly needsBirth: string;
    /** Where a tool has no answer; the reason follows. */
    readonly notHere: string;
  };
  readonly busy: {
    readonly title: string;
    /** After too many calculations; seconds until the next may be asked for. */
    readonly tooMany: (seconds: number | undefined) => string;
    readonly unavailable: string;
    readonly again: string;
  };
}
