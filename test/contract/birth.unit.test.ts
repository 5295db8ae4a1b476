import { Temporal } from 'temporal-polyfill';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  ascendant,
  type Birth,
  type BirthFields,
  type BirthInput,
  birth,
  type birthChart,
  type ChartFields,
  currentTransits,
  dailyTiming,
  dailyTimingTool,
  type ErrorEnvelope,
  manglikDosha,
  moonSign,
  panchang,
  personalActivation,
  runTool,
  sadeSati,
  type TimedBirth,
  type TimedBirthFields,
  type TimedBirthInput,
  vedicCompatibility,
} from '../../src/entries/index.js';
import { errorOf } from '../support/support.js';

const place = { latitude: 28.6139, longitude: 77.209 };
/** As `findPlaces` finds one. */
const found = {
  name: 'Delhi',
  region: 'Delhi',
  country: 'IN',
  ...place,
  timezone: 'Asia/Kolkata',
  population: 11_034_555,
};
const { PlainDate, PlainDateTime, PlainTime, ZonedDateTime } = Temporal;

const FORMS = 'send an IANA name such as Asia/Kolkata, an offset such as +05:53, or LMT';
const ZONE_TEXT = 'Must be an IANA time zone name of 1 to 64 characters, an offset such as +05:53 or LMT.';

