import { describe, expect, it } from 'vitest';
import * as library from '../../src/entries/index.js';
import {
  type AnyTool,
  type BirthInput,
  birth,
  moonSign,
  runTool,
  type SuccessEnvelope,
} from '../../src/entries/index.js';
import { ANY_LANGUAGE } from '../support/languages.js';
import { errorOf } from '../support/support.js';

const now = new Date('2026-01-01T00:00:00Z');
const options = { now, environment: ANY_LANGUAGE };
const delhi = { name: 'Delhi', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const known: BirthInput = { date: '1990-05-17', time: '10:20:30', place: delhi };

type Calculator = (input: object, options: object) => library.Calculation<unknown>;

const exported = library as unknown as Readonly<Record<string, unknown>>;

/** Every calculator about births, with its function and with what its example has beside them. */
const natal = Object.entries(exported).flatMap(([name, value]) => {
  const tool = value as AnyTool;
  if (!library.allTools.includes(tool) || !tool.births) return [];
  const filled = Object.values(tool.births).flatMap((slot) => Object.values(slot));
  const rest = Object.fromEntries(Object.entries(tool.example).filter(([field]) => !filled.includes(field)));
  const births = Object.keys(tool.births);
  return [{ slug: tool.slug, tool, calculator: exported[name.slice(0, -4)] as Calculator, births, rest }];
});

/** An input with a birth in every place for one. */
function withBirth({ births, rest }: (typeof natal)[number], input: BirthInput): Record<string, unknown> {
  return { ...rest, ...Object.fromEntries(births.map((name) => [name, birth(input)])) };
}

/** The same as the fields of the tool, by its names. */
function asFields({ tool, rest }: (typeof natal)[number], { date, time, zone, place }: BirthInput) {
  const slots = Object.values(tool.births ?? {}).map((slot) => ({
    [slot.date]: date,
    ...(time != null && { [slot.time]: time }),
    ...((zone ?? place.timezone) != null && { [slot.zone]: zone ?? place.timezone }),
    [slot.latitude]: place.latitude,
    [slot.longitude]: place.longitude,
    ...(slot.place && { [slot.place]: place.name ?? '28.6139, 77.209' }),
  }));
  return Object.assign({}, rest, ...slots) as Record<string, unknown>;
}

it('is every tool with a field for a birth date that takes births', () => {
  const dated = library.allTools.filter(({ inputSchema: { properties } }) =>
    Object.keys(properties).some((field) => field.endsWith('birth_date') || field === 'lat'),
  );
  expect(natal.map(({ slug }) => slug).sort()).toEqual(dated.map(({ slug }) => slug).sort());
});

describe.each(natal)('one birth for $slug', (one) => {
  const { tool, calculator, births, rest } = one;
  const needsTime = tool.inputSchema.required?.includes('birth_time') === true;

  it.each<[string, BirthInput]>([
    ['with seconds and the zone of its place', known],
    ['in local mean time', { ...known, zone: 'LMT' }],
    ['with an offset', { ...known, zone: '+05:53:28' }],
    ['whose zone is not known', { ...known, place: { ...delhi, timezone: null } }],
    ['at a place without a name', { ...known, place: { latitude: 28.6139, longitude: 77.209 } }],
    ...(needsTime ? [] : [['whose time is not known', { ...known, time: null }] as [string, BirthInput]]),
  ])('gives what its fields give: %s', (_, input) => {
    const fields = asFields(one, input);
    const given = withBirth(one, input);
    expect(calculator(given, { now, ...ANY_LANGUAGE })).toEqual(calculator(fields, { now, ...ANY_LANGUAGE }));
    const envelope = runTool(tool, given, options) as SuccessEnvelope<unknown, unknown>;
    expect(envelope).toEqual(runTool(tool, fields, options));
    expect(envelope.input).toEqual(fields);
  });

  it('may be the whole input where nothing else is required', () => {
    const required = tool.inputSchema.required?.filter((field) => field in rest) ?? [];
    if (births.length > 1 || required.length > 0) {
      expect(errorOf(() => calculator(birth(known), { now, ...ANY_LANGUAGE })).code).toBe('invalid_input');
    } else {
      expect(calculator(birth(known), { now, ...ANY_LANGUAGE })).toEqual(
        calculator(asFields({ ...one, rest: {} }, known), { now, ...ANY_LANGUAGE }),
      );
    }
  });

  it('without a time is refused in the words of the birth where a time is needed', () => {
    const given = withBirth(one, { ...known, time: null });
    if (needsTime) {
      const { code, fieldErrors } = errorOf(() => calculator(given, { now, ...ANY_LANGUAGE }));
      expect([code, fieldErrors]).toEqual([
        'invalid_input',
        [{ field: 'birth.time', message: 'This field is required.' }],
      ]);
    } else {
      expect(calculator(given, { now, ...ANY_LANGUAGE }).provenance.birth_time_known).toBe(false);
    }
  });

  it('is no field where inputs are as specified', () => {
    const { error } = runTool(tool, withBirth(one, known), {
      ...options,
      inputs: 'specified',
    }) as library.ErrorEnvelope;
    expect(error.code).toBe('invalid_input');
    const refused = error.field_errors.filter(({ message }) => message.startsWith('This field is not accepted.'));
    expect(refused.map(({ field }) => field)).toEqual(births);
  });
});

describe('a birth among fields', () => {
  it('is refused beside a field that it fills', () => {
    const { fieldErrors } = errorOf(() => moonSign({ birth: birth(known), birth_date: '1990-05-17' } as never));
    expect(fieldErrors).toEqual([{ field: 'birth_date', message: 'Leave this field out: birth fills it.' }]);
  });

  it.each([null, '1990-05-17', 5, []])('is refused where it is none: %j', (value) => {
    const { fieldErrors } = errorOf(() => moonSign({ birth: value } as never));
    const message = 'Must be a birth: an object with a date, a time, a zone and a place.';
    expect(fieldErrors).toEqual([{ field: 'birth', message }]);
  });

  it('is told part by part what is wrong, as the caller wrote it', () => {
    const wrong = { date: '1990-02-30', place: { latitude: 91 }, town: 'Delhi' };
    const items = [
      ['date', '1990-02-30 is not a day of the calendar.'],
      ['place.latitude', 'Must be between -90 and 90.'],
      ['place.longitude', 'This field is required.'],
      ['town', 'This field is not accepted. The fields are: date, time, zone, within, place, clock.'],
    ];
    const told = (input: unknown, tool: AnyTool = library.moonSignTool) =>
      errorOf(() => library.calculate(tool, input, ANY_LANGUAGE)).fieldErrors.map(({ field, message }) => [
        field,
        message,
      ]);
    expect(told(wrong)).toEqual(items);
    expect(told({ birth: wrong })).toEqual(items.map(([field, message]) => [`birth.${field}`, message]));
    expect(told({ person_a: birth(known), person_b: wrong }, library.vedicCompatibilityTool)).toEqual(
      items.map(([field, message]) => [`person_b.${field}`, message]),
    );
  });

  it.each([
    [{ date: '1990-05-17' }],
    [{ date: '1990-05-17', time: '10:20', zone: 'Asia/Kolkata' }],
    [{ date: '1990-05-17', place: 'Delhi' }],
  ])('wants its place where only its other parts are there: %j', (input) => {
    expect(errorOf(() => moonSign(input as never)).fieldErrors).toEqual([
      { field: 'place', message: 'Must be a place with a latitude and a longitude.' },
    ]);
  });

  it('is not looked for among the fields of a chart, which are called alike', () => {
    const { fieldErrors } = errorOf(() => library.dasha({ date: '1990-05-17', time: '10:20' } as never));
    expect(fieldErrors.map(({ field }) => field)).toEqual(['lat', 'lon']);
  });

  it('may come from another build of the library', () => {
    const other = Object.defineProperty({ ...birth(known) }, Symbol.toStringTag, { value: 'nirayana.Birth' });
    expect(moonSign(other)).toEqual(moonSign(birth(known)));
  });

  it('may stand beside the fields of another', () => {
    const [a, b] = ['a', 'b'].map((person) => ({
      [`person_${person}_birth_date`]: '1990-05-17',
      [`person_${person}_latitude`]: 28.6139,
      [`person_${person}_longitude`]: 77.209,
    }));
    const unknown = birth({ date: '1990-05-17', place: { latitude: 28.6139, longitude: 77.209 } });
    const calculate = library.vedicCompatibility as Calculator;
    expect(calculate({ ...a, person_b: unknown }, {})).toEqual(calculate({ ...a, ...b }, {}));
  });

  it('is no input for a tool about something else', () => {
    expect(errorOf(() => library.panchang(birth(known) as never)).code).toBe('invalid_input');
  });
});

describe('inputs as specified', () => {
  const input = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
  const errorFor = (tool: AnyTool, more: object) =>
    (runTool(tool, { ...tool.example, ...more }, { ...options, inputs: 'specified' }) as library.ErrorEnvelope).error;

  it('have no seconds', () => {
    expect(
      runTool(library.moonSignTool, { ...input, birth_time: '10:20:30' }, { ...options, inputs: 'specified' }),
    ).toMatchObject({
      error: {
        code: 'invalid_input',
        field_errors: [{ field: 'birth_time', message: 'Must be a 24-hour time (HH:MM) or null.' }],
      },
    });
  });

  it.each(
    library.allTools.flatMap((tool) =>
      Object.entries(tool.inputSchema.properties)
        .filter(([, { format }]) => format === 'time-zone')
        .map(([field]) => [tool.slug, field, tool] as const),
    ),
  )('have names of the database only, and answer others as they do any unknown one: %s, %s', (_slug, field, tool) => {
    const unknown = errorFor(tool, { [field]: 'Mars/Olympus' });
    expect(unknown.code).toBe('engine_error');
    for (const zone of ['LMT', 'lmt', '+05:30', '-03:30:52']) {
      expect(errorFor(tool, { [field]: zone })).toEqual({
        ...unknown,
        message: unknown.message.replace('Mars/Olympus', zone),
      });
    }
  });
});
