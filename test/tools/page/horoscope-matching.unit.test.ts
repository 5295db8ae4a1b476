import { describe, expect, it } from 'vitest';
import { reader } from '../../pages/shell/asked.js';

const read = reader();

const GROOM = 'a_date=1994-03-12&a_time=06:20&a_lat=26.9195&a_lon=75.788&a_tz=Asia/Kolkata';
const BRIDE = 'b_date=1996-11-03&b_lat=22.718&b_lon=75.8335&b_tz=Asia/Kolkata';

async function page(bride: string) {
  const { text } = await read(`/matching?${GROOM}&${BRIDE}${bride}`);
  return text.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|[\s|]*/g, '|');
}

describe('the points of two births, one without a time', () => {
  it('says of what moment points with cancellations are, beside a range of plain ones', async () => {
    const told = await page('&b_time_unknown=1');
    expect(told).toMatch(/\|Score\|[\d.]+–[\d.]+ of 36\|/);
    expect(told).toMatch(/\|With widely accepted cancellations\|[\d.]+ of 36 ?\|for the stated time, or noon\|/);
  });

  it('heads the poruthams with the range that its answer tells', async () => {
    const told = await page('&b_time_unknown=1');
    const [, range] = /poruthams: ([\d.]+–[\d.]+) of 10/i.exec(told) ?? [];
    expect(range).toBeDefined();
    expect(told).toContain(`|Poruthams|${range} of 10|`);
  });

  it('has nothing of a moment where both times are known', async () => {
    expect(await page('&b_time=10:15')).not.toContain('or noon');
  });
});
