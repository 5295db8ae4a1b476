/** By which clock times are told. */
export type Hours = 12 | 24;

/** The digits of a script, which a reader may choose in place of Latin ones. */
interface DigitWords {
  /** From that of nought to that of nine. */
  readonly native: string;
  /** What the choice is called. */
  readonly label: string;
}

/** How a language writes dates, numbers and places, beside what every engine knows of it. */
export interface FormatWords {
  /** The language as `Intl` is asked for it. */
  readonly tag: string;
  /**
   * How times are told by a clock of twelve hours: the parts of a day, each with the hour that it begins with and where
   * the time stands. What most readers of a language write by CLDR 48, kept here so that every engine gives the same
   * bytes: the two halves, but in Hindi, Ukrainian and Russian the parts of the day, since people there say no "am" and
   * no "дп".
   */
  readonly partsOfDay: string;
  /** The letters of the directions behind the degrees of a place. */
  readonly cardinals: Readonly<Record<'north' | 'south' | 'east' | 'west', string>>;
  /** Hours and minutes: as `Intl` has them, or as they stand here. */
  readonly units: 'short' | 'long' | Readonly<Record<'hour' | 'minute', string>>;
  /** Whether four figures stand together: 2796, but 12 796. */
  readonly fourTogether?: true;
  /**
   * What of a date that `Intl` has written people write in another way, one after the other, with the flags `gu`. As
   * data, since the script of pages writes a date too.
   */
  readonly dateAsWritten?: readonly (readonly [pattern: RegExp, written: string])[];
  /** The same of a list whose last is joined by "and". */
  readonly listAsWritten?: (list: string) => string;
  /** The digits of the script, where readers of today meet them; without them pages have Latin ones alone. */
  readonly digits?: DigitWords;
  /** What the clocks of zones are called: a line for each, with one of its zones. */
  readonly zones: string;
}
