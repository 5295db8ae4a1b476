import { describe, expect, it } from 'vitest';
import * as library from '../src/entries/index.js';

/** Whatever can be reached from a value and could be changed, by its path. */
function changeable(value: unknown, path: string, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const inner = Reflect.ownKeys(value).flatMap((key) =>
    changeable(Reflect.get(value, key), `${path}.${String(key)}`, seen),
  );
  return Object.isFrozen(value) ? inner : [path, ...inner];
}

describe('no caller can change', () => {
  it.each(library.allTools.map((tool) => [tool.slug, tool] as const))('%s for all others', (slug, tool) => {
    expect(changeable(tool, slug)).toEqual([]);
    expect(() => Object.assign(tool, { calculate: () => 'mine' })).toThrow(TypeError);
  });

  it.each(Object.entries(library).filter(([, value]) => typeof value === 'object'))(
    '%s, as it is exported',
    (name, value) => {
      expect(changeable(value, name)).toEqual([]);
    },
  );

  it('the list of tools', () => {
    expect(() => (library.tools as library.AnyTool[]).reverse()).toThrow(TypeError);
    expect(() => (library.tools as library.AnyTool[]).push(library.moonSignTool as library.AnyTool)).toThrow(TypeError);
  });
});

it('tells two versions of one tool alone, of which the specification has two', () => {
  const two = library.allTools.filter(({ indexVersion }) => indexVersion !== undefined);
  expect(two.map(({ slug, calculationVersion, indexVersion }) => [slug, calculationVersion, indexVersion])).toEqual([
    ['vedic-moon-sign-calculator', '1.0.0', '1.1.0'],
  ]);
});

describe('findTool', () => {
  it.each(library.allTools.map((tool) => [tool.slug, tool] as const))('finds %s', (slug, tool) => {
    expect(library.findTool(slug)).toBe(tool);
  });

  it.each(library.allTools.map((tool) => [tool.slug, tool] as const))('names the function of %s', (_slug, tool) => {
    const exported: Readonly<Record<string, unknown>> = { ...library };
    expect(exported[tool.functionName]).toBeTypeOf('function');
    expect(exported[`${tool.functionName}Tool`]).toBe(tool);
  });

  it.each(['', 'toString', '__proto__', '0', undefined, null])('finds none of %j', (slug) => {
    expect(library.findTool(slug as string)).toBeUndefined();
  });
});
