import type { ReasonCode } from '../reasons.js';
import { parseDate, parseMonth, parseTime, parseUtcMoment } from '../time/calendar.js';
import { isoText, minuteText, type TemporalReading, temporalName, timeText } from '../time/temporal.js';
import { AYANAMSHA_EXPECTED, AYANAMSHA_PATTERN, parseAyanamsha } from '../zodiac/own-ayanamsha.js';

/** What a text in an input has to look like. */
export interface Format {
  /** The shape, as JSON Schema says it: read with the u flag, so that it counts code points. Each takes linear time. */
  readonly pattern: string;
  /** The shape in words, after "Must be". */
  readonly expected: string;
  /** The reason for which another shape is refused. */
  readonly otherShape: Form;
  /**
   * What a text of the right shape stands for, and where it may stand for nothing: what it would have to be, and the
   * reason then.
   */
  readonly existing?: {
    readonly what: string;
    readonly parse: (text: string) => unknown;
    readonly missing: Missing;
  };
  /** The Temporal objects that stand for such a text, and how to come by it. */
  readonly temporal?: { readonly names: readonly string[]; readonly read: (value: object) => TemporalReading };
}

type Form = Extract<
  ReasonCode,
  `${'date' | 'month' | 'time' | 'moment' | 'zone' | 'clock' | 'ayanamsha' | 'text'}_form`
>;
type Missing = Extract<ReasonCode, `no_such_${'date' | 'month' | 'time' | 'moment'}`>;

/** How many code points words of a caller's own may have. */
export const FREE_TEXT_LENGTHS = { minLength: 1, maxLength: 200 } as const;

/** Every format of a text in an input, by the name that schemas have for it. */
export const FORMATS = {
  date: {
    pattern: '^\\d{4}-\\d{2}-\\d{2}$',
    expected: 'an ISO 8601 date (YYYY-MM-DD)',
    otherShape: 'date_form',
    existing: { what: 'a day of the calendar', parse: parseDate, missing: 'no_such_date' },
    temporal: { names: ['Temporal.PlainDate'], read: isoText },
  },
  'calendar-month': {
    pattern: '^\\d{4}-\\d{2}$',
    expected: 'a month (YYYY-MM)',
    otherShape: 'month_form',
    existing: { what: 'a month of the calendar', parse: parseMonth, missing: 'no_such_month' },
    temporal: { names: ['Temporal.PlainYearMonth'], read: isoText },
  },
  'local-time': {
    pattern: '^\\d{2}:\\d{2}$',
    expected: 'a 24-hour time (HH:MM)',
    otherShape: 'time_form',
    existing: { what: 'a time of day', parse: parseTime, missing: 'no_such_time' },
    temporal: { names: ['Temporal.PlainTime'], read: timeText },
  },
  'utc-moment': {
    pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2})?$',
    expected: 'a UTC moment (YYYY-MM-DD or YYYY-MM-DDTHH:MM)',
    otherShape: 'moment_form',
    existing: { what: 'a moment of the calendar', parse: parseUtcMoment, missing: 'no_such_moment' },
    temporal: { names: ['Temporal.Instant', 'Temporal.ZonedDateTime'], read: minuteText },
  },
  // No zone has a longer name than 64. Which names there are is not for a schema to say.
  'time-zone': {
    pattern: '^[\\s\\S]{1,64}$',
    expected: 'an IANA time zone name of 1 to 64 characters',
    otherShape: 'zone_form',
  },
  'chosen-clock': {
    pattern: '^(standard|[+-](0\\d|1[0-5]):[0-5]\\d(:[0-5]\\d)?)$',
    expected: 'standard or an offset from UTC (±HH:MM or ±HH:MM:SS)',
    otherShape: 'clock_form',
  },
  ayanamsha: {
    pattern: AYANAMSHA_PATTERN,
    expected: AYANAMSHA_EXPECTED,
    otherShape: 'ayanamsha_form',
    existing: {
      what: 'at most 360 degrees at a moment of 1800 to 2200',
      parse: parseAyanamsha,
      missing: 'no_such_moment',
    },
  },
  // The length comes first: nothing that is done with a text, to look for white space either, meets a long one.
  'free-text': {
    pattern: '^(?=[\\s\\S]{1,200}$)\\s*\\S',
    expected: 'a text of 1 to 200 characters, not only white space',
    otherShape: 'text_form',
  },
} as const satisfies Readonly<Record<string, Format>>;

/**
 * How much an input may say: what is `specified` for the service, or as the library and the command line take it, which
 * is `wide`: births, times with seconds, offsets and local mean time for a zone.
 */
export type Inputs = 'specified' | 'wide';

/** The formats that are wider than specified. */
const WIDE: { readonly [Name in keyof typeof FORMATS]?: Format } = {
  'local-time': {
    pattern: '^\\d{2}:\\d{2}(:\\d{2})?$',
    expected: 'a 24-hour time (HH:MM or HH:MM:SS)',
    otherShape: 'time_form',
    existing: { what: 'a time of day', parse: parseTime, missing: 'no_such_time' },
    temporal: { names: ['Temporal.PlainTime'], read: timeText },
  },
  'time-zone': {
    pattern: '^[\\s\\S]{1,64}$',
    expected: 'an IANA time zone name of 1 to 64 characters, an offset such as +05:53 or LMT',
    otherShape: 'zone_form',
  },
};

/** The format of a name, or undefined. */
export function formatOf(name: string | undefined, inputs: Inputs = 'specified'): Format | undefined {
  if (name === undefined || !Object.hasOwn(FORMATS, name)) return undefined;
  const specified = FORMATS[name as keyof typeof FORMATS];
  return inputs === 'wide' ? (WIDE[name as keyof typeof FORMATS] ?? specified) : specified;
}

/** What a Temporal object is as a text of a format; undefined for whatever is no Temporal object. */
export function readTemporal(format: Format | undefined, value: unknown): TemporalReading | undefined {
  const name = temporalName(value);
  if (name === undefined || !format?.temporal) return undefined;
  const { names, read } = format.temporal;
  if (!names.includes(name)) return { expected: `${format.expected} or a ${names.join(' or ')}, not a ${name}` };
  return read(value as object);
}
