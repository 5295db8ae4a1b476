import { describe, expect, it } from 'vitest';
import { panchang } from '../../src/entries/index.js';
import { LOCALES } from '../../src/languages/locale/locales.js';
import { plain } from '../pages/form/asked.js';
import { reader } from '../pages/shell/asked.js';
import { CATALOGUES } from '../support/languages.js';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };

const NEW_MOON_DAY = '2026-01-18';
const FULL_MOON_DAY = '2026-01-03';

/** What the first page says of the tithi of a date in Delhi. */
async function tithiToldOn(date: string, path = '/'): Promise<string> {
  const read = reader({ now: () => new Date(`${date}T06:00:00Z`) });
  const { text } = await read(path);
  const [, told = ''] = /id="today".*?<dd>(.*?)<\/dd>/s.exec(text) ?? [];
  return plain(told);
}

describe('the sky of today on the first page', () => {
  it('names the tithi of every day of a lunar month', async () => {
    for (let day = 4; day < 34; day++) {
      const date = new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10);
      const { tithi } = panchang({ date, ...DELHI }).result;
      expect((await tithiToldOn(date)).split(', ')[0], date).toBe(tithi.name);
    }
  });

  it('is that of the day before until the Sun comes up', async () => {
    // In Delhi the Sun came up at 07:14 on 2 January 2026.
    const shown = async (at: string) => {
      const { text } = await reader({ now: () => new Date(at) })('/');
      return plain(/id="today".*?<\/section>/s.exec(text)?.[0] ?? '');
    };
    const [late, early, risen] = [
      await shown('2026-01-01T18:00:00Z'),
      await shown('2026-01-01T20:30:00Z'),
      await shown('2026-01-02T02:00:00Z'),
    ];
    expect(early).toBe(late);
    expect(risen).not.toBe(late);
  });

  it.each(LOCALES)('names the days of the full and the new Moon without a half of the month, in %s', async (locale) => {
    const path = locale === 'en' ? '/' : `/${locale}`;
    const { names, texts } = CATALOGUES[locale];
    const { Purnima: full, Amavasya: dark } = names.tithi;
    const [toldFull, toldDark] = [await tithiToldOn(FULL_MOON_DAY, path), await tithiToldOn(NEW_MOON_DAY, path)];
    expect([toldFull.startsWith(full), toldDark.startsWith(dark)]).toEqual([true, true]);
    expect(toldFull).not.toContain(texts.tithiInPaksha(full, 'shukla'));
    expect(toldDark).not.toContain(texts.tithiInPaksha(dark, 'krishna'));
  });
});
