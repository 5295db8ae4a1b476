import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { epochOf, words } from '../support/support.js';

/** Results that tell instants or dates in UTC, and beside them on the clock of a birth. */
const SLUGS = words`
  annual-chart ashtottari-dasha birth-chart-calculator current-transits-calculator dasha-calculator gochara
  horoscope-matching jaimini-chart monthly-snapshot running-dashas sade-sati-calculator saturn-periods sign-entries
  upcoming-transits yogini-dasha
`;

interface Pair {
  readonly utc: string | null;
  readonly local: string | null;
  /** That of the birth; null without one. */
  readonly zone: string | null;
}

/** The keys beside which a zone stands that is not that of the whole result. */
const OWN_ZONES = ['birth_timezone', 'person_a_timezone', 'person_b_timezone'] as const;

/** Every local instant under a value with what it stands beside; `outer` are the zones that its fields may go by. */
function pairsIn(value: unknown, outer: Readonly<Record<string, unknown>>): Pair[] {
  if (Array.isArray(value)) return value.flatMap((each) => pairsIn(each, outer));
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  const zones = { ...outer };
  for (const key of ['timezone', ...OWN_ZONES]) if (key in fields) zones[key] = fields[key];
  return Object.entries(fields).flatMap(([key, told]): Pair[] => {
    const person = /^person_[ab]/.exec(key)?.[0];
    const own = person ? { ...zones, timezone: zones[`${person}_timezone`] ?? zones['timezone'] } : zones;
    const beside = key.slice(0, -'_local'.length);
    if (!key.endsWith('_local') || !(beside in fields)) return pairsIn(told, own);
    const utc = fields[beside];
    // A month is that of an instant that is not told.
    if (typeof utc === 'string' && utc.length === 7) return [];
    const zone = (own['birth_timezone'] ?? own['timezone']) as string | null;
    if (!Array.isArray(told)) return [{ utc, local: told, zone } as Pair];
    expect(utc).toHaveLength(told.length);
    return told.map((local, index) => ({ utc: (utc as string[])[index] as string, local, zone }));
  });
}

interface Recorded {
  readonly name: string;
  readonly envelope: { readonly result?: object };
}

function recorded(slug: string): Recorded[] {
  return JSON.parse(readFileSync(new URL(`../../golden/expected/${slug}.json`, import.meta.url), 'utf8'));
}

/** The wall clock of a zone as the engine knows it, YYYY-MM-DDTHH:MM:SS. */
function wallClock(timeZone: string, at: number): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return format.format(at).replace(' ', 'T');
}

describe.each(SLUGS)('the local instants of %s', (slug) => {
  const pairs = recorded(slug).flatMap(({ envelope: { result } }) => pairsIn(result, {}));

  it('are the instants and dates beside them', () => {
    expect(pairs.length).toBeGreaterThan(10);
    for (const { utc, local } of pairs) {
      if (local === null) continue;
      // A date is that of the instant before it is rounded to the second.
      const dates = [0, 500].map((before) => new Date(epochOf(local) - before).toISOString().slice(0, 10));
      if (utc?.length === 10) expect(dates).toContain(utc);
      else expect(epochOf(local)).toBe(epochOf(utc?.replace('Z', '+00:00') ?? ''));
    }
  });

  it('are null where there is no instant or no zone, and nowhere else', () => {
    for (const { utc, local, zone } of pairs) expect(local === null).toBe(utc === null || zone === null);
  });

  it('are read off the clock of the zone that is named', () => {
    const modern = pairs.flatMap(({ local, zone }) =>
      // Engines know of no clock to come, and of some before 1970 by another table.
      local !== null && local >= '1971' && local < '2036' && zone !== null ? [{ local, zone }] : [],
    );
    expect(modern.length).toBeGreaterThan(0);
    for (const { local, zone } of modern) {
      if (/^[+-]|^LMT$/.test(zone)) continue;
      expect(wallClock(zone, Date.parse(local))).toBe(local.slice(0, 19));
    }
  });
});
