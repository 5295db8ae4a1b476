import { fc, test } from '@fast-check/vitest';
import { Compile } from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { readFields } from '../src/base/schema/validate.js';
import { calculate } from '../src/calculation/calculate.js';
import type { AnyTool } from '../src/calculation/tool.js';
import { allTools, runTool } from '../src/entries/index.js';
import { inputFor, nonsenseFor } from './support/arbitrary.js';
import { ANY_LANGUAGE } from './support/languages.js';
import { misordered } from './support/misordered.js';
import { NOW, options, runs, words } from './support/support.js';

const SUCCESS_KEYS = words`tool calculation_version input result provenance methodology_url calculated_at disclaimer`;

const PROVENANCE_KEYS = words`
  zodiac_system ayanamsha ayanamsha_value_deg ephemeris location_resolution timezone_resolution dst_applied
  calculation_version birth_time_known birth_time_range birth_time_range_a birth_time_range_b uncertainty caveats
  house_system
`;

/** The one sentence that several disclaimers may share. */
const ADVICE = 'Not for decisions of health, law or money.';

/** What is said of two fields together, which no schema describes. */
const OF_TWO_FIELDS = [
  /^Must not be before from\.$/,
  /^Must be \S+ at the latest, \d+ (day|month|year)s from the first day on\.$/,
  /^Leave out one of year_of_life and as_of: each tells the year\.$/,
  /^A place has a latitude and a longitude: give both or neither\.$/,
];

const ERROR_CODES = ['invalid_input', 'engine_error'];

function run(tool: AnyTool, input: unknown, now = NOW) {
  const bugs: unknown[] = [];
  const envelope = runTool(tool, input, {
    ...options,
    environment: ANY_LANGUAGE,
    now,
    onError: (error) => bugs.push(error),
  });
  expect(bugs).toEqual([]);
  return envelope;
}

/** Changes whatever can be changed in a value. */
function spoil(value: unknown): void {
  if (Array.isArray(value)) value.forEach(spoil);
  if (Array.isArray(value)) value.push('spoilt');
  else if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(spoil);
    for (const key of Object.keys(value)) (value as Record<string, unknown>)[key] = 'spoilt';
  }
}

describe('the disclaimers', () => {
  it('differ from tool to tool, each a short text of whole sentences', () => {
    const texts = allTools.map(({ disclaimer }) => disclaimer);
    expect(new Set(texts).size).toBe(allTools.length);
    const sentences = texts.flatMap((text) => text.split(/(?<=\.) /)).filter((sentence) => sentence !== ADVICE);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const text of texts) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text.length).toBeLessThan(160);
    }
  });
});

