import { describe, expect, it } from 'vitest';
import { panchang } from '../../../src/entries/index.js';
import { reader } from '../shell/asked.js';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const { sunrise_at } = panchang({ date: '2026-01-02', ...DELHI }).result;
const RISES = Date.parse(sunrise_at);

const HERE = 'at_lat=28.6139&at_lon=77.209&on_tz=Asia/Kolkata';

const PATHS = [
  `/tools/panchang?${HERE}`,
  `/tools/planetary-hours?${HERE}`,
  `/tools/daily-timing?${HERE}`,
  `/tools/best-time-today?${HERE}&intent=call`,
];

/** The day to which an address without one leads at an instant. */
async function dayAt(instant: number, path: string): Promise<string | null> {
  const { headers } = await reader({ now: () => new Date(instant) })(path);
  return new URL(headers.get('location') ?? '', 'https://example.org').searchParams.get('on');
}

describe('the day of an address that names none', () => {
  it.each(PATHS)('is that of the day before from midnight to sunrise: %s', async (path) => {
    // 00:10 in India.
    expect(await dayAt(Date.parse('2026-01-01T18:40:00Z'), path)).toBe('2026-01-01');
    expect(await dayAt(RISES - 1000, path)).toBe('2026-01-01');
    expect(await dayAt(RISES, path)).toBe('2026-01-02');
    expect(await dayAt(Date.parse('2026-01-02T18:20:00Z'), path)).toBe('2026-01-02');
  });

  it('begins at 06:00 where the address asks for that', async () => {
    const path = '/tools/daily-timing?on_tz=Asia/Kolkata&day=nominal';
    const at = (clock: string) => dayAt(Date.parse(`2026-01-02T${clock}:00+05:30`), path);
    expect([await at('05:59'), await at('06:00')]).toEqual(['2026-01-01', '2026-01-02']);
  });
});
