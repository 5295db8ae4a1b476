import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tools } from '../../src/entries/index.js';
import { words } from '../support/support.js';
import { breaches, type DescribedTool, type ResultSchema, undeclared } from '../support/vocabulary.js';

/** The tools whose results are specified: their keys are not ours to choose. */
const SPECIFIED = words`
  vedic-moon-sign-calculator vedic-ascendant-calculator navamsa-chart-calculator sade-sati-calculator
  vedic-compatibility-calculator current-transits-calculator manglik-dosha-calculator vedic-baby-name-letter
`;

/** A person has one tarabala on a day and a day has one for each nakshatra of the Moon; hours of an observance: as given. */
const NAMED_BY_SPECIFICATION = [
  'panchang.tarabala[] is a list of object, not of the type object as personal-activation.tarabala.',
  'panchang.chandrabala[] is a list of object, not of the type object as personal-activation.chandrabala.',
  'panchang.observances[].windows[] is a list of object, not of the type object as panchang.windows.',
];

const described = tools as readonly DescribedTool[];

it('holds in the result of every tool', () => {
  expect(breaches(described, SPECIFIED)).toEqual(NAMED_BY_SPECIFICATION);
});

it.each(described.map((tool) => [tool.slug, tool] as const))('lists what %s answers', (slug, tool) => {
  const file = new URL(`../../golden/expected/${slug}.json`, import.meta.url);
  const cases = JSON.parse(readFileSync(file, 'utf8')) as { readonly envelope: { readonly result?: unknown } }[];
  const answers = cases.flatMap(({ envelope }) => (envelope.result === undefined ? [] : [envelope.result]));
  expect(answers.length).toBeGreaterThan(0);
  expect([...new Set(answers.flatMap((answer) => undeclared(tool, answer)))]).toEqual([]);
});

/** Two tools, one for each set of properties, every one of them required. */
function toolsWith(...each: readonly ResultSchema['properties'][]): DescribedTool[] {
  return each.map((properties = {}, index) => ({ slug: `tool-${index + 1}`, resultSchema: object(properties) }));
}

function object(properties: ResultSchema['properties'] = {}): ResultSchema {
  return { type: 'object', properties, required: Object.keys(properties) };
}

const text = { type: 'string', description: 'Words.' };
const count = { type: 'integer', minimum: 1, maximum: 12, description: 'Which.' };
const instant = { type: 'string', format: 'date-time', description: 'UTC.' };
const date = { type: 'string', format: 'date', description: 'The day.' };
const sign = { type: 'string', enum: ['Aries', 'Taurus'], description: 'The sign.' };