describe('a birth', () => {
  it('has what is known, and null for the rest', () => {
    expect({ ...birth({ date: '1990-05-17', place }) }).toEqual({
      date: '1990-05-17',
      time: null,
      zone: null,
      within: null,
      place: { name: null, ...place },
      clock: null,
    });
    expect({ ...birth({ date: '1990-05-17', time: null, zone: null, place: { ...place, name: null } }) }).toEqual({
      ...birth({ date: '1990-05-17', place }),
    });
  });

  it('takes its zone from a found place unless it names another', () => {
    expect(birth({ date: '1990-05-17', place: found }).zone).toBe('Asia/Kolkata');
    expect(birth({ date: '1990-05-17', zone: null, place: found }).zone).toBe('Asia/Kolkata');
    expect(birth({ date: '1890-05-17', zone: 'LMT', place: found }).zone).toBe('LMT');
    expect(birth({ date: '1990-05-17', place: found }).place).toEqual({ name: 'Delhi', ...place });
  });

  it.each<[string, BirthInput]>([
    ['a date and a time', { date: PlainDate.from('1990-05-17'), time: PlainTime.from('10:20:30'), place: found }],
    ['both in one', { date: PlainDateTime.from('1990-05-17T10:20:30'), place: found }],
    ['both with the zone', { date: ZonedDateTime.from('1990-05-17T10:20:30[Asia/Kolkata]'), place: found }],
    ['texts', { date: '1990-05-17', time: '10:20:30', zone: 'Asia/Kolkata', place: found }],
    ['a birth', birth({ date: '1990-05-17', time: '10:20:30', place: found })],
  ])('is made from %s', (_, input) => {
    expect(JSON.stringify(birth(input))).toBe(
      '{"date":"1990-05-17","time":"10:20:30","zone":"Asia/Kolkata","within":null,"place":{"name":"Delhi","latitude":28.6139,"longitude":77.209},"clock":null}',
    );
  });

  it.each([
    ['2023-11-05T01:30-04:00[America/New_York]', '01:30', 'America/New_York'],
    // The second of two like hours: by the name alone it would be the first.
    ['2023-11-05T01:30-05:00[America/New_York]', '01:30', '-05:00'],
    ['1990-05-17T10:20+05:30[+05:30]', '10:20', '+05:30'],
    ['1850-01-01T12:00[Asia/Kolkata]', '12:00', 'Asia/Kolkata'],
  ])('keeps the instant of %s', (text, time, zone) => {
    const zoned = ZonedDateTime.from(text);
    const born = birth({ date: zoned, place });
    expect([born.time, born.zone]).toEqual([time, zone]);
    const { result } = ascendant(born);
    const { result: expected } = ascendant({
      ...{ birth_date: zoned.toPlainDate(), birth_time: time, birth_timezone: zone },
      ...place,
    });
    expect(result).toEqual(expected);
  });

  it('keeps the instant of a zone that only its own clock knows', () => {
    const clock = {
      [Symbol.toStringTag]: 'Temporal.ZonedDateTime' as const,
      epochMilliseconds: Date.UTC(1990, 4, 17, 4, 26, 32),
      toInstant: () => Temporal.Instant.fromEpochMilliseconds(Date.UTC(1990, 4, 17, 4, 26, 32)),
      // Rounded to the minute, as Temporal writes offsets.
      toString: () => '1990-05-17T10:20:00+05:53[Asia/Brand_New]',
    };
    expect(birth({ date: clock, place }).zone).toBe('+05:53:28');
  });

  it('cannot be changed', () => {
    const born = birth({ date: '1990-05-17', place });
    expect([Object.isFrozen(born), Object.isFrozen(born.place)]).toEqual([true, true]);
  });

  it.each<[string, unknown, [string, string][]]>([
    [
      'nothing',
      {},
      [
        ['date', 'This field is required.'],
        ['place', 'Must be a place with a latitude and a longitude.'],
      ],
    ],
    ['a day that there is not', { date: '1990-02-30', place }, [['date', '1990-02-30 is not a day of the calendar.']]],
    [
      'a time that there is not',
      { date: '1990-02-20', time: '24:00', place },
      [['time', '24:00 is not a time of day.']],
    ],
    [
      'part of a second',
      { date: PlainDateTime.from('1990-05-17T10:20:30.5'), place },
      [['date', 'Must be on the full second; this one has 30.5 seconds.']],
    ],
    [
      'part of a second in a time',
      { date: '1990-05-17', time: PlainTime.from('10:20:30.5'), place },
      [['time', 'Must be on the full second; this one has 30.5 seconds.']],
    ],
    [
      'another calendar',
      { date: ZonedDateTime.from('1990-05-17T10:20[Asia/Kolkata][u-ca=gregory]'), place },
      [['date', 'Must be in the calendar iso8601, not in gregory.']],
    ],
    [
      'a time beside a date that has one',
      { date: ZonedDateTime.from('1990-05-17T10:20[Asia/Kolkata]'), time: '10:20', zone: 'UTC', place },
      [
        ['time', 'The date brings its own: leave this out.'],
        ['zone', 'The date brings its own: leave this out.'],
      ],
    ],
    [
      'a zone that there is not',
      { date: '1990-05-17', zone: '+16:00', place },
      [['zone', `"+16:00" is no time zone: ${FORMS}.`]],
    ],
    ['an empty zone', { date: '1990-05-17', zone: '', place }, [['zone', ZONE_TEXT]]],
    [
      'a place beyond the pole',
      { date: '1990-05-17', place: { latitude: 91, longitude: 0 } },
      [['place.latitude', 'Must be between -90 and 90.']],
    ],
    [
      'a place of which nothing is right',
      { date: '1990-05-17', place: { latitude: '28.6', name: '' } },
      [
        ['place.name', 'Must be a text of 1 to 200 characters, not only white space.'],
        ['place.latitude', 'Must be a number.'],
        ['place.longitude', 'This field is required.'],
      ],
    ],
    [
      'a place with a zone that there is not',
      { date: '1990-05-17', place: { ...found, timezone: 'Mars/Olympus' } },
      [['place.timezone', `"Mars/Olympus" is no time zone: ${FORMS}.`]],
    ],
    [
      'a misspelt field',
      { date: '1990-05-17', timezone: 'Asia/Kolkata', place },
      [['timezone', 'This field is not accepted. The fields are: date, time, zone, within, place, clock.']],
    ],
  ])('is not made from %s', (_, input, expected) => {
    const { code, fieldErrors } = errorOf(() => birth(input as BirthInput));
    expect([code, fieldErrors.map(({ field, message }) => [field, message])]).toEqual(['invalid_input', expected]);
  });

  it.each([null, undefined, 'text', []])('is not made from %j', (input) => {
    expect(errorOf(() => birth(input as never)).message).toBe(
      'A birth must be an object with a date, a time, a zone and a place.',
    );
  });
});

