import { describe, expect, it } from 'vitest';
import { type AnyTool, calculate, calculateAtOffset, moonPhasesTool, moonSignTool } from '../../src/entries/index.js';
import { tools } from '../../src/tools/registry.js';
import { errorOf } from '../support/support.js';

const place = { latitude: 28.6139, longitude: 77.209 };
const birth = { date: '1990-05-17', time: '10:20', place };
const BY_NAME = 'an offset such as +05:30, or LMT';
const now = new Date('2026-01-01T06:00:00Z');

/** The example of a tool with an offset for each of its zones, in English. */
function atOffset({ inputSchema, example }: AnyTool): object {
  const zones = Object.entries(inputSchema.properties).filter(([, { format }]) => format === 'time-zone');
  const { locale: _, ...fields } = example as { readonly locale?: string };
  return { ...fields, ...Object.fromEntries(zones.map(([name]) => [name, '+05:30'])) };
}

describe('a calculation at an offset', () => {
  it.each(['+05:30', '+05:53:28', 'LMT'])('is that of calculate by %s', (zone) => {
    expect(calculateAtOffset(moonSignTool, { ...birth, zone })).toEqual(calculate(moonSignTool, { ...birth, zone }));
  });

  it.each(tools.map((tool) => [tool.slug, tool] as const))('is that of calculate in %s', (_, tool) => {
    const input = atOffset(tool);
    expect(calculateAtOffset(tool, input, { now })).toEqual(calculate(tool, input, { now }));
  });

  it('takes UTC by its name, and where an input leaves out zone and place', () => {
    for (const timezone of ['UTC', undefined]) {
      const input = { date: '2026-01-01', ...(timezone && { timezone }) };
      expect(calculateAtOffset(moonPhasesTool, input)).toEqual(calculate(moonPhasesTool, input));
    }
  });

  it('is refused for a zone by its name', () => {
    expect(errorOf(() => calculateAtOffset(moonSignTool, { ...birth, zone: 'Asia/Kolkata' })).fieldErrors).toEqual([
      { field: 'zone', message: `"Asia/Kolkata" is no time zone: send ${BY_NAME}.` },
    ]);
    const day = { date: '2026-01-01', timezone: 'Asia/Kolkata' };
    expect(errorOf(() => calculateAtOffset(moonPhasesTool, day))).toMatchObject({
      code: 'engine_error',
      message: `calculateAtOffset knows no time zone by its name, "Asia/Kolkata" neither; send ${BY_NAME}.`,
    });
  });

  it('is refused where the zone is left out', () => {
    expect(errorOf(() => calculateAtOffset(moonSignTool, birth))).toMatchObject({
      code: 'engine_error',
      message: `calculateAtOffset finds no time zone for coordinates: send ${BY_NAME}.`,
    });
  });

  it('takes the offset that a finder of the caller gives', () => {
    const { provenance } = calculateAtOffset(moonSignTool, birth, { zoneAt: () => '+05:45' });
    expect(provenance.timezone_resolution).toContain('+05:45, derived offline');
  });
});
