import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/languages/locale/locales.js';
import { said } from '../../pages/form/asked.js';

const NEAR_PISCES = 'date=2194-12-30&time=12:00&lat=19.076&lon=72.8777&tz=Asia/Kolkata';
const LUCKNOW = 'date=1805-03-02&time=23:30&lat=26.8467&lon=80.9462&tz=Asia/Kolkata';
const NEW_YORK = 'date=1805-03-02&time=23:30&tz=America/New_York';

/** Sentences of one page, or of two about one birth, that told one thing in two ways. */
describe('a caveat', () => {
  it('does not call the lagna of the birth the rising sign of a year that has another', async () => {
    const page = await said(`/tools/annual-chart?${NEAR_PISCES}&year_of_life=1`);
    expect(page).toContain(
      'The rising sign of the birth, from which the muntha is counted, is Pisces only if the birth time is right to within 8 minutes.',
    );
    expect(page).not.toContain('The rising sign is');
  });

  it('tells the minutes to another rising sign as the page does', async () => {
    const page = await said(`/tools/vedic-ascendant-calculator?${LUCKNOW}`);
    expect(page).toContain('only 12 min from another rising sign');
    expect(page).toContain('only if the birth time is right to within 12 minutes.');
  });

  it('says in a sentence what another clock changes', async () => {
    const page = await said(`/tools/vedic-ascendant-calculator?${LUCKNOW}`);
    expect(page).toContain(
      'UTC+05:53:28, but another may have been kept: by UTC+05:23:47 (local mean time) the rising sign is Scorpio.',
    );
  });

  it('names the mean time of a place only where a tenth of a degree lies between it and that of the zone', async () => {
    for (const [lon, isTold] of [
      [-74.006, false],
      [-73.92, false],
      [-73.88, true],
    ] as const) {
      const page = await said(`/tools/vedic-ascendant-calculator?${NEW_YORK}&lat=40.7128&lon=${lon}`);
      expect(page.includes('had no standard time yet')).toBe(isTold);
    }
  });

  it('writes an offset west of Greenwich with a minus in every language', async () => {
    for (const locale of LOCALES) {
      const page = await said(
        `${locale === 'en' ? '' : `/${locale}`}/tools/vedic-ascendant-calculator?${NEW_YORK}&lat=40.7128&lon=-73`,
      );
      expect(page.match(/UTC.04:5\d/g)).toEqual(['UTC−04:56', 'UTC−04:52']);
    }
  });
});
