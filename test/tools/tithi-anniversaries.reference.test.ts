import { describe, expect, it } from 'vitest';
import { tithiAnniversaries } from '../../src/entries/index.js';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const TRIVANDRUM = { latitude: 8.5241, longitude: 76.9366, timezone: 'Asia/Kolkata' };
const from = '2023-01-01';

describe('a birthday that is a holiday', () => {
  it.each([
    // Holidays of India as they were kept, from memory; of Guru Nanak and Mahavira 2024 and 2025 were read in lists.
    ['Guru Nanak, Kartika Purnima', 8, 15, ['2023-11-27', '2024-11-15', '2025-11-05']],
    ['Mahavira, Chaitra Shukla 13', 1, 13, ['2023-04-04', '2024-04-21', '2025-04-10']],
    ['Shivaji by the tithi, Phalguna Krishna 3', 12, 18, ['2023-03-10', '2024-03-28', '2025-03-17']],
  ] as const)('is on its day: %s', (_, month_number, tithi_number, dates) => {
    const asked = { kind: 'birthday', month_number, tithi_number, from, years: 3, ...DELHI } as const;
    expect(tithiAnniversaries(asked).result.anniversaries.map(({ date }) => date)).toEqual(dates);
  });

  it('is by the later star of the month of the Sun, as Thiruvonam in Chingam is', () => {
    const { anniversaries } = tithiAnniversaries({
      kind: 'birthday',
      kept_by: 'nakshatra',
      month_number: 5,
      nakshatra_name: 'Shravana',
      from,
      years: 3,
      ...TRIVANDRUM,
    }).result;
    // Onam as it was kept, from memory; 2024 and 2025 were read in lists. In 2024 the star came in Chingam twice.
    expect(anniversaries.map(({ date }) => date)).toEqual(['2023-08-29', '2024-09-15', '2025-09-05']);
    expect(anniversaries[1]?.other_days.map(({ anniversary_rule_code: code }) => code)).toContain('earlier_in_month');
  });
});
