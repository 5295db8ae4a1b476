import { expect, it } from 'vitest';
import { eclipses } from '../../../src/entries/index.js';
import { readTable } from '../../support/reference/compare.js';
import { datesOfName, isRule, observancesOfYear } from '../../support/reference/published-year.js';

const rows = readTable('published_2023.tsv');
const VINDHYACHAL = { latitude: 25.15, longitude: 82.55 };
const DELHI = { latitude: 28.6139, longitude: 77.209 };
/** Days of lists that were not looked at when the rules were made, and that these do not have. */
const MISSED: Readonly<Record<string, readonly string[]>> = {
  drik_delhi: [
    // By the day of Vaishnavas, where the rule is that of Smartas.
    '2027-08-25 janmashtami_smarta',
    '2027-10-15 kojagara',
    '2022-06-09 ganga_dussehra',
    '2029-04-23 rama_navami',
    '2029-09-01 janmashtami_smarta',
    '2030-08-21 janmashtami_smarta',
    '2032-08-28 janmashtami_smarta',
    '2028-09-27 vijayadashami',
  ],
  drik_named: [
    '2025-05-15 sankranti',
    // By the bright half of Bhadrapada, which is another rule.
    '2025-08-29 hala_shashthi',
    // From the Pratipada on, where the rule begins with the Purnima before it.
    '2025-09-08 pitru_paksha_start',
    // By the Sun of Lahiri; Tamil Nadu had the 15th.
    '2026-01-14 pongal',
    '2026-03-27 swaminarayan_jayanti',
    // The Purnima ends in the minute of the sunrise of the 30th.
    '2026-06-29 jyeshtha_purnima',
    '2026-09-16 hala_shashthi',
    '2026-09-27 pitru_paksha_start',
  ],
  astrosage: [
    '2026-02-28 pradosha',
    '2026-03-04 dhulivandan',
    // In the adhika month.
    '2026-05-31 jyeshtha_purnima',
    '2026-08-12 pithori_amavasya',
    '2026-10-26 kojagara',
    '2026-11-20 tulasi_vivaha',
  ],
};
const datesIn = ({ dates = '' }: (typeof rows)[number]) => dates.split(' ');

it('has the names of the published year 2023 on their days, but for three', () => {
  const all = observancesOfYear(2023, VINDHYACHAL);
  const missed = rows
    .filter(({ code = '' }) => isRule(code))
    .flatMap((row) => {
      const ours = datesOfName(row, all);
      const lost = datesIn(row).filter((date) => !ours.includes(date));
      return lost.length === 0 ? [] : [`${row['name']}: ${lost.join(' ')}, here ${ours.join(' ')}`];
    });
  expect(rows).toHaveLength(503);
  expect(missed).toEqual([
    // The temple keeps the star of the sunset, as it did that year.
    'Thrissur Pooram: 2023-05-01, here 2023-04-30',
    // At aparahna the tithi is that of the 7th; the list has the night of Janmashtami.
    'Indra Savarni Manvadi: 2023-09-06, here 2023-09-07',
    // Sthanakvasis have it a day after Murtipujaks.
    'Samvatsari Parva: 2023-09-20, here 2023-09-19',
  ]);
});

it('has the eclipses of that year on their days, and no other', () => {
  const { result } = eclipses({ from: '2023-01-01', to: '2023-12-31', ...VINDHYACHAL });
  expect(result.eclipses.map(({ maximum_at }) => maximum_at.slice(0, 10))).toEqual(
    rows.filter(({ code = '' }) => !isRule(code)).flatMap(datesIn),
  );
});

it.each([
  ['drik_ekadashi', 285],
  ['drik_delhi', 320],
  ['drik_named', 260],
  ['drik_fixture', 18],
  ['astrosage', 144],
])('meets the days of other years, 2020 to 2035, that %s lists, but for the named', (source, count) => {
  const listed = readTable('published_years.tsv').filter((row) => row['source'] === source);
  const years = new Map<number, ReturnType<typeof observancesOfYear>>();
  const missed = listed.filter((row) => {
    const year = Number(row['dates']?.slice(0, 4));
    const all = years.get(year) ?? observancesOfYear(year, DELHI);
    years.set(year, all);
    return !datesOfName(row, all).includes(row['dates'] ?? '');
  });
  expect(listed).toHaveLength(count);
  const named = MISSED[source] ?? [];
  expect(missed.map(({ code, dates }) => `${dates} ${code}`)).toEqual(named);
  expect(named.length).toBeLessThan(0.05 * count);
});
