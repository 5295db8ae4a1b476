import { describe, expect, it } from 'vitest';
import { encodeZone } from '../../../scripts/zones/encode.js';
import { type LocalTimeType, readTimeZoneFile, type TimeZoneFile } from '../../../scripts/zones/tzif.js';
import { parseHistory, periodAt } from '../../../src/base/time/zone-history.js';

const mean: LocalTimeType = { offset: 3001, isDaylight: false, abbreviation: 'LMT' };
const winter: LocalTimeType = { offset: 3600, isDaylight: false, abbreviation: 'CET' };
const summer: LocalTimeType = { offset: 7200, isDaylight: true, abbreviation: 'CEST' };
const seconds = (instant: string) => Date.parse(instant) / 1000;

/** From 1800 to the first of April 1890. */
const HOURS = 32_962 * 24;

const file: TimeZoneFile = {
  first: mean,
  changes: [
    { at: seconds('1890-03-31T23:09:59Z'), type: winter },
    // No change at all, as compiled files have them.
    { at: seconds('1900-01-01T00:00:00Z'), type: winter },
    { at: seconds('1980-04-06T01:00:00Z'), type: summer },
    { at: seconds('1980-09-28T01:00:00Z'), type: winter },
    { at: seconds('2023-03-26T01:00:00Z'), type: summer },
    { at: seconds('2023-10-29T01:00:00Z'), type: winter },
    { at: seconds('2024-03-31T01:00:00Z'), type: summer },
    { at: seconds('2024-10-27T01:00:00Z'), type: winter },
  ],
  footer: 'CET-1CEST,M3.5.0,M10.5.0/3',
};

/** A compiled file with the given 64-bit part; the 32-bit part before it is empty. */
function compiled({ first, changes, footer }: TimeZoneFile): Uint8Array {
  const types = [
    ...new Map([first, ...changes.map(({ type }) => type)].map((type) => [type.abbreviation, type])).values(),
  ];
  const names = types.map(({ abbreviation }) => `${abbreviation}\0`).join('');
  const header = (count: number, kinds: number, text: number) => {
    const bytes = new Uint8Array(44);
    bytes.set(new TextEncoder().encode('TZif2'));
    const view = new DataView(bytes.buffer);
    view.setUint32(32, count);
    view.setUint32(36, kinds);
    view.setUint32(40, text);
    return bytes;
  };
  const times = new DataView(new ArrayBuffer(changes.length * 8));
  for (const [index, { at }] of changes.entries()) times.setBigInt64(index * 8, BigInt(at));
  const kinds = new DataView(new ArrayBuffer(types.length * 6));
  for (const [index, { offset, isDaylight, abbreviation }] of types.entries()) {
    kinds.setInt32(index * 6, offset);
    kinds.setUint8(index * 6 + 4, isDaylight ? 1 : 0);
    kinds.setUint8(index * 6 + 5, names.indexOf(`${abbreviation}\0`));
  }
  const text = new TextEncoder();
  return Uint8Array.from([
    ...header(0, 0, 0),
    ...header(changes.length, types.length, names.length),
    ...new Uint8Array(times.buffer),
    ...changes.map(({ type }) => types.findIndex(({ abbreviation }) => abbreviation === type.abbreviation)),
    ...new Uint8Array(kinds.buffer),
    ...text.encode(names),
    ...text.encode(`\n${footer}\n`),
  ]);
}

describe('a compiled zone', () => {
  it('is read as it was written', () => {
    expect(readTimeZoneFile(compiled(file))).toEqual(file);
  });

  it('is refused when it is something else or an old one', () => {
    expect(() => readTimeZoneFile(new Uint8Array(100))).toThrow('no time zone file');
    const old = compiled(file);
    old[4] = 0;
    expect(() => readTimeZoneFile(old)).toThrow('no time zone file');
  });
});

