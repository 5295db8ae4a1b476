import { describe, expect, it } from 'vitest';
import { padasOf } from '../../src/base/zodiac/nakshatra.js';
import { RASHIS } from '../../src/base/zodiac/rashi.js';
import { todayForOf, todayPath } from '../../src/catalog/sign-paths.js';
import { nakshatrasOf } from '../../src/rules/muhurta/sign-day.js';
import { plain, read } from '../pages/form/asked.js';

const words = (html: string) => plain(html.replaceAll(/<[^>]*>/g, ' ')).replaceAll(/\s+/g, ' ');

describe('the address of a day for a Moon sign', () => {
  it.each(RASHIS)('is told back of $name and of each nakshatra that lies in it', (rashi) => {
    const all = nakshatrasOf(rashi);
    expect(all.flatMap(({ padas }) => padas)).toHaveLength(9);
    expect(todayForOf(todayPath(rashi.name))).toEqual({ sign: rashi.name, nakshatra: undefined });
    for (const { nakshatra, padas } of all) {
      expect(padasOf(nakshatra).map(({ pada }) => pada)).toEqual(expect.arrayContaining([...padas]));
      expect(todayForOf(todayPath(rashi.name, nakshatra.name))).toEqual({
        sign: rashi.name,
        nakshatra: nakshatra.name,
      });
    }
  });

  it.each(['/today/dhanu/ashwini', '/today/dhan', '/today/', '/today/dhanu/mula/1'])('is none for %s', async (path) => {
    expect(todayForOf(path)).toBeUndefined();
    expect((await read(path)).status).toBe(404);
  });

  it('shows the day of Delhi, which holds for everybody and may be kept', async () => {
    const { status, headers, text } = await read('/today/dhanu');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('max-age=300');
    expect([...headers.keys()].filter((name) => name.startsWith('ratelimit'))).toEqual([]);
    expect(words(text)).toContain('Today for Sagittarius');
    expect(words(text)).toContain('Sunday, 22 November 2026, Delhi');
    for (const name of ['Mula', 'Purva Ashadha', 'Uttara Ashadha 1', 'Ardhashtama'])
      expect(words(text)).toContain(name);
  });

  it('is found by the English name too, in each language, and for one nakshatra', async () => {
    expect(words((await read('/today/sagittarius')).text)).toContain('Today for Sagittarius');
    expect(words((await read('/hi/today/dhanu')).text)).toContain('धनु राशि का आज');
    const { text } = await read('/today/dhanu/mula');
    expect(words(text)).toContain('Today for Sagittarius, Mula');
    expect(words(text)).not.toContain('Uttara Ashadha 1');
  });

  it('goes by the place of the address, which no search engine is told', async () => {
    const { status, headers, text } = await read(
      '/today/mesha?on_tz=America/New_York&at_lat=40.7128&at_lon=-74.006&at_place=New+York',
    );
    expect(status).toBe(200);
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
      expect.stringMatching(/^public, .*s-maxage=300/),
      'noindex',
    ]);
    expect(words(text)).toContain('New York');
    expect(text).toContain('/today/vrishabha?on_tz=America/New_York&amp;at_lat=40.7128');
  });
});
