import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import type { ObjectSchema } from '../../../src/base/schema/validate.js';
import {
  currentTransits,
  monthlySnapshot,
  moonSign,
  runTool,
  sadeSati,
  sunSignTool,
  tools,
} from '../../../src/entries/index.js';
import { ANY_LANGUAGE } from '../../support/languages.js';
import { errorOf } from '../../support/support.js';

/** Another implementation than the library's own: all that it shares is what the standard says. */
class Foreign {
  readonly #kind: string;
  readonly #text: string;

  constructor(kind: string, text: string) {
    this.#kind = kind;
    this.#text = text;
  }

  get [Symbol.toStringTag](): string {
    return `Temporal.${this.#kind}`;
  }

  get epochMilliseconds(): number {
    return Date.parse(this.#text);
  }

  toInstant(): Foreign {
    return new Foreign('Instant', this.#text);
  }

  toString(): string {
    return this.#text;
  }
}

type Made = (text: string) => object;
type Implementation = Readonly<Record<'date' | 'calendar-month' | 'local-time' | 'utc-moment' | 'zoned', Made>>;

function implementation({ PlainDate, PlainYearMonth, PlainTime, Instant }: typeof Temporal): Implementation {
  return {
    date: (text) => PlainDate.from(text),
    'calendar-month': (text) => PlainYearMonth.from(text),
    'local-time': (text) => PlainTime.from(text),
    'utc-moment': (text) => Instant.from(`${text}Z`),
    zoned: (text) => Instant.from(`${text}Z`).toZonedDateTimeISO('Asia/Kolkata'),
  };
}

const native = (globalThis as { readonly Temporal?: typeof Temporal }).Temporal;
const IMPLEMENTATIONS: [string, Implementation][] = [
  ['temporal-polyfill', implementation(Temporal)],
  ...(native ? [['the runtime', implementation(native)] as [string, Implementation]] : []),
  [
    'another library',
    {
      date: (text) => new Foreign('PlainDate', text),
      'calendar-month': (text) => new Foreign('PlainYearMonth', text),
      'local-time': (text) => new Foreign('PlainTime', `${text}:00`),
      'utc-moment': (text) => new Foreign('Instant', `${text}:00Z`),
      zoned: (text) => new Foreign('ZonedDateTime', `${text}:00Z`),
    },
  ],
];

const now = new Date('2026-01-01T00:00:00Z');
const birth = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };

/** An example with a Temporal object in place of each text that one can stand for, and how many there are. */
function inTemporal({ properties }: ObjectSchema, example: object, made: Implementation) {
  let count = 0;
  const entries = Object.entries(example).map(([name, value]) => {
    const format = properties[name]?.format as keyof Implementation | undefined;
    if (format === undefined || made[format] === undefined) return [name, value];
    count++;
    return [name, made[format](value)];
  });
  return { input: Object.fromEntries(entries) as Record<string, unknown>, count };
}

describe.each(IMPLEMENTATIONS)('Temporal objects of %s', (_name, made) => {
  it.each(tools)('are the texts that they stand for: $slug', (tool) => {
    const { input, count } = inTemporal(tool.inputSchema, tool.example, made);
    expect(count > 0).toBe(!['sun-sign', 'retrogrades', 'compatibility'].includes(tool.slug));
    const options = { now, environment: ANY_LANGUAGE };
    expect(runTool(tool, input, options)).toEqual(runTool(tool, tool.example, options));
  });

  it('are instants for now and for calculation_datetime, zoned or not', () => {
    const text = '2026-01-01T12:00';
    const expected = currentTransits({ ...birth, calculation_datetime: text });
    for (const at of [made['utc-moment'](text), made.zoned(text)] as Temporal.Instant[]) {
      expect(currentTransits({ ...birth, calculation_datetime: at })).toEqual(expected);
      expect(currentTransits(birth, { now: at })).toEqual(expected);
      expect(runTool(sunSignTool, { month: 1, day: 1 }, { now: at }).calculated_at).toBe('2026-01-01T12:00:00Z');
    }
  });
});

describe('a Temporal object', () => {
  const { PlainDate, PlainTime, PlainYearMonth, PlainDateTime, Instant } = Temporal;
  const month = {
    ...birth,
    date: '2026-05-03',
    timezone: 'Asia/Kolkata',
    target_month: '2026-05',
    birth_place: 'Delhi',
  };
  const { latitude: birth_latitude, longitude: birth_longitude, ...rest } = month;
  const snapshot = { ...rest, birth_latitude, birth_longitude };

  it.each<[string, object, unknown, (input: never) => unknown, string]>([
    [
      'birth_date',
      birth,
      new Foreign('PlainDate', '1990-05-17[u-ca=islamic-civil]'),
      moonSign,
      'Must be in the calendar iso8601, not in islamic-civil.',
    ],
    [
      'target_month',
      snapshot,
      PlainYearMonth.from('2026-05-01[u-ca=gregory]'),
      monthlySnapshot,
      'Must be in the calendar iso8601, not in gregory.',
    ],
    [
      'birth_date',
      birth,
      PlainDateTime.from('1990-05-17T10:20'),
      moonSign,
      'Must be an ISO 8601 date (YYYY-MM-DD) or a Temporal.PlainDate, not a Temporal.PlainDateTime.',
    ],
    [
      'birth_time',
      birth,
      PlainDate.from('1990-05-17'),
      moonSign,
      'Must be a 24-hour time (HH:MM or HH:MM:SS) or a Temporal.PlainTime, not a Temporal.PlainDate.',
    ],
    [
      'birth_time',
      birth,
      PlainTime.from('10:20:00.000001'),
      moonSign,
      'Must be on the full second; this one has 00.000001 seconds.',
    ],
    [
      'calculation_datetime',
      birth,
      Instant.from('2026-01-01T12:00:01Z'),
      currentTransits,
      'Must be on the full minute; this one has 01 seconds.',
    ],
    [
      'calculation_datetime',
      birth,
      PlainDate.from('2026-01-01'),
      currentTransits,
      'Must be a UTC moment (YYYY-MM-DD or YYYY-MM-DDTHH:MM) or a Temporal.Instant or Temporal.ZonedDateTime, not a Temporal.PlainDate.',
    ],
    ['birth_date', birth, PlainDate.from('+012345-05-17'), moonSign, 'Must be an ISO 8601 date (YYYY-MM-DD).'],
    [
      'birth_timezone',
      birth,
      PlainDate.from('1990-05-17'),
      moonSign,
      'Must be an IANA time zone name of 1 to 64 characters, an offset such as +05:53 or LMT.',
    ],
    ['latitude', birth, PlainDate.from('1990-05-17'), moonSign, 'Must be a number.'],
  ])('is refused where it says something else: %s', (field, input, value, calculator, message) => {
    const error = errorOf(() => calculator({ ...input, [field]: value } as never));
    expect([error.code, error.fieldErrors]).toEqual(['invalid_input', [{ field, message }]]);
  });

  it('brings the seconds of its time with it', () => {
    const [late, early] = [PlainTime.from('10:20:30'), '10:20'].map((birth_time) => moonSign({ ...birth, birth_time }));
    expect(late).toEqual(moonSign({ ...birth, birth_time: '10:20:30' }));
    // The Moon moves about half a second of arc in a second of time.
    const moved = (late?.result.moon_longitude_sidereal ?? 0) - (early?.result.moon_longitude_sidereal ?? 0);
    expect(moved * 3600).toBeGreaterThan(13);
    expect(moved * 3600).toBeLessThan(19);
  });

  it('is held to the accepted dates like any text', () => {
    const error = errorOf(() => moonSign({ ...birth, birth_date: PlainDate.from('1799-12-31') }));
    expect(error.message).toBe('The birth date is outside the accepted dates, 1800-01-01 to 2200-12-31.');
  });

  it('is read when the call is made and not later', () => {
    const input = { ...birth, calculation_date: PlainDate.from('2026-01-01') };
    const { result } = sadeSati(input);
    expect(result.calculation_date).toBe('2026-01-01');
    expect(input.calculation_date).toBeInstanceOf(PlainDate);
  });

  it('is no now where it is no instant', () => {
    const error = errorOf(() => sadeSati(birth, { now: PlainDate.from('2026-01-01') as never }));
    expect(error.message).toBe(
      'The option now must be a valid Date, Temporal.Instant or Temporal.ZonedDateTime of the years 0000 to 9999.',
    );
  });
});
