import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONVENTION_NAMES, type ConventionName } from '../../src/calculation/conventions.js';
import { conventionsFromTexts } from '../../src/calculation/conventions-from-texts.js';
import {
  allTools,
  calculate,
  dailyTiming,
  monthlySnapshot,
  moonSign,
  relationshipWeather,
  runTool,
  sunSign,
} from '../../src/entries/index.js';
import { ANY_LANGUAGE, LANGUAGES } from '../support/languages.js';
import { errorOf } from '../support/support.js';

const birth = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
const now = new Date('2026-01-01T00:00:00Z');
const OTHER = {
  ayanamsha: 'raman',
  node: 'true',
  day: 'nominal',
  place: { latitude: 64.1, longitude: -21.9 },
  time_within: 30,
  time_within_a: 30,
  time_within_b: 30,
  clock: '+03:00',
  clock_a: '+03:00',
  clock_b: 'standard',
  dasha_year: '360',
  bindu_school: 'varahamihira',
  gochara_school: 'raman',
  vedha_by: 'nine',
  karaka_count: '8',
  year_lord: 'any_aspect',
  hora_variant: 'parivritti',
  kp_ayanamsha: 'lahiri',
  bhava_system: 'equal',
  parts: 'basic',
  brahma_muhurta: 'minutes_48',
  moon_day: 'sunrise',
  tradition: 'vaishnava',
  region: 'kerala',
  community: 'all',
  least_importance: '4',
  sunrise: 'hindu_rising',
  sutak: 'praharas',
  kala_parts: 'without_lordless',
  locale: LANGUAGES.hi,
} as const satisfies Readonly<Record<ConventionName, unknown>>;

describe('an option of the library', () => {
  it.each(allTools.map((tool) => [tool.slug, tool] as const))(
    'is listed by %s if its results depend on it',
    (slug, tool) => {
      const file = new URL(`../../golden/cases/${slug}.json`, import.meta.url);
      const cases = JSON.parse(readFileSync(file, 'utf8')) as { readonly input: object }[];
      // One that is not listed would be refused before it could change anything.
      const open = { ...tool, options: CONVENTION_NAMES };
      const resultOf = (input: object, environment: object) => {
        const envelope = runTool(open, input, { now, environment: { ...ANY_LANGUAGE, ...environment } });
        return JSON.stringify('result' in envelope ? envelope.result : envelope.error.message);
      };
      const plain = cases.map(({ input }) => ({ input, result: resultOf(input, {}) }));
      const isChangedBy = (names: readonly ConventionName[]) => {
        const chosen = Object.fromEntries(names.map((name) => [name, OTHER[name]]));
        return plain.some(({ input, result }) => resultOf(input, chosen) !== result);
      };
      // A doubt about the time changes no result; `test/rules/uncertainty` has what it tells in provenance. The language
      // changes sentences, and every tool takes it.
      const isDoubt = (name: ConventionName) => name.startsWith('time_within') || name === 'locale';
      const [listed, others] = [true, false].map((isListed) =>
        CONVENTION_NAMES.filter((name) => !isDoubt(name) && tool.options.includes(name) === isListed),
      ) as [ConventionName[], ConventionName[]];
      // The choice of node tells where one is near the edge of a sign, which it is in none of these cases.
      const seldom = ['monthly-snapshot', 'relationship-weather'].includes(slug) ? ['node'] : [];
      // Without a place a nakshatra is that of 06:00; sunrises are in a sutak only by whole praharas.
      if (['nakshatra', 'eclipses'].includes(slug)) seldom.push('sunrise');
      expect(listed.filter((name) => !isChangedBy([name]))).toEqual(seldom);
      // None of them changes anything if all together do not.
      if (isChangedBy(others)) expect(others.filter((name) => isChangedBy([name]))).toEqual([]);
    },
  );

  it('may change a day on which a node is near the edge of a sign', () => {
    const day = { date: '2020-09-21', timezone: 'Europe/Paris', relationship_mode: 'Romantic' } as const;
    expect(relationshipWeather(day, { node: 'true' }).result).not.toEqual(relationshipWeather(day).result);
    const born = { birth_date: '1990-05-17', birth_place: 'Delhi', birth_latitude: 28.6139, birth_longitude: 77.209 };
    const month = { ...born, date: '2020-09-01', timezone: 'Europe/Paris', target_month: '2020-09' };
    expect(monthlySnapshot(month, { node: 'true' }).result).not.toEqual(monthlySnapshot(month).result);
  });

  it('is named in the provenance', () => {
    const { provenance } = moonSign(birth, { ayanamsha: 'lahiri' });
    expect(provenance.options).toEqual({ ayanamsha: 'lahiri' });
    expect(sunSign({ month: 5, day: 17 }, { locale: LANGUAGES.hi }).provenance.options).toEqual({ locale: 'hi' });
    expect(sunSign({ month: 5, day: 17 }, { now }).provenance).not.toHaveProperty('options');
    expect(moonSign(birth, { ayanamsha: undefined } as never).provenance).not.toHaveProperty('options');
  });

  it('may be a place with more to it', () => {
    const place = {
      name: 'Kyiv',
      latitude: 50.4547,
      longitude: 30.5238,
      timezone: 'Europe/Kyiv',
      population: 2_797_553,
    };
    const { provenance } = dailyTiming({ date: '2026-06-21', timezone: 'Europe/Kyiv' }, { place });
    expect(provenance.options).toEqual({ place: { latitude: 50.4547, longitude: 30.5238 } });
  });
});