describe('The checker of the vocabulary', () => {
  it('passes what keeps it', () => {
    const moon = object({ name: sign, number: count });
    expect(
      breaches(
        toolsWith(
          { date, rises_at: { anyOf: [instant, { type: 'null' }] }, moon_sign: moon, moon_sign_name: sign },
          { date, moon_sign: object({ name: sign, number: count, ruler: { ...sign, enum: ['Mars', 'Venus'] } }) },
        ),
      ),
    ).toEqual([]);
  });

  it.each<readonly [string, string, ResultSchema['properties']]>([
    ['without a description', 'tool-1.said has no description.', { said: { type: 'string' } }],
    ['with an empty one', 'tool-1.said has no description.', { said: { type: 'string', description: ' ' } }],
    [
      'in a list in an object',
      'tool-1.a.list[] has no description.',
      { a: object({ list: { type: 'array', items: { type: 'string' } } }) },
    ],
    [
      'that measures in no unit',
      'tool-1.size is a number without bounds or a unit.',
      { size: { type: 'number', description: 'How much.' } },
    ],
    ['that is a date without its format', 'tool-1.start is a date without its format.', { start: text }],
    ['that is a sign without a list', 'tool-1.sign_name does not list its values.', { sign_name: text }],
    ['that is a code without a list', 'tool-1.code does not list its values.', { code: text }],
    [
      'that is an instant by another name',
      'tool-1.sunrise is an instant that does not end in _at.',
      { sunrise: instant },
    ],
    ['that is named as an instant', 'tool-1.rises_at ends in _at and is no instant.', { rises_at: text }],
    ['that is a lord of a day', 'tool-1.day_lord ends in _lord: whoever rules is a ruler.', { day_lord: { ...sign } }],
    ['of words without a code', 'tool-1.band_label has words without a code beside them.', { band_label: text }],
    [
      'of words alone in an object',
      'tool-1.a.label has words without a code beside them.',
      { a: object({ label: text }) },
    ],
  ])('names a leaf %s', (_, sentence, properties) => {
    expect(breaches(toolsWith(properties))).toEqual([sentence]);
  });

  it('names a key that may be absent', () => {
    const resultSchema = { ...object({ said: text }), required: [] };
    expect(breaches([{ slug: 'tool-1', resultSchema }])).toEqual([
      'tool-1.said may be absent: what is missing is null.',
    ]);
  });

  it('lets facts be those of their code, each of which an answer may lack', () => {
    const facts = (key: string): ResultSchema => ({ ...object({ [key]: count }), required: [] });
    expect(breaches(toolsWith({ facts: facts('one') }, { facts: facts('two') }))).toEqual([]);
  });

  it.each<readonly [string, string, ResultSchema, ResultSchema]>([
    ['type', 'tool-2.key is of the type integer, not of the type string as tool-1.key.', text, count],
    ['format', 'tool-2.key is of the type string, not of the type string date as tool-1.key.', date, text],
    [
      'number',
      'tool-2.key[] is a list of string, not of the type string as tool-1.key.',
      text,
      { type: 'array', items: text },
    ],
    [
      'list of values',
      'tool-2.key is of other values than tool-1.key.',
      sign,
      { ...text, enum: ['shukla', 'krishna'] },
    ],
    ['openness', 'tool-2.key is of other values than tool-1.key.', sign, text],
    [
      'object',
      'tool-2.key is another object than tool-1.key.',
      object({ one: text, two: text }),
      object({ two: text, three: text, four: text }),
    ],
  ])('names a key of a second %s', (_, sentence, one, other) => {
    expect(breaches(toolsWith({ key: one }, { key: other }))).toContain(sentence);
  });

  it('lets the name of an object list the values of that object', () => {
    const group = { ...text, enum: ['nanda', 'bhadra'] };
    expect(breaches(toolsWith({ rashi: object({ name: sign }) }, { group: object({ name: group }) }))).toEqual([]);
    expect(breaches(toolsWith({ rashi: object({ name: sign }) }, { rashi: object({ name: group }) }))).toEqual([
      'tool-2.rashi.name is of other values than tool-1.rashi.name.',
    ]);
  });

  it('judges no key of a specified tool, but what it says of its values', () => {
    const properties = { window_start: instant, day_lord: sign, sunrise: { type: 'string' } };
    expect(breaches(toolsWith(properties), ['tool-1'])).toEqual(['tool-1.sunrise has no description.']);
  });

  it.each([
    ['an instant', { key: '2026-01-01T06:00:00+05:30' }],
    ['a date', { key: '2026-01-01' }],
    ['a sign', { key: 'Aries' }],
    ['a nakshatra in a list', { list: ['Rohini'] }],
    ['a code', { key: 'shukla_paksha' }],
  ])('names %s in an answer whose schema says text', (_, answer) => {
    const [tool] = toolsWith({ key: text, list: { type: 'array', items: text } }) as [DescribedTool];
    expect(undeclared(tool, answer)).toHaveLength(1);
  });

  it('names no words in an answer', () => {
    const [tool] = toolsWith({ key: text }) as [DescribedTool];
    expect(undeclared(tool, { key: 'The Moon is in Aries.' })).toEqual([]);
  });
});
