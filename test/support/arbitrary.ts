import fc from 'fast-check';
import type { BirthFields, ChartFields, TimedBirthFields } from '../../src/base/input/birth.js';
import { codesOf, type FieldSchema, type ObjectSchema } from '../../src/base/schema/validate.js';
import type { Texts } from '../../src/base/time/temporal.js';
import { ZONE_LINKS, ZONES } from '../../src/base/time/zone-table.js';

const DAY = 86_400_000;

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** Dates from one to another, both included. */
export function datesBetween(first: string, last: string): fc.Arbitrary<string> {
  return fc
    .integer({ min: Date.parse(first) / DAY, max: Date.parse(last) / DAY })
    .map((day) => new Date(day * DAY).toISOString().slice(0, 10));
}

/** The accepted dates and some years around them, with the ends, leap days and dates that some clocks skipped. */
const date = fc.oneof(
  { weight: 9, arbitrary: datesBetween('1790-01-01', '2210-12-31') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...['1799-12-31', '1800-01-01', '2200-12-31', '2201-01-01', '2000-02-29', '2011-12-30', '1994-12-31'],
    ),
  },
);

export const time = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(fc.nat(23), fc.nat(59)).map((parts) => parts.map(twoDigits).join(':')) },
  { weight: 1, arbitrary: fc.constantFrom('00:00', '12:00', '23:59', '02:30') },
);

/** Every zone and link of the table, and one in another case. */
const KNOWN_ZONES = [
  ...ZONES.trim()
    .split('\n')
    .map((line) => line.slice(0, line.indexOf('|'))),
  ...ZONE_LINKS.trim().split(/\s+/),
  'asia/kolkata',
];
const UNKNOWN_ZONES = [' ', 'IST', 'Mars/Olympus', '+16:00', 'Asia/Kolkata ', '2000-01-01T00:00Z', 'x'.repeat(64)];

export const knownZone = fc.constantFrom(...KNOWN_ZONES);

/** Mostly zones of the database, some beyond it, and names that are none. */
const zone = fc.oneof(
  { weight: 8, arbitrary: knownZone },
  { weight: 1, arbitrary: fc.constantFrom('LMT', 'lmt', '+05:30', '-03:30:52', '+15:59:59') },
  { weight: 1, arbitrary: fc.constantFrom(...UNKNOWN_ZONES) },
);

/**
 * Numbers spread evenly from one to another, with six decimals. The library's own `double` spreads the exponents
 * evenly, so that nearly all of them lie near zero.
 */
export function evenly(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min: Math.ceil(min * 1e6), max: Math.floor(max * 1e6) }).map((millionths) => millionths / 1e6);
}

/** Numbers within bounds, with the bounds themselves and what is special near them. */
function coordinate(bound: number, special: readonly number[]): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 7, arbitrary: evenly(-bound, bound) },
    { weight: 1, arbitrary: fc.double({ min: -bound, max: bound, noNaN: true }) },
    { weight: 1, arbitrary: fc.constantFrom(-bound, -0, 0, bound, ...special, ...special.map((value) => -value)) },
  );
}

/** Also the poles, their refused neighbourhood and the polar circle. */
export const latitude = coordinate(90, [89.99, 89.98, 66.56, 66.6]);
export const longitude = coordinate(180, [179.999_999, 172.5]);

/** Latitudes where the ascendant runs evenly. */
export const mildLatitude = evenly(-60, 60);

const place = { latitude, longitude };

/** The birth fields of a tool that can do without a time. Not every one of them is accepted. */
export const birth: fc.Arbitrary<Texts<BirthFields>> = fc.record(
  { birth_date: date, birth_time: fc.option(time), birth_timezone: zone, ...place },
  { requiredKeys: ['birth_date', 'latitude', 'longitude'] },
);

/** The birth fields of a tool that needs a time. Not every one of them is accepted. */
export const timedBirth: fc.Arbitrary<Texts<TimedBirthFields>> = fc.record(
  { birth_date: date, birth_time: time, birth_timezone: zone, ...place },
  { requiredKeys: ['birth_date', 'birth_time', 'latitude', 'longitude'] },
);

/** Births on the UTC clock outside the polar regions: none of them is refused. */
export const plainBirth: fc.Arbitrary<Texts<TimedBirthFields> & { birth_timezone: string }> = fc.record({
  birth_date: datesBetween('1801-01-01', '2200-12-30'),
  birth_time: time,
  birth_timezone: fc.constant('UTC'),
  latitude: mildLatitude,
  longitude,
});