describe('options as texts', () => {
  const all = CONVENTION_NAMES;
  const errors = (taken: typeof all, ...texts: [string, string][]) =>
    errorOf(() => conventionsFromTexts(taken, texts)).fieldErrors;

  it('give what the library takes', () => {
    const texts = new URLSearchParams('ayanamsha=raman&node=true&day=nominal&at_lat=-33.9&at_lon=151.2');
    expect(conventionsFromTexts(all, texts)).toEqual({
      ayanamsha: 'raman',
      node: 'true',
      day: 'nominal',
      place: { latitude: -33.9, longitude: 151.2 },
    });
    expect(conventionsFromTexts(all, [])).toEqual({});
    expect(conventionsFromTexts(['ayanamsha'], [['ayanamsha', 'raman']])).toEqual({ ayanamsha: 'raman' });
  });

  it('are refused where the tool has no use for them', () => {
    expect(errors(['ayanamsha'], ['node', 'true'], ['ayanamsa', 'raman'])).toEqual([
      { field: 'node', message: 'This option is not accepted. The options are: ayanamsha.' },
      { field: 'ayanamsa', message: 'This option is not accepted. The options are: ayanamsha.' },
    ]);
    expect(errors([], ['__proto__', 'true'])).toEqual([
      { field: '__proto__', message: 'This option is not accepted. There are none here.' },
    ]);
  });

  it('are refused when they come twice, even alike', () => {
    expect(errors(all, ['node', 'true'], ['node', 'true'])).toEqual([
      { field: 'node', message: 'This option is given more than once.' },
    ]);
  });

  it.each([
    ['node', '', 'Must be one of: mean, true.'],
    ['day', 'sunrise', 'Must be one of: zone, nominal.'],
  ])('are refused where %s is %j', (name, text, message) => {
    expect(errors(all, [name, text])).toEqual([{ field: name, message }]);
  });

  it('are refused where a place is none', () => {
    expect(errors(all, ['at_lat', '91'], ['at_lon', 'east'])).toEqual([
      { field: 'at_lat', message: 'Must be between -90 and 90.' },
      { field: 'at_lon', message: 'Must be a number.' },
    ]);
    expect(errors(all, ['at_lat', '50.45'])).toEqual([{ field: 'at_lon', message: 'This field is required.' }]);
  });

  it('name ten of many that are unknown', () => {
    const many = Array.from({ length: 300 }, (_, i): [string, string] => [`option${i}`, '1']);
    expect(errors(all, ...many)).toHaveLength(10);
  });
});

it('takes the options of every tool by the same names in the library and over HTTP', () => {
  for (const tool of allTools) {
    const options = Object.fromEntries(tool.options.map((name) => [name, OTHER[name]]));
    const { locale: _, ...example } = tool.example;
    const { provenance } = calculate(tool as never, example, { now, ...options });
    expect(provenance.options).toEqual({ ...options, locale: 'hi' });
  }
});
