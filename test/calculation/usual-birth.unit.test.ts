import { describe, expect, it } from 'vitest';
import { withOwnBirthFields } from '../../src/calculation/usual-birth.js';
import {
  allTools,
  birth,
  birthChart,
  birthChartTool,
  dasha,
  moonSignTool,
  panchangTool,
  personalActivation,
  personalActivationTool,
  runTool,
} from '../../src/entries/index.js';
import { runMany } from '../../src/entries/node.js';
import { collected } from '../support/collected.js';
import { ANY_LANGUAGE } from '../support/languages.js';
import { errorOf } from '../support/support.js';

const BIRTH = {
  birth_date: '1990-05-17',
  birth_time: '10:20',
  birth_timezone: 'Asia/Kolkata',
  latitude: 28.6139,
  longitude: 77.209,
};
const BORN = birth({
  date: '1990-05-17',
  time: '10:20',
  zone: 'Asia/Kolkata',
  place: { latitude: 28.6139, longitude: 77.209 },
});
const now = new Date('2026-01-01T00:00:00Z');

describe('a birth by its usual names', () => {
  it('becomes that of a tool that has others', () => {
    const own = { date: '1990-05-17', time: '10:20', tz: 'Asia/Kolkata', lat: 28.6139, lon: 77.209 };
    expect(withOwnBirthFields(birthChartTool, { ...BIRTH, place: 'x' })).toEqual({ ...own, place: 'x' });
    expect(withOwnBirthFields(birthChartTool, own)).toBe(own);
    const { latitude, longitude } = BIRTH;
    expect(withOwnBirthFields(personalActivationTool, { latitude, longitude, date: '2026-01-01' })).toEqual({
      ...{ birth_latitude: latitude, birth_longitude: longitude, date: '2026-01-01' },
    });
  });

  it('stays where the tool has these names, or no birth', () => {
    expect(withOwnBirthFields(moonSignTool, BIRTH)).toBe(BIRTH);
    expect(withOwnBirthFields(panchangTool, BIRTH)).toBe(BIRTH);
  });

  it('stays beside the own name, which is refused', () => {
    const both = { birth_date: '1990-05-17', date: '1990-05-18' };
    expect(withOwnBirthFields(birthChartTool, both)).toEqual(both);
    const error = errorOf(() => birthChart({ ...BIRTH, date: '1990-05-17' }));
    expect(error.fieldErrors).toEqual([
      {
        field: 'birth_date',
        message: 'This field is not accepted. The fields are: date, birth_time, latitude, longitude, birth_timezone.',
      },
    ]);
  });
});

const OF_ONE = allTools.filter(({ births }) => births && 'birth' in births);

it('a birth by its usual names is one for every tool that is about one', async () => {
  expect(OF_ONE.length).toBeGreaterThan(25);
  for (const tool of OF_ONE) {
    const slot = Object.values(tool.births?.['birth'] ?? {});
    const rest = Object.fromEntries(Object.entries(tool.example).filter(([name]) => !slot.includes(name)));
    const [byNames, byBirth] = [
      { ...rest, ...BIRTH },
      { ...rest, birth: BORN },
    ].map((input) => runTool(tool, input, { now, environment: ANY_LANGUAGE }));
    expect(byNames).toHaveProperty('result');
    expect(byNames, tool.slug).toEqual(byBirth);
    if (tool.slug === 'birth-chart-calculator' || tool.slug === 'monthly-snapshot') {
      expect(await collected(runMany(tool, [{ ...rest, ...BIRTH }], { now, threads: 1 }))).toEqual([byBirth]);
    }
  }
});

it('a birth by its usual names is refused by these, and compiles', () => {
  expect(dasha({ ...BIRTH, birth_time: null })).toEqual(dasha({ birth_date: '1990-05-17', ...PLACE, ...ZONE }));
  const day = { date: '2026-05-03', timezone: 'Europe/Kyiv', locale: 'en' } as const;
  expect(personalActivation({ ...BIRTH, ...day })).toEqual(personalActivation({ ...day, birth: BORN }));
  const faults = (input: unknown) => {
    const envelope = runTool(birthChartTool, input, { now });
    return 'error' in envelope ? envelope.error.field_errors.map(({ field }) => field) : [];
  };
  expect(faults({ ...BIRTH, birth_date: '1990-05-37', latitude: 91 })).toEqual(['birth_date', 'latitude']);
  expect(faults({ birth_date: '1990-05-17' })).toEqual(['latitude', 'longitude']);
  expect(faults({ birth_date: '1990-05-17', lat: 91, longitude: 77 })).toEqual(['lat']);
  // @ts-expect-error a place is needed
  expect(() => birthChart({ birth_date: '1990-05-17' })).toThrow('see latitude, longitude.');
  // HTTP has the names of the specification alone.
  const specified = runTool(birthChartTool, BIRTH, { now, inputs: 'specified' });
  expect(specified).toHaveProperty('error.code', 'invalid_input');
});

const PLACE = { latitude: 28.6139, longitude: 77.209 };
const ZONE = { birth_timezone: 'Asia/Kolkata' };