describe('the types of an editor', () => {
  it('are unions of fields and births, with what is required', () => {
    expectTypeOf<Parameters<typeof moonSign>[0]>().toEqualTypeOf<BirthFields | BirthInput>();
    expectTypeOf<Parameters<typeof ascendant>[0]>().toEqualTypeOf<TimedBirthFields | TimedBirthInput>();
    expectTypeOf<Parameters<typeof birthChart>[0]>().toEqualTypeOf<ChartFields | BirthFields | BirthInput>();
    expectTypeOf<Birth>().toExtend<BirthInput>();
    expectTypeOf<TimedBirth>().toExtend<TimedBirthInput>();
    expectTypeOf(found).toExtend<BirthInput['place']>();
  });

  it('refuse what is no birth and want what a birth does not bring', () => {
    const born = birth({ date: '1990-05-17', time: '10:20', place: found });
    const day = { date: '2026-01-01', timezone: 'Asia/Kolkata' } as const;
    expect(sadeSati({ birth: born, calculation_date: '2026-01-01' }).result.is_active).toBe(false);
    expect(personalActivation({ ...day, birth: born }).provenance.birth_time_known).toBe(true);
    // @ts-expect-error a birth has a place
    expect(errorOf(() => birth({ date: '1990-05-17' })).code).toBe('invalid_input');
    // @ts-expect-error a field is misspelt
    expect(errorOf(() => moonSign({ date: '1990-05-17', timezone: 'UTC', place })).fieldErrors).toHaveLength(1);
    // @ts-expect-error a day is wanted beside the birth
    expect(errorOf(() => personalActivation({ birth: born })).code).toBe('invalid_input');
    // @ts-expect-error it takes two
    expect(errorOf(() => vedicCompatibility({ person_a: born })).code).toBe('invalid_input');
    expect(() => {
      // @ts-expect-error a birth cannot be changed
      born.time = '12:00';
    }).toThrow(TypeError);
  });
});

describe('the types of what needs a time', () => {
  const now = new Date('2026-01-01T00:00:00Z');
  const required = { code: 'invalid_input', fieldErrors: [{ field: 'time', message: 'This field is required.' }] };

  it('refuse a birth without one', () => {
    const untimed = birth({ date: '1990-05-17', place });
    expectTypeOf(untimed).toEqualTypeOf<Birth>();
    // @ts-expect-error without a time nothing rises
    expect(errorOf(() => ascendant(untimed))).toMatchObject(required);
    // @ts-expect-error without a time nothing rises
    expect(errorOf(() => manglikDosha({ date: '1990-05-17', place }))).toMatchObject(required);
    // @ts-expect-error without a time nothing rises
    expect(errorOf(() => currentTransits(untimed, { now }))).toMatchObject(required);
    expect(
      // @ts-expect-error beside other fields as well
      errorOf(() => currentTransits({ birth: untimed, calculation_datetime: '2026-01-01T00:00' })).fieldErrors,
    ).toEqual([{ field: 'birth.time', message: 'This field is required.' }]);
  });

  it('take one that has it, by itself or with the date', () => {
    const timed = birth({ date: '1990-05-17', time: '10:20', place });
    expectTypeOf(timed).toEqualTypeOf<TimedBirth>();
    expect(ascendant(timed)).toEqual(ascendant({ date: '1990-05-17', time: '10:20', place }));
    const both = birth({ date: PlainDateTime.from('1990-05-17T10:20'), place });
    expectTypeOf(both).toEqualTypeOf<TimedBirth>();
    expect(ascendant(both)).toEqual(ascendant(timed));
  });

  it('know a birth by its time', () => {
    const maybe: Birth = birth({ date: '1990-05-17', time: '10:20', place } as BirthInput);
    expect(maybe.time === null ? null : ascendant(maybe).result.lagna.sign).toBe('Cancer');
  });
});

