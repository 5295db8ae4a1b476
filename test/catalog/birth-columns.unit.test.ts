import { describe, expect, it } from 'vitest';
import {
  BIRTH_COLUMNS,
  columnKey,
  columnKeysOf,
  PERSON_WORDS,
  placeColumnsOf,
} from '../../src/catalog/birth-columns.js';
import {
  birthChartTool,
  horoscopeMatchingTool,
  moonSignTool,
  panchangTool,
  personalActivationTool,
} from '../../src/entries/index.js';
import { allTools } from '../../src/tools/registry.js';

describe('the names of columns of a birth', () => {
  it.each([
    ['DOB', 'dob'],
    ['D.O.B.', 'd_o_b'],
    ['Date of Birth', 'date_of_birth'],
    ['dateOfBirth', 'date_of_birth'],
    ['birthDate', 'birth_date'],
    ['Birth-Time', 'birth_time'],
    [' LATITUDE ', 'latitude'],
    ['person1 DOB', 'person1_dob'],
    ['जन्म तिथि', 'जन्म_तिथि'],
  ])('%s is %s', (name, key) => {
    expect(columnKey(name)).toBe(key);
  });

  it('are listed as they are looked up, each once', () => {
    const names = Object.values(BIRTH_COLUMNS).flatMap(({ ofBirth, alone }) => [...ofBirth, ...alone]);
    expect(names.filter((name) => columnKey(name) !== name)).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(
      Object.values(PERSON_WORDS)
        .flat()
        .filter((word) => columnKey(word) !== word),
    ).toEqual([]);
  });

  it.each(allTools.map((tool) => [tool.slug, tool] as const))('%s keeps its own fields', (_, tool) => {
    const keys = columnKeysOf(tool);
    for (const field of Object.keys(tool.inputSchema.properties)) expect(keys.get(columnKey(field))).toBe(field);
  });

  it('stand for the fields that a tool has', () => {
    const told = (tool: Parameters<typeof columnKeysOf>[0], ...names: readonly string[]) =>
      names.map((name) => columnKeysOf(tool).get(columnKey(name)));
    const names = ['dob', 'tob', 'tz', 'lat', 'lng', 'City', 'Country'] as const;
    const natal = ['birth_date', 'birth_time', 'birth_timezone', 'latitude', 'longitude', 'place', 'country'];
    expect(told(moonSignTool, ...names)).toEqual(natal);
    expect(told(birthChartTool, ...names)).toEqual(['date', 'time', 'tz', 'lat', 'lon', 'place', 'country']);
    expect(told(birthChartTool, ...natal)).toEqual(['date', 'time', 'tz', 'lat', 'lon', 'place', 'country']);
    // Beside a day of its own, only words that say birth are of the birth.
    expect(told(personalActivationTool, 'dob', 'birthplace', 'lat', 'city')).toEqual([
      ...['birth_date', 'birth_place', undefined, undefined],
    ]);
    expect(told(horoscopeMatchingTool, 'a_dob', 'Person 2: lat', 'b_city', 'dob')).toEqual([
      ...['person_a_birth_date', 'person_b_latitude', 'person_b_place', undefined],
    ]);
    expect(told(panchangTool, 'dob', 'city', 'timezone')).toEqual([undefined, 'place', 'timezone']);
  });

  it('tell places by the keys of a record', () => {
    const called = (tool: Parameters<typeof placeColumnsOf>[0]) => placeColumnsOf(tool).map((place) => place.called);
    expect(called(moonSignTool)).toEqual(['place']);
    expect(called(personalActivationTool)).toEqual(['birth_place', 'at_place']);
    expect(called(horoscopeMatchingTool)).toEqual(['person_a_place', 'person_b_place']);
  });
});