describe('a line of the table', () => {
  const line = encodeZone('Europe/Nowhere', file, false);
  const history = parseHistory(line);

  it('leaves out what is no change and what the rule gives as well', () => {
    // The mean time, three changes long ago, and the one with which the rule began.
    expect(history.starts.length).toBe(5);
    expect(line.split('|').at(-2)).toBe('1 2 3.5.0/7200 10.5.0/10800');
  });

  it('counts whole hours by the clock that a change ends, else minutes or seconds', () => {
    const stepsOf = (at: string) =>
      encodeZone(
        'Europe/Nowhere',
        { first: mean, changes: [{ at: seconds(at), type: winter }], footer: 'CET-1' },
        false,
      );
    const startsOf = (line: string) => [...parseHistory(line).starts];
    for (const [at, steps] of [
      ['1890-03-31T23:09:59Z', HOURS.toString(36)],
      ['1890-03-31T22:10:59Z', `${(HOURS * 60 - 59).toString(36)}.`],
      ['1890-03-31T23:10:00Z', `${(HOURS * 3600 + 1).toString(36)}:`],
    ] as const) {
      const line = stepsOf(at);
      expect([at, line.split('|').at(-1)]).toEqual([at, steps]);
      expect(startsOf(line)).toEqual([Number.NEGATIVE_INFINITY, Date.parse(at)]);
    }
  });

  it('gives back every change, before the rule and by it', () => {
    for (const { at, type } of file.changes) {
      const { offsetSeconds, isDaylight } = periodAt(history, at * 1000);
      expect([offsetSeconds, isDaylight]).toEqual([type.offset, type.isDaylight]);
    }
    expect(periodAt(history, seconds('1890-03-31T23:09:59Z') * 1000 - 1)).toMatchObject({
      start: Number.NEGATIVE_INFINITY,
      offsetSeconds: 3001,
      basis: 'local mean time',
    });
    expect(periodAt(history, Date.UTC(2150, 6, 1)).isDaylight).toBe(true);
  });

  it.each([
    ['LMT', 'local mean time'],
    ['PMT', 'city mean time'],
    ['SJMT', 'city mean time'],
    ['-00', 'unknown'],
    ['GMT', 'standard'],
    ['NZMT', 'standard'],
    ['CET', 'standard'],
    ['+0530', 'standard'],
  ])('knows by %s that the clock followed: %s', (abbreviation, basis) => {
    const first = { offset: 561, isDaylight: false, abbreviation };
    expect(
      periodAt(parseHistory(encodeZone('Europe/Nowhere', { ...file, first }, false)), Date.UTC(1850, 0)).basis,
    ).toBe(basis);
  });

  it('keeps the end of a rule that is no longer in force', () => {
    const ended = { ...file, changes: file.changes.slice(0, -1), footer: '<+02>-2' };
    const still = parseHistory(encodeZone('Europe/Nowhere', ended, false));
    expect(periodAt(still, Date.UTC(2150, 0, 1))).toMatchObject({ offsetSeconds: 7200, end: Number.POSITIVE_INFINITY });
  });

  it.each([
    [{ ...file, footer: 'CET-1CEST,J60,J300' }, 'has a form that is not read here'],
    [{ ...file, footer: 'EST5EDT,M3.2.0,M11.1.0' }, 'does not go on from its last change'],
    [{ ...file, changes: [{ at: seconds('1799-01-01T00:00Z'), type: winter }] }, 'The table begins in 1800'],
  ])('is not made of what it cannot say', (bad, message) => {
    expect(() => encodeZone('Europe/Nowhere', bad, false)).toThrow(message);
  });

  it('is not made when daylight time would be behind', () => {
    const behind = { offset: 0, isDaylight: true, abbreviation: 'GMT' };
    const morocco: TimeZoneFile = {
      first: winter,
      changes: [
        { at: seconds('2028-01-26T02:00Z'), type: behind },
        { at: seconds('2028-03-05T02:00Z'), type: winter },
      ],
      footer: '<+01>-1',
    };
    expect(() => encodeZone('Africa/Casablanca', morocco, true)).toThrow('daylight time would be behind from 2028');
  });

  it('is not made when a season with time taken off is new or gone', () => {
    expect(() => encodeZone('Europe/Nowhere', file, true)).toThrow('now has a season with time taken off');
    expect(() => encodeZone('Europe/Dublin', file, false)).toThrow('no longer has a season with time taken off');
  });
});