describe('a birth whose time may be out', () => {
  const born = { date: '1990-05-17', time: '10:20', place: { latitude: 28.6139, longitude: 77.209 } };

  it('tells every calculation so, and the option has the last word', () => {
    const b = birth({ ...born, within: 30 });
    expect(b.within).toBe(30);
    expect(moonSign(b).provenance).toEqual(moonSign(birth(born), { time_within: 30 }).provenance);
    expect(moonSign(b, { time_within: 15 }).provenance.options).toEqual({ time_within: 15 });
    const { provenance } = vedicCompatibility({ person_a: b, person_b: birth(born) });
    expect(provenance.options).toEqual({ time_within_a: 30 });
    expect([provenance.birth_time_range_a?.starts_at, provenance.birth_time_range_b]).toEqual([
      '1990-05-17T09:50:00+05:30',
      null,
    ]);
  });

  it.each([
    [0, 'Must be between 1 and 720.'],
    [721, 'Must be between 1 and 720.'],
    [1.5, 'Must be an integer.'],
    ['30', 'Must be an integer.'],
  ])('is refused with %j minutes', (within, message) => {
    const error = errorOf(() => birth({ ...born, within } as never));
    expect(error.fieldErrors).toEqual([{ field: 'within', message }]);
  });

  it('is refused without a time', () => {
    const { time: _, ...day } = born;
    expect(errorOf(() => birth({ ...day, within: 30 })).fieldErrors).toEqual([
      { field: 'within', message: 'Leave this out where there is no time of birth: the whole day is told then.' },
    ]);
  });
});

describe('an error of an input', () => {
  const whole = { date: '1990-05-17', time: '10:20', place: { latitude: 28.6139, longitude: 77.209 } };
  const day = { date: '2026-01-01', timezone: 'Asia/Kolkata' };
  const NO_BIRTH = 'Must be a birth: an object with a date, a time, a zone and a place.';
  const told = (call: () => unknown) => errorOf(call).fieldErrors?.map(({ field, message }) => `${field}: ${message}`);

  it('names a birth that is missing as the other is written', () => {
    expect(told(() => vedicCompatibility({ person_a: whole } as never))).toEqual([`person_b: ${NO_BIRTH}`]);
    const fields = { person_a_birth_date: '1990-05-17', person_a_latitude: 28.6, person_a_longitude: 77.2 };
    expect(told(() => vedicCompatibility(fields as never))?.[0]).toBe('person_b_birth_date: This field is required.');
  });

  it('says of births by other names what is expected', () => {
    expect(told(() => vedicCompatibility({ groom: whole, bride: whole } as never))).toEqual([
      `person_a: ${NO_BIRTH}`,
      `person_b: ${NO_BIRTH}`,
      'groom: This field is not accepted. The fields are: person_a, person_b.',
      'bride: This field is not accepted.',
    ]);
  });

  it('lists what the caller may write, a place too', () => {
    const listed = (call: () => unknown) => /The fields are: (.*)\.$/.exec(told(call)?.at(-1) ?? '')?.[1];
    expect(listed(() => dailyTiming({ ...day, colour: 1 } as never))).toBe('date, timezone, place');
    expect(listed(() => panchang({ ...day, place: whole.place, colour: 1 } as never))).toMatch(/timezone, place$/);
    expect(listed(() => sadeSati({ birth: whole, colour: 1 } as never))).toBe('birth, calculation_date');
    const asked = { ...day, colour: 1 };
    const specified = runTool(dailyTimingTool, asked, { now: new Date(), inputs: 'specified' }) as ErrorEnvelope;
    expect(specified.error.field_errors[0]?.message).toMatch(/The fields are: date, timezone\.$/);
  });
});
