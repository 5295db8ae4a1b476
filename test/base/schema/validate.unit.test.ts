import { describe, expect, it } from 'vitest';
import { isRecord } from '../../../src/base/input/options.js';
import * as field from '../../../src/base/schema/fields.js';
import { inputFromTexts } from '../../../src/base/schema/from-text.js';
import { type ObjectSchema, readFields } from '../../../src/base/schema/validate.js';
import { dateOf } from '../../../src/base/time/calendar.js';
import { moonSign, sadeSati } from '../../../src/entries/index.js';
import { errorOf } from '../../support/support.js';

const schema = field.closed({
  date: field.date('A date.'),
  when: field.optional(field.nullableTime('A time.')),
  moment: field.optional(field.nullableUtcMoment('A moment.')),
  latitude: field.latitude(),
  elevation: field.optional(field.nullableLatitude('Bounded as a latitude is.')),
  month: field.integer(1, 12, 'A month.'),
  mode: field.optional(field.oneOf(['Romantic', 'Friendship'], 'A mode.')),
  place: field.optional(field.freeText('A name.')),
  zone: field.optional(field.nullableTimeZone('A zone.')),
}) as unknown as ObjectSchema;

const good = { date: '2024-02-29', latitude: 0, month: 2 };

/** The sentence about one field with a value, or undefined. */
function sentence(name: string, value: unknown): string | undefined {
  return readFields(schema, { ...good, [name]: value }).fieldErrors.find((error) => error.field === name)?.message;
}

const NOT_ACCEPTED = `This field is not accepted. The fields are: ${Object.keys(schema.properties).join(', ')}.`;

const TEXT = 'Must be a text of 1 to 200 characters, not only white space.';
const ZONE = 'Must be an IANA time zone name of 1 to 64 characters or null.';

describe('the sentence about', () => {
  it.each([
    ['date', undefined, 'This field is required.'],
    ['date', null, 'Must be an ISO 8601 date (YYYY-MM-DD).'],
    ['date', 20240229, 'Must be an ISO 8601 date (YYYY-MM-DD).'],
    ['date', '29.02.2024', 'Must be an ISO 8601 date (YYYY-MM-DD).'],
    ['date', '2024-02-29\n', 'Must be an ISO 8601 date (YYYY-MM-DD).'],
    ['date', '2023-02-30', '2023-02-30 is not a day of the calendar.'],
    ['when', '7:30', 'Must be a 24-hour time (HH:MM) or null.'],
    ['when', '25:99', '25:99 is not a time of day.'],
    ['when', 730, 'Must be a 24-hour time (HH:MM) or null.'],
    ['moment', '2024-02-29T10:00:00Z', 'Must be a UTC moment (YYYY-MM-DD or YYYY-MM-DDTHH:MM) or null.'],
    ['moment', '2023-02-30T10:00', '2023-02-30T10:00 is not a moment of the calendar.'],
    ['latitude', '28.6', 'Must be a number.'],
    ['latitude', null, 'Must be a number.'],
    ['latitude', Number.NaN, 'Must be a number.'],
    ['latitude', Number.POSITIVE_INFINITY, 'Must be a number.'],
    ['latitude', 90.000001, 'Must be between -90 and 90.'],
    ['elevation', -91, 'Must be between -90 and 90.'],
    ['elevation', true, 'Must be a number or null.'],
    ['month', 13, 'Must be between 1 and 12.'],
    ['month', 1.5, 'Must be an integer.'],
    ['month', '1', 'Must be an integer.'],
    ['mode', 'Hostile', 'Must be one of: Romantic, Friendship.'],
    ['mode', null, 'Must be one of: Romantic, Friendship.'],
    ['place', 3, TEXT],
    ['place', null, TEXT],
    ['place', [], TEXT],
    ['place', '', TEXT],
    ['place', ' \n\u00a0', TEXT],
    ['place', 'x'.repeat(201), TEXT],
    ['place', ' '.repeat(200).concat('x'), TEXT],
    ['zone', '', ZONE],
    ['zone', 'x'.repeat(65), ZONE],
    ['zone', 5.5, ZONE],
    ['nickname', 'x', NOT_ACCEPTED],
    ['__proto__x', 'x', NOT_ACCEPTED],
  ])('%s: %j is %s', (name, value, expected) => {
    expect(sentence(name, value)).toBe(expected);
  });

  it.each([
    ['when', null],
    ['when', undefined],
    ['when', '00:00'],
    ['moment', '2024-02-29T23:59'],
    ['moment', null],
    ['latitude', -90],
    ['latitude', 90],
    ['elevation', null],
    ['month', 12],
    ['mode', 'Romantic'],
    ['place', 'x'],
    ['place', ' \n x \n '],
    ['place', 'x'.repeat(200)],
    ['place', '\u{1f319}'.repeat(200)],
    ['place', '\ud800'.repeat(200)],
    ['place', ' '.repeat(199).concat('x')],
    ['zone', null],
    ['zone', ' '],
    ['zone', '\u{1f319}'.repeat(64)],
    ['nickname', undefined],
  ])('%s: %j is none', (name, value) => {
    expect(sentence(name, value)).toBeUndefined();
  });
});

