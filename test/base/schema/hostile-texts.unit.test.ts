import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AnyTool, type ErrorEnvelope, runTool, tools } from '../../../src/entries/index.js';
import { options } from '../../support/support.js';

const LENGTH = 65_000;

/** Two marks in the order that a normaliser has to swap, which it does one by one. */
const MARKS = `a${'\u0301\u0316'.repeat(LENGTH / 2)}`;

const TEXTS: Readonly<Record<string, string>> = {
  marks: MARKS,
  'marks after a word': `call ${MARKS}`,
  'halves of surrogate pairs': '\ud800'.repeat(LENGTH),
  'characters beyond the first plane': '\u{1f319}'.repeat(LENGTH / 2),
  'one letter': 'a'.repeat(LENGTH),
  digits: '1'.repeat(LENGTH),
  dashes: '1-'.repeat(LENGTH / 2),
  'white space': ' '.repeat(LENGTH),
  'white space and a letter': `${' '.repeat(LENGTH)}x`,
  words: 'call '.repeat(LENGTH / 5),
  apostrophes: 'ʼ'.repeat(LENGTH),
  slashes: '/'.repeat(LENGTH),
  'control characters': '\0'.repeat(LENGTH),
};

const fields = tools.flatMap((tool) =>
  Object.entries(tool.inputSchema.properties)
    .filter(([, { type }]) => [type].flat().includes('string'))
    .map(([field]) => ({ slug: tool.slug, tool, field })),
);

/** The lengths of the texts that are normalised from now on. */
function normalisedLengths(): number[] {
  const lengths: number[] = [];
  const { normalize } = String.prototype;
  vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form?: string) {
    lengths.push(this.length);
    return normalize.call(this, form);
  });
  return lengths;
}

describe('a text of 65,000 characters', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(fields)('is refused as $field of $slug before anything normalises it', ({ tool, field }) => {
    const lengths = normalisedLengths();
    for (const [name, text] of Object.entries(TEXTS)) {
      const envelope = runTool(tool, { ...tool.example, [field]: text }, options);
      const told = 'error' in envelope ? envelope.error : undefined;
      const failing = told?.field_errors.map((error) => error.field);
      expect([name, told?.code, failing]).toEqual([name, 'invalid_input', [field]]);
      expect(JSON.stringify(envelope).length).toBeLessThan(1000);
    }
    // Normalising the marks takes a second or two.
    expect(Math.max(0, ...lengths)).toBeLessThan(1000);
  });

  it.each(fields)('fits no schema of $field of $slug', ({ tool, field }) => {
    const { pattern, enum: values } = tool.inputSchema.properties[field] ?? {};
    const admits = (text: string) => values?.includes(text) ?? new RegExp(pattern ?? '', 'u').test(text);
    expect(Object.values(TEXTS).filter(admits)).toEqual([]);
  });
});

describe('an error about undeclared fields', () => {
  const NAMES: Readonly<Record<string, (index: number) => string>> = {
    many: (index) => `field_${index}`,
    long: (index) => `${index}${'x'.repeat(30_000)}`,
    marks: (index) => `${index}${MARKS}`,
    'beyond the first plane': (index) => `${index}${'\u{1f319}'.repeat(15_000)}`,
    'control characters': (index) => `${'\0'.repeat(60)}${index}`,
    'halves of surrogate pairs': (index) => `${'\udfff'.repeat(60)}${index}`,
    quotes: (index) => `${'"\\'.repeat(60)}${index}`,
  };

  it.each(tools.flatMap(({ slug }) => Object.keys(NAMES).map((kind) => [slug, kind] as const)))(
    'of %s stays under 4 kB where every other field fails too, and says how many there are: %s',
    (slug, kind) => {
      const tool = tools.find((one) => one.slug === slug) as AnyTool;
      const declared = Object.keys(tool.inputSchema.properties);
      const wrong = Object.fromEntries(declared.map((field) => [field, {}]));
      const name = NAMES[kind] as (index: number) => string;
      const undeclared = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [name(index), 1]));
      const envelope = runTool(tool, { ...wrong, ...undeclared }, options);
      const { message, field_errors } = (envelope as ErrorEnvelope).error;
      expect(new TextEncoder().encode(JSON.stringify(envelope)).length).toBeLessThan(4_000);
      expect(field_errors).toHaveLength(declared.length + 10);
      expect(message).toMatch(new RegExp(` and ${declared.length + 30} more\\.$`));
    },
  );
});
