import { describe, expect, it } from 'vitest';
import { encodeNumbers, packPlaces, populationStep } from '../../../scripts/places/encode.js';
import { readOtherNames, readPlaces } from '../../../scripts/places/source.js';
import { decodeNumbers } from '../../../src/places/base91.js';
import { PlaceTable } from '../../../src/places/place-table.js';
import { populationAt } from '../../../src/places/population.js';

const HEAD = 'name\tascii\talternates\tcountry\tadmin1\tregion\tlat\tlon\tpopulation\tzone';
const LINES = [
  'Mumbai\tMumbai\tBombay|Mumbai - मुम़बई|MUMBAI|Navi, Thane\tIN\t16\tMaharashtra\t19.07283\t72.88261\t12691836\tAsia/Kolkata',
  'Salem\tSalem\t\tUS\tOR\tOregon\t44.9429\t-123.0351\t164549\tAmerica/Los_Angeles',
  'Alipore\tAlipore\t\tIN\t36\tState of Uttar Pradesh\t25.5\t83.25\t1500\tAsia/Kolkata',
  'Grytviken\tGrytviken\t\tGS\t00\t\t-54.28111\t-36.5092\t2\tAtlantic/South_Georgia',
];
const source = (lines: readonly string[], others = 'US\tSalem\t\tChemeketa') =>
  readPlaces([HEAD, ...lines].join('\n'), readOtherNames(others));

describe('the packed places', () => {
  it('are read as they were given, by country, region and latitude', () => {
    const table = new PlaceTable(packPlaces(source(LINES)));
    expect(Array.from({ length: table.size }, (_, row) => table.place(row))).toEqual([
      {
        name: 'Grytviken',
        region: null,
        country: 'GS',
        latitude: -54.281,
        longitude: -36.509,
        timezone: 'Atlantic/South_Georgia',
        population: 0,
      },
      {
        name: 'Mumbai',
        region: 'Maharashtra',
        country: 'IN',
        latitude: 19.0728,
        longitude: 72.8825,
        timezone: 'Asia/Kolkata',
        population: 12_000_000,
      },
      {
        name: 'Alipore',
        region: 'Uttar Pradesh',
        country: 'IN',
        latitude: 25.5,
        longitude: 83.25,
        timezone: 'Asia/Kolkata',
        population: 1_600,
      },
      {
        name: 'Salem',
        region: 'Oregon',
        country: 'US',
        latitude: 44.943,
        longitude: -123.035,
        timezone: 'America/Los_Angeles',
        population: 160_000,
      },
    ]);
    expect(table.regions.map(({ code }) => code)).toEqual([null, null, null, 'OR']);
  });

  it('are the same whatever the order of the source', () => {
    expect(packPlaces(source(LINES.toReversed()))).toEqual(packPlaces(source(LINES)));
  });

  it('have each other name once, by itself and without what stands after a comma', () => {
    const [mumbai, salem] = source(LINES);
    expect(mumbai?.alternates).toEqual(['Bombay', 'मुम़बई'.normalize('NFC'), 'Navi']);
    expect(salem?.alternates).toEqual(['Chemeketa']);
  });

  it('show a new name and are found by the old one', () => {
    const [place] = source(LINES.slice(0, 1), 'IN\tMumbai\tMumbai City\t');
    expect(place).toMatchObject({ name: 'Mumbai City', alternates: expect.arrayContaining(['Mumbai', 'Bombay']) });
  });

  it('take no other names for a place that is not there, and no other columns', () => {
    expect(() => source(LINES, 'US\tSalem\t\tChemeketa\nIN\tNowhere\t\tX')).toThrow('There is no IN Nowhere.');
    expect(() => readPlaces('name\tzone\n', new Map())).toThrow('The columns must be');
  });
});

describe('numbers of base 91', () => {
  it('are read as they were written', () => {
    for (const [digits, ...numbers] of [
      [1, 0, 90, 56, 57],
      [2, 0, 8280, 91],
      [3, 720_000, 1],
      [4, 1_440_000, 5, 68_574_960],
    ] as const) {
      expect([...decodeNumbers(encodeNumbers(numbers, digits), digits)]).toEqual(numbers);
    }
  });

  it('hold no sign that a string would escape', () => {
    const all = Array.from({ length: 91 }, (_, value) => value);
    const digits = encodeNumbers(all, 1);
    expect(JSON.stringify(digits)).toBe(`"${digits}"`);
  });

  it('are refused where they do not fit', () => {
    for (const value of [91, -1, 0.5]) expect(() => encodeNumbers([value], 1)).toThrow(RangeError);
  });
});

describe('populations', () => {
  it('are told within a tenth', () => {
    for (let people = 110; people < 30_000_000; people = Math.ceil(people * 1.013)) {
      const told = populationAt(populationStep(people));
      expect([people, Math.abs(told - people) / people < 0.1]).toEqual([people, true]);
    }
  });
});
