import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyTool, allTools, type BirthInput, birth, calculate, runTool } from '../../src/entries/index.js';
import { ANY_LANGUAGE } from '../support/languages.js';
import { runs } from '../support/support.js';

const now = new Date('2026-01-01T00:00:00Z');

/** Every tool about births, with what its example has beside them. */
const natal = allTools.flatMap((tool) => {
  if (!tool.births) return [];
  const filled = Object.values(tool.births).flatMap((slot) => Object.values(slot));
  const rest = Object.fromEntries(Object.entries(tool.example).filter(([field]) => !filled.includes(field)));
  const takesDoubt = Object.values(tool.births).every(({ within }) => tool.options.includes(within));
  const isAskedAlone = (tool.inputSchema.required ?? []).every((field) => filled.includes(field));
  return [{ slug: tool.slug, tool, births: Object.keys(tool.births), rest, takesDoubt, isAskedAlone }];
});

const two = (number: number) => String(number).padStart(2, '0');
const inputs: fc.Arbitrary<BirthInput> = fc
  .record({
    year: fc.integer({ min: 1905, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    hour: fc.integer({ min: 4, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
    second: fc.option(fc.integer({ min: 0, max: 59 })),
    zone: fc.constantFrom('Asia/Kolkata', 'LMT', '+05:53:28', null),
    within: fc.option(fc.integer({ min: 1, max: 60 })),
    name: fc.constantFrom('Pune', null),
    latitude: fc.integer({ min: 0, max: 40 }),
    longitude: fc.integer({ min: 70, max: 90 }),
  })
  .map(({ year, month, day, hour, minute, second, zone, within, ...place }) => ({
    date: `${year}-${two(month)}-${two(day)}`,
    time: `${two(hour)}:${two(minute)}${second === null ? '' : `:${two(second)}`}`,
    zone,
    within,
    place,
  }));

/** What a program does with a birth between two calls. */
const COPIES: Readonly<Record<string, (made: BirthInput) => unknown>> = {
  spread: (made) => ({ ...made }),
  'cloned as a message': (made) => structuredClone(made),
  'through JSON': (made) => JSON.parse(JSON.stringify(made)),
  'without a prototype': (made) => Object.assign(Object.create(null), made),
};

describe.each(natal)('a copy of a birth for $slug', ({ tool, births, rest, takesDoubt, isAskedAlone }) => {
  it('answers the bytes of the birth', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const made = birth(takesDoubt ? input : { ...input, within: null });
        const among = (one: unknown) => ({ ...rest, ...Object.fromEntries(births.map((name) => [name, one])) });
        const answer = (given: unknown) =>
          JSON.stringify(runTool(tool as AnyTool, given, { now, environment: ANY_LANGUAGE }));
        const expected = answer(among(made));
        expect(JSON.parse(expected)).toHaveProperty('result');
        const copies = Object.entries(COPIES).map(([how, copy]) => [how, copy(made)] as const);
        for (const [how, copied] of copies) expect(answer(among(copied)), how).toBe(expected);
        if (isAskedAlone && births.includes('birth') && tool.births?.['birth']?.whose === undefined) {
          const environment = { now, ...ANY_LANGUAGE };
          const [alone, calculated] = [answer(made), calculate(tool, made, environment)];
          for (const [how, copied] of copies) {
            expect(answer(copied), how).toBe(alone);
            expect(calculate(tool, copied, environment), how).toEqual(calculated);
          }
        }
      }),
      runs(5),
    );
  });
});
