import { isDeepStrictEqual } from 'node:util';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { BirthSlot } from '../../../src/contract/birth-fields.js';
import type { BirthTimeRange } from '../../../src/contract/birth-time-range.js';
import { type AnyTool, allTools, calculate } from '../../../src/entries/index.js';
import { datesBetween, evenly } from '../../support/arbitrary.js';
import { ANY_LANGUAGE } from '../../support/languages.js';
import { runs, unlessRefused } from '../../support/support.js';

const MINUTE = 60_000;
const now = new Date('2026-01-01T00:00:00Z');

/** A rank of candidates takes no doubt: it tells ranges of their points, and nothing of single minutes. */
const TOOLS_OF_BIRTHS = allTools.filter(({ births = {}, options }) =>
  Object.values(births).some(({ within }) => options.includes(within)),
);

interface Case {
  readonly at: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly within: number;
  /** Where in the range a minute is asked, 0 to 1. */
  readonly asked: number;
}

const cases: fc.Arbitrary<Case> = fc.record({
  at: fc
    .tuple(datesBetween('1802-01-01', '2198-12-31'), fc.nat(1439))
    .map(([date, minute]) => Date.parse(date) + minute * MINUTE),
  latitude: fc.oneof({ weight: 4, arbitrary: evenly(-60, 60) }, { weight: 1, arbitrary: evenly(-85, 85) }),
  longitude: evenly(-180, 180),
  within: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 60 }) }, fc.integer({ min: 61, max: 720 })),
  asked: evenly(0, 1),
});

/** The example of a tool with a birth at an instant of UTC in one of its slots. */
function inputAt(tool: AnyTool, slot: BirthSlot, { latitude, longitude }: Case, at: number | undefined, date: number) {
  const text = new Date(at ?? date).toISOString();
  const { [slot.time]: _, ...rest } = tool.example;
  return {
    ...rest,
    [slot.date]: text.slice(0, 10),
    ...(at !== undefined && { [slot.time]: text.slice(11, 16) }),
    [slot.zone]: 'UTC',
    [slot.latitude]: latitude,
    [slot.longitude]: longitude,
  };
}

const answer = (tool: AnyTool, input: object, options: object = {}) =>
  calculate(tool as never, input, { now, ...ANY_LANGUAGE, ...options }) as unknown as {
    readonly result: unknown;
    readonly provenance: Readonly<Record<string, unknown>>;
  };

function rangeOf({ provenance }: { readonly provenance: Readonly<Record<string, unknown>> }, slot: BirthSlot) {
  return provenance[slot.within.replace('time_within', 'birth_time_range')] as BirthTimeRange | null;
}

/** The value at a path of a result; null where there is nothing. */
function valueAt(result: unknown, path: string): unknown {
  return (
    path
      .split(/[.[\]]+/)
      .filter((part) => part !== '')
      .reduce<unknown>((value, part) => (value as Record<string, unknown> | null | undefined)?.[part], result) ?? null
  );
}

/** What a range says that a path has at an instant; undefined where it does not say. */
function toldAt({ holds, changes }: BirthTimeRange, path: string, at: number): unknown {
  const held = holds.find((each) => each.path === path);
  if (held) return held.value;
  const steps = changes.filter((each) => each.path === path);
  if (steps.some(({ changes_at }) => changes_at === null)) return undefined;
  const passed = steps.filter(({ changes_at }) => Date.parse(changes_at as string) <= at);
  return passed.length > 0 ? passed.at(-1)?.value_after : steps[0]?.value_before;
}

function expectTold(tool: AnyTool, slot: BirthSlot, range: BirthTimeRange, one: Case) {
  const [start, end] = [range.starts_at, range.ends_at].map((text) => Date.parse(text)) as [number, number];
  const at = start + Math.floor(((end - start) / MINUTE) * one.asked) * MINUTE;
  const { result } = answer(tool, inputAt(tool, slot, one, at, at));
  const paths = new Set([...range.holds, ...range.changes].map(({ path }) => path));
  expect(paths.size).toBeGreaterThan(0);
  const told = [...paths].map((path) => [path, toldAt(range, path, at)]).filter(([, value]) => value !== undefined);
  expect(told).toEqual(told.map(([path]) => [path, valueAt(result, path as string)]));
  const idle = range.changes.filter(({ value_before, value_after }) => isDeepStrictEqual(value_before, value_after));
  expect(idle).toEqual([]);
}

describe.each(
  TOOLS_OF_BIRTHS.flatMap((tool) =>
    Object.values(tool.births ?? {}).map((slot) => [`${tool.slug}, ${slot.within}`, tool, slot] as const),
  ),
)('%s', (_, tool, slot) => {
  test.prop([cases], runs(30))('tells of every minute what a birth in it is answered', (one) => {
    const stated = unlessRefused(() =>
      answer(tool, inputAt(tool, slot, one, one.at, one.at), { [slot.within]: one.within }),
    );
    fc.pre(stated !== undefined);
    const range = rangeOf(stated, slot) as BirthTimeRange;
    expect(Date.parse(range.starts_at)).toBe(one.at - one.within * MINUTE);
    expect(Date.parse(range.ends_at)).toBe(one.at + one.within * MINUTE);
    expectTold(tool, slot, range, one);
  });

  const needsTime = (tool.inputSchema.required ?? []).includes(slot.time);
  if (!needsTime) {
    test.prop([cases], runs(15))('tells the same of a day whose time is not known', (one) => {
      const open = unlessRefused(() => answer(tool, inputAt(tool, slot, one, undefined, one.at)));
      fc.pre(open !== undefined);
      const range = rangeOf(open, slot) as BirthTimeRange;
      expect(range.starts_at).toMatch(/T00:00:00/);
      expect(range.ends_at).toMatch(/T23:59:00/);
      expectTold(tool, slot, range, one);
    });
  }

  it('says null of a time that is taken as it is, and refuses a doubt about none', () => {
    const one: Case = { at: Date.parse('1990-05-17T10:20Z'), latitude: 28.6, longitude: 77.2, within: 30, asked: 0 };
    expect(rangeOf(answer(tool, inputAt(tool, slot, one, one.at, one.at)), slot)).toBeNull();
    if (needsTime) return;
    expect(() => answer(tool, inputAt(tool, slot, one, undefined, one.at), { [slot.within]: 30 })).toThrow(
      expect.objectContaining({
        code: 'invalid_input',
        fieldErrors: [
          {
            field: slot.within,
            message: 'Leave this out where there is no time of birth: the whole day is told then.',
          },
        ],
      }),
    );
  });
});