describe.each([...allTools])('$slug', (tool) => {
  const inputs = inputFor(tool.inputSchema);
  const isResult = Compile(tool.resultSchema as object);
  // With one seed every property is tried of the same inputs first.
  const told = new Map<string, string>();
  const firstTold = (input: unknown) => told.get(JSON.stringify(input)) ?? JSON.stringify(run(tool, input));

  test.prop([inputs], runs(50))('answers every input its schema admits', (input) => {
    expect(readFields(tool.inputSchema, input).fieldErrors).toEqual([]);
    const envelope = run(tool, input);
    if (told.size < 25) told.set(JSON.stringify(input), JSON.stringify(envelope));
    if ('error' in envelope) {
      // Fields that each are as described may still contradict one another.
      const [refused] = envelope.error.field_errors;
      if (refused && OF_TWO_FIELDS.some((message) => message.test(refused.message))) return;
      // A birth among many that cannot be pinned to the time line is told by its row.
      if (/^candidates\.\d+\.(date|time|tz|lat)$/.test(refused?.field ?? '')) return;
      expect(envelope.error).toEqual({ code: 'engine_error', message: expect.any(String), field_errors: [] });
      expect(envelope.error.message).toMatch(/^\S.*\.$/);
      return;
    }
    expect(isResult.Check(envelope.result)).toBe(true);
    expect(envelope.input).toEqual(input);
    expect(Object.keys(envelope)).toEqual(SUCCESS_KEYS);
    expect(PROVENANCE_KEYS.filter((key) => key in envelope.provenance)).toEqual(Object.keys(envelope.provenance));
    expect(misordered(tool.resultSchema, envelope.result)).toEqual([]);
    // No undefined, NaN, Infinity or negative zero: what is sent is what was calculated.
    const { result, provenance } = envelope;
    expect(JSON.parse(JSON.stringify({ result, provenance }))).toStrictEqual({ result, provenance });
  });

  it('hands out results that can be changed without changing the next one', () => {
    const first = run(tool, tool.example);
    const told = JSON.stringify(first);
    spoil(first);
    expect(JSON.stringify(run(tool, tool.example))).toBe(told);
  });

  test.prop([inputs], runs(10))('gives the same bytes for the same input', (input) => {
    expect(JSON.stringify(run(tool, structuredClone(input)))).toBe(firstTold(input));
  });

  test.prop([inputs], runs(10))('reads the clock only where the input leaves out a date', (input) => {
    fc.pre(answersWithoutClock(tool, input));
    const later = run(tool, input, new Date(NOW.getTime() + 1000));
    expect(JSON.parse(JSON.stringify(later))).toEqual(aSecondLater(JSON.parse(firstTold(input))));
  });

  test.prop([fc.oneof(fc.anything(), nonsenseFor(tool.inputSchema))], runs(75))('answers anything at all', (input) => {
    const envelope = run(tool, input);
    expect(envelope.tool).toBe(tool.slug);
    if ('error' in envelope) expect(ERROR_CODES).toContain(envelope.error.code);
  });

  test.prop([inputs, fc.string({ minLength: 1 })], runs(15))('refuses what it has not declared', (input, name) => {
    fc.pre(!Object.hasOwn(tool.inputSchema.properties, name) && name !== '__proto__');
    expect(run(tool, { ...input, [name]: 1 })).toMatchObject({
      error: {
        code: 'invalid_input',
        field_errors: [
          { field: name, message: expect.stringMatching(/^This field is not accepted\. The fields are: /) },
        ],
      },
    });
  });

  it('accepts its own example and changes nothing in it', () => {
    const before = structuredClone(tool.example);
    expect(run(tool, tool.example)).toMatchObject({ tool: tool.slug, input: before });
    expect(tool.example).toEqual(before);
  });

  it('has an example for every field, so that the index and the form can show one', () => {
    expect(Object.keys(tool.inputSchema.properties)).toEqual(expect.arrayContaining(Object.keys(tool.example)));
    expect(Object.keys(tool.example)).toEqual(expect.arrayContaining([...(tool.inputSchema.required ?? [])]));
  });

  it('names every required field that is missing, in the order of its schema', () => {
    const { required = [], properties } = tool.inputSchema;
    const expected = Object.keys(properties).filter((name) => required.includes(name));
    // Where a nakshatra may stand for each birth, nothing is required in itself.
    const instead = Object.keys(properties).filter((name) => /^person_[ab]_birth_date$/.test(name));
    const message = /^This field is required where there is no person_[ab]_nakshatra_name\.$/;
    expect(run(tool, {})).toMatchObject({
      error: {
        code: 'invalid_input',
        field_errors:
          expected.length > 0
            ? expected.map((field) => ({ field, message: 'This field is required.' }))
            : instead.map((field) => ({ field, message: expect.stringMatching(message) })),
      },
    });
  });
});

/** An answer as it is a second later, where nothing begins in that second. */
function aSecondLater(envelope: object | undefined) {
  const later = { ...envelope, calculated_at: '2026-01-01T00:00:01Z' };
  // The dashas that run now are told beside those of the whole life, or those of two people.
  const { result } = later as { result?: Readonly<Record<string, { reference_at?: string } | null>> };
  for (const name of ['current', 'running_dashas']) {
    const running = result?.[name];
    if (!running?.reference_at) continue;
    return { ...later, result: { ...result, [name]: { ...running, reference_at: later.calculated_at } } };
  }
  return later;
}

/** Whether a tool answers an input although it is given no clock. */
function answersWithoutClock(tool: AnyTool, input: unknown): boolean {
  try {
    calculate(tool as never, input, ANY_LANGUAGE);
    return true;
  } catch {
    return false;
  }
}
