import { describe, expect, it } from 'vitest';
import { panchang } from '../../src/entries/index.js';
import { LOCALES } from '../../src/languages/locale/locales.js';
import { plain } from '../pages/form/asked.js';
import { reader } from '../pages/shell/asked.js';
import { CATALOGUES } from '../support/languages.js';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };

const NEW_MOON_DAY = '2026-01-18';
const FULL_MOON_DAY = '2026-01-03';

/** What the first page says of Delhi at an instant: the tithi, the nakshatra, the Sun and Rahu Kalam. */
async function toldAt(at: string, path = '/'): Promise<string[]> {
  const { text } = await reader({ now: () => new Date(at) })(path);
  const [, section = ''] = /id="today"(.*?)<\/section>/s.exec(text) ?? [];
  return [...section.matchAll(/<dd>(.*?)<\/dd>/gs)].map(([, told = '']) => plain(told.replaceAll(/<[^>]*>/g, '')));
}

/** What it says of the tithi of a date, before noon. */
async function tithiToldOn(date: string, path: string): Promise<string> {
  return (await toldAt(`${date}T06:00:00Z`, path))[0] ?? '';
}

/** The limb of Delhi that runs at an instant, of all that a day has. */
function runningAt(at: string, limb: 'tithis' | 'nakshatras'): string | undefined {
  const time = Date.parse(at);
  const dates = [time - 86_400_000, time].map((day) => new Date(day).toISOString().slice(0, 10));
  const parts = dates.flatMap((date): readonly { name: string; starts_at: string; ends_at: string }[] => {
    return panchang({ date, ...DELHI }).result.limbs?.[limb] ?? [];
  });
  return parts.find(({ starts_at, ends_at }) => Date.parse(starts_at) <= time && time < Date.parse(ends_at))?.name;
}

describe('the sky of today on the first page', () => {
  it.each(['T02:00:00Z', 'T06:00:00Z', 'T14:30:00Z', 'T19:30:00Z', 'T23:50:00Z'])(
    'names the tithi and the nakshatra that run at %s, of every day of a lunar month',
    async (clock) => {
      for (let day = 4; day < 34; day++) {
        const at = `${new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10)}${clock}`;
        const [tithi = '', nakshatra = ''] = await toldAt(at);
        expect([tithi.split(', ')[0], nakshatra.split(', ')[0]], at).toEqual([
          runningAt(at, 'tithis'),
          runningAt(at, 'nakshatras'),
        ]);
      }
    },
  );

  it('says of Rahu Kalam whether it runs or is over for today', async () => {
    // On 26 November 2026, a Thursday, it is from 13:30 to 14:47 in Delhi.
    const states = await Promise.all(
      ['T04:00:00Z', 'T08:30:00Z', 'T14:00:00Z'].map(async (clock) => (await toldAt(`2026-11-26${clock}`)).at(-1)),
    );
    expect(states.map((state) => state?.split(', ')[1])).toEqual([undefined, 'now', 'over for today']);
  });

  it('is that of the day before until the Sun comes up', async () => {
    // In Delhi the Sun came up at 07:14 on 2 January 2026, and nothing else began or ended in these hours.
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
