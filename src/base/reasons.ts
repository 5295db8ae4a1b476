/** By what the length of a range is bounded. */
export type SpanUnit = 'day' | 'month' | 'year';

/**
 * Why something is refused, as the rule that refuses it knows it: plain facts by code, for whoever words it in another
 * language. `message` is the same in English and is what JSON has; the codes are of no use there and stay out of it.
 */
export interface ReasonFacts {
  /** Some fields fail, each with a reason of its own; how many. */
  readonly fields: { readonly count: number };

  // Of one field.
  readonly required: NoFacts;
  readonly not_accepted: NoFacts;
  /** Something else in the input brings this value with it. */
  readonly not_needed: NoFacts;
  readonly given_twice: NoFacts;
  /** The words that are accepted, as they are sent. */
  readonly one_of: { readonly values: readonly string[] };
  readonly list_of: { readonly values: readonly string[] };
  /** A list of objects that has none, or more than so many, or is no list. */
  readonly list_length: { readonly most: number };
  /** A nakshatra that lies in two signs, of which its pada decides. */
  readonly pada_decides: NoFacts;
  readonly out_of_range: { readonly minimum: number; readonly maximum: number };
  readonly not_a_number: NoFacts;
  readonly not_a_whole_number: NoFacts;
  readonly not_a_text: NoFacts;
  readonly not_yes_or_no: NoFacts;
  readonly date_form: NoFacts;
  /** YYYY-MM-DD that the calendar does not have; its month may be none either. */
  readonly no_such_date: { readonly shown: string };
  /** Day of a month, which no year has. */
  readonly no_such_day: { readonly month: number; readonly day: number };
  readonly direction_without_journey: NoFacts;
  /** A range whose last day lies before its first. */
  readonly ends_before_start: NoFacts;
  /** A day that is asked about apart, and is none of the range. */
  readonly outside_span: NoFacts;
  /** A range of more days, months or years than are told at once. */
  readonly span_too_long: { readonly most: number; readonly unit: SpanUnit };
  readonly month_form: NoFacts;
  readonly no_such_month: { readonly shown: string };
  readonly time_form: NoFacts;
  readonly no_such_time: { readonly shown: string };
  readonly moment_form: NoFacts;
  readonly ayanamsha_form: NoFacts;
  readonly no_such_moment: { readonly shown: string };
  readonly zone_form: NoFacts;
  /** Neither standard time nor an offset. */
  readonly clock_form: NoFacts;
  /** No text, or one that is blank or longer than 200 characters. */
  readonly text_form: NoFacts;
  /** Characters. */
  readonly too_long: { readonly most: number };
  readonly country_form: NoFacts;
  readonly place_form: NoFacts;
  readonly birth_form: NoFacts;
  /** A doubt of so many minutes about a time that is not known. */
  readonly no_time_to_doubt: NoFacts;

  // Of a whole input.
  readonly input_form: NoFacts;
  /** An option or an argument of a function, which no form offers. */
  readonly wrong_option: NoFacts;
  readonly unknown_zone: { readonly shown: string };
  readonly no_zone_found: NoFacts;
  readonly no_place_for_mean_time: NoFacts;
  /**
   * A change of the clock skipped a time, YYYY-MM-DDTHH:MM, or a date, YYYY-MM-DD: the clock went from one local time
   * straight to another. `before` and `to` are the nearest that it showed.
   */
  readonly clock_skipped: {
    readonly shown: string;
    readonly timeZone: string;
    readonly from: string;
    readonly to: string;
    readonly before: string;
  };
  /** A date or an instant outside 1800 to 2200. */
  readonly outside_dates: { readonly what: DatedInput };
  readonly outside_ephemeris: NoFacts;
  readonly no_ascendant: NoFacts;
  /** A system that needs all of the ecliptic to rise, asked beyond a polar circle; degrees north. */
  readonly no_houses: { readonly system: TemperateHouses; readonly latitude: number };
  /** The date, YYYY-MM-DD, has no day of the Sun at the place. */
  readonly no_solar_day: { readonly why: SunlessDay; readonly date: string; readonly timeZone: string };

  // Of the service.
  readonly rate_limited: { readonly seconds: number };
  readonly ephemeris_failed: NoFacts;
}

/** What an input may name a date or an instant by. */
export type DatedInput =
  | 'birth date'
  | 'date'
  | 'calculation date'
  | 'calculation moment'
  | 'target month'
  | 'current time'
  | 'option asOf'
  | 'instant';

/** The systems of houses that there are only where every point of the ecliptic rises. */
export type TemperateHouses = 'Placidus' | 'Koch' | 'Regiomontanus' | 'Campanus';

/** What the Sun does on a date that has no day of it: it never rises or never sets, or does not within a day. */
export type SunlessDay = 'below all day' | 'up all day' | 'no sunset' | 'no next sunrise';

/** Whose birth it is about where an input has two births, or a birth and a day. */
export type Bearer = 'birth' | 'person A' | 'person B';

type NoFacts = Readonly<Record<string, never>>;

export type ReasonCode = keyof ReasonFacts & string;

/** One of the reasons with its facts. */
export type Reason<Code extends ReasonCode = ReasonCode> = {
  readonly [Each in Code]: { readonly code: Each; readonly facts: ReasonFacts[Each]; readonly whose?: Bearer };
}[Code];

/** Of the registry of symbols, since one program may use two builds of the library. */
const REASON = /* @__PURE__ */ Symbol.for('nirayana.reason');

/**
 * An error or an item of `fieldErrors` with the reason for it. Whatever lists properties, such as JSON, does not see it,
 * and a copy does not have it.
 */
export function because<Refused extends object, Code extends ReasonCode>(
  refused: Refused,
  code: Code,
  facts: ReasonFacts[Code],
): Refused {
  return withReason(refused, { code, facts } as Reason);
}

/** A copy of what is refused with the reason of the original, which may have none. */
export function likewise<Refused extends object>(copy: Refused, original: object, whose?: Bearer): Refused {
  const reason = reasonOf(original);
  if (!reason) return copy;
  return withReason(copy, whose === undefined ? reason : { ...reason, whose });
}

/** What is refused with a reason that has come from elsewhere, as plain data. */
export function withReasonOf<Refused extends object>(refused: Refused, reason: Reason | undefined): Refused {
  return reason ? withReason(refused, reason) : refused;
}

/** Why an error, an item of `fieldErrors` or the `error` of an envelope is there; undefined where nobody has said so. */
export function reasonOf(refused: object): Reason | undefined {
  return (refused as { readonly [REASON]?: Reason })[REASON];
}

function withReason<Refused extends object>(refused: Refused, value: Reason): Refused {
  return Object.defineProperty(refused, REASON, { value });
}
