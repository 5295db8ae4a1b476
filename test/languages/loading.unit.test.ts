import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../src/languages/list.js';
import { addressesOfSite, pageOf, SLUGS } from '../pages/asked-of-tools.js';
import { follow, read } from '../pages/form/asked.js';

/** The languages that were loaded. */
const loaded = new Set<string>();

const LISTED = Object.entries(LANGUAGES) as unknown as [string, Record<string, () => unknown>][];

for (const [code, listed] of LISTED) {
  for (const [name, load] of Object.entries(listed)) {
    if (typeof load !== 'function') continue;
    vi.spyOn(listed, name).mockImplementation(() => {
      loaded.add(code);
      return load();
    });
  }
}

beforeEach(() => loaded.clear());
afterAll(() => {
  vi.restoreAllMocks();
});

describe('a language is loaded when it is asked for', () => {
  it('and no other is for whatever is asked in English', { timeout: 120_000 }, async () => {
    for (const address of addressesOfSite('en').slice(0, 9)) await read(address);
    for (const slug of SLUGS) await follow(`${pageOf(slug, 'en')}?example`);
    const feed = await read('/calendars/panchang.ics?at_lat=25.3&at_lon=83');
    const json = await read('/tools/sun-sign.json?month=5&day=17');
    await read('/tools/sun-sign?month=13');
    expect([feed.status, json.status, [...loaded]]).toEqual([200, 200, ['en']]);
  });

  it('by the path of a page, and by the query of a calendar', { timeout: 60_000 }, async () => {
    await read('/hi/tools/panchang');
    expect([...loaded]).toEqual(['hi']);
    await read('/calendars/vrata.ics?at_lat=25.3&at_lon=83&lang=uk');
    expect([...loaded]).toContain('uk');
    expect(loaded).not.toContain('de');
  });
});
