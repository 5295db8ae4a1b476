import { readdirSync, readFileSync } from 'node:fs';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';

const folder = new URL('../golden/expected/', import.meta.url);

/** Every text of an answer that begins like a date, with the path to it. */
function datedTexts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return /^[+-]?\d{4,6}-\d\d/.test(value) ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => datedTexts(inner, `${path}.${key}`));
}

const texts = readdirSync(folder).flatMap((file) => {
  const answers = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { name: string; envelope: object }[];
  return answers.flatMap(({ name, envelope }) => {
    const { result, calculated_at } = envelope as { result?: unknown; calculated_at: string };
    return datedTexts({ result, calculated_at }, `${file}: ${name}`);
  });
});

/** The kinds of texts, and what Temporal writes again when it has read one of them. */
const KINDS: Readonly<Record<string, { readonly form: RegExp; readonly again: (text: string) => string }>> = {
  'UTC instant': {
    form: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
    again: (text) => Temporal.Instant.from(text).toString({ smallestUnit: 'second' }),
  },
  'local instant': {
    form: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/,
    again: (text) => Temporal.Instant.from(text).toZonedDateTimeISO(text.slice(-6)).toString({ timeZoneName: 'never' }),
  },
  'local second': {
    form: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/,
    again: (text) => Temporal.PlainDateTime.from(text).toString(),
  },
  'local minute': {
    form: /^\d{4}-\d\d-\d\dT\d\d:\d\d$/,
    again: (text) => Temporal.PlainDateTime.from(text).toString({ smallestUnit: 'minute' }),
  },
  date: { form: /^\d{4}-\d\d-\d\d$/, again: (text) => Temporal.PlainDate.from(text).toString() },
  month: { form: /^\d{4}-\d\d$/, again: (text) => Temporal.PlainYearMonth.from(text).toString() },
};

describe('the texts of the golden answers', () => {
  it('are all of a kind that Temporal reads', () => {
    const forms = Object.values(KINDS).map(({ form }) => form);
    expect(texts.filter(([, text]) => !forms.some((form) => form.test(text)))).toEqual([]);
  });

  it.each(Object.entries(KINDS))('are read and written again by Temporal: %s', (_kind, { form, again }) => {
    const some = texts.filter(([, text]) => form.test(text));
    expect(some.length).toBeGreaterThan(0);
    expect(some.filter(([, text]) => again(text) !== text)).toEqual([]);
  });

  it('are the same instants for Date', () => {
    const instants = texts.filter(([, text]) => /(Z|[+-]\d\d:\d\d)$/.test(text) && text.includes('T'));
    expect(instants.length).toBeGreaterThan(1000);
    const differing = instants.filter(([, text]) => Temporal.Instant.from(text).epochMilliseconds !== Date.parse(text));
    expect(differing).toEqual([]);
  });

  it('are there for clocks with odd seconds, which the texts round', () => {
    expect(texts.filter(([, text]) => /\+05:53$/.test(text)).length).toBeGreaterThan(50);
  });
});
