import { expect, it } from 'vitest';
import { eclipses } from '../../../src/entries/index.js';
import { readTable } from '../../support/reference/compare.js';
import { datesOfName, isRule, observancesOfYear } from '../../support/reference/published-year.js';

const rows = readTable('published_2023.tsv');
const VINDHYACHAL = { latitude: 25.15, longitude: 82.55 };
const datesIn = ({ dates = '' }: (typeof rows)[number]) => dates.split(' ');

it('has the names of the published year 2023 on their days, but for two', () => {
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
  ]);
});

it('has the eclipses of that year on their days, and no other', () => {
  const { result } = eclipses({ from: '2023-01-01', to: '2023-12-31', ...VINDHYACHAL });
  expect(result.eclipses.map(({ maximum_at }) => maximum_at.slice(0, 10))).toEqual(
    rows.filter(({ code = '' }) => !isRule(code)).flatMap(datesIn),
  );
});