describe('the failures of an input', () => {
  it('lists every failing field once, declared ones in the order of the schema, then the others as they come', () => {
    const { fieldErrors: errors } = readFields(schema, {
      zeta: 1,
      month: 0,
      alpha: 2,
      date: 'x',
      when: 'y',
      latitude: 'z',
    });
    expect(errors.map(({ field: name }) => name)).toEqual(['date', 'when', 'latitude', 'month', 'zeta', 'alpha']);
  });

  it('tells ten undeclared fields, and counts them all', () => {
    const extra = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`extra_${i}`, i]));
    for (const [given, told] of [
      [10, 10],
      [11, 10],
      [2_000, 10],
    ] as const) {
      const { fieldErrors, count } = readFields(schema, extra(given));
      expect([fieldErrors.length, count]).toEqual([3 + told, 3 + given]);
      expect(fieldErrors.at(-1)).toEqual({ field: 'extra_9', message: 'This field is not accepted.' });
      // What is accepted is told once, however long the list.
      expect(fieldErrors.filter(({ message }) => message === NOT_ACCEPTED)).toHaveLength(1);
    }
  });

  it('cuts the name of an undeclared field where it is longer than any could be', () => {
    const told = (name: string) => readFields(schema, { ...good, [name]: 1 }).fieldErrors.map((error) => error.field);
    expect(told('x'.repeat(64))).toEqual(['x'.repeat(64)]);
    expect(told('x'.repeat(65))).toEqual([`${'x'.repeat(64)}…`]);
    expect(told('\u{1f319}'.repeat(16_000))).toEqual([`${'\u{1f319}'.repeat(16)}…`]);
    expect(told('\0'.repeat(60_000))).toEqual([`${'\0'.repeat(10)}…`]);
  });

  it('reads own fields only', () => {
    const inherited = Object.create({ date: '2024-02-29', latitude: 0, month: 2 });
    expect(readFields(schema, inherited).fieldErrors.map(({ field: name }) => name)).toEqual([
      'date',
      'latitude',
      'month',
    ]);
    const hostile = JSON.parse('{"date":"2024-02-29","latitude":0,"month":2,"__proto__":{"place":1}}');
    expect(readFields(schema, hostile).fieldErrors).toEqual([{ field: '__proto__', message: NOT_ACCEPTED }]);
  });
});

describe('what the fields of an input stand for', () => {
  const { values } = readFields(schema, { ...good, when: '07:30', moment: '1970-01-02T00:01', zone: null, place: ' ' });

  it('is the day, the time as it was written and the moment, and each other value as it is', () => {
    expect(values).toEqual({
      date: dateOf(2024, 2, 29),
      when: { text: '07:30', hour: 7, minute: 30, second: 0 },
      moment: 86_460_000,
      latitude: 0,
      month: 2,
      zone: null,
    });
  });

  it('is told of no field that fails or is left out', () => {
    expect(Object.hasOwn(values, 'place')).toBe(false);
    expect(Object.hasOwn(values, 'mode')).toBe(false);
  });

  it('is all the days of a month', () => {
    const of = field.closed({ in: field.month('A month.') }) as unknown as ObjectSchema;
    const { values: read } = readFields(of, { in: '2024-02' });
    expect(read['in']).toEqual(Array.from({ length: 29 }, (_, day) => dateOf(2024, 2, 1) + day));
  });
});

describe('a body', () => {
  it.each([null, undefined, [], 'text', 3, true])('%j is not an object', (input) => {
    expect(isRecord(input)).toBe(false);
    const { code, message, fieldErrors: errors } = errorOf(() => moonSign(input as never));
    expect([code, message, errors]).toEqual(['invalid_input', 'The input must be a JSON object.', []]);
  });

  it('that leaves out its date needs a clock, and one outside the accepted dates will not do', () => {
    const input = { birth_date: '1990-05-17', latitude: 0, longitude: 0 };
    expect(errorOf(() => sadeSati(input))).toMatchObject({
      code: 'invalid_input',
      fieldErrors: [{ field: 'calculation_date', message: expect.stringContaining('required') }],
    });
    expect(errorOf(() => sadeSati(input, { now: new Date('2300-01-01') })).code).toBe('engine_error');
    expect(sadeSati(input, { now: new Date('2026-01-01T23:59:59.400Z') }).result.calculation_date).toBe('2026-01-01');
  });
});

describe('a list of codes', () => {
  const planets = field.closed({ planets: field.optional(field.chosen(['Mars', 'Jupiter', 'Saturn'], 'Which.')) });
  const schema = planets as unknown as ObjectSchema;
  const read = (value: unknown) => readFields(schema, { planets: value });

  it('is read in the order of the schema, into a list of its own', () => {
    const given = ['Saturn', 'Mars'];
    const { planets: chosen } = read(given).values;
    given.push('Jupiter');
    expect(chosen).toEqual(['Mars', 'Saturn']);
  });

  it.each([
    ['nothing', []],
    ['a code twice', ['Mars', 'Mars']],
    ['another code', ['Mars', 'Pluto']],
    ['more codes than there are', new Array(1e7)],
    ['a list in a list', [['Mars']]],
    ['a text', 'Mars'],
    ['null', null],
  ])('is refused with %s', (_, value) => {
    expect(read(value).fieldErrors).toEqual([
      { field: 'planets', message: 'Must be a list of at least one and each at most once of: Mars, Jupiter, Saturn.' },
    ]);
  });

  it('may be left out', () => {
    expect(readFields(schema, {})).toEqual({ values: {}, fieldErrors: [], count: 0 });
  });

  it('comes from a text by its commas', () => {
    expect(inputFromTexts(schema, { planets: 'Jupiter, Mars' })).toEqual({ planets: ['Jupiter', 'Mars'] });
  });
});
