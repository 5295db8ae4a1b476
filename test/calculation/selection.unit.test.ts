import { describe, expect, it } from 'vitest';
import { selectedColumns, selectedRow, UnknownPath } from '../../src/calculation/selection.js';
import {
  birthChartTool,
  dashaTool,
  moonSignTool,
  runTool,
  sadeSatiTool,
  yogasAndDoshasTool,
} from '../../src/entries/index.js';
import { NATAL_YOGA_CODES } from '../../src/rules/yoga/yogas.js';

const now = new Date('2026-01-01T00:00:00Z');
const names = (...paths: string[]) => selectedColumns(birthChartTool, paths).map(({ name, kind }) => `${name} ${kind}`);

describe('paths of a result', () => {
  it('lead, where a field of the input has the name, to that', () => {
    expect(() => selectedColumns(birthChartTool, ['customer'])).toThrow(
      / A field of the input that is called so is input\.customer\.$/,
    );
    expect(() => selectedColumns(moonSignTool, ['rashi.nam'])).toThrow(/Did you mean name\?$/);
  });

  it('choose fields, items by their names and places, and all of them', () => {
    expect(names('reference_at', 'planets.Moon.house', 'aspects[0].to_planet', 'houses.7.ruler')).toEqual([
      'reference_at moment',
      'planets.Moon.house integer',
      'aspects[0].to_planet text',
      'houses.7.ruler text',
      'error text',
    ]);
    expect(names('planets.*.retrograde')).toHaveLength(10);
    expect(names('panchanga.tithi.*').slice(0, 2)).toEqual([
      'panchanga.tithi.number integer',
      'panchanga.tithi.name text',
    ]);
    expect(names('*')).toContain('ascendant_reliable flag');
    expect(names('*', 'planets')).toContain('planets json');
  });

  it('choose fields of the record, of the envelope and what is wrong', () => {
    const paths = ['id', 'input.of.whom', 'lat', 'calculated_at', 'provenance.caveats', 'error.code', 'error.message'];
    const columns = selectedColumns(birthChartTool, paths);
    expect(columns.map(({ kind }) => kind)).toEqual(['text', 'text', 'number', 'moment', 'json', 'text', 'text']);
    const rowOf = (record: object) => {
      const { id: _, 'of.whom': __, ...input } = record as Record<string, unknown>;
      return selectedRow(columns, { envelope: runTool(birthChartTool, input, { now }), record });
    };
    const record = {
      id: 7,
      'of.whom': 'Asha',
      date: '1990-05-17',
      time: '10:20',
      lat: 28.6,
      lon: 77.2,
      tz: 'Asia/Kolkata',
    };
    const told = { calculated_at: '2026-01-01T00:00:00Z', 'input.of.whom': 'Asha', id: 7 };
    expect(rowOf(record)).toEqual({
      ...told,
      lat: 28.6,
      'provenance.caveats': [],
      'error.code': null,
      'error.message': null,
    });
    expect(rowOf({ ...record, lat: 128.6, time: '25:00' })).toEqual({
      ...told,
      lat: 128.6,
      'provenance.caveats': null,
      'error.code': 'invalid_input',
      'error.message': expect.stringMatching(/^time: .*\. lat: .*\.$/),
    });
  });

  it('have nothing where a part of the answer is null', () => {
    const input = { date: '1990-05-17', lat: 28.6, lon: 77.2, tz: 'Asia/Kolkata' };
    const columns = selectedColumns(birthChartTool, [
      'ascendant.sign_name',
      'houses.7.ruler',
      'planets.Moon.sign_name',
    ]);
    expect(selectedRow(columns, { envelope: runTool(birthChartTool, input, { now }), record: input })).toEqual({
      'ascendant.sign_name': null,
      'houses.7.ruler': null,
      'planets.Moon.sign_name': 'Capricorn',
      error: null,
    });
  });

  it.each([
    ['planets.Mon.house', /"Mon" of "planets.Mon.house". Did you mean Moon\?/],
    ['planet.Moon.house', /Did you mean planets\?/],
    ['planets.Moon.haus', /Did you mean house\?/],
    ['planets.Moon.house.x', /It ends before that\./],
    ['houses.13.ruler', /"13" of "houses.13.ruler"/],
    ['aspects.Moon.to_planet', /There are: \[0\], \[1\]\./],
    ['aspects[-1]', /"\[-1\]"/],
    ['aspects[00]', /"\[00\]"/],
    ['', /called ""/],
    ['__proto__', /__proto__/],
    ['planets.constructor.name', /"constructor"/],
    ['provenance.ayanamsa', /Did you mean ayanamsha\?/],
    ['x'.repeat(10_000), /x…/],
  ])('that lead to nothing are refused, with what is near: %s', (path, message) => {
    expect(() => selectedColumns(birthChartTool, [path])).toThrow(UnknownPath);
    expect(() => selectedColumns(birthChartTool, [path])).toThrow(message);
  });

  it('that lead to the same are one column, where it stands first', () => {
    const columns = selectedColumns(moonSignTool, [
      'rashi.name',
      'id',
      'rashi.*',
      'rashi.name',
      'id',
      'error',
      'error',
    ]);
    const [first, second, ...others] = columns.map(({ name }) => name);
    expect([first, second, others.at(-1)]).toEqual(['rashi.name', 'id', 'error']);
    expect(others).toContain('rashi.number');
    expect(new Set([first, second, ...others]).size).toBe(columns.length);
  });

  it('of a list of doshas are those of doshas, and of yogas the others', () => {
    const codes = (list: string) =>
      selectedColumns(yogasAndDoshasTool, [`${list}.*.name`]).flatMap(({ name }) => name.split('.')[1] ?? []);
    const doshas = codes('doshas');
    expect(doshas).toContain('kala_sarpa');
    expect(doshas).not.toContain('gajakesari');
    expect([...codes('yogas'), ...doshas].toSorted()).toEqual([...NATAL_YOGA_CODES].toSorted());
    expect(() => selectedColumns(yogasAndDoshasTool, ['doshas.gajakesari.name'])).toThrow(UnknownPath);
  });

  it('of days and instants are such columns, and what a clock showed is text', () => {
    const kinds = (...paths: string[]) => selectedColumns(dashaTool, paths).map(({ name, kind }) => `${name} ${kind}`);
    expect(kinds('mahadashas.Sun.ends_at', 'mahadashas.Sun.ends_at_local', 'date', 'error')).toEqual([
      'mahadashas.Sun.ends_at moment',
      'mahadashas.Sun.ends_at_local text',
      'date text',
      'error text',
    ]);
    expect(selectedColumns(sadeSatiTool, ['calculation_date'])[0]?.kind).toBe('date');
  });

  it('are refused where there are none, and too many', () => {
    expect(() => selectedColumns(moonSignTool, [])).toThrow('a path at least');
    expect(() => selectedColumns(dashaTool, ['mahadashas.*.antardashas.*.pratyantardashas.*.starts_at'])).not.toThrow();
    const many = ['starts_at', 'ends_at'].map((name) => `mahadashas.*.antardashas.*.pratyantardashas.*.${name}`);
    expect(() => selectedColumns(dashaTool, many)).toThrow('1000 columns at most');
  });

  it('are followed no further than the most columns, and named with no more letters than a row may repeat', () => {
    const path = 'mahadashas.*.antardashas.*.pratyantardashas.*.starts_at';
    const started = process.memoryUsage().heapUsed;
    expect(selectedColumns(dashaTool, Array(100_000).fill(path))).toHaveLength(730);
    const many = Array.from({ length: 100_000 }, (_, index) => `mahadashas[${index}].antardashas.*.*`);
    expect(() => selectedColumns(dashaTool, many)).toThrow('1000 columns at most');
    expect(process.memoryUsage().heapUsed - started).toBeLessThan(50e6);
    expect(() => selectedColumns(moonSignTool, [`input.${'x'.repeat(50_000)}`])).toThrow('50000 letters at most');
    expect(selectedColumns(moonSignTool, [`input.${'x'.repeat(49_000)}`])).toHaveLength(2);
  });
});