/** Plain births of which there is nothing to say: their place is near the meridian of their clock. */
export const unremarkableBirth = plainBirth.map((birth) => ({ ...birth, longitude: birth.longitude / 4 }));

/** The fields of a chart tool. Not every one of them is accepted. */
export const chart: fc.Arbitrary<Texts<ChartFields>> = fc.record(
  { date, time: fc.option(time), lat: latitude, lon: longitude, tz: fc.option(zone) },
  { requiredKeys: ['date', 'lat', 'lon'] },
);

/** Charts of a known time on the UTC clock outside the polar regions: none of them is refused. */
export const plainChart: fc.Arbitrary<Required<Texts<ChartFields>> & { time: string }> = fc.record({
  date: datesBetween('1801-01-01', '2200-12-30'),
  time,
  lat: mildLatitude,
  lon: longitude,
  tz: fc.constant('UTC'),
});

/** Inputs that a tool's own schema admits, so that one property covers every tool of the registry. */
export function inputFor(schema: ObjectSchema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema.properties).map(([name, field]) => [name, valueFor(name, field)] as const);
  const inputs = fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])] });
  const ofSpans = fc
    .tuple(inputs, fc.integer({ min: 0, max: 365 }))
    .map(([input, days]) => ('to' in input ? { ...input, to: dayAfter(String(input['from']), days) } : input));
  return ofSpans
    .filter(({ month, day }: Record<string, unknown>) => typeof month !== 'number' || hasDay(month, day))
    .map((input) => withoutHalfBirth(schema, input))
    .map(asOnePerson)
    .map(withStarOfSign)
    .map((input) => asTwoPersons(schema, input))
    .map(withoutStrayDirection)
    .map(withDayOfSpan)
    .map(asOneQuestion);
}

/** Of a person who is matched with many a birth is told, or a nakshatra with its pada. */
function asOnePerson(input: Record<string, unknown>): Record<string, unknown> {
  if (!('candidates' in input)) return input;
  if ('birth_date' in input) return without(input, /^nakshatra_name$|^pada$/);
  return {
    ...without(input, /^birth_/),
    nakshatra_name: input['nakshatra_name'] ?? 'Rohini',
    pada: input['pada'] ?? 1,
  };
}

/** A nakshatra lies in the sign beside it. */
function withStarOfSign(input: Record<string, unknown>): Record<string, unknown> {
  if (!('moon_sign' in input && 'nakshatra_name' in input)) return input;
  return { ...input, moon_sign: 'Sagittarius', nakshatra_name: 'Mula' };
}

/** The same of each of two people. */
function asTwoPersons({ properties }: ObjectSchema, input: Record<string, unknown>): Record<string, unknown> {
  if (!('person_a_nakshatra_name' in properties)) return input;
  return ['person_a', 'person_b'].reduce((all, who) => {
    const [birth, star] = [new RegExp(`^${who}_(birth_|l)`), new RegExp(`^${who}_(nakshatra_name|pada)$`)];
    const place = { [`${who}_latitude`]: 28.6139, [`${who}_longitude`]: 77.209 };
    if (`${who}_birth_date` in all) return { ...place, ...without(all, star) };
    return { [`${who}_nakshatra_name`]: 'Rohini', [`${who}_pada`]: 1, ...without(all, birth) };
  }, input);
}

/** A day that is explained is one of the span. */
function withDayOfSpan(input: Record<string, unknown>): Record<string, unknown> {
  return 'explain' in input ? { ...input, explain: input['from'] } : input;
}

/** What leads to dates or tells one, and what an anniversary is kept by: one question, with the fields that it has. */
function asOneQuestion(input: Record<string, unknown>): Record<string, unknown> {
  if ('calendar_code' in input || 'reckoning' in input || 'day_number' in input) return ofCalendar(input);
  return ['birthday', 'wedding', 'shraddha'].includes(String(input['kind'])) ? ofAnniversary(input) : input;
}

const without = (input: Record<string, unknown>, names: RegExp) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !names.test(name)));

function ofCalendar(input: Record<string, unknown>): Record<string, unknown> {
  const { calendar_code: calendar = 'civil' } = input;
  const place = without(input, /^date$|_number$|_year$/);
  if (calendar === 'civil') return { date: '2000-02-29', ...without(input, /_number$|_year$/) };
  const years = {
    month_number: 7,
    ...without(input, /^date$|_year$|^(tithi|day)_number$/),
    from_year: 1999,
    to_year: 2001,
  };
  return /manta$/.test(String(calendar))
    ? { ...place, ...years, tithi_number: input['tithi_number'] ?? 21 }
    : { ...place, ...years, day_number: input['day_number'] ?? 12 };
}

