import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { words } from '../support/support.js';

/** Results that tell instants or dates in UTC, and beside them on the clock of a birth. */
const SLUGS = words`
  current-transits-calculator gochara sade-sati-calculator saturn-periods sign-entries upcoming-transits
`;

interface Pair {
  readonly utc: string | null;
  readonly local: string | null;
}

/** Every local instant under a value with what it stands beside. */
function pairsIn(value: unknown): Pair[] {
  if (Array.isArray(value)) return value.flatMap(pairsIn);
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  return Object.entries(fields).flatMap(([key, told]): Pair[] => {
    if (!key.endsWith('_local')) return pairsIn(told);
    const utc = fields[key.slice(0, -'_local'.length)];
    if (!Array.isArray(told)) return [{ utc, local: told } as Pair];
    expect(utc).toHaveLength(told.length);
    return told.map((local, index) => ({ utc: (utc as string[])[index] as string, local }));
  });
}

interface Recorded {
  readonly name: string;
  readonly envelope: { readonly result?: { readonly timezone?: string | null } };
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
  const answers = recorded(slug).flatMap(({ name, envelope: { result } }) => (result ? [{ name, result }] : []));

  it('are the instants and dates beside them', () => {
    const pairs = answers.flatMap(({ result }) => pairsIn(result));
    expect(pairs.length).toBeGreaterThan(10);
    for (const { utc, local } of pairs) {
      if (local === null) continue;
      const instant = new Date(local).toISOString();
      // A date is that of the instant before it is rounded to the second.
      if (utc?.length === 10) expect([instant, new Date(Date.parse(local) - 500).toISOString()].join()).toContain(utc);
      else expect(instant).toBe(utc?.replace('Z', '.000Z'));
    }
  });

  it('are null where there is no instant or no zone, and nowhere else', () => {
    for (const { result } of answers) {
      for (const { utc, local } of pairsIn(result)) {
        expect(local === null).toBe(utc === null || result.timezone === null);
      }
    }
  });

  it('are read off the clock of the zone that is named', () => {
    const modern = answers.flatMap(({ result }) =>
      pairsIn(result).flatMap(({ local }) =>
        // Engines know of no clock to come, and of some before 1970 by another table.
        local !== null && local >= '1971' && local < '2036' && typeof result.timezone === 'string'
          ? [{ local, zone: result.timezone }]
          : [],
      ),
    );
    expect(modern.length).toBeGreaterThan(0);
    for (const { local, zone } of modern) {
      if (/^[+-]|^LMT$/.test(zone)) continue;
      expect(wallClock(zone, Date.parse(local))).toBe(local.slice(0, 19));
    }
  });
});