function ofAnniversary(input: Record<string, unknown>): Record<string, unknown> {
  const { kind, kept_by: by } = input;
  const asked = kind === 'shraddha' && by === 'nakshatra' ? { ...input, kept_by: 'tithi' } : input;
  if ('event_date' in asked) return without(asked, /^month_|^tithi_number$|^nakshatra_name$/);
  const marks = { month_number: 7, ...without(asked, /^event_/) };
  return asked['kept_by'] === 'nakshatra'
    ? { nakshatra_name: 'Magha', ...without(marks, /^tithi_number$|^month_kind$/) }
    : { tithi_number: 21, ...without(marks, /^nakshatra_name$/) };
}

/** Only a journey has a direction. */
function withoutStrayDirection(input: Record<string, unknown>): Record<string, unknown> {
  return 'direction' in input && input['activity'] !== 'travel' ? { ...input, direction: 'any' } : input;
}

/** A birth that may be left out is given whole or not at all, which no schema of one field can say. */
function withoutHalfBirth(
  { properties, required = [] }: ObjectSchema,
  input: Record<string, unknown>,
): Record<string, unknown> {
  if (!Object.hasOwn(properties, 'birth_date') || required.includes('birth_date')) return input;
  if (OF_BIRTH.every((field) => input[field] !== undefined)) return input;
  return Object.fromEntries(Object.entries(input).filter(([name]) => !/^birth_|^(latitude|longitude)$/.test(name)));
}

/** A day some days after another, the last accepted one at most. */
function dayAfter(from: string, days: number): string {
  const day = new Date(Math.min(Date.parse(from) + days * 86_400_000, Date.UTC(2200, 11, 31)));
  return day.toISOString().slice(0, 10);
}

const OF_BIRTH = ['birth_date', 'latitude', 'longitude'];

/** Whether a month of a leap year has a day: no schema of one field can say it. */
function hasDay(month: number, day: unknown): boolean {
  return typeof day === 'number' && new Date(Date.UTC(2000, month - 1, day)).getUTCMonth() === month - 1;
}

/** Objects with the right names and anything under them. */
export function nonsenseFor(schema: ObjectSchema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.keys(schema.properties).map((name) => [name, fc.anything()] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}

function valueFor(name: string, field: FieldSchema): fc.Arbitrary<unknown> {
  const types = [field.type ?? []].flat();
  const value = scalarFor(name, field, types);
  return types.includes('null') ? fc.option(value) : value;
}

/** Words of a caller, in any script. */
export const freeText = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }).filter((text) => /\S/.test(text));

const BY_FORMAT: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date,
  'calendar-month': date.map((day) => day.slice(0, 7)),
  'local-time': time,
  'utc-moment': fc.oneof(
    date,
    fc.tuple(date, time).map((parts) => parts.join('T')),
  ),
  'time-zone': zone,
  'free-text': freeText,
};

/** Candidates of a match, each a birth or a nakshatra, with an id of its own. */
const candidates = fc
  .array(
    fc.oneof(
      fc.record({
        nakshatra_name: fc.constantFrom('Rohini', 'Krittika', 'Shravana'),
        pada: fc.integer({ min: 1, max: 4 }),
      }),
      fc.record({ date, lat: latitude, lon: longitude }),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((found) => found.map((one, index) => ({ id: `${index}`, ...one })));

function scalarFor(name: string, field: FieldSchema, types: readonly string[]): fc.Arbitrary<unknown> {
  const { minimum: min = -1e6, maximum: max = 1e6 } = field;
  if (field.enum) return fc.constantFrom(...field.enum);
  const codes = codesOf(field);
  if (codes) return fc.uniqueArray(fc.constantFrom(...codes), { minLength: 1 });
  if (field.items) return candidates;
  if (types.includes('integer')) return fc.integer({ min, max });
  if (name.endsWith('latitude') || name === 'lat') return latitude;
  if (name.endsWith('longitude') || name === 'lon') return longitude;
  if (types.includes('number')) return evenly(min, max);
  const byFormat = BY_FORMAT[field.format ?? ''];
  if (!byFormat) throw new TypeError(`No values are known for the texts of "${name}".`);
  return byFormat;
}
